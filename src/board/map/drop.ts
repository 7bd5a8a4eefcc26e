import type { Change } from '../../rules/board/change.ts'
import type { Item, ItemId, Place } from '../../rules/plain/item.ts'
import { into, topZ, type WorldPlace } from '../../rules/plain/place.ts'
import { covers } from './hit.ts'
import { byPile, type Entry, type Spatial } from './spatial.ts'

/** How far up from its middle a note's glued edge sits, as a part of its height: that is where it sticks. */
const GLUE = 0.36

/**
 * What an item dropped at a place of the paper would stick to: the topmost fitting carrier under its middle
 * or under its glued edge. `held` are the items in the same hand.
 */
export function carrierAt(
  spatial: Spatial,
  entry: Pick<Entry, 'piece' | 'h' | 'id'>,
  world: WorldPlace,
  held: ReadonlySet<ItemId>,
): Entry | undefined {
  const sticks = entry.piece.sticks
  if (!sticks || sticks.length === 0) return undefined
  const up = entry.h * GLUE
  const points = [
    { x: world.x, y: world.y },
    { x: world.x + Math.sin(world.turn) * up, y: world.y - Math.cos(world.turn) * up },
  ]
  for (const { x, y } of points) {
    const around = { minX: x, minY: y, maxX: x, maxY: y }
    let best: Entry | undefined
    for (const below of spatial.seen(around)) {
      if (held.has(below.id) || below.id === entry.id) continue
      if (!sticks.includes(below.item.kind) || !covers(below, x, y)) continue
      if (!best || byPile(best, below) <= 0) best = below
    }
    if (best) return best
  }
  return undefined
}

/** A place on the paper as an item's own place: relative to its carrier when it has one. */
export function placeOn(world: WorldPlace, carrier: Entry | undefined, z: number): Place {
  if (!carrier) return { x: world.x, y: world.y, turn: world.turn, z }
  const local = into(carrier.world, world)
  return { x: local.x, y: local.y, turn: local.turn, z, on: carrier.id }
}

/** Puts items down where they are held, above everything, in the order they lay. One list, one undo. */
export function dropChanges(
  spatial: Spatial,
  items: ReadonlyMap<ItemId, Item>,
  held: readonly { readonly entry: Entry; readonly world: WorldPlace }[],
): Change[] {
  const ids = new Set<ItemId>()
  for (const { entry } of held) for (const id of spatial.withStuck(entry.id)) ids.add(id)
  let z = topZ(items)
  return [...held]
    .sort((a, b) => byPile(a.entry, b.entry))
    .map(({ entry, world }) => {
      z += 1
      const carrier = carrierAt(spatial, entry, world, ids)
      return { do: 'place', id: entry.id, place: placeOn(world, carrier, z) }
    })
}
