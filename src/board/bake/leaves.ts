import type { Look } from '../../paint/pen/look.ts'
import { makeLeaf } from '../../paint/pen/pen.ts'
import { boxRound } from '../../paint/pen/rect.ts'
import { HELD, shadow } from '../../paint/pen/stamps.ts'
import { boxOf, byPile, type Entry, isInk } from '../map/spatial.ts'
import { bakeEntry, bared } from './bake.ts'

/** Pixels along the longer side of a lifted picture, at most. */
const MOST = 2400
const REACH = 16
const SHADE = 0.5

/** What is lifted together, and the shadow it will throw: painted once. */
export interface Leaves {
  readonly picture: OffscreenCanvas
  readonly shade: OffscreenCanvas
  /** Their size in mm, and where their corner lies from the first item. */
  readonly box: { readonly x: number; readonly y: number; readonly w: number; readonly h: number }
}

/** Paints everything that is lifted together, sharp at `scale` px per mm. There is at least one. */
export function leavesOf(entries: readonly Entry[], look: Look, scale: number): Leaves {
  const first = entries[0]!
  const { minX, minY, maxX, maxY } = boxRound(entries.map(({ world, w, h }) => boxOf(world, w, h)))!
  const w = maxX - minX + REACH * 2
  const h = maxY - minY + REACH * 2
  const k = Math.min(scale, MOST / Math.max(w, h))
  const leaf = makeLeaf(w * k, h * k)
  leaf.pen.scale(k, k)
  leaf.pen.translate(REACH - minX, REACH - minY)
  const lifted: Look = { ...look, lifted: true }
  const stuck: Look = { ...look }
  const order = [...entries].sort(byPile)
  for (const { entry, above } of bared(order))
    bakeEntry(
      leaf.pen,
      entry,
      entry.on !== undefined && entry !== first && !above ? stuck : lifted,
      k,
    )

  const ks = Math.min(SHADE, k)
  const dark = makeLeaf(w * ks, h * ks)
  dark.pen.scale(ks, ks)
  dark.pen.translate(REACH - minX, REACH - minY)
  for (const entry of order) {
    if (entry.piece.painter === 'oval' || isInk(entry)) continue
    dark.pen.save()
    dark.pen.translate(entry.world.x, entry.world.y)
    dark.pen.rotate(entry.world.turn)
    shadow(dark.pen, `held/${entry.w}/${entry.h}`, entry.w, entry.h, { ...HELD, far: 0 })
    dark.pen.restore()
    if (entries.length > 60) break
  }
  return {
    picture: leaf.canvas,
    shade: dark.canvas,
    box: { x: minX - REACH - first.world.x, y: minY - REACH - first.world.y, w, h },
  }
}
