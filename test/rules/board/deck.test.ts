import { expect, test } from 'vitest'
import { dueTo, openFace, type Show } from '../../../src/rules/board/deck.ts'
import { newTable } from '../../../src/table/table.ts'

const board = { items: new Map(), seats: [], rolls: [], play: {} }
const deck = {
  due: (): readonly Show[] => [
    { to: 'ada', cards: ['a', 'b'] },
    { to: 'ada', cards: ['c'] },
    { to: 'all', cards: ['d'] },
  ],
}

test('what is due to one is due to no other', () => {
  expect([...dueTo(deck, board, 'ada')]).toEqual(['a', 'b', 'c'])
  expect([...dueTo(deck, board, 'ben')]).toEqual([])
  expect([...dueTo(deck, board, 'all')]).toEqual(['d'])
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
