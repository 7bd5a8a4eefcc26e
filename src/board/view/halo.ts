import { leanOf } from '../../paint/letters/boxes.ts'
import { corners } from '../../paint/pen/rect.ts'
import type { Point } from '../../paint/pen/stroke.ts'
import { RATING, ratingAt } from '../../paint/things/oval.ts'
import type { ItemId } from '../../rules/plain/item.ts'
import type { Streaks } from '../layers/streaks.ts'
import { viewOf } from '../map/camera.ts'
import { covers } from '../map/hit.ts'
import { boxOf, byPile, type Entry, isInk } from '../map/spatial.ts'
import type { View } from './view.ts'

const CHOSEN = 0x6b3fb0
const OPEN = 0xe8a200
/** The light round what can be chosen: how far outside it, and how wide, px. */
const LIGHT = {
  gap: 2,
  strokes: [
    { width: 5, alpha: 0.22 },
    { width: 1.2, alpha: 0.6 },
  ],
} as const
/** What lies over it is looked for in steps of so many mm. */
const STEP = 3
/** More than so many in view are shown by one frame round all of them. */
const MANY = 120

type Lying = Pick<View, 'spatial'> & { readonly lifts: Pick<View['lifts'], 'ids'> }

/** What somebody has selected, and in which colour that is shown. */
interface Chosen {
  readonly ids: ReadonlySet<ItemId>
  readonly color?: number
}

/** Draws frames round what is selected and light round what can be chosen. Only what is in view is drawn. */
export function drawHalo(
  halo: Streaks,
  view: Pick<View, 'camera' | 'size'> & Lying,
  selections: readonly Chosen[],
  glow: ReadonlySet<ItemId>,
): void {
  halo.clear()
  const { zoom } = view.camera()
  const rect = viewOf(view.camera(), view.size())
  const seen = (entry: Entry | undefined): entry is Entry => {
    if (!entry || view.lifts.ids.has(entry.id)) return false
    const b = boxOf(entry.world, entry.w, entry.h)
    return b.minX < rect.maxX && b.maxX > rect.minX && b.minY < rect.maxY && b.maxY > rect.minY
  }
  for (const id of glow) {
    const entry = view.spatial.entries.get(id)
    if (!seen(entry)) continue
    const path = outline(entry, LIGHT.gap / zoom)
    const above = over(view, entry)
    const parts = above.length === 0 ? [path] : inSight(path, above)
    for (const stroke of LIGHT.strokes)
      for (const part of parts)
        halo.line(part, part === path, { ...stroke, width: stroke.width / zoom, color: OPEN })
  }
  for (const { ids, color = CHOSEN } of selections) {
    const chosen = [...ids].flatMap((id) => {
      const entry = view.spatial.entries.get(id)
      return seen(entry) ? [entry] : []
    })
    frame(halo, view, chosen, color)
  }
}

function frame(
  halo: Streaks,
  view: Pick<View, 'camera'> & Lying,
  chosen: readonly Entry[],
  color: number,
): void {
  const { zoom } = view.camera()
  if (chosen.length > MANY) {
    const ids = new Set(chosen.map((entry) => entry.id))
    const all = view.spatial.bounds((entry) => ids.has(entry.id))
    if (!all) return
    const { minX, minY } = all
    const [w, h] = [all.maxX - minX, all.maxY - minY]
    halo.area(minX, minY, w, h, { color, alpha: 0.16 })
    halo.line(corners(minX, minY, w, h), true, { width: 3 / zoom, color, alpha: 1 })
    return
  }
  for (const entry of chosen) {
    const round = outline(entry, 4 / zoom)
    const path = isOval(entry) ? besideRating(round, entry, 4 / zoom) : round
    const whole = path === round
    halo.line(path, whole, { width: 4.5 / zoom, color: 0xffffff, alpha: 0.8 })
    halo.line(path, whole, { width: 2.2 / zoom, color, alpha: 1 })
  }
}

const isOval = ({ piece }: Entry): boolean => piece.painter === 'oval'

/** The path round an oval but for where its rating stands, which is still read, and so much beside that (mm). */
function besideRating(round: readonly Point[], entry: Entry, gap: number): readonly Point[] {
  const { x, y } = intoTable(entry, ratingAt(entry.w, entry.h))
  const clear = (p: Point) => Math.hypot(p.x - x, p.y - y) > RATING + gap
  const from = round.findLastIndex((p) => !clear(p)) + 1
  return [...round.slice(from), ...round.slice(0, from)].filter(clear)
}

/** Where something lies on the table that lies so beside the middle of an item. */
function intoTable({ world, piece, item }: Entry, { x, y }: Point): Point {
  const turn = world.turn + leanOf(piece, item)
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  return { x: world.x + x * c - y * s, y: world.y + x * s + y * c }
}

/** What lies over some of an item, or close beside it. */
const over = ({ spatial, lifts }: Lying, entry: Entry): readonly Entry[] =>
  spatial
    .seen(entry)
    .filter((each) => byPile(entry, each) < 0 && !isInk(each) && !lifts.ids.has(each.id))

/** The parts of a closed path over which nothing lies: light comes from below, as if from the paper. */
function inSight(path: readonly Point[], above: readonly Entry[]): readonly (readonly Point[])[] {
  const parts: Point[][] = []
  let part: Point[] | undefined
  path.forEach((a, i) => {
    const b = path[(i + 1) % path.length] ?? a
    const steps = Math.max(1, Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / STEP))
    const at = (k: number) => ({
      x: a.x + ((b.x - a.x) * k) / steps,
      y: a.y + ((b.y - a.y) * k) / steps,
    })
    for (let k = 0; k < steps; k++) {
      const { x, y } = at(k + 0.5)
      if (above.some((each) => covers(each, x, y))) part = undefined
      else if (part && k > 0) part[part.length - 1] = at(k + 1)
      else if (part) part.push(at(k + 1))
      else {
        part = [at(k), at(k + 1)]
        parts.push(part)
      }
    }
  })
  return parts
}

/** A path round an item, `gap` mm outside it. */
function outline(entry: Entry, gap: number): Point[] {
  const rx = entry.w / 2 + gap
  const ry = entry.h / 2 + gap
  const at = (x: number, y: number) => intoTable(entry, { x, y })
  return isOval(entry)
    ? Array.from({ length: 48 }, (_, i) =>
        at(Math.cos((i / 24) * Math.PI) * rx, Math.sin((i / 24) * Math.PI) * ry),
      )
    : [at(-rx, -ry), at(rx, -ry), at(rx, ry), at(-rx, ry)]
}
