import { expect, test } from 'vitest'
import { type Away, awayAt, lookedAt } from '../../../src/ui/parts/away.ts'

/** What was put away where, one after another. */
const away = (...all: readonly (readonly [id: number, seat: string])[]) =>
  all.reduce<Away<number>>((now, [id, seat]) => awayAt(now, id, seat), new Map())

const BOTH = away([1, 'ada'], [1, 'ben'], [2, 'ada'])

test.each<
  [string, Away<number>, readonly number[], readonly string[], readonly number[], readonly number[]]
>([
  ['put away in each place', BOTH, [1, 2], ['ada', 'ben'], [1], [1, 2]],
  ['where somebody still sees it', BOTH, [1, 2], ['ada', 'ben', 'cem'], [], [1, 2]],
  ['where whoever still saw it stood up', BOTH, [1, 2], ['ada'], [1, 2], [1, 2]],
  ['that stands nowhere any more', BOTH, [2], ['ada', 'ben'], [], [2]],
  ['that nobody has put away', away(), [1, 2], ['ada'], [], []],
  ['where nobody sits', BOTH, [1, 2], [], [], [1, 2]],
])('what concerns all, %s', (_, now, standing, seats, everywhere, left) => {
  const found = lookedAt(now, standing, seats)
  expect(found.everywhere).toEqual(everywhere)
  expect([...found.left.keys()]).toEqual(left)
  // Otherwise a screen would be drawn again and again.
  expect(lookedAt(found.left, standing, seats).left).toBe(found.left)
})
