import { expect, test } from 'vitest'
import { game } from '../../../src/games/prophecy/game.ts'
import { inkOf } from '../../../src/rules/ink/ink.ts'
import type { Item } from '../../../src/rules/plain/item.ts'
import { linesOf } from '../../../src/ui/lists/lines.ts'

const stroke = (id: string, length: number, on?: string): Item => {
  const spots = [0, 0.5, 1].map((share) => ({
    x: length * share,
    y: share === 0.5 ? 9 : 0,
    p: 0.5,
  }))
  const item = inkOf({ id, spots, z: 1, color: 0 })
  return { ...item, place: { ...item.place, ...(on && { on }) }, bin: false }
}
const card: Item = {
  id: 'card',
  kind: 'card',
  place: { x: 0, y: 0, turn: 0, z: 0 },
  bin: false,
  props: {},
  texts: {},
}
const boardOf = (...items: readonly Item[]) => ({
  items: new Map(items.map((item) => [item.id, item])),
  seats: [],
  rolls: [],
  play: {},
})

test.each<[what: string, ink: Item, lines: readonly string[], paper: number, card: number]>([
  ['drawn large on the paper', stroke('ink', 60), ['ink'], 0, 0],
  ['a letter on the paper', stroke('ink', 30), [], 1, 0],
  ['drawn large on a card', stroke('ink', 60, 'card'), [], 0, 1],
  ['a letter on a card', stroke('ink', 30, 'card'), [], 0, 1],
  ['drawn large on what is gone', stroke('ink', 60, 'gone'), ['ink'], 0, 0],
])('ink in the lists: %s', (_, ink, lines, paper, onCard) => {
  const parts = linesOf(game, boardOf(card, ink))
  const all = parts.flatMap((part) => part.lines)
  expect(all.filter(({ id }) => id !== 'card').map(({ id }) => id)).toEqual(lines)
  expect(parts.reduce((sum, { strokes }) => sum + strokes, 0)).toBe(paper)
  expect(all.find(({ id }) => id === 'card')?.strokes).toBe(onCard)
  // Nothing has changed: nothing is told anew.
  expect(linesOf(game, boardOf(card, ink), parts)).toBe(parts)
})

test.each([
  [stroke('ink', 60), { wide: 6, high: 1 }],
  [stroke('ink', 222), { wide: 22, high: 1 }],
  [
    { ...card, kind: 'ink' },
    { wide: 1, high: 1 },
  ],
])('ink is called by how large it is', (ink, values) => {
  expect(game.pieces.ink?.nameless?.(ink)).toEqual({ key: 'nameless.ink', values })
})
