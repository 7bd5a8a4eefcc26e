import type { Light, PaintGround } from '../../paint/ground/ground.ts'
import type { Look } from '../../paint/pen/look.ts'
import type { Pen } from '../../paint/pen/pen.ts'
import type { Rect } from '../../paint/pen/rect.ts'
import { paintLink } from '../../paint/things/link.ts'
import { paintItem } from '../../paint/things/painters.ts'
import type { ItemId } from '../../rules/plain/item.ts'
import type { Entry, Spatial } from '../map/spatial.ts'

/** What a picture of the table shows, and what it leaves out. */
export interface Subject {
  readonly spatial: Spatial
  readonly look: Look
  readonly paper: Rect
  readonly light: Light
  readonly ground: PaintGround
  /** Items that are held above the table just now, or lie elsewhere (dice in the tray). */
  readonly without: ReadonlySet<ItemId>
}

/** Paints a part of the table by a pen whose unit is mm; `scale` is px per mm. */
export function bakeRect(pen: Pen, rect: Rect, scale: number, sight: Subject): void {
  sight.ground(pen, sight.paper, rect, scale, sight.light)
  bakeThings(pen, rect, scale, sight)
}

/** Paints what lies in a part of the table, and nothing under it. */
export function bakeThings(
  pen: Pen,
  rect: Rect,
  scale: number,
  sight: Pick<Subject, 'spatial' | 'look' | 'without'>,
): void {
  for (const line of sight.spatial.linesIn(rect)) {
    if (sight.without.has(line.id) || sight.without.has(line.to)) continue
    const from = sight.spatial.entries.get(line.id)
    const to = sight.spatial.entries.get(line.to)
    if (from && to) paintLink(pen, line.id, lineEnd(from), lineEnd(to), scale)
  }
  for (const entry of topmost(sight.spatial.seen(rect), rect))
    if (!sight.without.has(entry.id)) bakeEntry(pen, entry, sight.look, scale)
}

/**
 * Of a pile, no more is painted than would cover the place so many times, and these in any case:
 * deeper nothing is seen.
 */
const PILE = { layers: 25, least: 200 }

/** The uppermost of these, which lie in the order of their height. */
export function topmost<One extends Pick<Entry, 'w' | 'h' | 'hides'>>(
  all: readonly One[],
  { minX, minY, maxX, maxY }: Rect,
): readonly One[] {
  let bare = (maxX - minX) * (maxY - minY) * PILE.layers
  let at = all.length
  while (at > 0 && (bare > 0 || all.length - at < PILE.least)) {
    at -= 1
    const one = all[at]
    if (one) bare -= one.hides ?? one.w * one.h
  }
  return at > 0 ? all.slice(at) : all
}

/** Paints one item where it lies. */
export function bakeEntry(pen: Pen, entry: Entry, look: Look, scale: number): void {
  pen.save()
  pen.translate(entry.world.x, entry.world.y)
  pen.rotate(entry.world.turn)
  paintItem(pen, entry.item, entry.piece, look, scale)
  pen.restore()
}

/** An oval as the end of a line. */
export function lineEnd(entry: Pick<Entry, 'world' | 'w' | 'h'>, world = entry.world) {
  return { x: world.x, y: world.y, turn: world.turn, w: entry.w, h: entry.h }
}
