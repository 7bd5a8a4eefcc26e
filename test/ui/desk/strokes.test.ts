import { expect, test } from 'vitest'
import { game } from '../../../src/games/prophecy/game.ts'
import { inkOf } from '../../../src/rules/ink/ink.ts'
import type { Item } from '../../../src/rules/plain/item.ts'
import { newestStroke } from '../../../src/ui/desk/strokes.ts'

const stroke = (id: string, z: number, on?: string): Item => {
  const spots = [
    { x: 0, y: 0, p: 0.5 },
    { x: 9, y: 4, p: 0.5 },
  ]
  const item = inkOf({ id, spots, z, color: 0 })
  return { ...item, place: { ...item.place, ...(on && { on }) }, bin: false }
}
const card: Item = {
  id: 'card',
  kind: 'card',
  place: { x: 0, y: 0, turn: 0, z: 9 },
  bin: false,
  props: {},
  texts: {},
}
const all = [
  card,
  stroke('low', 2),
  stroke('high', 5),
  stroke('first', 1, 'card'),
  stroke('second', 3, 'card'),
  stroke('lost', 4, 'gone'),
]
const items = new Map(all.map((item) => [item.id, item]))

test.each<[string, string | undefined, string | undefined]>([
  ['the paper', undefined, 'high'],
  ['a card', 'card', 'second'],
  ['a thing without ink', 'low', undefined],
])('the newest stroke on %s', (_what, on, id) => {
  expect(newestStroke(game, items, on)).toBe(id)
})

test('a stroke that is stuck on another is on the paper', () => {
  const more = new Map([...items, ['on ink', stroke('on ink', 8, 'low')]])
  expect(newestStroke(game, more, undefined)).toBe('on ink')
})

test('what was on a thing that is gone is on the paper', () => {
  const rest = new Map([...items].filter(([id]) => id !== 'high'))
  expect(newestStroke(game, rest, undefined)).toBe('lost')
})
