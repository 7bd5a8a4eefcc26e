import type { Die } from '../rules/dice/dice.ts'
import { type Solid, type SolidRow, solidOf } from './solid.ts'
import type { Vector } from './vector.ts'

const PHI = (1 + Math.sqrt(5)) / 2

/** A half circle's directions in so many equal steps, written out: sine and cosine differ between engines. */
const FIFTHS = [
  [1, 0],
  [0.8090169943749475, 0.5877852522924731],
  [0.30901699437494745, 0.9510565162951535],
  [-0.30901699437494745, 0.9510565162951535],
  [-0.8090169943749475, 0.5877852522924731],
] as const
const SEVENTHS = [
  [1, 0],
  [0.9009688679024191, 0.4338837391175581],
  [0.6234898018587336, 0.7818314824680298],
  [0.22252093395631445, 0.9749279121818236],
  [-0.22252093395631445, 0.9749279121818236],
  [-0.6234898018587336, 0.7818314824680298],
  [-0.9009688679024191, 0.4338837391175581],
] as const

/** Kites round an axis, one up, one down: a trapezohedron, as ten-sided dice are. Steep ones make a long die. */
const kites = (half: readonly (readonly [number, number])[], steep: number): Vector[] =>
  [...half, ...half.map(([x, y]) => [-x, -y] as const)].map(([x, y], k) => [
    x,
    y,
    k % 2 ? -steep : steep,
  ])

/** The signs of three coordinates in every mixture. */
const CORNERS: readonly Vector[] = [
  [1, 1, 1],
  [1, 1, -1],
  [1, -1, 1],
  [1, -1, -1],
  [-1, 1, 1],
  [-1, 1, -1],
  [-1, -1, 1],
  [-1, -1, -1],
]
/** Four directions in each of the three planes of the axes: (0, a, b), (a, b, 0), (b, 0, a), with every sign. */
const planes = (a: number, b: number): Vector[] => {
  const signs = [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ] as const
  return [
    ...signs.map(([s, t]): Vector => [0, s * a, t * b]),
    ...signs.map(([s, t]): Vector => [s * a, t * b, 0]),
    ...signs.map(([s, t]): Vector => [t * b, 0, s * a]),
  ]
}

const TEN = {
  normals: kites(FIFTHS, 0.92),
  // Odd numbers round one tip, even ones round the other; opposite digits add up to nine, and 10 stands for 0.
  labels: [1, 10, 7, 4, 3, 8, 9, 2, 5, 6],
  inradius: 8.4,
  edge: 0.9,
  drag: 1.3,
  girth: 0.97,
}

/** Opposite faces add up to one more than there are numbers, but for the d4, which has none, and the tens. */
export const SOLID_ROWS: Readonly<Record<Die, SolidRow>> = {
  d4: {
    normals: [
      [1, 1, 1],
      [1, -1, -1],
      [-1, 1, -1],
      [-1, -1, 1],
    ],
    labels: [1, 2, 3, 4],
    inradius: 6.2,
    edge: 0.8,
    drag: 1,
    // Its three corners stand out far from a small body.
    girth: 0.72,
  },
  d6: {
    // 1, 2, 3 run counter-clockwise around their corner, as on dice of the West.
    normals: [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
      [0, 0, -1],
      [0, -1, 0],
      [-1, 0, 0],
    ],
    labels: [1, 2, 3, 4, 5, 6],
    inradius: 8,
    edge: 1.9,
    drag: 1,
    girth: 0.97,
  },
  d7: {
    // Fourteen kites: each number twice, never beside its like.
    normals: kites(SEVENTHS, 0.98),
    labels: [1, 6, 3, 4, 7, 2, 5, 7, 2, 5, 4, 1, 6, 3],
    inradius: 8.7,
    edge: 0.8,
    drag: 1.3,
    girth: 0.97,
  },
  d8: {
    normals: CORNERS,
    labels: [1, 7, 3, 5, 4, 6, 2, 8],
    inradius: 7.8,
    edge: 1,
    drag: 1.1,
    girth: 0.97,
  },
  d10: TEN,
  d12: {
    normals: planes(1, PHI),
    labels: [1, 9, 4, 12, 5, 3, 10, 8, 11, 7, 6, 2],
    inradius: 9.3,
    edge: 0.9,
    drag: 1.7,
    girth: 0.97,
  },
  d20: {
    normals: [...CORNERS, ...planes(1 / PHI, PHI)],
    labels: [1, 5, 15, 17, 4, 6, 16, 20, 19, 13, 8, 2, 9, 7, 14, 12, 3, 11, 10, 18],
    inradius: 9.6,
    edge: 0.8,
    drag: 2,
    girth: 0.97,
  },
  d00: TEN,
  d0: TEN,
}

const built = new Map<SolidRow, Solid>()

/** The solid of a die, built once. */
export function solidOfDie(die: Die): Solid {
  const row = SOLID_ROWS[die]
  const known = built.get(row)
  if (known) return known
  const solid = solidOf(row)
  built.set(row, solid)
  return solid
}
