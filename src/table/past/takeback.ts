import * as Y from 'yjs'
import type { Item, ItemId } from '../../rules/plain/item.ts'
import { seatOf } from '../../rules/plain/seats.ts'
import type { Sentence } from '../../rules/plain/sentence.ts'
import { samePlain, wellFormed } from '../document/plain.ts'
import type { TableState } from '../document/read.ts'
import { type Parts, parts } from '../document/schema.ts'
import { baseOf } from '../document/write.ts'
import type { Table } from '../table.ts'

/** What of an earlier state can be taken back: all but what nobody could read. */
export type EarlierState = Pick<TableState, 'items' | 'seats' | 'rolls' | 'play' | 'about'>

/** The origin of what is taken back: no undo takes it back again. */
export const TAKEN = Object.freeze({ taken: 'back' })

/** How far it is taken back. */
interface Extent {
  /** Only these items are looked at. */
  readonly which?: ReadonlySet<ItemId>
  /** What was made since goes into the bin, and registers that were not there are cleared. */
  readonly whole?: boolean
}

/**
 * Takes a table back to an earlier state, as one new change that others get like any other: what lay there lies there
 * again, as it was, even what was destroyed. What was made since stays, if it is not told otherwise; every Roll stays
 * with the dice it used up, and so do people where they sit; Rolls that vanished come back. What comes back is why
 * nothing was written.
 */
export function takeBack(
  table: Table,
  earlier: EarlierState,
  { which, whole = false }: Extent = {},
): Sentence | undefined {
  const refusal = table.barred()
  if (refusal) return refusal
  const root = parts(table.doc)
  const { rolls, seats } = table.state()
  const known = new Set(earlier.rolls.map(({ id }) => id))
  const used = new Set(rolls.flatMap(({ id, check }) => (known.has(id) ? [] : check.ready)))
  table.doc.transact(() => {
    for (const item of earlier.items.values()) {
      if ((which && !which.has(item.id)) || used.has(item.id)) continue
      if (table.state().items.get(item.id) !== item) putBack(root.items, item)
    }
    if (whole) clear(root, table, earlier)
    for (const { id, hand: _, ...seat } of earlier.seats) {
      const now = seatOf(seats, id)
      set(root.seats, id, { ...seat, sitter: now ? now.sitter : seat.sitter })
    }
    for (const [key, value] of Object.entries(earlier.play)) set(root.play, key, value)
    for (const [key, value] of Object.entries(earlier.about)) set(root.about, key, value)
    putBackRolls(root.rolls, earlier.rolls)
  }, TAKEN)
  return undefined
}

/** Takes away what was not there: into the bin, where it can be found. */
function clear(root: Parts, table: Table, { items, play }: EarlierState): void {
  for (const item of table.state().items.values()) {
    const raw = root.items.get(item.id)
    if (!item.bin && !items.has(item.id) && raw instanceof Y.Map) raw.set('bin', true)
  }
  for (const key of [...root.play.keys()]) if (!Object.hasOwn(play, key)) root.play.delete(key)
}

function set(map: Y.Map<unknown>, key: string, value: unknown): void {
  if (!samePlain(map.get(key), value)) map.set(key, value)
}

function putBack(items: Y.Map<unknown>, item: Item): void {
  const raw = items.get(item.id)
  const map: Y.Map<unknown> = raw instanceof Y.Map ? raw : items.set(item.id, new Y.Map<unknown>())
  set(map, 'kind', item.kind)
  set(map, 'place', item.place)
  // Why it was in the bin does not matter any more.
  const bin = map.get('bin')
  if (bin === undefined || (bin !== false) !== item.bin) map.set('bin', item.bin)
  for (const [key, value] of Object.entries(item.props))
    set(map, `p:${key}`, baseOf(map, key, value))
  for (const [field, text] of Object.entries(item.texts)) {
    const now = map.get(`t:${field}`)
    // A new one in its place: two who take it back at once would otherwise write it twice.
    if (!isText(now) || now.toString() !== text) map.set(`t:${field}`, new Y.Text(wellFormed(text)))
  }
  for (const key of [...map.keys()]) {
    const name = key.slice(2)
    const other =
      (key.startsWith('p:') && !Object.hasOwn(item.props, name)) ||
      (key.startsWith('t:') && !Object.hasOwn(item.texts, name))
    if (other) map.delete(key)
  }
}

const isText = (raw: unknown): raw is Y.Text => raw instanceof Y.Text && !(raw instanceof Y.XmlText)

/** Puts records that vanished where they were: behind the one before them. */
function putBackRolls(array: Y.Array<unknown>, rolls: EarlierState['rolls']): void {
  const idOf = (raw: unknown) =>
    typeof raw === 'object' && raw !== null && 'id' in raw ? raw.id : undefined
  const ids = array.toArray().map(idOf)
  let at = 0
  for (const record of rolls) {
    const found = ids.indexOf(record.id)
    if (found >= 0) {
      at = Math.max(at, found + 1)
      continue
    }
    array.insert(at, [record])
    ids.splice(at, 0, record.id)
    at += 1
  }
}
