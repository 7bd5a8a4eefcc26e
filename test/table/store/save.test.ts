import { expect, test } from 'vitest'
import { keep, type Saved } from '../../../src/table/store/save.ts'
import { aTable, card, make } from '../make.ts'

// Node has no IndexedDB: just the browser that refuses to store anything. What a real one does is tried in journeys.
test('where nothing can be stored the warning stands, and play goes on', async () => {
  const table = aTable()
  const told: Saved[] = []
  const keeper = await keep(table.doc, table.id, (saved) => told.push(saved))
  expect(told).toEqual([{ state: 'failing', why: 'refused' }])
  table.apply([make(card('c'))], { seat: 'ada' })
  await keeper.flush()
  expect(table.board().items.has('c')).toBe(true)
  expect(keeper.status()).toEqual({ state: 'failing', why: 'refused' })
  expect(told).toHaveLength(1)
  await keeper.close()
})
