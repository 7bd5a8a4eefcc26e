import type * as Y from 'yjs'
import type { Board } from '../../rules/board/board.ts'
import type { RollRecord } from '../../rules/dice/roll.ts'
import type { Item, ItemId, Plain, Seat } from '../../rules/plain/item.ts'
import { worldPlace } from '../../rules/plain/place.ts'
import { samePlain, share } from './plain.ts'
import { type About, readAbout, readPlay, readSeats } from './readparts.ts'
import { type OddRoll, type Rivals, readRolls } from './records.ts'
import { type Parts, readItem, SCHEMA_VERSION } from './schema.ts'
import { Sheaf } from './sheaf.ts'

/** A whole table as plain data. Whatever did not change between two states is the same object in both. */
export interface TableState {
  /** All items, those in the bin too, in the order of their ids: the same order on every screen. */
  readonly items: ReadonlyMap<ItemId, Item>
  readonly seats: readonly Seat[]
  readonly rolls: readonly RollRecord[]
  readonly oddRolls: readonly OddRoll[]
  /** Records of which only one counts, since they have one id. */
  readonly rivals: readonly Rivals[]
  readonly play: Readonly<Record<string, Plain>>
  readonly about: About
  /** Items and entries that did not fit their schema, or not all of it: not shown, not deleted. */
  readonly aside: number
  /**
   * It was written by a newer version: it is only read. What could be written once from here stays so, since anybody
   * may put any number there.
   */
  readonly newer: boolean
}

/** Reads a document, and after each transaction only what that touched. Never throws, whatever the document holds. */
export interface Reader {
  state(): TableState
  board(): Board
  /**
   * Reads again what was touched since; the items that look or lie otherwise now, with all that is stuck on them.
   * Undefined if nothing was touched.
   */
  settle(): ReadonlySet<ItemId> | undefined
  /** This record counts, of all that have its id. */
  count(record: RollRecord): void
  /** The document holds something else now: all of it is to be read again, the items by and by, as `more` is called. */
  again(): void
  /** Looks at some items that are to be read again: what is otherwise is touched. False when none was left. */
  more(): boolean
  /** Items are from now on as this makes them; these are otherwise by it. */
  bear(worked: (item: Item) => Item, touched: Iterable<ItemId>): void
  /** What says it is stuck on this item, in the bin or not. */
  stuck(id: ItemId): ReadonlySet<ItemId>
  close(): void
}

const NONE: ReadonlySet<ItemId> = new Set()
/** How many items are looked at together. */
const SOME = 200

/** Starts reading the document: all of it once, at once. */
export function makeReader(root: Parts): Reader {
  let items = Sheaf.empty<Item>()
  let patch = new Map<ItemId, Item | undefined>()
  const aside = new Set<ItemId>()
  const on = new Map<ItemId, Set<ItemId>>()
  const dirty = new Set<ItemId>(root.items.keys())
  /** What may be otherwise, and nobody has told. */
  const late = new Set<ItemId>()
  const stale = { seats: true, rolls: true, play: true, about: true }
  let seats = readSeats(root)
  const known = new WeakMap<object, RollRecord>()
  const counting = new Map<string, RollRecord>()
  let rolls = readRolls(root, known, counting)
  let play = readPlay(root, undefined)
  let about = readAbout(root)
  let state: TableState | undefined
  let board: Board | undefined
  let worked = (item: Item) => item
  /** The items with what is worked out on them; and those on which that may be otherwise. */
  let borne = Sheaf.empty<Item>()
  const bearing = new Set<ItemId>()
  let ours = false
  /** What lies on the table, and what of it may be otherwise since that was put together. */
  let lying = Sheaf.empty<Item>()
  const moved = new Set<ItemId>()
  const free = new Map<ItemId, Item>()

  /** An item that was left on the table when its carrier went into the bin: it lies where it lay. */
  const freed = (all: TableState['items'], item: Item): Item => {
    const next = sharing(free.get(item.id), { ...item, place: { ...worldPlace(all, item.id)! } })
    free.set(item.id, next)
    return next
  }

  const onItems = (events: readonly Y.YEvent<Y.AbstractType<unknown>>[]) => {
    for (const event of events) {
      if (event.target === root.items) for (const key of event.keys.keys()) dirty.add(key)
      else dirty.add(String(event.path[0]))
    }
  }
  const onSeats = () => {
    stale.seats = true
  }
  const onRolls = () => {
    stale.rolls = true
  }
  const onPlay = () => {
    stale.play = true
  }
  const onAbout = () => {
    // Whose hands there are stands there, too.
    stale.about = stale.seats = true
  }
  root.items.observeDeep(onItems)
  root.seats.observeDeep(onSeats)
  root.rolls.observeDeep(onRolls)
  root.play.observeDeep(onPlay)
  root.about.observeDeep(onAbout)

  const carry = (id: ItemId, from: ItemId | undefined, to: ItemId | undefined) => {
    if (from === to) return
    if (from !== undefined) on.get(from)?.delete(id)
    if (to === undefined) return
    const there = on.get(to)
    if (there) there.add(id)
    else on.set(to, new Set([id]))
  }

  /** What an item was, as it was read, and what it is now: the same where that is the same. */
  const look = (id: ItemId) => {
    const old = patch.has(id) ? patch.get(id) : items.get(id)
    const raw = root.items.get(id)
    let odd = false
    const read = readItem(id, raw, () => {
      odd = true
    })
    odd ||= read === undefined && raw !== undefined
    return { old, odd, next: read && sharing(old, read) }
  }
  /** Reads one item again; true if it is not what it was. */
  const reread = (id: ItemId): boolean => {
    const { old, odd, next } = look(id)
    if (odd) aside.add(id)
    else aside.delete(id)
    if (next === old) return false
    carry(id, old?.place.on, next?.place.on)
    patch.set(id, next)
    return true
  }

  const settle = () => {
    const touched = new Set<ItemId>()
    for (const id of dirty) if (reread(id)) touched.add(id)
    const any = dirty.size > 0 || Object.values(stale).some(Boolean)
    dirty.clear()
    if (!any) return undefined
    if (stale.seats) seats = readSeats(root)
    if (stale.rolls) rolls = readRolls(root, known, counting)
    if (stale.play) play = readPlay(root, play)
    if (stale.about) about = readAbout(root)
    stale.seats = stale.rolls = stale.play = stale.about = false
    state = undefined
    board = undefined
    // A Set's walk also meets what is added on the way: so it climbs up whole piles.
    for (const id of touched) for (const child of on.get(id) ?? NONE) touched.add(child)
    for (const id of touched) moved.add(id)
    return touched
  }

  const current = (): TableState => {
    if (state) return state
    for (const id of patch.keys()) bearing.add(id)
    items = items.with(patch)
    patch = new Map()
    const now = new Map<ItemId, Item | undefined>()
    for (const id of bearing) {
      const item = items.get(id)
      now.set(id, item && worked(item))
    }
    bearing.clear()
    borne = borne.with(now)
    const { game, version } = about.about
    ours ||= game !== '' && version <= SCHEMA_VERSION
    state = {
      items: borne,
      seats: seats.list,
      rolls: rolls.list,
      oddRolls: rolls.odd,
      rivals: rolls.rivals,
      play: play.record,
      about: about.about,
      aside: aside.size + seats.aside + rolls.aside + play.aside + about.aside,
      newer: !ours && version > SCHEMA_VERSION,
    }
    return state
  }

  settle()
  return {
    state: current,
    board() {
      if (board) return board
      const { items: all, seats: sitting, rolls: rolled, play: registers } = current()
      const now = new Map<ItemId, Item | undefined>()
      for (const id of moved) {
        const item = all.get(id)
        const lies = item && !item.bin
        now.set(id, lies ? (isLeft(all, item) ? freed(all, item) : item) : undefined)
      }
      moved.clear()
      lying = lying.with(now)
      board = { items: lying, seats: sitting, rolls: rolled, play: registers }
      return board
    },
    settle,
    count(record) {
      counting.set(record.id, record)
      onRolls()
    },
    again() {
      for (const id of [...items.keys(), ...root.items.keys()]) late.add(id)
      onSeats()
      onRolls()
      onPlay()
      onAbout()
    },
    more() {
      let left = SOME
      for (const id of late) {
        if (left-- === 0) return true
        late.delete(id)
        const { old, odd, next } = look(id)
        if (next !== old || odd !== aside.has(id)) dirty.add(id)
      }
      return left < SOME
    },
    bear(next, touched) {
      worked = next
      for (const id of touched) {
        bearing.add(id)
        moved.add(id)
      }
      state = undefined
      board = undefined
    },
    stuck: (id) => on.get(id) ?? NONE,
    close() {
      root.items.unobserveDeep(onItems)
      root.seats.unobserveDeep(onSeats)
      root.rolls.unobserveDeep(onRolls)
      root.play.unobserveDeep(onPlay)
      root.about.unobserveDeep(onAbout)
    },
  }
}

/**
 * Whether an item's carrier is in the bin while it is not: somebody stuck it there meanwhile, or took only it back out.
 */
function isLeft(items: ReadonlyMap<ItemId, Item>, { place }: Item): boolean {
  return place.on !== undefined && items.get(place.on)?.bin === true
}

/** The item just read, made of the parts of the old one that say the same. */
function sharing(old: Item | undefined, next: Item): Item {
  if (!old) return next
  const place = samePlain(old.place, next.place) ? old.place : next.place
  const props = share(old.props, next.props)
  const texts = share(old.texts, next.texts)
  if (
    place === old.place &&
    props === old.props &&
    texts === old.texts &&
    next.bin === old.bin &&
    next.kind === old.kind
  ) {
    return old
  }
  return { ...next, place, props, texts }
}
