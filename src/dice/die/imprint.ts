import type { Die } from '../../rules/dice/dice.ts'
import { solidOfDie } from '../../tray/solids.ts'
import type { TrayEye } from '../bed/plan.ts'
import { topOf } from './mould.ts'
import type { ShownDie } from './show.ts'

/** How large the circle of a number should be that is to be read (CSS px), and how much of its die it may take. */
const LEGIBLE = 10.5
const MOST = 0.86
/** Even on the small tip of a d4 it may take so much (mm). */
const LEAST = 6.4

/** How the print of the upper face is to be drawn, in the tray's plane round the die's middle, millimetres. */
export interface Imprint {
  readonly face: number
  /** The print's right, a unit vector; its up lies to the left of it. */
  readonly right: readonly [number, number]
  readonly radius: number
  /** Where the print's middle is, along its up. */
  readonly aloft: number
  /** 0: as it is printed, to 1: swollen far beyond its face, so that nothing else may be printed beside it. */
  readonly swollen: number
}

/**
 * The print that lies up. On small screens it swells as its die comes to rest, over the edges of its own face, until
 * it can be read.
 */
export function imprintOf({ die, turn, still }: ShownDie, eye: TrayEye): Imprint {
  const { plate, right, aloft } = topOf(die, turn)
  const most = Math.max(plate.radius, mostOf(die))
  const wanted = (LEGIBLE * eye.plan.dense) / eye.scale
  const goal = Math.min(most, Math.max(plate.radius, wanted))
  const radius = plate.radius + (goal - plate.radius) * still
  return {
    face: plate.face,
    right,
    radius,
    // Towards the middle, where the die is widest.
    aloft: aloft * (plate.radius / radius) ** 3,
    swollen: Math.min(1, 2.5 * (radius / plate.radius - 1)),
  }
}

/** Pips fill their face; numbers may grow over the edges around theirs. */
const mostOf = (die: Die) =>
  die === 'd6' ? 0 : Math.max(LEAST, MOST * solidOfDie(die).row.inradius)
