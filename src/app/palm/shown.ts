import type { RefObject } from 'react'
import type { Flick } from '../../rules/dice/roll.ts'
import type { SeatId } from '../../rules/plain/item.ts'
import type { Lays } from '../page/lays.ts'
import type { LastScreen } from './screengone.ts'

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
  /** As long as it is one. */
  readonly hand: RefObject<PalmHand | undefined>
  /** The screen at which its seat has a place, as it was when the hand was last looked at. */
  readonly screen: RefObject<LastScreen | undefined>
}

/** What is done from a hand, as it is on the table. */
export interface PalmHand {
  /** A throw. */
  aim(flick: Flick): Flick
  /** What is laid. */
  readonly lays: Lays
}
