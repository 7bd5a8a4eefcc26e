import type { Light, PaintGround } from '../../paint/ground/ground.ts'
import type { Look } from '../../paint/pen/look.ts'
import type { Pen } from '../../paint/pen/pen.ts'
import { boxRound, corners, type Rect } from '../../paint/pen/rect.ts'
import { paintLink } from '../../paint/things/link.ts'
import { paintItem } from '../../paint/things/painters.ts'
import type { ItemId } from '../../rules/plain/item.ts'
import { into } from '../../rules/plain/place.ts'
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
  const there = sight.spatial.seen(rect).filter(({ id }) => !sight.without.has(id))
  const piled: Look = { ...sight.look, lifted: true }
  for (const { entry, above, top } of bared(topmost(there, rect))) {
    const look = above ? piled : sight.look
    if (top && bareBeside(entry, top) < PLAIN_EDGE)
      bakeEntry(pen, entry, { ...look, covered: true }, scale)
    else bakeEntry(pen, entry, look, scale, top ? edgeBeside(entry, top) : partOf(entry, rect))
  }
}

/** Of what lies straight in a pile the uppermost are painted, and of the rest one in so many, for its edge. */
const STRAIGHT = { top: 3, each: 6, off: 4 } as const

/** Where no more of a thing is bare at its edge, mm, only its paper is seen: what is printed keeps off the edge. */
const PLAIN_EDGE = 1.5

/** What is painted of what lies there. */
interface Bared {
  readonly entry: Entry
  /** It lies on others of its pile: no shadow of its own is seen on them. */
  readonly above: boolean
  /** The next one that is painted of its pile, where that is as large and leaves no more of it bare than its edge. */
  readonly top?: Entry | undefined
}

/** What of these, the lowest first, is to be painted where some lie in piles. */
export function bared(all: readonly Entry[]): readonly Bared[] {
  const piles = new Map<Entry, Entry[]>()
  for (const entry of all) {
    const mat = entry.under
    if (mat?.piece.mat?.lies !== 'pile' || !isStraight(entry)) continue
    const pile = piles.get(mat)
    if (!pile) piles.set(mat, [entry])
    else pile.push(entry)
  }
  if (piles.size === 0) return all.map((entry) => ({ entry, above: false }))
  const hidden = new Set<Entry>()
  const above = new Set<Entry>()
  const tops = new Map<Entry, Entry>()
  for (const pile of piles.values()) {
    const last = pile[pile.length - 1]!
    let top = last
    for (const [i, entry] of [...pile.entries()].reverse()) {
      const under = entry !== last && last.w === entry.w && last.h === entry.h
      if (under && i < pile.length - STRAIGHT.top && i % STRAIGHT.each > 0) {
        hidden.add(entry)
        continue
      }
      if (i > 0) above.add(entry)
      if (under && top.w === entry.w && top.h === entry.h) tops.set(entry, top)
      top = entry
    }
  }
  return all.flatMap((entry) => {
    // What sticks on what is covered goes with it.
    if (entry.under && hidden.has(entry.under)) hidden.add(entry)
    return hidden.has(entry) ? [] : { entry, above: above.has(entry), top: tops.get(entry) }
  })
}

/** Whether it lies in the middle of what it lies on, along its edges. */
const isStraight = ({ item: { place } }: Entry): boolean =>
  Math.abs(place.x) <= STRAIGHT.off &&
  Math.abs(place.y) <= STRAIGHT.off &&
  Math.abs(Math.sin(place.turn)) < 0.01

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

/** Paints one item where it lies: all of it, or such a part of what is printed on it (mm from its middle). */
export function bakeEntry(pen: Pen, entry: Entry, look: Look, scale: number, part?: Rect): void {
  pen.save()
  pen.translate(entry.world.x, entry.world.y)
  pen.rotate(entry.world.turn)
  paintItem(pen, entry.item, entry.piece, part ? { ...look, part } : look, scale)
  pen.restore()
}

/** How far one thing lies beside another, as that lies, mm. */
const beside = ({ world }: Entry, top: Entry) => into(world, { ...top.world, turn: 0, z: 0 })

/** How much is bare, at most, at an edge of a thing under one of the same size that lies straight on it, mm. */
function bareBeside(entry: Entry, top: Entry): number {
  const { x, y } = beside(entry, top)
  return Math.max(Math.abs(x), Math.abs(y))
}

/** What is seen of a thing under one of the same size that lies straight on it: the wider of its bare edges. */
export function edgeBeside(entry: Entry, top: Entry): Rect {
  const { w, h } = entry
  const { x, y } = beside(entry, top)
  const all = { minX: -w / 2, minY: -h / 2, maxX: w / 2, maxY: h / 2 }
  if (Math.abs(x) > Math.abs(y))
    return x < 0 ? { ...all, minX: w / 2 + x } : { ...all, maxX: x - w / 2 }
  return y < 0 ? { ...all, minY: h / 2 + y } : { ...all, maxY: y - h / 2 }
}

/** A part of the table as it lies on something printed, mm from its middle; undefined where nothing is printed. */
function partOf({ world, piece }: Entry, { minX, minY, maxX, maxY }: Rect): Rect | undefined {
  if (piece.painter !== 'printed') return undefined
  return boxRound(
    corners(minX, minY, maxX - minX, maxY - minY).map((corner) => {
      const { x, y } = into(world, { ...corner, turn: 0, z: 0 })
      return { minX: x, minY: y, maxX: x, maxY: y }
    }),
  )
}

/** An oval as the end of a line. */
export function lineEnd(entry: Pick<Entry, 'world' | 'w' | 'h'>, world = entry.world) {
  return { x: world.x, y: world.y, turn: world.turn, w: entry.w, h: entry.h }
}
