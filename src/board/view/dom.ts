import type { ItemId } from '../../rules/plain/item.ts'
import type { Deed, Touch } from '../touch/deed.ts'
import type { Pointers } from '../touch/pointers.ts'

/** What others may ask of the keyboard's way over the board. */
export interface FocusHandle {
  focus(id?: ItemId): void
  /** Takes the focus to an item that was touched, without moving the view; or away, when empty paper was. */
  attend(id: ItemId | undefined): void
  /** Takes it to the next item in reading order, or the one before; past either end it stays. */
  step(id: ItemId, by: 1 | -1): void
  /** The item that the keyboard is at just now; undefined where it is elsewhere, or nobody uses it. */
  current(): ItemId | undefined
  /** The table has changed: the order is read anew when it is next needed. */
  stale(): void
}

/** Pointers that are listened to on the board. */
export interface Listening {
  readonly machine: Pointers
  /** Does these deeds, and what comes of them by and by. */
  run(deeds: readonly Deed[]): void
  /** What a pointer of this kind would touch at a place, px from the board's corner. */
  hit(x: number, y: number, kind: Touch['kind']): string | undefined
  /** All hands let go of what they hold. */
  release(): void
  /** Lines that were begun by a tap are given up, where it is over with whoever began them. */
  lapse(): void
  close(): void
}

/** What React makes and the rest needs. */
export interface Dom {
  board: HTMLElement | null
  focus: FocusHandle | null
  hands: Listening | undefined
}
