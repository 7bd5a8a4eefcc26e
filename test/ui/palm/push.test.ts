import { expect, test } from 'vitest'
import { isPush, type Touched } from '../../../src/ui/palm/push.ts'

/** A finger that goes from 600 by so many px in so many ms, in even steps. */
const swept = (by: number, ms: number): Touched[] =>
  Array.from({ length: 11 }, (_, i) => ({ y: 600 - (by * i) / 10, t: (ms * i) / 10 }))

test.each<[string, readonly Touched[], number, boolean]>([
  ['a quick flick', swept(80, 90), 92, true],
  ['slowly and far', swept(200, 2000), 2010, true],
  ['slowly and not far', swept(100, 2000), 2010, false],
  ['quickly, but hardly at all', swept(20, 20), 22, false],
  ['downwards', swept(-200, 100), 102, false],
  ['a flick that stopped before it was let go', swept(80, 90), 900, false],
  ['up and back again', [...swept(200, 100), { y: 600, t: 200 }], 201, false],
  ['no finger at all', [], 10, false],
])('%s', (_, path, at, pushes) => {
  expect(isPush(path, at)).toBe(pushes)
})
