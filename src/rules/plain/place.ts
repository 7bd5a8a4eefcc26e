import type { Item, ItemId, Place } from './item.ts'
import { grouped } from './lists.ts'

/** Where an item lies on the paper itself, whatever it is stuck on: millimetres and radians. */
export type WorldPlace = Omit<Place, 'on'>

type Items = ReadonlyMap<ItemId, Item>

/** The place `local`, measured from `carrier`, on the paper. Its z stays its own. */
export function outOf(carrier: WorldPlace, local: WorldPlace): WorldPlace {
  const cos = Math.cos(carrier.turn)
  const sin = Math.sin(carrier.turn)
  return {
    x: carrier.x + local.x * cos - local.y * sin,
    y: carrier.y + local.x * sin + local.y * cos,
    turn: carrier.turn + local.turn,
    z: local.z,
  }
}

/** The other way round: a place on the paper, measured from `carrier`. */
export function into(carrier: WorldPlace, world: WorldPlace): WorldPlace {
  const cos = Math.cos(carrier.turn)
  const sin = Math.sin(carrier.turn)
  const dx = world.x - carrier.x
  const dy = world.y - carrier.y
  return {
    x: dx * cos + dy * sin,
    y: dy * cos - dx * sin,
    turn: world.turn - carrier.turn,
    z: world.z,
  }
}

/** Where an item lies, and how many carry one another and it there. */
interface Found {
  readonly world: WorldPlace
  readonly depth: number
}

/** What was found out of items, which never change: of a pile of thousands each thing is looked at once. */
const known = new WeakMap<Items, Map<ItemId, Found | undefined>>()

/**
 * Looks an item up, and all that carries it. A carrier that is not there ends the chain; a circle, which only a merge
 * can make, is cut above its greatest id, the same on every screen.
 */
function find(items: Items, id: ItemId): Found | undefined {
  let memo = known.get(items)
  if (!memo) {
    memo = new Map()
    known.set(items, memo)
  }
  const there = memo.get(id)
  if (there) return there
  const path: Item[] = []
  let item = items.get(id)
  while (item && !memo.has(item.id)) {
    // Until it is found it is only known to be on this path.
    memo.set(item.id, undefined)
    path.push(item)
    item = item.place.on === undefined ? undefined : items.get(item.place.on)
  }
  let below = item && memo.get(item.id)
  if (item && !below) {
    const top = path.slice(path.indexOf(item)).reduce((a, b) => (a.id > b.id ? a : b))
    for (const above of path.splice(path.indexOf(top) + 1)) memo.delete(above.id)
  }
  for (const { id: one, place } of path.reverse()) {
    const { x, y, turn, z } = place
    const world = below ? outOf(below.world, place) : { x, y, turn, z }
    below = { world, depth: below ? below.depth + 1 : 0 }
    memo.set(one, below)
  }
  return memo.get(id)
}

/**
 * How many things lie between an item and the paper, each on the next, in the bin or not; 0 for one that is not there.
 */
export function depthOf(items: Items, id: ItemId): number {
  const on = items.get(id)?.place.on
  // Nearly always it lies on the paper itself, or on what does.
  if (on === undefined) return 0
  const carrier = items.get(on)
  if (carrier?.place.on === undefined) return carrier ? 1 : 0
  return find(items, id)?.depth ?? 0
}

/** Where an item lies on the paper; undefined for an item that is not there. Its z is its own. */
export function worldPlace(items: Items, id: ItemId): WorldPlace | undefined {
  const item = items.get(id)
  if (!item) return undefined
  const { x, y, turn, z, on } = item.place
  if (on === undefined || !items.has(on)) return { x, y, turn, z }
  return find(items, id)?.world
}

/**
 * What an item is stuck on as things stand. Nothing if that is not there, or would make a circle,
 * or is in the bin while the item is not: then it lies free.
 */
export function carrierOf(items: Items, id: ItemId): ItemId | undefined {
  const item = items.get(id)
  const on = item?.place.on
  if (!item || on === undefined) return undefined
  const carrier = items.get(on)
  if (!carrier || (carrier.bin && !item.bin)) return undefined
  if (carrier.place.on === undefined) return on
  return find(items, id)?.depth ? on : undefined
}

/**
 * Everything stuck on an item, and on what is stuck on it: carriers before what they carry. One pass over the items.
 */
export function carried(items: Items, id: ItemId): readonly ItemId[] {
  const by = grouped(items.values(), ({ place }) => place.on)
  const found: ItemId[] = []
  const from = [id]
  for (let next = from.pop(); next !== undefined; next = from.pop()) {
    for (const { id: child } of by.get(next) ?? []) {
      if (child === id || carrierOf(items, child) !== next) continue
      found.push(child)
      from.push(child)
    }
  }
  return found
}

/** The height of what lies highest; 0 on an empty table. A lifted item is put down above it. */
export function topZ(items: Items): number {
  let top = 0
  for (const item of items.values()) if (item.place.z > top) top = item.place.z
  return top
}

/** Which of two items on the same paper or carrier lies lower: by height, equal heights by id. */
export function byHeight(a: Item, b: Item): number {
  return a.place.z - b.place.z || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
}
