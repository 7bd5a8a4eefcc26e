import { afterEach } from 'vitest'
import * as Y from 'yjs'
import type { Change, NewItem } from '../../src/rules/board/change.ts'
import type { RollRecord } from '../../src/rules/dice/roll.ts'
import type { Place } from '../../src/rules/plain/item.ts'
import { newTable, openTable, type Table } from '../../src/table/table.ts'

const open: Table[] = []
afterEach(() => {
  for (const table of open.splice(0)) table.close()
})

/** A table with nothing on it; closed after the test. */
export function aTable(id = 'one'): Table {
  const table = newTable(id, { game: 'prophecy', title: 'The fall of Ember', made: 1000 })
  open.push(table)
  return table
}

/** The same table on another screen, as it is now. */
export function copyOf(table: Table): Table {
  const doc = new Y.Doc()
  Y.applyUpdate(doc, Y.encodeStateAsUpdate(table.doc))
  const copy = openTable(table.id, doc)
  open.push(copy)
  return copy
}

/** The table that a document of any content holds. */
export function tableOf(doc: Y.Doc): Table {
  const table = openTable('any', doc)
  open.push(table)
  return table
}

/** Both screens hear of all that was done on the other. */
export function merge(a: Table, b: Table): void {
  const forB = Y.encodeStateAsUpdate(a.doc, Y.encodeStateVector(b.doc))
  const forA = Y.encodeStateAsUpdate(b.doc, Y.encodeStateVector(a.doc))
  Y.applyUpdate(b.doc, forB, 'wire')
  Y.applyUpdate(a.doc, forA, 'wire')
}

export const at = (x: number, y: number, more: Partial<Place> = {}): Place => ({
  x,
  y,
  turn: 0,
  z: 1,
  ...more,
})

export const card = (id: string, place = at(0, 0)): NewItem => ({
  id,
  kind: 'card',
  place,
  props: {},
  texts: { title: '', body: '' },
})

export const note = (id: string, place = at(0, 0)): NewItem => ({
  id,
  kind: 'note',
  place,
  props: { color: 'yellow' },
  texts: { text: '' },
})

export const make = (item: NewItem): Change => ({ do: 'make', item })
export const place = (id: string, where: Place): Change => ({ do: 'place', id, place: where })
export const write = (id: string, field: string, insert: string, from = 0, remove = 0): Change => ({
  do: 'write',
  id,
  field,
  at: from,
  remove,
  insert,
})
export const set = (id: string, key: string, value: string | null): Change => ({
  do: 'set',
  id,
  key,
  value,
})

export const roll = (id: string, about = 'scene'): RollRecord => ({
  id,
  seat: 'ada',
  at: 5,
  check: {
    kind: 'scene',
    about,
    dr: 1,
    dice: ['d6', 'd6'],
    bursts: { d6: [6] },
    pairs: [['a', 'b']],
    ready: [],
  },
  thrown: {
    version: 1,
    seed: '0'.repeat(64),
    dice: ['d6', 'd6'],
    bursts: { d6: [6] },
    flick: { dx: 1, dy: 0, power: 0.5 },
  },
  roll: [
    { die: 'd6', face: 6 },
    { die: 'd6', face: 2 },
    { die: 'd6', face: 3, from: 0 },
  ],
})
