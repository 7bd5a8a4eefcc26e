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

/** Everything about a throw but its seed: fixed before anybody knows that. */
export interface Terms {
  /** Of the record that will be, so that no throw can be written down twice. */
  readonly id: string
  readonly seat: SeatId
  readonly check: Check
  readonly thrown: Omit<Throw, 'seed'>
}

/** Links of one hash chain: more throws than anybody makes while a page is open. And screens that are asked for one. */
export const MOST = { links: 2048, asked: 16 } as const

/** A screen that was asked to have a hand in a seed, and who sat at it. */
export interface Asked {
  readonly peer: string
  readonly seat?: SeatId
}

/** What a screen gave towards a seed: a link of the hash chain that it anchored before; 64 hexadecimal digits each. */
export interface Given extends Asked {
  readonly anchor: string
  readonly link: string
}

/**
 * Who had a hand in a seed, and all that proves it. The thrower's n-th throw takes the n-th link of each chain, so
 * that nobody chooses anything.
 */
export interface Joint {
  readonly n: number
  readonly thrower: Given
  /** In the order of their peers. */
  readonly witnesses: readonly Given[]
  /** Who was asked and did not answer in time. */
  readonly silent: readonly Asked[]
}

/** A throw that was announced and never opened: nobody knows how it would have fallen, and it counts for nothing. */
export interface Abandoned {
  readonly id: string
  readonly seat: SeatId
  /** Milliseconds since 1970. */
  readonly at: number
  readonly check: Check
}

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
  /** Missing where nobody else was there. */
  readonly joint?: Joint
  /** Who wrote it down, where it was not the thrower, who was gone. */
  readonly by?: SeatId
}
