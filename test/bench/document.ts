import * as Y from 'yjs'
import type { Place } from '../../src/rules/plain/item.ts'
import { copyOf } from '../../src/table/copy.ts'
import { fromBackup, openBackup, toBackup } from '../../src/table/store/backup.ts'
import type { Table } from '../../src/table/table.ts'
import { manyItems } from './many.ts'
import type { Reading } from './reading.ts'

const MOVES = 1000
const DROPS = 100
// People move now this, now that: moves of one and the same item alone would take up almost nothing.
const MOVED = 25

const bytes = (table: Table) => Y.encodeStateAsUpdate(table.doc).length

function move(table: Table, step: number): void {
  const place: Place = {
    x: 100 * Math.cos(step),
    y: 100 * Math.sin(step),
    turn: 0.1,
    z: 100_000 + step,
  }
  const refusal = table.apply([{ do: 'place', id: `note-${step % MOVED}`, place }], { seat: 'ada' })
  if (refusal) throw new Error(refusal.key)
}

/** What a table weighs, what one drag writes, and what a thousand leave behind. Bytes. */
export function measureDocument(game: string, count: number): readonly Reading[] {
  const table = manyItems(game, count)
  const of = `${count} items`
  const size = bytes(table)
  let sent = 0
  table.doc.on('update', (update: Uint8Array) => {
    sent += update.length
  })
  move(table, 1)
  const drag = sent
  for (let step = 2; step <= MOVES + 1; step++) move(table, step)
  const grown = bytes(table) - size
  const dropped = performance.now()
  for (let step = MOVES + 2; step <= MOVES + 1 + DROPS; step++) {
    move(table, step)
    table.board()
  }
  const drop = (performance.now() - dropped) / DROPS
  const since = performance.now()
  const other = new Y.Doc()
  Y.applyUpdate(other, Y.encodeStateAsUpdate(table.doc))
  const read = performance.now() - since
  const file = toBackup(table)
  const opening = performance.now()
  const found = fromBackup(file)
  if ('refusal' in found) throw new Error(found.refusal.key)
  const opened = openBackup('opened', found)
  const laid = opened.state().items.size
  const open = performance.now() - opening
  if (laid !== table.state().items.size) throw new Error('something is missing in the file')
  const copy = copyOf(table.doc, 'copy', { title: '', made: 0 })
  const anew = bytes(copy)
  for (const each of [table, opened, copy]) each.close()
  return [
    { what: 'document', unit: 'KB', of, value: size / 1024 },
    { what: 'one drag writes', unit: 'bytes', of, value: drag, goal: 120 },
    { what: `growth after ${MOVES} moves`, unit: 'bytes', of, value: grown, goal: 20 * MOVES },
    { what: 'one drop is written and read in', unit: 'ms', of, value: drop, goal: 1 },
    { what: 'document is read in', unit: 'ms', of, value: read },
    { what: 'its file', unit: 'KB', of, value: file.length / 1024 },
    { what: 'its file is opened in', unit: 'ms', of, value: open },
    { what: 'a copy, which begins anew', unit: 'KB', of, value: anew / 1024 },
  ]
}
