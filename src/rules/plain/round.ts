import type { SeatId } from './item.ts'
import { EDGES, MOST_SIDES, type Side } from './sides.ts'

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

/** How many px a millimetre has on a screen of so many px and this diagonal. */
export const pxPerMm = (
  { width, height }: { readonly width: number; readonly height: number },
  diagonal: number,
): number => Math.hypot(width, height) / diagonal
