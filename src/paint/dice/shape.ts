import type { Die } from '../../rules/dice/dice.ts'

/** A point in parts of the die's width from its middle, y down. */
type Point = readonly [number, number]

/** A die seen from above, drawn as a sign of itself. */
export interface DieShape {
  readonly outline: readonly Point[]
  /** The face that lies up. */
  readonly face: readonly Point[]
  /** Edges from that face outwards: corner of the face, corner of the outline. */
  readonly edges: readonly (readonly [Point, Point])[]
  /** How far down the number stands, and the radius of its circle. */
  readonly down: number
  readonly radius: number
}

/** A regular polygon, its first corner up, or its first side. */
const ring = (n: number, radius: number, start = 0): Point[] =>
  Array.from({ length: n }, (_, i) => {
    const angle = ((i + start) / n) * 2 * Math.PI
    return [radius * Math.sin(angle), -radius * Math.cos(angle)]
  })

/** Each corner of the face with the corners of the outline that are its neighbours, by number. */
const joined = (
  outline: readonly Point[],
  face: readonly Point[],
  to: readonly (readonly number[])[],
): [Point, Point][] =>
  to.flatMap((ends, i) =>
    ends.map((k): [Point, Point] => [face[i] ?? [0, 0], outline[k] ?? [0, 0]]),
  )

function shape(
  outline: readonly Point[],
  face: readonly Point[],
  to: readonly (readonly number[])[],
  down: number,
  radius: number,
): DieShape {
  return { outline, face, edges: joined(outline, face, to), down, radius }
}

const TIP = ring(3, 0.66).map(([x, y]): Point => [x, y + 0.14])
const SEVEN = ring(7, 0.53)
const DIAMOND: Point[] = [
  [0, -0.56],
  [0.53, 0.13],
  [0, 0.53],
  [-0.53, 0.13],
]
const KITES: Point[] = [
  [0, -0.55],
  [0.53, -0.12],
  [0.53, 0.14],
  [0, 0.55],
  [-0.53, 0.14],
  [-0.53, -0.12],
]
const KITE: Point[] = [
  [0, -0.55],
  [0.34, 0.13],
  [0, 0.33],
  [-0.34, 0.13],
]
const TEN = shape(KITES, KITE, [[], [2], [3], [4]], -0.03, 0.33)

/** The signs of all dice but the d6, which is a square with pips. */
export const DIE_SHAPES: Readonly<Record<Exclude<Die, 'd6'>, DieShape>> = {
  d4: shape(
    TIP,
    ring(3, 0.32, 1.5).map(([x, y]): Point => [x, y + 0.14]),
    [],
    0.13,
    0.29,
  ),
  d7: shape(SEVEN, ring(7, 0.41), [[0], [1], [2], [3], [4], [5], [6]], 0, 0.36),
  d8: shape(
    DIAMOND,
    [
      [0, -0.56],
      [0.53, 0.13],
      [-0.53, 0.13],
    ],
    [],
    -0.1,
    0.29,
  ),
  d10: TEN,
  d12: shape(ring(10, 0.54), ring(5, 0.42), [[0], [2], [4], [6], [8]], 0.01, 0.34),
  d20: shape(
    ring(6, 0.56),
    ring(3, 0.43).map(([x, y]): Point => [x, y + 0.03]),
    [
      [0, 1, 5],
      [1, 2, 3],
      [3, 4, 5],
    ],
    0.04,
    0.34,
  ),
  d00: TEN,
  d0: TEN,
}
