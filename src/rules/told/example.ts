import type { ItemId, Place, Seat, SeatId } from '../plain/item.ts'

/** One thing that somebody did in an example, as data. */
export type Doing =
  /** A Move of the game. What it makes first bears the name `as`, and is put `at` a place on what carries it. */
  | {
      readonly do: 'move'
      readonly seat: SeatId
      readonly move: string
      readonly answers?: Readonly<Record<string, string | number>>
      readonly as?: ItemId
      readonly at?: Pick<Place, 'x' | 'y' | 'turn'>
    }
  /** The Check that is gathered is thrown for, or that of a Move which throws at once; the seed decides. */
  | {
      readonly do: 'throw'
      readonly seat: SeatId
      readonly seed: string
      readonly move?: string
      readonly answers?: Readonly<Record<string, string | number>>
    }
  /** A stroke of a seat's marker: on the paper, or measured from the middle of what it is written `on`. */
  | {
      readonly do: 'ink'
      readonly seat: SeatId
      readonly as: ItemId
      /** Where the marker went, mm, and how hard it was pressed, 0 to 1. */
      readonly spots: readonly { readonly x: number; readonly y: number; readonly p: number }[]
      readonly on?: ItemId
    }

/** A game half played, to look at and to go on with: what everybody did, in order, and no more than the rules allow. */
export interface Example {
  /** What its table is called. */
  readonly title: string
  /** Nobody sits in them. */
  readonly seats: readonly Seat[]
  readonly doings: readonly Doing[]
  /** By this seed, 64 hexadecimal digits, falls whatever follows by itself: shuffles, and lots that are drawn. */
  readonly luck?: string
}
