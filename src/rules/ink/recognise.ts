import type { Dot } from '../board/room.ts'

/** What a stroke may be meant as: an oval or a box with its middle, its size (mm) and its turn, or a line. */
export type Shape =
  | {
      readonly is: 'oval' | 'box'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
      readonly turn: number
    }
  | { readonly is: 'line'; readonly from: Dot; readonly to: Dot }

/** Smaller closed shapes are letters, shorter lines are dashes, mm. */
const SMALLEST = 32
const SHORTEST = 24
/** Points that a stroke is looked at by, equally far from one another on its way. */
const LOOKS = 96

/** Points are no farther from one another than this, mm. */
const DENSE = 3

/**
 * How much a line may turn on its way (radians, all turns together), and how far it may stray: as a part of its length.
 */
const STRAIGHT = { turning: 2.7, off: 0.29 }
/** A closed stroke ends near where it began (as a part of its size), goes round about once, and hardly ever back. */
const CLOSED = { gap: 0.42, least: 0.8, most: 1.35, back: 0.12 }
/** How far the points of an oval or a box may lie off it, on average: as a part of its shorter half. */
const OFF = { oval: 0.12, box: 0.12 }

/**
 * What this stroke of points (mm) may be meant as; undefined for ink that is just ink. It is an offer: whoever drew
 * it decides.
 */
export function recognise(points: readonly Dot[]): Shape | undefined {
  const way = calm(evenly(calm(dense(points)), LOOKS))
  const [first, last] = [way[0], way.at(-1)]
  if (!first || !last) return undefined
  return lineOf(way, first, last) ?? closedOf(way, first, last)
}

const far = (a: Dot, b: Dot): number => Math.hypot(a.x - b.x, a.y - b.y)

/** The same way by so many points, equally far from one another. */
function evenly(points: readonly Dot[], count: number): readonly Dot[] {
  let length = 0
  for (let at = 1; at < points.length; at++) length += far(points[at - 1]!, points[at]!)
  if (length === 0) return []
  const step = length / (count - 1)
  const even: Dot[] = [points[0]!]
  let gone = 0
  for (let at = 1; at < points.length; at++) {
    const [a, b] = [points[at - 1]!, points[at]!]
    const piece = far(a, b)
    while (even.length < count && gone + piece >= even.length * step) {
      const share = piece === 0 ? 0 : (even.length * step - gone) / piece
      even.push({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share })
    }
    gone += piece
  }
  while (even.length < count) even.push(points.at(-1)!)
  return even
}

/** With points between those that are far apart: of a stroke that was put down, only those are left that it needs. */
function dense(points: readonly Dot[]): readonly Dot[] {
  return points.flatMap((b, at) => {
    const a = points[at - 1] ?? b
    const steps = Math.max(1, Math.ceil(far(a, b) / DENSE))
    return Array.from({ length: steps }, (_, i) => ({
      x: a.x + ((b.x - a.x) * (i + 1)) / steps,
      y: a.y + ((b.y - a.y) * (i + 1)) / steps,
    }))
  })
}

/** Without the trembling of the hand: each point is the mean of those near it. */
function calm(way: readonly Dot[]): readonly Dot[] {
  return way.map((_, at) => {
    const reach = Math.min(3, at, way.length - 1 - at)
    const near = way.slice(at - reach, at + reach + 1)
    return {
      x: near.reduce((sum, { x }) => sum + x, 0) / near.length,
      y: near.reduce((sum, { y }) => sum + y, 0) / near.length,
    }
  })
}

/** From one direction to another, in -π to π. */
function turned(from: number, to: number): number {
  const turn = to - from
  return turn - 2 * Math.PI * Math.round(turn / (2 * Math.PI))
}

function lineOf(way: readonly Dot[], from: Dot, to: Dot): Shape | undefined {
  const length = far(from, to)
  if (length < SHORTEST) return undefined
  const [cos, sin] = [(to.x - from.x) / length, (to.y - from.y) / length]
  const off = Math.max(
    ...way.map(({ x, y }) => Math.abs((y - from.y) * cos - (x - from.x) * sin) / length),
  )
  if (off > STRAIGHT.off) return undefined
  let turning = 0
  let before: number | undefined
  // In long steps: a short one tells more of the hand than of the way.
  for (let at = 8; at < way.length; at += 8) {
    const [a, b] = [way[at - 8]!, way[at]!]
    const now = Math.atan2(b.y - a.y, b.x - a.x)
    turning += before === undefined ? 0 : Math.abs(turned(before, now))
    before = now
  }
  return turning > STRAIGHT.turning ? undefined : { is: 'line', from, to }
}

function closedOf(way: readonly Dot[], first: Dot, last: Dot): Shape | undefined {
  const frame = frameOf(way)
  const size = Math.max(frame.width, frame.height)
  if (size < SMALLEST || far(first, last) > CLOSED.gap * size) return undefined
  let [round, back] = [0, 0]
  for (let at = 1; at < way.length; at++) {
    const [a, b] = [way[at - 1]!, way[at]!]
    const turn = turned(
      Math.atan2(a.y - frame.y, a.x - frame.x),
      Math.atan2(b.y - frame.y, b.x - frame.x),
    )
    round += turn
    back += Math.abs(turn)
  }
  const turns = Math.abs(round) / (2 * Math.PI)
  if (turns < CLOSED.least || turns > CLOSED.most) return undefined
  if (back / (2 * Math.PI) - turns > CLOSED.back) return undefined
  const off = offOf(way, frame)
  const is = off.oval < off.box ? 'oval' : 'box'
  return off[is] > OFF[is] ? undefined : { is, ...frame }
}

interface Frame {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly turn: number
}

/** A point seen in a frame's own directions, from its middle. */
function within({ x, y, turn }: Frame, point: Dot): Dot {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const [dx, dy] = [point.x - x, point.y - y]
  return { x: dx * cos + dy * sin, y: dy * cos - dx * sin }
}

/** The smallest rectangle round these points, turned by at most an eighth of a circle. */
function frameOf(way: readonly Dot[]): Frame {
  let best: Frame | undefined
  for (let step = -22; step <= 22; step++) {
    const turn = (step * Math.PI) / 90
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    const along = way.map(({ x, y }) => x * cos + y * sin)
    const across = way.map(({ x, y }) => y * cos - x * sin)
    const [left, right] = [Math.min(...along), Math.max(...along)]
    const [top, bottom] = [Math.min(...across), Math.max(...across)]
    const [width, height] = [right - left, bottom - top]
    // Of frames that are equally good the straight one.
    const area = width * height * (1 + Math.abs(turn) / 50)
    if (best && area >= best.width * best.height * (1 + Math.abs(best.turn) / 50)) continue
    const [u, v] = [(left + right) / 2, (top + bottom) / 2]
    best = { x: u * cos - v * sin, y: u * sin + v * cos, width, height, turn }
  }
  return best ?? { x: 0, y: 0, width: 0, height: 0, turn: 0 }
}

/** How far the points lie off the oval and the box of this frame, on average: as a part of its shorter half. */
function offOf(way: readonly Dot[], frame: Frame): { readonly oval: number; readonly box: number } {
  const [wide, high] = [frame.width / 2, frame.height / 2]
  const short = Math.min(wide, high)
  let [oval, box] = [0, 0]
  for (const point of way) {
    const { x, y } = within(frame, point)
    const out = Math.hypot(x / wide, y / high)
    oval += Math.abs(out - 1) * (out === 0 ? short : Math.hypot(x, y) / out)
    const [over, above] = [Math.abs(x) - wide, Math.abs(y) - high]
    box += Math.min(Math.abs(over), Math.abs(above))
  }
  const mean = way.length * short
  return { oval: oval / mean, box: box / mean }
}
