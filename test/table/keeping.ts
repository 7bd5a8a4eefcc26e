import * as Y from 'yjs'
import type { Change } from '../../src/rules/board/change.ts'
import { keep } from '../../src/table/store/save.ts'
import { newTable, openTable, type Table } from '../../src/table/table.ts'
import { diceOf } from '../sync/garbage.ts'

/*
 * A page for what only a browser's disk can show: a table that is kept and made smaller there, while somebody who is
 * away plays on with what they had.
 */

/** The table of whoever stays, and the same table of whoever is away. */
let [here, away]: [Table?, Table?] = []

const noteIds = Array.from({ length: 12 }, (_, n) => `note${n}`)

/** Plays so many deeds, whatever chance brings. Things that are made are called after whoever makes them. */
async function play(table: Table, seed: number, deeds: number, after: () => Promise<void>) {
  const dice = diceOf(seed)
  const pick = <T>(list: readonly T[]): T => list[dice(list.length)] as T
  const seat = `seat${seed}`
  for (let n = 0; n < deeds; n++) {
    const id = pick([...table.state().items.keys()])
    const place = { x: dice(500), y: dice(500), turn: 0, z: n }
    const words = `${seed}.${n} `
    const deed: Change = pick<Change>([
      { do: 'place', id, place },
      { do: 'place', id, place: { ...place, on: pick(noteIds) } },
      { do: 'write', id, field: 'text', at: dice(20), remove: 0, insert: words },
      { do: 'write', id, field: 'text', at: 0, remove: 3, insert: words },
      { do: 'set', id, key: 'color', value: pick(['yellow', 'pink', 'blue']) },
      { do: pick(['bin', 'return']), id },
      { do: 'make', item: note(`${seat}-${n}`, words) },
      { do: 'play', key: pick(['phase', 'clock']), value: words },
    ])
    const refusal = table.apply([deed], { seat })
    if (refusal) throw new Error(refusal.key)
    if (dice(10) === 0) table.undo(seat)
    await after()
  }
}

const note = (id: string, text: string) => ({
  id,
  kind: 'note',
  place: { x: 0, y: 0, turn: 0, z: 1 },
  props: { color: 'yellow' },
  texts: { text },
})

/** All that a table says, as one text. */
function said(table: Table): string {
  const { items, seats, rolls, play, about } = table.state()
  const sorted = [...items].sort(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify([sorted, seats, rolls, play, about])
}

function rows(name: string): Promise<number> {
  return new Promise((done, failed) => {
    const opening = indexedDB.open(`prophecy-table/${name}`)
    opening.onerror = () => failed(opening.error)
    opening.onsuccess = () => {
      const count = opening.result.transaction('updates').objectStore('updates').count()
      count.onsuccess = () => {
        opening.result.close()
        done(count.result)
      }
    }
  })
}

const copyOf = (table: Table): Table => {
  const doc = new Y.Doc()
  Y.applyUpdate(doc, Y.encodeStateAsUpdate(table.doc))
  return openTable(table.id, doc)
}

const page = {
  /**
   * Lays a table and keeps it, parts, and lets both play so many deeds: whoever stays writes each to the disk.
   * @returns how many rows lie on the disk at the end, and what the table says once both have met, without any disk
   */
  async part(seed: number, deeds: number) {
    here = newTable('kept', { game: 'prophecy', title: 'Kept', made: 1 })
    here.apply(
      noteIds.map((id) => ({ do: 'make', item: note(id, `what ${id} says`) })),
      { seat: 'ada' },
    )
    const keeper = await keep(here.doc, `kept${seed}`, () => {})
    away = copyOf(here)
    await play(away, 3 * seed, deeds / 5, async () => {})
    await play(here, 3 * seed + 1, deeds / 2, keeper.flush)
    away.undo(`seat${3 * seed}`)
    await play(here, 3 * seed + 2, deeds / 2, keeper.flush)
    await keeper.close()
    const met = copyOf(here)
    Y.applyUpdate(met.doc, Y.encodeStateAsUpdate(away.doc))
    return { rows: await rows(`kept${seed}`), met: said(met) }
  },

  /** What whoever is away would send, byte for byte. */
  sent: () => (away ? [...Y.encodeStateAsUpdate(away.doc)] : []),

  /**
   * Reads the table off the disk and lets whoever was away come back.
   * @returns what it says before, and what both say then
   */
  async meet(seed: number, update: readonly number[]) {
    const doc = new Y.Doc()
    const keeper = await keep(doc, `kept${seed}`, () => {})
    const table = openTable('kept', doc)
    const before = said(table)
    const back = openTable('kept')
    Y.applyUpdate(back.doc, new Uint8Array(update))
    Y.applyUpdate(doc, Y.encodeStateAsUpdate(back.doc, Y.encodeStateVector(doc)))
    Y.applyUpdate(back.doc, Y.encodeStateAsUpdate(doc, Y.encodeStateVector(back.doc)))
    await keeper.close()
    return { before, here: said(table), away: said(back) }
  },
}

export type Keeping = typeof page
Object.assign(globalThis, { page })
