import { boxRound, type Rect } from '../../paint/pen/rect.ts'
import { clearSpot, isClear, sharedWith } from '../../rules/board/clear.ts'
import { type Box, boxAt, type Dot } from '../../rules/board/room.ts'
import type { WorldPlace } from '../../rules/plain/place.ts'
import { type Camera, toTable, type Viewport, viewOf } from './camera.ts'
import { carrierAt } from './drop.ts'
import { boxOf, type Entry, isInk, type Spatial } from './spatial.ts'

/**
 * How far something goes so that nothing stands over it, how far at most so that it lies on nothing either, and how
 * much paper is left round it, mm. Where a hand let go of it counts more than what lies there.
 */
const FAR = 480
const NEAR = 60
const ROUND = 4

/** Where something is seen from. */
interface Seen {
  readonly spatial: Spatial
  camera(): Camera
  size(): Viewport
}

const boxed = ({ minX, minY, maxX, maxY }: Rect, round = 0): Box => ({
  left: minX - round,
  top: minY - round,
  right: maxX + round,
  bottom: maxY + round,
})

/**
 * How far what is let go so goes on, mm, so that all of it is seen: under nothing that stands over the table
 * (`over`, px of the view), nor under the frame (so many px wide), and on nothing else if there is room. Undefined
 * where it is seen, and where it sticks to something.
 */
export function uncovered(
  { spatial, camera, size }: Seen,
  held: readonly { readonly entry: Entry; readonly world: WorldPlace }[],
  over: readonly Box[],
  frame: number,
): Dot | undefined {
  const round = boxRound(held.map(({ entry: { w, h }, world }) => boxOf(world, w, h)))
  if (!round) return undefined
  const from = camera()
  const ids = new Set(held.map(({ entry }) => entry.id))
  const terrain = {
    within: boxed(viewOf(from, size()), -frame / from.zoom),
    over: over.map((part) => {
      const { x: left, y: top } = toTable(from, part.left, part.top)
      const { x: right, y: bottom } = toTable(from, part.right, part.bottom)
      return { left, top, right, bottom }
    }),
    lying: [],
  }
  if (isClear(boxed(round), terrain)) return undefined
  const on = ({ entry, world }: (typeof held)[number]) =>
    !ids.has(entry.on ?? '') && carrierAt(spatial, entry, world, ids)
  if (held.some(on)) return undefined
  const lying = [...spatial.entries.values()].flatMap((entry) =>
    ids.has(entry.id) || isInk(entry) ? [] : boxed(entry),
  )
  const [here, room] = [{ x: 0, y: 0 }, boxed(round, ROUND)]
  const near = clearSpot(here, room, { ...terrain, lying }, NEAR)
  const there = boxAt(near, room)
  const free = isClear(there, terrain) && sharedWith(there, lying) === 0
  return free ? near : clearSpot(here, room, terrain, FAR)
}
