import * as Y from 'yjs'
import type { Change, NewItem } from '../rules/change.ts'
import type { ItemId, Place, Plain } from '../rules/item.ts'
import { type Sentence, say } from '../rules/sentence.ts'
import { isName, isPlain, samePlain, wellFormed } from './plain.ts'
import type { Reader } from './read.ts'
import { fit, ItemIdSchema, LIMIT, type Parts, readRoll, SeatSchema } from './schema.ts'

const clamp = (value: number, bound: number) => Math.min(bound, Math.max(-bound, value))
// Four bytes instead of eight in the document, and a thousandth of a millimetre exact; + 0 turns -0 into 0.
const brief = (value: number, bound: number) => Math.fround(clamp(value, bound)) + 0

/** A place as it is stored: within bounds, numbers rounded to what four bytes hold. */
function storedPlace({ x, y, turn, z, on }: Place): Place {
  const place = {
    x: brief(x, LIMIT.far),
    y: brief(y, LIMIT.far),
    turn: brief(turn % LIMIT.turn, LIMIT.turn),
    z: clamp(z, LIMIT.z) + 0,
  }
  return on === undefined ? place : { ...place, on }
}

const isPlace = ({ x, y, turn, z, on }: Place): boolean =>
  [x, y, turn, z].every(Number.isFinite) && (on === undefined || isName(on))

const fitsText = (text: string) => text.length <= LIMIT.text

function refuseItem(item: NewItem): Sentence | undefined {
  const props = Object.entries(item.props)
  const texts = Object.entries(item.texts)
  if (!texts.every(([, text]) => fitsText(text))) return say('table.long')
  const fits =
    isName(item.id) &&
    isName(item.kind) &&
    item.kind.length <= 60 &&
    isPlace(item.place) &&
    props.length + texts.length <= LIMIT.fields &&
    props.every(([key, value]) => isName(key) && isPlain(value)) &&
    texts.every(([field]) => isName(field))
  return fits ? undefined : say('table.unfit')
}

function refuseChange(root: Parts, change: Change): Sentence | undefined {
  const unfit = (fits: boolean) => (fits ? undefined : say('table.unfit'))
  switch (change.do) {
    case 'make':
      return refuseItem(change.item)
    case 'place':
      return unfit(isPlace(change.place))
    case 'set':
    case 'play':
      return unfit(isName(change.key) && isPlain(change.value))
    case 'write': {
      if (!Number.isInteger(change.at) || !Number.isInteger(change.remove)) {
        return say('table.unfit')
      }
      const length = textOf(root, change.id, change.field)?.length ?? 0
      const grows = change.insert.length > change.remove
      return grows && length - change.remove + change.insert.length > LIMIT.text
        ? say('table.long')
        : undefined
    }
    case 'seat':
      return unfit(isName(change.seat.id) && fit(SeatSchema, change.seat) !== undefined)
    case 'title':
      return unfit(change.title.length <= LIMIT.title)
    case 'roll':
      return unfit(readRoll(change.record) !== undefined)
    case 'bin':
    case 'return':
      return unfit(fit(ItemIdSchema, change.id) !== undefined)
  }
}

/** Why these changes cannot be written at all; undefined if they can. Ids that are not there are no reason: those changes are passed over. */
export function refuse(root: Parts, changes: readonly Change[]): Sentence | undefined {
  for (const change of changes) {
    const refusal = refuseChange(root, change)
    if (refusal) return refusal
  }
  return undefined
}

function itemOf(root: Parts, id: ItemId): Y.Map<unknown> | undefined {
  const raw = root.items.get(id)
  return raw instanceof Y.Map ? raw : undefined
}

function textOf(root: Parts, id: ItemId, field: string): Y.Text | undefined {
  const raw = itemOf(root, id)?.get(`t:${field}`)
  return raw instanceof Y.Text ? raw : undefined
}

/** Writes a key unless it says so already: what changes nothing leaves no bytes and no step to undo. */
function put(map: Y.Map<unknown>, key: string, value: Plain | Place): void {
  if (!samePlain(map.get(key), value)) map.set(key, value)
}

function clear(map: Y.Map<unknown>, key: string): void {
  if (map.has(key)) map.delete(key)
}

/** Lays a new item into the document with all its texts. Whatever stands under its id already stays. */
export function create(root: Parts, item: NewItem, bin: boolean): void {
  if (root.items.has(item.id)) return
  const map = new Y.Map<unknown>()
  map.set('kind', item.kind)
  map.set('place', storedPlace(item.place))
  map.set('bin', bin)
  for (const [key, value] of Object.entries(item.props)) {
    if (value !== null) map.set(`p:${key}`, value)
  }
  for (const [field, text] of Object.entries(item.texts)) {
    map.set(`t:${field}`, new Y.Text(wellFormed(text)))
  }
  root.items.set(item.id, map)
}

function write(text: Y.Text, at: number, remove: number, insert: string): void {
  const now = text.toString()
  const inside = (i: number) =>
    /[\uDC00-\uDFFF]/.test(now[i] ?? '') && /[\uD800-\uDBFF]/.test(now[i - 1] ?? '')
  let from = Math.min(Math.max(0, at), now.length)
  let to = Math.min(Math.max(from, at + remove), now.length)
  // Yjs spoils a surrogate pair that is cut in two.
  if (inside(from)) from -= 1
  if (to > from && inside(to)) to += 1
  if (to > from) text.delete(from, to - from)
  if (insert) text.insert(from, wellFormed(insert))
}

/** Bins an item, and with it what is stuck on it now; that comes back with it too. */
function bin(root: Parts, stuck: (id: ItemId) => Iterable<ItemId>, id: ItemId): void {
  const met = new Set([id])
  for (const next of met) {
    const map = itemOf(root, next)
    if (map?.get('bin') !== false) continue
    put(map, 'bin', next === id ? true : id)
    for (const child of stuck(next)) met.add(child)
  }
}

/** Takes an item out of the bin, and with it what went into the bin because it was stuck on it. */
function unbin(root: Parts, stuck: (id: ItemId) => Iterable<ItemId>, id: ItemId): void {
  const met = new Set([id])
  for (const next of met) {
    const map = itemOf(root, next)
    const why = map?.get('bin')
    if (!map || (next !== id && why !== id)) continue
    put(map, 'bin', false)
    for (const child of stuck(next)) met.add(child)
  }
}

/**
 * Writes changes into the document; runs inside one transaction, after `refuse` let them through.
 * An item whose id is there already is not made again: out of the bin it comes back to the new place.
 */
export function perform(root: Parts, reader: Reader, changes: readonly Change[]): void {
  // The reader knows the table as it was before these changes.
  const moved = new Set<ItemId>()
  const stuck = (id: ItemId): ItemId[] =>
    [...reader.stuck(id), ...moved].filter((child) => {
      const place = itemOf(root, child)?.get('place')
      return typeof place === 'object' && place !== null && 'on' in place && place.on === id
    })
  for (const change of changes) {
    switch (change.do) {
      case 'make': {
        const { id, place } = change.item
        create(root, change.item, false)
        const map = itemOf(root, id)
        if (!map?.get('bin')) break
        put(map, 'place', storedPlace(place))
        unbin(root, stuck, id)
        moved.add(id)
        break
      }
      case 'place': {
        const map = itemOf(root, change.id)
        if (map) put(map, 'place', storedPlace(change.place))
        moved.add(change.id)
        break
      }
      case 'set': {
        const map = itemOf(root, change.id)
        if (!map) break
        if (change.value === null) clear(map, `p:${change.key}`)
        else put(map, `p:${change.key}`, change.value)
        break
      }
      case 'write': {
        const text = textOf(root, change.id, change.field)
        if (text) write(text, change.at, change.remove, change.insert)
        break
      }
      case 'bin':
        bin(root, stuck, change.id)
        break
      case 'return':
        unbin(root, stuck, change.id)
        break
      case 'seat': {
        const { id, name, color, sitter } = change.seat
        put(root.seats, id, { name, color, sitter })
        break
      }
      case 'play':
        if (change.value === null) clear(root.play, change.key)
        else put(root.play, change.key, change.value)
        break
      case 'title':
        put(root.about, 'title', change.title)
        break
      case 'roll':
        if (!reader.state().rolls.some((record) => record.id === change.record.id)) {
          root.rolls.push([change.record])
        }
        break
    }
  }
}
