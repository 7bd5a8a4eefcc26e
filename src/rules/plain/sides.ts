import type { SeatId } from './item.ts'

/** The edges of a screen that lies on the table, or is it. */
export const EDGES = ['bottom', 'left', 'top', 'right'] as const
export type Edge = (typeof EDGES)[number]

/** By how much a thing is turned that faces whoever sits at this edge, radians, clockwise as the screen is seen. */
export const FACING: Readonly<Record<Edge, number>> = {
  bottom: 0,
  left: Math.PI / 2,
  top: Math.PI,
  right: -Math.PI / 2,
}

/** Where a seat has its place round a shared screen: at which edge, and where along it, 0 to 1 from left or above. */
export interface Side {
  readonly seat: SeatId
  readonly edge: Edge
  readonly along: number
}

/** How many have a place round one screen. */
export const MOST_SIDES = 8

/** How large a screen or a part of it is, in whatever unit the rest is in. */
export interface Extent {
  readonly width: number
  readonly height: number
}

/** Whether an edge goes up and down as the screen is seen. */
export const isUpright = (edge: Edge): boolean => edge === 'left' || edge === 'right'

/** How long an edge of a screen of this size is, in its unit. */
export const edgeLength = (edge: Edge, { width, height }: Extent): number =>
  isUpright(edge) ? height : width

interface Point {
  readonly x: number
  readonly y: number
}

/** The middle of a place at the very rim, in the unit of the size. */
export function rimAt(
  { edge, along }: Pick<Side, 'edge' | 'along'>,
  { width, height }: Extent,
): Point {
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

/** How far a spot is from each edge. */
const distances = ({ x, y }: Point, { width, height }: Extent): Readonly<Record<Edge, number>> => ({
  bottom: height - y,
  left: x,
  top: y,
  right: width - x,
})

/** The edge that a spot is nearest to; of several the first. */
export function edgeAt(spot: Point, size: Extent): Edge {
  const far = distances(spot, size)
  return EDGES.reduce((best, edge) => (far[edge] < far[best] ? edge : best))
}

/** Where along its edge the foot of a spot is, 0 to 1. */
export function alongAt({ x, y }: Point, edge: Edge, { width, height }: Extent): number {
  const part = isUpright(edge) ? y / height : x / width
  return Math.min(1, Math.max(0, Number.isFinite(part) ? part : 0.5))
}

/** Whose place is nearest to a spot; undefined where nobody has one. */
export function sideAt(sides: readonly Side[], spot: Point, size: Extent): Side | undefined {
  let best: { readonly side: Side; readonly far: number } | undefined
  for (const side of sides) {
    const { x, y } = rimAt(side, size)
    const far = Math.hypot(x - spot.x, y - spot.y)
    if (!best || far < best.far) best = { side, far }
  }
  return best?.side
}

/** What is dragged turns to an edge within this part of the way from it to the middle. */
const REACH = 0.66

/**
 * The edge that a thing faces that is dragged over this spot: the nearest, if somebody sits there. In the middle of the
 * table nothing turns: undefined.
 */
export function facedAt(sides: readonly Side[], spot: Point, size: Extent): Edge | undefined {
  const far = distances(spot, size)
  let best: { readonly edge: Edge; readonly part: number } | undefined
  for (const edge of EDGES) {
    if (!sides.some((side) => side.edge === edge)) continue
    const part = far[edge] / ((isUpright(edge) ? size.width : size.height) / 2)
    if (part < REACH && (!best || part < best.part)) best = { edge, part }
  }
  return best?.edge
}

/** The angle nearest to this one that is the other, give or take whole turns. */
export function nearestTurn(from: number, to: number): number {
  const whole = 2 * Math.PI
  return to + Math.round((from - to) / whole) * whole
}
