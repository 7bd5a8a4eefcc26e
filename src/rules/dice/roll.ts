import type { SeatId } from '../plain/item.ts'
import type { Check } from './check.ts'
import type { Bursts, Die } from './dice.ts'

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

/**
 * The id of the record of a throw that several have a hand in. Whoever else writes one of this id
 * cannot sign it by this key.
 */
export const throwId = (thrower: string, session: string, n: number): string =>
  `${thrower.slice(0, 32)}-${session}-${n}`

/** Throws of one screen while a page is open, more than anybody makes; and screens that are asked for a hand in one. */
export const MOST = { throws: 1_000_000, asked: 16 } as const

/** A screen that was asked to have a hand in a seed, by its key, and who sat at it. */
export interface Asked {
  readonly peer: string
  readonly seat?: SeatId
}

/**
 * What a screen gave towards a seed: a number that nobody else knew until all were fixed (64 hexadecimal digits), and
 * its signature under the throw as it was closed (128).
 */
export interface Hand extends Asked {
  readonly value: string
  readonly sign: string
}

/** Who had a hand in a seed, and all that proves it to anybody, whether they were there or not. */
export interface Joint {
  /** The lasting identity of the table; '' where it has none. */
  readonly table: string
  /** The thrower's session, and which throw of that session it was. */
  readonly session: string
  readonly n: number
  readonly thrower: Hand
  /** In the order of their peers. */
  readonly witnesses: readonly Hand[]
  /** Who was asked and did not answer in time. */
  readonly silent: readonly Asked[]
}

/** Who is said to have had a hand in a throw from before screens signed: nothing of it proves who they were. */
export interface Unsigned {
  readonly n: number
  readonly thrower: Asked
  readonly witnesses: readonly Asked[]
  readonly silent: readonly Asked[]
}

/** Whether screens have signed what is said of them. */
export const isSigned = (joint: Joint | Unsigned | undefined): joint is Joint =>
  joint !== undefined && 'session' in joint

/** A throw that was announced and never opened: nobody knows how it would have fallen, and it counts for nothing. */
export interface Abandoned {
  readonly id: string
  readonly seat: SeatId
  /** Milliseconds since 1970. */
  readonly at: number
  readonly check: Check
  /** Who sat at the screens that did not open their numbers, where it was not the thrower's. */
  readonly lacking?: readonly SeatId[]
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
  readonly joint?: Joint | Unsigned
  /** Who wrote it down, where it was not the thrower, who was gone. */
  readonly by?: SeatId
}
