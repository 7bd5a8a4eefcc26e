import type { Roll } from '../../rules/dice/roll.ts'
import type { Felt } from '../../tray/physics.ts'
import type { Pose } from './ready.ts'

/** A die at a place, and how much larger than life it is shown there. */
export interface Rowed extends Pose {
  readonly size: number
}

/** Dice that were read and are set in rows. */
export interface Rows {
  /** In the Roll's order. */
  readonly places: readonly Rowed[]
  /** Numbers of the dice as the eye meets them. */
  readonly order: readonly number[]
  /** Milliseconds from rest until the last one stands. */
  readonly takes: number
  /** A die on its way from where it fell to its place, so long after rest. */
  at(i: number, fell: Rowed, since: number): Rowed
}

/** Sets the dice of a Roll in rows, where they are so many that they need it. */
export type SetRows = (roll: Roll, felt: Felt) => Rows | undefined
