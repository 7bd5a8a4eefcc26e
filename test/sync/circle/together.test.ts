import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { throwTogether } from '../../../src/sync/circle/together.ts'
import { watcherKeys, writerKeys } from '../../../src/sync/keys/keys.ts'
import { selfOf } from '../../../src/sync/link/handshake.ts'
import type { Neighbour } from '../../../src/sync/link/mesh.ts'
import { record } from '../../make.ts'
import { screenFor } from '../party.ts'
import { terms } from '../terms.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const PLAY = writerKeys(new Uint8Array(16).fill(7))
const NEVER = () => undefined

test.each([
  ['who plays misses it', PLAY, true],
  ['who only watches is told of none, and misses none', watcherKeys(PLAY.read), false],
] as const)('of a throw that was made past them %s', (_, keys, misses) => {
  const ada = selfOf(screenFor('ada'), PLAY)
  const far: Neighbour = {
    ...{ peer: ada.peer, client: ada.client, writes: true, since: Date.now() },
    ...{ waiting: 0, far: false },
  } as Neighbour
  const mesh = { self: selfOf(screenFor('cyd'), keys), neighbours: () => [far], tell: NEVER }
  const cyd = throwTogether(mesh, () => 'table', { other: NEVER, doubted: NEVER })
  cyd.look()
  // Long enough to have been introduced.
  vi.advanceTimersByTime(60_000)
  const thrown = { ...terms('alone').thrown, seed: 'ab'.repeat(32) }
  const alone = { ...record('scene', 1, 1, 5), thrown, at: Date.now() }
  expect(cyd.misses(alone, () => 'ada')).toBe(misses)
  cyd.end()
})
