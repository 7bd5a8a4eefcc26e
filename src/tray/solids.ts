import type { Die } from '../rules/dice.ts'
import { type Solid, type SolidRow, solidOf } from './solid.ts'

export const SOLID_ROWS: Readonly<Record<Die, SolidRow>> = {
  // Opposite faces add up to seven; 1, 2, 3 run counter-clockwise around their corner, as on dice of the West.
  d6: {
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
  },
}

const built = new Map<Die, Solid>()

/** The solid of a die, built once. */
export function solidOfDie(die: Die): Solid {
  const known = built.get(die)
  if (known) return known
  const solid = solidOf(SOLID_ROWS[die])
  built.set(die, solid)
  return solid
}
