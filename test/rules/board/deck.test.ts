import { expect, test } from 'vitest'
import { dueTo, isDue, openFace, type Show } from '../../../src/rules/board/deck.ts'
import { newTable } from '../../../src/table/table.ts'

const board = { items: new Map(), seats: [], rolls: [], play: {} }
const deck = {
  due: (): readonly Show[] => [
    { to: 'ada', cards: ['a', 'b'] },
    { to: 'ada', cards: ['c'] },
    { to: 'all', cards: ['d'] },
  ],
}

test.each([
  ['one of hers', 'ada', ['b'], true],
  ['of both her shows', 'ada', ['a', 'c'], true],
  ['one that is not hers', 'ada', ['a', 'd'], false],
  ['hers, to somebody else', 'ben', ['a'], false],
  ['hers, to all', 'all', ['a'], false],
  ['what all may see', 'all', ['d'], true],
  ['none at all', 'ada', [], false],
] as const)('%s: due or not', (_, to, cards, due) => {
  expect(isDue(deck, board, { to, cards })).toBe(due)
})

test('what is due to one is due to no other', () => {
  expect([...dueTo(deck, board, 'ada')]).toEqual(['a', 'b', 'c'])
  expect([...dueTo(deck, board, 'ben')]).toEqual([])
})

test('a face that somebody writes on a card is not read', () => {
  const table = newTable('t', { game: 'g', title: '', made: 0 })
  const place = { x: 0, y: 0, turn: 0, z: 0 }
  const item = { id: 'c', kind: 'card', place, props: { shown: 'wolf', face: 6 }, texts: {} }
  table.apply([{ do: 'make', item }], { seat: 'ada' })
  table.apply([{ do: 'set', id: 'c', key: 'shown', value: 'fox' }], { seat: 'ada' })
  expect(table.board().items.get('c')?.props).toEqual({ face: 6 })
  expect(openFace(table.board(), 'c')).toBeUndefined()
})
