import { inkPathOf, NIB } from '../../paint/pen/inkpath.ts'
import type { Rect } from '../../paint/pen/rect.ts'
import type { Spot } from '../../rules/ink/ink.ts'
import { into } from '../../rules/plain/place.ts'
import type { Tool, Touch } from '../touch/deed.ts'
import { byPile, type Entry, isFreeInk, isInk, type Spatial } from './spatial.ts'

/** Extra reach of a finger, px. */
const FINGER = 8
/** How near to its line ink is taken (px). */
const LINE: Readonly<Record<Touch['kind'], number>> = { mouse: 4, pen: 4, touch: 10 }
/** A line that ends so far short of an oval still means it: as the eye sees it, px, and as it lies, mm. */
const SHORT = { px: 12, mm: 9 }

/** How near to an oval a line to it ends, mm, as the table is seen at this zoom. */
export const nearEnough = (zoom: number): number => Math.max(SHORT.mm, SHORT.px / zoom)

/** Whether a point of the table (mm) is on an item, `slack` mm round it counted in. */
export function covers(entry: Entry, x: number, y: number, slack = 0): boolean {
  // Of ink nobody means the room between its lines.
  if (isInk(entry)) return false
  const { world, w, h } = entry
  const dx = x - world.x
  const dy = y - world.y
  const c = Math.cos(world.turn)
  const s = Math.sin(world.turn)
  const lx = dx * c + dy * s
  const ly = dy * c - dx * s
  if (entry.piece.painter === 'oval')
    return (lx / (w / 2 + slack)) ** 2 + (ly / (h / 2 + slack)) ** 2 <= 1
  return Math.abs(lx) <= w / 2 + slack && Math.abs(ly) <= h / 2 + slack
}

/** The topmost item at a point of the table, in mm; `slack` helps thick fingers with small things. */
export function topAt(
  spatial: Spatial,
  x: number,
  y: number,
  slack = 0,
  wanted?: (entry: Entry) => boolean,
): Entry | undefined {
  const around = { minX: x - slack, minY: y - slack, maxX: x + slack, maxY: y + slack }
  const near = spatial.seen(around)
  const pick = (extra: number) => {
    let top: Entry | undefined
    for (const entry of near)
      if (covers(entry, x, y, extra) && (!wanted || wanted(entry)))
        if (!top || byPile(top, entry) <= 0) top = entry
    return top
  }
  return pick(0) ?? (slack > 0 ? pick(slack) : undefined)
}

/** What of all that `lies` there somebody means at a point (mm), with this tool in this sort of hand. */
export function meantAt(
  spatial: Spatial,
  { x, y }: { readonly x: number; readonly y: number },
  {
    tool,
    kind,
    zoom,
  }: { readonly tool: Tool; readonly kind: Touch['kind']; readonly zoom: number },
  lies: (entry: Entry) => boolean,
): Entry | undefined {
  const top = topAt(spatial, x, y, kind === 'touch' ? FINGER / zoom : 0, lies)
  if (top) return top
  if (tool === 'line') {
    const oval = (entry: Entry) => entry.piece.painter === 'oval' && lies(entry)
    return topAt(spatial, x, y, nearEnough(zoom), oval)
  }
  // What lies on ink is taken before it, and ink only by its line.
  return inkAt(spatial, x, y, LINE[kind] / zoom, lies)
}

/** The uppermost ink, of what lies on the paper by itself, whose line is no farther than `reach` mm from a point. */
export function inkAt(
  spatial: Spatial,
  x: number,
  y: number,
  reach: number,
  wanted: (entry: Entry) => boolean,
): Entry | undefined {
  const around = { minX: x - reach, minY: y - reach, maxX: x + reach, maxY: y + reach }
  return spatial.seen(around).findLast((entry) => {
    if (!isFreeInk(entry) || !wanted(entry)) return false
    const local = into(entry.world, { x, y, turn: 0, z: 0 })
    return isNearPath(inkPathOf(entry.item).spots, local, reach + NIB / 2)
  })
}

/** Whether a point lies no farther than this from a stroke. */
export function isNearPath(
  spots: readonly Spot[],
  { x, y }: { readonly x: number; readonly y: number },
  reach: number,
): boolean {
  for (let i = 0; i < spots.length; i++) {
    const [a, b] = [spots[i]!, spots[i + 1] ?? spots[i]!]
    const [dx, dy] = [b.x - a.x, b.y - a.y]
    const length = dx * dx + dy * dy
    const t =
      length === 0 ? 0 : Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / length))
    if (Math.hypot(x - a.x - dx * t, y - a.y - dy * t) <= reach) return true
  }
  return false
}

/** Items whose middle lies in a rectangle of the table: what a selection frame catches. */
export function caughtIn(spatial: Spatial, rect: Rect): Entry[] {
  return spatial
    .seen(rect)
    .filter((entry) => !isInk(entry) || isFreeInk(entry))
    .filter(
      ({ world }) =>
        world.x >= rect.minX &&
        world.x <= rect.maxX &&
        world.y >= rect.minY &&
        world.y <= rect.maxY,
    )
}
