import * as Y from 'yjs'
import type { Change } from '../../src/rules/board/change.ts'
import { mendElsewhere } from '../../src/sync/trial/trial.ts'
import { newTable, openTable } from '../../src/table/table.ts'
import { mendNow } from '../../src/table/yjs/heal.ts'
import { DEADLY } from './heavy.ts'

/*
 * A large table in a page, that goes deaf while somebody writes
 */
const table = newTable('patient', { game: 'prophecy', title: 'The fall of Ember', made: 1000 })
/** What is told of it, and what others have by that. */
let told = new Y.Doc()
table.doc.on('update', (update: Uint8Array) => Y.applyUpdate(told, update))
const long: number[] = []
if (PerformanceObserver.supportedEntryTypes.includes('longtask'))
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) long.push(Math.round(duration))
  }).observe({ type: 'longtask' })

const write = (id: string, insert: string): Change => ({
  do: 'write',
  id,
  field: 'text',
  at: 0,
  remove: 0,
  insert,
})
const note = (id: string, x: number, y: number): Change => ({
  do: 'make',
  item: { id, kind: 'note', place: { x, y, turn: 0, z: 1 }, props: {}, texts: { text: '' } },
})
const pause = (ms: number) => new Promise((go) => setTimeout(go, ms))
const idOf = (n: number) => `n${n}`

const patient = {
  /** Lays notes with so many letters. */
  fill(from: number, to: number, letters: number) {
    const changes = Array.from({ length: to - from }, (_, i) => {
      const n = from + i
      const id = idOf(n)
      return [note(id, (n % 100) * 90, Math.floor(n / 100) * 90), write(id, 'x'.repeat(letters))]
    })
    table.apply(changes.flat(), { seat: 'ada' })
    return Y.encodeStateAsUpdate(table.doc).length
  },
  /** How long it takes to mend all of it at once, ms. */
  atOnce() {
    const copy = new Y.Doc()
    Y.applyUpdate(copy, Y.encodeStateAsUpdate(table.doc))
    const began = performance.now()
    mendNow(copy)
    openTable('copy', copy).close()
    return Math.round(performance.now() - began)
  },
  /** Takes in what makes a document deaf, and writes letter by letter until it is mended. */
  async suffer(which: number) {
    table.mendBy(mendElsewhere)
    await pause(200)
    long.length = 0
    told = new Y.Doc()
    Y.applyUpdate(told, Y.encodeStateAsUpdate(table.doc))
    await pause(200)
    const built = long.splice(0)
    let healed = 0
    const stop = table.onRefill(() => {
      healed += 1
    })
    const began = performance.now()
    for (const update of DEADLY[which]?.[1](100 + which) ?? []) {
      try {
        Y.applyUpdate(table.doc, update, 'wire')
      } catch {
        // Nobody is told.
      }
    }
    let letters = 0
    while (healed === 0 && performance.now() - began < 60_000) {
      await pause(15)
      table.apply([write(idOf(letters % 50), 'y')], { seat: 'ada' })
      letters += 1
    }
    const took = Math.round(performance.now() - began)
    await pause(1000)
    table.apply([write('n0', 'z')], { seat: 'ada' })
    stop()
    // What the poison itself said was told to nobody.
    const text = (doc: Y.Doc) => {
      const all = Object.entries(doc.getMap('items').toJSON())
      return JSON.stringify(all.filter(([id]) => table.state().items.has(id)).sort())
    }
    return {
      healed,
      letters,
      took,
      built,
      long: long.splice(0),
      written: [...table.state().items.values()].reduce(
        (sum, { texts }) => sum + (texts['text'] ?? '').replace(/[^y]/g, '').length,
        0,
      ),
      same: text(told) === text(table.doc),
      items: table.state().items.size,
      undo: table.undo('ada'),
    }
  },
}
export type Patient = typeof patient
Object.assign(globalThis, { patient_: patient })
