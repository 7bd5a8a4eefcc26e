import type { SeatId } from './item.ts'
import { isRecord, parsed } from './json.ts'
import { EDGES, type Edge, type Extent, MOST_SIDES, type Side } from './sides.ts'

/** How people sit round a screen that lies among them, as this device keeps it. */
export interface Seating {
  readonly sides: readonly Side[]
  /** From corner to corner, mm: what makes millimetres of px. */
  readonly diagonal: number
  /** Whether what is dragged turns to whom it is dragged. */
  readonly turns: boolean
  /** How high a small letter is in a place, mm. */
  readonly letters: (typeof X_HEIGHTS)[number]
  /** Whether the page is to fill the screen. */
  readonly full: boolean
}

/** How high small letters may be in a place, mm. The second can be read at arm's length, and is the usual one. */
export const X_HEIGHTS = [3, 4, 5] as const
export const USUAL_HEIGHT = 4

/** Screens that people sit around are no smaller and no larger than this, mm; one of 43 inches, unless they say. */
export const DIAGONAL = { least: 250, most: 4000, usual: 1092 } as const

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
    letters: X_HEIGHTS.find((one) => one === kept['letters']) ?? USUAL_HEIGHT,
    full: kept['full'] === true,
  }
}

/** The same of what a device has kept as text: whatever stands there. */
export const readSeating = (text: string | null): Seating | undefined => seatingIn(parsed(text))

/** How many px a millimetre has on a screen of so many px and this diagonal. */
export const pxPerMm = ({ width, height }: Extent, diagonal: number): number =>
  Math.hypot(width, height) / diagonal

/** An edge as whoever sits at another calls it: their own is the one at the bottom. */
export const edgeFrom = (edge: Edge, own: Edge): Edge =>
  EDGES[(EDGES.indexOf(edge) - EDGES.indexOf(own) + EDGES.length) % EDGES.length]!

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
    return { seat, edge, along: (before + 0.5) / beside }
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
export function sidesFor(known: readonly Side[], seats: readonly SeatId[]): readonly Side[] {
  const all = known.filter(({ seat }) => seats.includes(seat)).slice(0, MOST_SIDES)
  for (const seat of seats) {
    if (all.length >= MOST_SIDES || all.some((one) => one.seat === seat)) continue
    const at = (edge: Edge) => all.filter((one) => one.edge === edge)
    const edge = ORDER.reduce((best, one) => (at(one).length < at(best).length ? one : best))
    all.push({ seat, edge, along: roomAt(all, edge) })
  }
  return eased(all)
}

/** How much of an edge is divided evenly among those who sit there, as a part of it: nobody sits on another. */
const SHARED = 0.9

/** The same, where those who were put too close to one another at an edge have moved apart. */
function eased(sides: readonly Side[]): readonly Side[] {
  const alongs = new Map<SeatId, number>()
  for (const edge of EDGES) {
    const here = sides.filter((side) => side.edge === edge).sort((a, b) => a.along - b.along)
    const gap = SHARED / here.length
    if (here.length < 2) continue
    const at = here.map(({ along }) => along)
    for (let i = 0; i < at.length; i++)
      at[i] = Math.max(at[i] ?? 0, i > 0 ? (at[i - 1] ?? 0) + gap : 0)
    for (let i = at.length - 1; i >= 0; i--)
      at[i] = Math.min(at[i] ?? 0, i + 1 < at.length ? (at[i + 1] ?? 1) - gap : 1)
    here.forEach(({ seat }, i) => void alongs.set(seat, at[i] ?? 0))
  }
  return sides.map((side) => ({ ...side, along: alongs.get(side.seat) ?? side.along }))
}
