import { expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { openEyes } from '../../../src/app/eyes/eyes.ts'
import { type RollRecord, throwId } from '../../../src/rules/dice/roll.ts'
import type { Room } from '../../../src/sync/room.ts'
import { parts } from '../../../src/table/document/schema.ts'
import { newTable, openTable, type Table } from '../../../src/table/table.ts'
import { simulate } from '../../../src/tray/simulate.ts'
import { keyOf, party, sessionFor } from '../../sync/party.ts'
import { terms } from '../../sync/terms.ts'

/*
 * Eve hears of a throw before its dice fall, and writes down something else under its id. Whatever it is, and wherever
 * in the list she puts it, the true throw counts on every screen, and hers is shown for what it is.
 */

const room = {
  around: () => ({ neighbours: [], servers: [], relays: [] }),
  subscribe: () => () => {},
  together: () => undefined,
} as unknown as Room

/** A throw of somebody's, with the hands of all others in it. */
function thrownBy(name: string, named?: string): RollRecord {
  const all = party('ada', 'ben', 'eve')
  const id = named ?? throwId(keyOf(name), sessionFor(name), 1)
  all.circle(name).begin(terms(id), 0)
  all.deliver()
  const { seed, joint } = all.agreed[0]!
  const { seat, check, thrown: bare } = terms(id)
  const thrown = { ...bare, seed }
  return { id, seat, at: 1, check, thrown, roll: simulate(thrown).roll, joint }
}

const honest = thrownBy('ada')
const { id, roll } = honest
const { joint: _, ...bare } = honest
const sixes = roll.map(({ die }) => ({ die, face: 6 }))
const own = simulate({ ...honest.thrown!, seed: '7'.repeat(64) })

const lies: [string, RollRecord][] = [
  [
    'what nobody has signed',
    { ...bare, thrown: { ...honest.thrown!, seed: '7'.repeat(64) }, roll: own.roll },
  ],
  ['other faces for the same seed, under all its signatures', { ...honest, roll: sixes }],
  ['another question', { ...honest, check: { ...honest.check, dr: 1 } }],
  ['a throw of her own that all have witnessed', thrownBy('eve', id)],
]

/** A table with these in the list, as they stand, once everything has been looked at. */
async function weighed(...records: readonly RollRecord[]): Promise<Table> {
  const table = newTable('table', { game: 'none', title: '', made: 0 })
  table.doc.transact(() => parts(table.doc).rolls.push([...records]))
  const eyes = openEyes(table, room, {})
  const { rivals } = table.state()
  const counts = () => table.state().rolls.map((one) => one.roll)
  if (rivals.length > 0) await vi.waitFor(() => expect(counts()).toEqual([roll]), 5000)
  // It stays so.
  await new Promise((done) => setTimeout(done, 50))
  eyes.close()
  return table
}

test.each(lies)('%s hides no throw, nor takes its place', async (_name, lie) => {
  for (const order of [
    [lie, honest],
    [honest, lie],
    [lie, lie, honest, honest, lie],
  ]) {
    const table = await weighed(...order)
    const { rolls, oddRolls, aside } = table.state()
    expect(rolls).toEqual([honest])
    expect(oddRolls.map(({ rival }) => rival)).toEqual([lie])
    expect(aside).toBe(0)
  }
})

test('the true throw is written down though its id is taken, once, by whoever writes it', () => {
  const [, lie] = lies[0]!
  const table = newTable('table', { game: 'none', title: '', made: 0 })
  const write = (record: RollRecord) => table.apply([{ do: 'roll', record }], { seat: '' })
  write(lie)
  write(honest)
  write({ ...honest, at: 2, by: 'ben' })
  expect(parts(table.doc).rolls.length).toBe(2)
  // Two who write it at once have written it once.
  const other = openTable('table', new Y.Doc())
  Y.applyUpdate(other.doc, Y.encodeStateAsUpdate(table.doc))
  parts(other.doc).rolls.push([{ ...honest, at: 3, by: 'cyd' }])
  expect(other.state().rolls).toHaveLength(1)
  expect(other.state().oddRolls).toHaveLength(1)
})

test('a thousand lies under one id hold up nobody who writes down a throw', async () => {
  const many = Array.from(
    { length: 1000 },
    (_one, at): RollRecord => ({ ...bare, at, seat: `s${at}` }),
  )
  const table = await weighed(honest, ...many)
  // Each against each of the others would take longer than a test may.
  for (let n = 0; n < 50; n++) {
    table.apply([{ do: 'roll', record: { ...bare, id: `more ${n}` } }], { seat: '' })
  }
  expect(table.state().rolls).toHaveLength(51)
  expect(table.state().rolls[0]).toEqual(honest)
})
