import type { RefObject } from 'react'
import type { Flick } from '../../rules/dice/roll.ts'
import type { SeatId } from '../../rules/plain/item.ts'

/** Whose hand this device is, and what it shows of that. */
export interface PalmShown {
  /** Undefined where it is nobody's. */
  readonly seat: SeatId | undefined
  /** The hand is looked at, and not the table. */
  readonly open: boolean
  show(open: boolean): void
  /** Shaking it may throw: in a hand, only while the dice in it are looked at. */
  readonly shakes: boolean
  look(dice: boolean): void
  /** What a throw from here is on the table, as long as it comes from a hand. */
  readonly aim: RefObject<((flick: Flick) => Flick) | undefined>
}
