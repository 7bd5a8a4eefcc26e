import { wobble } from '../../rules/plain/wobble.ts'
import type { Pen } from './pen.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

/** A marker's stroke along points as one closed outline: it swells and thins, and tapers at both ends. All in mm. */
export function strokeAlong(points: readonly Point[], width: number, seed: number): Path2D {
  const next = wobble(seed)
  const path = new Path2D()
  const n = points.length
  const left: Point[] = []
  const right: Point[] = []
  let swell = 0.5
  for (let i = 0; i < n; i++) {
    const a = points[Math.max(0, i - 1)]!
    const b = points[Math.min(n - 1, i + 1)]!
    const p = points[i]!
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
    swell += (next() - swell) * 0.35
    const t = i / (n - 1)
    const taper = Math.min(1, 0.35 + t * 9, 0.2 + (1 - t) * 7)
    const half = (width / 2) * (0.78 + 0.44 * swell) * taper
    const nx = (-(b.y - a.y) / length) * half
    const ny = ((b.x - a.x) / length) * half
    left.push({ x: p.x + nx, y: p.y + ny })
    right.push({ x: p.x - nx, y: p.y - ny })
  }
  path.moveTo(left[0]!.x, left[0]!.y)
  smooth(path, left)
  path.lineTo(right[n - 1]!.x, right[n - 1]!.y)
  smooth(path, right.reverse())
  path.closePath()
  return path
}

/** Goes on along points without corners. */
export function smooth(path: Path2D, points: readonly Point[]): void {
  for (let i = 1; i < points.length - 1; i++) {
    const p = points[i]!
    const q = points[i + 1]!
    path.quadraticCurveTo(p.x, p.y, (p.x + q.x) / 2, (p.y + q.y) / 2)
  }
  const last = points[points.length - 1]!
  path.lineTo(last.x, last.y)
}

/** Points of a curve from a to b, sagging a little to one side, with a hand's tremble. */
export function curve(a: Point, b: Point, seed: number, bend = 0.06): Point[] {
  const next = wobble(seed)
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  const n = Math.max(6, Math.min(40, Math.round(length / 8)))
  const side = (next() * 2 - 1) * bend * length
  const nx = length ? -(b.y - a.y) / length : 0
  const ny = length ? (b.x - a.x) / length : 0
  const skew = 0.35 + next() * 0.3
  const out: Point[] = []
  for (let i = 0; i <= n; i++) {
    const t = i / n
    const bow = Math.sin(Math.PI * t ** (Math.log(0.5) / Math.log(skew))) * side
    const tremble = (next() - 0.5) * 0.5
    out.push({
      x: a.x + (b.x - a.x) * t + nx * (bow + tremble),
      y: a.y + (b.y - a.y) * t + ny * (bow + tremble),
    })
  }
  return out
}

/** A closed loop drawn by hand round an ellipse of half-axes rx, ry: it never closes quite where it began. */
export function loop(rx: number, ry: number, seed: number, tremble = 0.022): Point[] {
  const next = wobble(seed)
  const start = -2.4 + next() * 0.9
  const phase = next() * Math.PI * 2
  const second = next() * Math.PI * 2
  const turn = Math.PI * 2 * (1.015 + next() * 0.03)
  const drift = (next() - 0.35) * 0.05
  const n = 84
  const out: Point[] = []
  for (let i = 0; i <= n; i++) {
    const t = i / n
    const a = start + turn * t
    const r =
      1 +
      tremble * Math.sin(2 * a + phase) +
      tremble * 0.6 * Math.sin(3 * a + second) +
      drift * (t - 0.5) +
      (next() - 0.5) * 0.006
    out.push({ x: Math.cos(a) * rx * r, y: Math.sin(a) * ry * r })
  }
  return out
}

const kept = new Map<string, Path2D>()

/** A path made once for its key: the same hand draws the same line at every zoom. */
export function keptPath(key: string, make: () => Path2D): Path2D {
  const known = kept.get(key)
  if (known) return known
  if (kept.size > 3000) kept.clear()
  const path = make()
  kept.set(key, path)
  return path
}

/** From nearer than this, CSS px per mm, one sees where a felt tip ran dry. */
const CLOSE = 1.8
/** What it left out, mm: so long a streak, so far to the next; beside the middle by this part of the width. */
const STREAKS = [
  { beside: 0.2, dashes: [4, 13, 1.5, 7] },
  { beside: -0.24, dashes: [2, 5, 7, 17] },
] as const

/** Streaks along a stroke where paper shines through, seen from near only. `seen` is CSS px per mm. */
export function dry(
  pen: Pen,
  key: string,
  points: readonly Point[],
  width: number,
  seen: number,
  seed: number,
): void {
  if (seen < CLOSE) return
  pen.save()
  pen.strokeStyle = 'rgba(255, 232, 196, 0.3)'
  pen.lineWidth = width * 0.13
  pen.lineCap = 'round'
  for (const { beside, dashes } of STREAKS) {
    pen.setLineDash(dashes)
    pen.lineDashOffset = seed % 40
    pen.stroke(keptPath(`dry/${key}/${beside}`, () => aside(points, width * beside)))
  }
  pen.restore()
}

/** A line along points, so far beside them. */
function aside(points: readonly Point[], by: number): Path2D {
  const path = new Path2D()
  const moved = points.map((p, i) => {
    const a = points[Math.max(0, i - 1)]!
    const b = points[Math.min(points.length - 1, i + 1)]!
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
    return { x: p.x - ((b.y - a.y) / length) * by, y: p.y + ((b.x - a.x) / length) * by }
  })
  path.moveTo(moved[0]!.x, moved[0]!.y)
  smooth(path, moved)
  return path
}

/** Draws a short stroke from point to point, such as one of a cross or a tick. */
export function dash(
  pen: Pen,
  key: string,
  points: readonly Point[],
  width: number,
  seed: number,
): void {
  pen.fill(keptPath(key, () => strokeAlong(points, width, seed)))
}
