import type { Check } from './check.ts'
import type { Bursts, Die } from './dice.ts'
import type { SeatId } from './item.ts'

/** How the hand threw: a direction in the tray's plane (unit vector) and how hard, 0 to 1. */
export interface Flick {
  readonly dx: number
  readonly dy: number
  readonly power: number
}

/** Dice in flight, as a value: the same Throw gives the same faces on every machine. */
export interface Throw {
  /** The version of the simulation that this seed belongs to. */
  readonly version: number
  /** 32 bytes as 64 hexadecimal digits. */
  readonly seed: string
  readonly dice: readonly Die[]
  readonly bursts: Bursts
  readonly flick: Flick
}

/** One die that lay still: what it was, the face that lay up, and which die of the same Roll it burst from. */
export interface RolledDie {
  readonly die: Die
  readonly face: number
  readonly from?: number
}

/** What lay up when everything had come to rest, in the order the dice left the hand (bursts after them). */
export type Roll = readonly RolledDie[]

/** A Roll as the table remembers it: append-only, never undone, judged again by anybody at any time. */
export interface RollRecord {
  readonly id: string
  readonly seat: SeatId
  /** Milliseconds since 1970. */
  readonly at: number
  readonly check: Check
  /** Missing when there was nothing to throw (an empty pool, [P17]). */
  readonly thrown?: Throw
  readonly roll: Roll
}
