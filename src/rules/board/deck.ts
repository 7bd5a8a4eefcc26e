import type { ItemId, SeatId } from '../plain/item.ts'
import type { Board } from './board.ts'

/** What stands on a card's front, by the name that its game knows it by. Two cards may have the same one. */
export type FaceId = string

/** Some cards are to be seen: by whom sits on one seat, or by all. */
export interface Show {
  readonly cards: readonly ItemId[]
  readonly to: SeatId | 'all'
}

/** Cards of a game that lie sealed: nobody knows which is which until it is shown to them. */
export interface Deck {
  readonly id: string
  /** Its cards are the items of this kind. */
  readonly kind: string
  /** The faces that are to be shuffled now, each as often as it is there. */
  faces(board: Board): readonly FaceId[]
  /**
   * Whether these cards are due to be seen so, as the table lies. Every screen asks this by itself before it does its
   * part: who answers whatever is asked gives the deck away.
   */
  allows(board: Board, show: Show): boolean
}
