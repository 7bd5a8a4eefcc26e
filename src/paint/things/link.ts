import { hash } from '../../rules/plain/wobble.ts'
import { COLORS } from '../pen/look.ts'
import type { Pen } from '../pen/pen.ts'
import { curve, keptPath, type Point, strokeAlong } from '../pen/stroke.ts'

/** What a line ends at: an oval's centre, size and turn, in mm. */
export interface End {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly turn: number
}

/** The point of an oval's rim that lies towards another point, `gap` mm outside it. */
export function rimPoint(end: End, to: Point, gap = 1.2): Point {
  const dx = to.x - end.x
  const dy = to.y - end.y
  const c = Math.cos(-end.turn)
  const s = Math.sin(-end.turn)
  const lx = dx * c - dy * s
  const ly = dx * s + dy * c
  const rx = end.w / 2 - 1.5 + gap
  const ry = end.h / 2 - 1.5 + gap
  const length = Math.hypot(lx / rx, ly / ry)
  if (length < 1e-9) return { x: end.x, y: end.y }
  return { x: end.x + dx / length, y: end.y + dy / length }
}

/** From where to where a line between two ovals is drawn; undefined where they overlap. */
export function linkEnds(from: End, to: End): readonly [Point, Point] | undefined {
  // Aimed a little inwards at each end, so that lines into one Parent spread along its rim.
  const aim = (a: End, b: End): Point => ({
    x: a.x + (b.x - a.x) * 0.22,
    y: a.y + (b.y - a.y) * 0.04,
  })
  const a = rimPoint(from, mix(to, aim(from, to), 0.35))
  const b = rimPoint(to, mix(from, aim(to, from), 0.35))
  const along = (b.x - a.x) * (to.x - from.x) + (b.y - a.y) * (to.y - from.y)
  return along > 0 && Math.hypot(b.x - a.x, b.y - a.y) > 1 ? [a, b] : undefined
}

function mix(a: Point, b: Point, t: number): Point {
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }
}

/** A marker line from a Scene to its Parent, drawn under both ovals. Coordinates of the table, in mm. */
export function paintLink(pen: Pen, id: string, from: End, to: End, scale: number): void {
  const ends = linkEnds(from, to)
  if (!ends) return
  const [a, b] = ends
  const weight = scale > 0.6 ? 2 : Math.max(2, 1.1 / scale)
  const key = `link/${id}/${a.x.toFixed(1)},${a.y.toFixed(1)},${b.x.toFixed(1)},${b.y.toFixed(1)}/${weight.toFixed(1)}`
  pen.globalAlpha = 0.88
  pen.fillStyle = COLORS.marker
  pen.fill(keptPath(key, () => strokeAlong(curve(a, b, hash(id)), weight, hash(id))))
  pen.globalAlpha = 1
}
