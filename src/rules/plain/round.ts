import type { SeatId } from './item.ts'
import { EDGES, type Edge, MOST_SIDES, type Side } from './sides.ts'

interface Size {
  readonly width: number
  readonly height: number
}

interface Spot {
  readonly x: number
  readonly y: number
}

/** How people sit round a screen that lies among them, as this device keeps it. */
export interface Seating {
  readonly sides: readonly Side[]
  /** From corner to corner, mm: what makes millimetres of px. */
  readonly diagonal: number
  /** Whether what is dragged turns to whom it is dragged. */
  readonly turns: boolean
}

/** Screens that people sit around are no smaller and no larger than this, mm; one of 43 inches, unless they say. */
export const DIAGONAL = { least: 250, most: 4000, usual: 1092 } as const

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function sideIn(value: unknown): Side | undefined {
  if (!isRecord(value)) return undefined
  const { seat, edge, along } = value
  const at = EDGES.find((one) => one === edge)
  if (typeof seat !== 'string' || seat === '' || seat.length > 200 || !at) return undefined
  if (typeof along !== 'number' || !Number.isFinite(along)) return undefined
  return { seat, edge: at, along: Math.min(1, Math.max(0, along)) }
}

/** Reads what was kept of it; undefined where that says nothing of use. No seat has two places. */
export function seatingIn(kept: unknown): Seating | undefined {
  if (!isRecord(kept) || !Array.isArray(kept['sides'])) return undefined
  const met = new Set<SeatId>()
  const sides = kept['sides'].slice(0, 100).flatMap((one: unknown) => {
    const side = sideIn(one)
    if (!side || met.has(side.seat) || met.size >= MOST_SIDES) return []
    met.add(side.seat)
    return [side]
  })
  const { diagonal } = kept
  const sound =
    typeof diagonal === 'number' && diagonal >= DIAGONAL.least && diagonal <= DIAGONAL.most
  return {
    sides,
    diagonal: sound ? diagonal : DIAGONAL.usual,
    turns: kept['turns'] !== false,
  }
}

/** The same of what a device has kept as text: whatever stands there. */
export function readSeating(text: string | null): Seating | undefined {
  try {
    return seatingIn(JSON.parse(text ?? 'null'))
  } catch {
    // Somebody else has written there.
    return undefined
  }
}

/** How many px a millimetre has on a screen of so many px and this diagonal. */
export const pxPerMm = (
  { width, height }: { readonly width: number; readonly height: number },
  diagonal: number,
): number => Math.hypot(width, height) / diagonal

/** Edges in the order in which they are sat at. */
const ORDER: readonly Edge[] = ['bottom', 'top', 'left', 'right']

/** People spread over the edges: one opposite another first, then at the sides, then two to an edge. */
export function spread(seats: readonly SeatId[]): readonly Side[] {
  const here = seats
    .slice(0, MOST_SIDES)
    .map((seat, i) => ({ seat, edge: ORDER[i % ORDER.length]! }))
  return here.map(({ seat, edge }, i) => {
    const beside = here.filter((one) => one.edge === edge).length
    const before = here.slice(0, i).filter((one) => one.edge === edge).length
    return { seat, edge, along: (before + 1) / (beside + 1) }
  })
}

/** Where along an edge there is most room between those who sit there, 0 to 1. */
export function roomAt(sides: readonly Side[], edge: Edge): number {
  const at = sides.filter((side) => side.edge === edge).map(({ along }) => along)
  const marks = [0, ...at, 1].sort((a, b) => a - b)
  const gaps = marks.slice(1).map((to, i) => ({ from: marks[i] ?? 0, to }))
  const widest = gaps.reduce((a, b) => (b.to - b.from > a.to - a.from ? b : a))
  return (widest.from + widest.to) / 2
}

/**
 * The places of these seats: those that are known, and for whoever has none one at the edge where fewest sit, where
 * there is most room.
 */
export function berthed(known: readonly Side[], seats: readonly SeatId[]): readonly Side[] {
  const all = known.filter(({ seat }) => seats.includes(seat)).slice(0, MOST_SIDES)
  for (const seat of seats) {
    if (all.length >= MOST_SIDES || all.some((one) => one.seat === seat)) continue
    const at = (edge: Edge) => all.filter((one) => one.edge === edge)
    const edge = ORDER.reduce((best, one) => (at(one).length < at(best).length ? one : best))
    all.push({ seat, edge, along: roomAt(all, edge) })
  }
  return all
}

/** The middle of a place at the very rim, in the unit of the size. */
export function berthOf(
  { edge, along }: Pick<Side, 'edge' | 'along'>,
  { width, height }: Size,
): Spot {
  switch (edge) {
    case 'bottom':
      return { x: along * width, y: height }
    case 'top':
      return { x: along * width, y: 0 }
    case 'left':
      return { x: 0, y: along * height }
    case 'right':
      return { x: width, y: along * height }
  }
}

/** Whose place is nearest to a spot; undefined where nobody has one. */
export function sideAt(sides: readonly Side[], spot: Spot, size: Size): Side | undefined {
  let best: { readonly side: Side; readonly far: number } | undefined
  for (const side of sides) {
    const { x, y } = berthOf(side, size)
    const far = Math.hypot(x - spot.x, y - spot.y)
    if (!best || far < best.far) best = { side, far }
  }
  return best?.side
}

/** How wide the frame round a shared screen is, by which the table is moved, mm. */
export const FRAME = 12

/** Whether a spot is no farther than this from an edge, in the unit of the size. */
export const isAtRim = ({ x, y }: Spot, { width, height }: Size, wide: number): boolean =>
  Math.min(x, y, width - x, height - y) <= wide
