import { type Box, boxAt, type Dot, padded, rings } from './room.ts'

/** Where something may come to lie, all of it in one unit. */
export interface Terrain {
  /** It is to stay within this. */
  readonly within: Box
  /** What stands over it: it is to lie under none of these. */
  readonly over: readonly Box[]
  /** What lies there already: it is to lie on none of these, if there is room. */
  readonly lying: readonly Box[]
}

const area = ({ left, top, right, bottom }: Box): number => (right - left) * (bottom - top)

/** How much two boxes share. */
function shared(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? width * height : 0
}

/** How much something that lies here shares with all of these. */
export const sharedWith = (here: Box, all: readonly Box[]): number =>
  all.reduce((sum, one) => sum + shared(here, one), 0)

/** How much of something that lies here cannot be seen; rounding aside. */
function hidden(here: Box, { within, over }: Terrain): number {
  const away = area(here) - shared(here, within) + sharedWith(here, over)
  return away > area(here) * 1e-6 ? away : 0
}

/** Whether all of something that lies here is seen. */
export const isClear = (here: Box, terrain: Terrain): boolean => hidden(here, terrain) === 0

/** Places are looked for in so many rings. */
const RINGS = 40
/** Going as far as one looks is as much amiss as covering so much of oneself. */
const WAY = 0.5

/** Straight out from under what stands there, or into sight: where something would lie just beside it. */
function* pushed({ x, y }: Dot, room: Box, { within, over }: Terrain): Generator<Dot> {
  for (const box of over) {
    yield { x, y: box.top - room.bottom }
    yield { x, y: box.bottom - room.top }
    yield { x: box.left - room.right, y }
    yield { x: box.right - room.left, y }
  }
  const { left, right, top, bottom } = within
  yield {
    x: Math.max(left - room.left, Math.min(right - room.right, x)),
    y: Math.max(top - room.top, Math.min(bottom - room.bottom, y)),
  }
}

/**
 * The place nearest to this one, no farther than `far`, where something that takes up this room (measured from its
 * middle) is seen whole and lies on nothing. Without such a place: where most of it is seen; of several such, where it
 * covers little and is near.
 */
export function clearSpot(near: Dot, room: Box, terrain: Terrain, far: number): Dot {
  const reach = boxAt(near, padded(room, far))
  const lying = terrain.lying.filter((box) => shared(box, reach) > 0)
  const way = ({ x, y }: Dot) => Math.hypot(x - near.x, y - near.y)
  const straight = [...pushed(near, room, terrain)].filter((spot) => way(spot) <= far)
  const spots = [...straight, ...rings(near, far / RINGS, far)].sort((a, b) => way(a) - way(b))
  let best = { spot: near, away: Number.POSITIVE_INFINITY, cost: 0 }
  for (const spot of spots) {
    const here = boxAt(spot, room)
    const away = hidden(here, terrain)
    if (away > best.away) continue
    const covers = sharedWith(here, lying) / area(here)
    if (away === 0 && covers === 0) return spot
    const cost = covers + (WAY * way(spot)) / far
    if (away < best.away || cost < best.cost) best = { spot, away, cost }
  }
  return best.spot
}
