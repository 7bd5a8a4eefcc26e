import { afterEach, expect, test } from 'vitest'
import { layWritten } from '../../../src/app/palm/laying.ts'
import { game } from '../../../src/games/prophecy/game.ts'
import { say } from '../../../src/rules/plain/sentence.ts'
import { newTable, type Table } from '../../../src/table/table.ts'

const tables: Table[] = []
afterEach(() => {
  for (const table of tables.splice(0)) table.close()
})

function laid(): Table {
  const table = newTable('table-01', { game: 'prophecy', title: '', made: 0 })
  tables.push(table)
  return table
}
const items = (table: Table) => [...table.board().items.values()]
/** Another screen tells where this seat has its place. */
const tellEdge = (table: Table, x: number, y: number, turn: number) =>
  table.presence.heard(new Map([[7, { edges: [{ seat: 'ada', x, y, turn }] }]]))
const CARD = { supply: 'cards', texts: { title: 'Ruth', body: 'Bell-founder' } }

test('what is laid lies before its seat’s place, and faces it', () => {
  const table = laid()
  tellEdge(table, 300, -200, Math.PI)
  expect(layWritten({ table, game }, 'ada', CARD)).toBeUndefined()
  const [card] = items(table)
  expect(card).toMatchObject({ kind: 'card', texts: CARD.texts, place: { x: 300, y: -200 } })
  expect(Math.abs((card?.place.turn ?? 0) - Math.PI)).toBeLessThan(0.06)
  // A second one does not cover the first.
  layWritten({ table, game }, 'ada', CARD)
  const far = items(table).map(({ place }) => Math.hypot(place.x - 300, place.y + 200))
  expect(Math.max(...far)).toBeGreaterThan(76)
  // It is the seat's to undo, step by step.
  expect([table.undo('ben'), table.undo('ada')]).toEqual(['nothing', 'done'])
  expect(items(table).length).toBe(1)
})

test('where no screen tells of that place it lies in the middle', () => {
  const table = laid()
  layWritten({ table, game }, 'ben', CARD)
  expect(items(table)[0]?.place).toMatchObject({ x: 0, y: 0 })
})

test('only what is written on such a piece is taken, and only from what there is', () => {
  const table = laid()
  layWritten({ table, game }, 'ada', { ...CARD, texts: { title: 'Ruth', odd: 'x' } })
  expect(items(table)[0]?.texts).toEqual({ title: 'Ruth', body: '' })
  expect(layWritten({ table, game }, 'ada', { supply: 'constructor', texts: {} })).toBeUndefined()
  expect(items(table).length).toBe(1)
})

test('what the table does not take is told, and nothing lies there', () => {
  const table = laid()
  table.bar(say('table.watching'))
  expect(layWritten({ table, game }, 'ada', CARD)).toEqual(say('table.watching'))
  expect(items(table)).toEqual([])
})
