import type { Throw } from '../../src/rules/dice/roll.ts'
import { versionOf } from '../../src/tray/physics.ts'

/** The seed of a number. */
export const seedOf = (n: number): string => n.toString(16).padStart(64, '0')

/** Directions of flicks that are exact unit vectors. */
const DIRECTIONS = [
  [1, 0],
  [0.6, 0.8],
  [0.8, -0.6],
  [-0.6, 0.8],
  [0, 1],
  [-1, 0],
  [5 / 13, -12 / 13],
  [-0.8, -0.6],
] as const

/** A throw of so many d6 that burst on sixes; direction and power follow from the number too. */
export function throwOf(n: number, count: number, over: Partial<Throw> = {}): Throw {
  const [dx, dy] = DIRECTIONS[n % DIRECTIONS.length] ?? [1, 0]
  return {
    version: versionOf(over.dice?.length ?? count),
    seed: seedOf(n),
    dice: Array.from({ length: count }, () => 'd6' as const),
    bursts: { d6: [6] },
    flick: { dx, dy, power: (n % 11) / 10 },
    ...over,
  }
}
