import type { Rect } from '../paint/rect.ts'
import { byPile, type Entry, isInk, type Spatial } from './spatial.ts'

/** Whether a point of the table (mm) is on an item, `slack` mm round it counted in. */
export function covers(entry: Entry, x: number, y: number, slack = 0): boolean {
  // Ink is of what it was written on: only an eraser takes it by itself.
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

/** Items whose middle lies in a rectangle of the table: what a selection frame catches. */
export function within(spatial: Spatial, rect: Rect): Entry[] {
  return spatial
    .seen(rect)
    .filter((entry) => !isInk(entry))
    .filter(
      ({ world }) =>
        world.x >= rect.minX &&
        world.x <= rect.maxX &&
        world.y >= rect.minY &&
        world.y <= rect.maxY,
    )
}
