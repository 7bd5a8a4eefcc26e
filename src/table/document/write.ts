import * as Y from 'yjs'
import type { Change, NewItem } from '../../rules/board/change.ts'
import type { RollRecord } from '../../rules/dice/roll.ts'
import type { ItemId, Place, Plain } from '../../rules/plain/item.ts'
import { type Sentence, say } from '../../rules/plain/sentence.ts'
import { isName, isPlain, samePlain, wellFormed } from './plain.ts'
import type { Reader } from './read.ts'
import { readRoll } from './readroll.ts'
import { sameThrow } from './records.ts'
import {
  checked,
  HAND,
  ItemIdSchema,
  isCount,
  isDevice,
  LIMIT,
  type Parts,
  readAbandoned,
  readAdded,
  SeatSchema,
  storedAbandoned,
} from './schema.ts'
import type { Trace } from './undo.ts'

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
    case 'add':
      return unfit(
        isName(change.key) &&
          !change.key.includes('/') &&
          isCount(change.by) &&
          isName(change.as ?? change.key),
      )
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
      return unfit(isName(change.seat.id) && checked(SeatSchema, change.seat) !== undefined)
    case 'hand':
      return unfit(isName(change.seat) && isDevice(change.device))
    case 'title':
      return unfit(change.title.length <= LIMIT.title)
    case 'roll':
      return unfit(readRoll(change.record) !== undefined)
    case 'abandon':
      return unfit(readAbandoned(storedAbandoned(change.entry)) !== undefined)
    case 'bin':
    case 'return':
      return unfit(checked(ItemIdSchema, change.id) !== undefined)
  }
}

/**
 * Why these changes cannot be written at all; undefined if they can. Ids that are not there are no
 * reason: those changes are passed over.
 */
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

export function textOf(root: Parts, id: ItemId, field: string): Y.Text | undefined {
  const raw = itemOf(root, id)?.get(`t:${field}`)
  return raw instanceof Y.Text ? raw : undefined
}

/** Lays a new item into the document with all its texts. */
function create(root: Parts, item: NewItem): Y.Map<unknown> {
  const map = new Y.Map<unknown>()
  map.set('kind', item.kind)
  map.set('place', storedPlace(item.place))
  map.set('bin', false)
  for (const [key, value] of Object.entries(item.props)) {
    if (value !== null) map.set(`p:${key}`, value)
  }
  for (const [field, text] of Object.entries(item.texts)) {
    map.set(`t:${field}`, new Y.Text(wellFormed(text)))
  }
  return root.items.set(item.id, map)
}

/** What is to be stored of a prop, so that it is read like this with all that was added to it. */
export const baseOf = (map: Y.Map<unknown>, key: string, value: Plain): Plain =>
  typeof value === 'number' ? value - (readAdded(map).sums.get(key) ?? 0) : value

function write(text: Y.Text, at: number, remove: number, insert: string): void {
  const now = text.toString()
  const inside = (i: number) =>
    /[\uDC00-\uDFFF]/.test(now[i] ?? '') && /[\uD800-\uDBFF]/.test(now[i - 1] ?? '')
  const bounded = (i: number) => Math.min(Math.max(0, i), now.length)
  let from = bounded(at)
  let to = bounded(from + Math.max(0, remove))
  // Yjs spoils a surrogate pair that is cut in two.
  if (inside(to)) to += to > from ? 1 : -1
  if (inside(from)) from -= 1
  if (to > from) text.delete(from, to - from)
  if (insert) text.insert(from, wellFormed(insert))
}

/**
 * What is to be written on and has no text for it, since somebody has struck it out, with the name of that text:
 * nothing that people write is lost for that.
 */
export const textless = (
  root: Parts,
  { state }: Pick<Reader, 'state'>,
  changes: readonly Change[],
) =>
  changes.flatMap((change): (readonly [Y.Map<unknown>, string])[] => {
    if (change.do !== 'write' || !isName(change.field)) return []
    const { items } = state()
    const map = items.has(change.id) ? itemOf(root, change.id) : undefined
    const key = `t:${change.field}`
    if (!map || map.has(key)) return []
    return [[map, key]]
  })

/**
 * Writes changes into the document, and tells `trace` what can be undone; runs inside one transaction, after `refuse`
 * let them through. An item whose id is there already is not made again: out of the bin it comes back to the new place.
 */
export function perform(
  root: Parts,
  reader: Reader,
  changes: readonly Change[],
  trace: Trace | undefined,
): void {
  // The reader knows the table as it was before these changes.
  const moved = new Set<ItemId>()
  const brings = changes.find((one) => one.do === 'roll')?.record.id

  /**
   * Writes a key unless it says so already: what changes nothing leaves no bytes and no step to undo.
   * Undefined clears it.
   */
  const put = (map: Y.Map<unknown>, id: string, key: string, after: Plain | Place | undefined) => {
    const before = map.get(key)
    if (samePlain(before, after)) return
    if (after === undefined) map.delete(key)
    else map.set(key, after)
    trace?.wrote({ map, id, key, before, after })
  }

  const stuck = (id: ItemId): ItemId[] =>
    [...reader.stuck(id), ...moved].filter((child) => {
      const place = itemOf(root, child)?.get('place')
      return typeof place === 'object' && place !== null && 'on' in place && place.on === id
    })

  /** Bins an item, and with it what is stuck on it now; that comes back with it too. */
  const bin = (id: ItemId) => {
    const met = new Set([id])
    for (const next of met) {
      const map = itemOf(root, next)
      if (map?.get('bin') !== false) continue
      put(map, next, 'bin', next === id ? true : id)
      for (const child of stuck(next)) met.add(child)
    }
  }

  /** Takes an item out of the bin, and with it what went into the bin because it was stuck on it. */
  const unbin = (id: ItemId) => {
    const met = new Set([id])
    for (const next of met) {
      const map = itemOf(root, next)
      const why = map?.get('bin')
      if (!map || why === undefined || (next !== id && why !== id)) continue
      put(map, next, 'bin', false)
      for (const child of stuck(next)) met.add(child)
    }
  }

  const make = (item: NewItem) => {
    const { id, place } = item
    moved.add(id)
    if (!root.items.has(id)) {
      const map = create(root, item)
      // Undoing puts it into the bin, with whatever others wrote on it meanwhile.
      trace?.wrote({ map, id, key: 'bin', before: true, after: false })
      return
    }
    const map = itemOf(root, id)
    if (!map?.get('bin')) return
    put(map, id, 'place', storedPlace(place))
    unbin(id)
  }

  /**
   * Adds to a number, as this writer: seats at one screen and one seat at two are told apart, and what no undo takes
   * back stands by itself. What a Roll brings is added as that Roll, or as what it says, once, whoever else writes it
   * down apart. Where there are too many writers, to the number itself.
   */
  const add = (map: Y.Map<unknown>, { id, key, by, as }: Extract<Change, { do: 'add' }>) => {
    const { sums, writers } = readAdded(map)
    const start = map.get(`p:${key}`)
    const base = typeof start === 'number' && Number.isFinite(start) ? start : -(sums.get(key) ?? 0)
    const screen = trace ? `${map.doc?.clientID}.${trace.origin.seat}` : map.doc?.clientID
    const name = as ?? brings
    const room = writers < LIMIT.writers / 2 || map.has(`n:${key}/${name}`)
    const writer = name !== undefined && room ? name : screen
    const own = `n:${key}/${writer}`
    const old = map.get(own)
    const after = isCount(old) ? old + by : by
    const counts = isCount(after) && (writers < LIMIT.writers || old !== undefined)
    put(map, id, `p:${key}`, counts ? base : base + by)
    if (counts && (by !== 0 || writer === as)) put(map, id, own, after)
  }

  const change = (one: Change) => {
    const map = 'id' in one ? itemOf(root, one.id) : undefined
    switch (one.do) {
      case 'make':
        return make(one.item)
      case 'place':
        moved.add(one.id)
        return map && put(map, one.id, 'place', storedPlace(one.place))
      case 'set':
        return map && put(map, one.id, `p:${one.key}`, baseOf(map, one.key, one.value) ?? undefined)
      case 'add':
        return map && add(map, one)
      case 'write': {
        const text = textOf(root, one.id, one.field)
        if (!text) return
        trace?.writes(text)
        return write(text, one.at, one.remove, one.insert)
      }
      case 'bin':
        return bin(one.id)
      case 'return':
        return unbin(one.id)
      case 'play':
        return put(root.play, '', one.key, one.value ?? undefined)
      case 'title':
        return put(root.about, '', 'title', one.title)
      case 'seat': {
        const { id, name, color, sitter } = one.seat
        const seat = { name, color, sitter }
        if (!samePlain(root.seats.get(id), seat)) root.seats.set(id, seat)
        return
      }
      case 'hand':
        if (one.device) root.about.set(HAND + one.seat, one.device)
        else root.about.delete(HAND + one.seat)
        return
      case 'roll': {
        const { rolls, rivals } = reader.state()
        const read = readRoll(one.record) ?? one.record
        const same = (record: RollRecord) => sameThrow(record, read)
        // Somebody else may have written something under its id.
        if (!rolls.some(same) && !rivals.flat().some(same)) root.rolls.push([one.record])
        return
      }
      case 'abandon': {
        const { rolls, oddRolls } = reader.state()
        const known =
          rolls.some(({ id }) => id === one.entry.id) ||
          oddRolls.some(({ abandoned }) => abandoned?.id === one.entry.id)
        if (!known) root.rolls.push([storedAbandoned(one.entry)])
      }
    }
  }
  for (const one of changes) change(one)
}
