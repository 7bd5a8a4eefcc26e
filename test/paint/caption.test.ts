import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { GAMES } from '../../src/games/index.ts'
import { captioned } from '../../src/paint/caption.ts'
import type { Item } from '../../src/rules/item.ts'

/** Letters are all as wide as an "n" of the hand. */
beforeAll(() => {
  const getContext = () => ({ measureText: (text: string) => ({ width: text.length * 27 }) })
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = getContext
    },
  )
})
afterAll(() => vi.unstubAllGlobals())

const piece = GAMES[0]!.pieces.oval!
/** At this size, CSS px, letters without stems are 7 px high. */
const READ = 16

const scene = (objective: string, setting: string): Item => ({
  id: 'scene',
  kind: 'oval',
  place: { x: 0, y: 0, turn: 0, z: 1 },
  bin: false,
  props: {},
  texts: { objective, setting, told: '' },
})
const seenAt = (objective: string, setting: string, seen: number, writing = false) =>
  captioned(piece, scene(objective, setting), 'hand', seen, writing)

const SHORT = 'Hire a diver'
const LONG = 'Settle the debt with the sea before the moon goes dark'

test.each([
  ['a short Objective, as the page shows it', SHORT, 'The quay', 1.13, true],
  ['a long one', LONG, 'The quay', 1.13, false],
  ['a long one from near', LONG, 'The quay', 1.6, true],
  ['a short one from afar', SHORT, 'The quay', 0.4, false],
  ['none yet', '', 'The quay', 1.13, true],
  ['no Setting', SHORT, ' ', 1.6, false],
])('[P9] the Setting stands at the head of its Scene where both can be read: %s', (_, ...row) => {
  const [objective, setting, seen, shown] = row
  const { box, caption } = seenAt(objective, setting, seen)
  expect(caption !== undefined).toBe(shown)
  if (!box || !caption) return
  expect(caption.size * seen).toBeGreaterThanOrEqual(READ / 1.06)
  expect(box.size * seen).toBeGreaterThanOrEqual(READ / 1.06)
  expect(caption.y + caption.h).toBeLessThanOrEqual(box.y)
  expect(box.y + box.h).toBeLessThanOrEqual(piece.height / 2)
})

test('[P9] while the Setting is written it has its place', () => {
  expect(seenAt(SHORT, '', 1.6).caption).toBeUndefined()
  expect(seenAt(SHORT, '', 1.6, true).caption).toBeDefined()
})

test.each([
  ['one line', 'The quay', 1],
  ['two', 'The quay at low tide', 2],
  [
    'none, where less than half would be read',
    'On the quay, an hour before the tide turns, in rain',
    0,
  ],
])('[P9] beside a short Objective the Setting has %s', (_, setting, lines) => {
  expect(seenAt(SHORT, setting, 1.13).caption?.lines ?? 0).toBe(lines)
})
