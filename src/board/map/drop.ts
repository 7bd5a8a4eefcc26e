import type { Change } from '../../rules/board/change.ts'
import { fitsOn, type OnMat, settled } from '../../rules/board/mat.ts'
import type { Item, ItemId, Place } from '../../rules/plain/item.ts'
import { into, topZ, type WorldPlace } from '../../rules/plain/place.ts'
import { covers } from './hit.ts'
import { byPile, type Entry, isInk, type Spatial } from './spatial.ts'

/** How far up from its middle a note's glued edge sits, as a part of its height: that is where it sticks. */
const GLUE = 0.36

/**
 * What an item dropped at a place of the paper would stick to: the topmost fitting carrier under its middle
 * or under its glued edge; or the mat that it would lie on. `held` are the items in the same hand.
 */
export function carrierAt(
  spatial: Spatial,
  entry: Pick<Entry, 'piece' | 'w' | 'h' | 'id'>,
  world: WorldPlace,
  held: ReadonlySet<ItemId>,
): Entry | undefined {
  const sticks = entry.piece.sticks ?? []
  const up = entry.h * GLUE
  const middle = { x: world.x, y: world.y }
  const glued = { x: world.x + Math.sin(world.turn) * up, y: world.y - Math.cos(world.turn) * up }
  const topmost = (
    { x, y }: typeof middle,
    carries: (below: Entry) => boolean,
  ): Entry | undefined => {
    let best: Entry | undefined
    for (const below of spatial.seen({ minX: x, minY: y, maxX: x, maxY: y })) {
      if (held.has(below.id) || below.id === entry.id) continue
      if (!carries(below) || !covers(below, x, y)) continue
      if (!best || byPile(best, below) <= 0) best = below
    }
    return best
  }
  const glues = ({ item }: Entry) => sticks.includes(item.kind)
  return (
    (sticks.length > 0 ? (topmost(middle, glues) ?? topmost(glued, glues)) : undefined) ??
    topmost(middle, (below) => holds(below, entry))
  )
}

/** Whether it is a mat that such a thing lies on. */
const holds = (mat: Entry, { piece, w, h }: Pick<Entry, 'piece' | 'w' | 'h'>): boolean =>
  fitsOn(piece, { width: w, height: h }, mat.piece, { width: mat.w, height: mat.h })

/** A place on the paper as an item's own place: relative to its carrier when it has one. */
function placeOn(world: WorldPlace, carrier: Entry | undefined, z: number): Place {
  if (!carrier) return { x: world.x, y: world.y, turn: world.turn, z }
  const local = into(carrier.world, world)
  return { x: local.x, y: local.y, turn: local.turn, z, on: carrier.id }
}

/**
 * Puts items down where they are held, above everything, in the order they lay; on a mat each in its place. What lies
 * on a mat as it did is not written: somebody else may be taking it. One list, one undo.
 */
export function dropChanges(
  spatial: Spatial,
  items: ReadonlyMap<ItemId, Item>,
  held: readonly { readonly entry: Entry; readonly world: WorldPlace }[],
): Change[] {
  const ids = new Set<ItemId>()
  for (const { entry } of held) for (const id of spatial.withStuck(entry.id)) ids.add(id)
  let z = topZ(items)
  const laid = new Map<ItemId, readonly OnMat[]>()
  return [...held]
    .sort((a, b) => byPile(a.entry, b.entry))
    .flatMap(({ entry, world }): Change[] => {
      const carrier = carrierAt(spatial, entry, world, ids)
      const place = placeOn(world, carrier, 0)
      if (!carrier?.piece.mat || entry.piece.sticks?.includes(carrier.item.kind))
        return [{ do: 'place', id: entry.id, place: { ...place, z: ++z } }]
      const on = carrier.id
      const before = laid.get(on) ?? lyingThere(spatial, on, ids)
      const now = onMat(carrier, before, entry, place)
      const others = before.filter(({ id }) => !now.some((one) => one.id === id))
      laid.set(on, [...others, ...now])
      const moved = now.filter((one) => one.id === entry.id || !liesAs(one, before))
      const heights = now.length > 1 ? heightsOf(items, on, moved) : undefined
      return moved.map(({ id, spot: { x, y, turn } }, i) => ({
        ...({ do: 'place', id } as const),
        place: { x, y, turn, z: heights?.[i] ?? ++z, on },
      }))
    })
}

/** Places are stored rounded: what lies no farther off, mm and radians, lies as it did. */
const SAME = 1e-3

/** Whether something comes to lie where it lay among these. */
export function liesAs({ id, spot }: OnMat, before: readonly OnMat[]): boolean {
  const there = before.find((one) => one.id === id)?.spot
  if (!there) return false
  const off = [there.x - spot.x, there.y - spot.y, there.turn - spot.turn]
  return off.every((by) => Math.abs(by) < SAME)
}

/**
 * Where all that is moved lies on that mat already, it only changes places: it gets the heights that it has, lowest
 * first, so that what lies beside it and is left alone stays over and under it. Undefined where something is new there,
 * or two lie equally high.
 */
function heightsOf(
  items: ReadonlyMap<ItemId, Item>,
  on: ItemId,
  moved: readonly OnMat[],
): readonly number[] | undefined {
  const places = moved.flatMap(({ id }) => items.get(id)?.place ?? [])
  const heights = new Set(places.flatMap((place) => (place.on === on ? place.z : [])))
  return heights.size === moved.length ? [...heights].sort((a, b) => a - b) : undefined
}

/** Where a thing lies that is let go there on a mat, and where others lie for it. */
export function onMat(
  { piece, w, h }: Pick<Entry, 'piece' | 'w' | 'h'>,
  others: readonly OnMat[],
  thing: Pick<Entry, 'id' | 'w' | 'h'>,
  spot: Place,
): readonly OnMat[] {
  const own = laidAs(thing, spot)
  return piece.mat ? settled(piece.mat, { width: w, height: h }, others, own) : [own]
}

/** What lies on something, but for these. */
export const lyingThere = (
  spatial: Spatial,
  on: ItemId,
  but: ReadonlySet<ItemId>,
): readonly OnMat[] =>
  spatial.stuckOn(on).flatMap((id) => {
    const entry = but.has(id) ? undefined : spatial.entries.get(id)
    return entry && !isInk(entry) ? laidAs(entry, entry.item.place) : []
  })

const laidAs = ({ id, w, h }: Pick<Entry, 'id' | 'w' | 'h'>, spot: Place): OnMat => ({
  ...{ id, spot },
  size: { width: w, height: h },
})
