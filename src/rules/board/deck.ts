import type { FaceId, ItemId, Plain, SeatId } from '../plain/item.ts'
import type { Board } from './board.ts'
import type { Change } from './change.ts'

/*
 * Cards that nobody has seen
 *
 * A game says, as the table lies, which cards are shuffled together and who is to see which of them; screens bring that
 * about by themselves, with a pact or on trust. So nothing is lost where somebody sleeps, and nobody is shown what is
 * not due.
 */

/** Some cards are to be seen: by whom sits on one seat, or by all. */
export interface Show {
  readonly cards: readonly ItemId[]
  readonly to: SeatId | 'all'
}

/** Cards that are shuffled together: afterwards nobody knows which of them has which of their faces. */
export interface Seal {
  readonly cards: readonly ItemId[]
  /** What they had before, card by card; null for one that lay hidden already, and goes in as it is. */
  readonly faces: readonly (FaceId | null)[]
  /** Where people trust one another, the step that it came about by: of two groups apart each has luck of its own. */
  readonly by?: string
}

/** Cards of a game that lie hidden until they are due to be seen. */
export interface Deck {
  readonly id: string
  /** Its cards are the items of this kind. */
  readonly kind: string
  /** All shuffles that there were and are due, the earliest first: one that was listed stays. */
  seals(board: Board): readonly Seal[]
  /**
   * How many of these are of games before the one that is played: what lies hidden by them stays so, whatever comes
   * of this one. None, where it does not say.
   */
  earlier?(board: Board): number
  /**
   * Who is to see which cards, as the table lies; also what they have seen already and may go on seeing. Every screen
   * asks this by itself before it does its part: who answers whatever is asked gives the deck away.
   */
  due(board: Board): readonly Show[]
  /** Whether people here trust one another: no pact is made, and whoever looks for it in the table finds the order. */
  onTrust(board: Board): boolean
}

/** What is known of hidden cards. */
export interface Knowing {
  /** What all know. */
  readonly open: ReadonlyMap<ItemId, FaceId>
  /** What a seat knows, besides. */
  sees(seat: SeatId, card: ItemId): FaceId | undefined
}

/** One step of a game, as whoever did it signs it. */
export interface CourseStep {
  readonly id: string
  /** The step that it follows; '' for the first of all. */
  readonly of: string
  /** What was done, in letters that the game alone reads. */
  readonly says: string
}

/** What a step brought. */
export interface StepDone {
  /** What stands in the register then. */
  readonly value: Plain
  /** Whose step it is: of these seats, of anybody who plays, or of whoever comes. */
  readonly whose: readonly SeatId[] | 'players' | 'anybody'
  /** Who is told in it to have left: at their own screen others are not believed at once. */
  readonly gone?: SeatId
}

/**
 * How a game that stands in one register of play comes about, step by step. Anybody may write anything there; what of
 * it was played, each screen works out by itself, and gives no part for any other. Pure, and never throws.
 */
export interface Course {
  readonly register: string
  /** The step by which came about what stands there. */
  stepOf(value: Plain | undefined): CourseStep | undefined
  /** What comes of a step, before the first one of nothing; undefined for what may not be done then. */
  goesOn(before: Plain | undefined, step: CourseStep): StepDone | undefined
  /** Whether what stands there is a game that has just begun, whatever was before: nobody has seen anything of it. */
  begins(value: Plain): boolean
  /** Whether no secret of what stands there is left: by that alone, whatever else is written on the table. */
  isOver(value: Plain): boolean
  /** What of it is the game, without what is told beside it. */
  bare(value: Plain): Plain
}

/** What was written there that was not played makes room for what was. */
export const playedAgain = ({ register }: Pick<Course, 'register'>, value: Plain): Change => ({
  do: 'play',
  key: register,
  value,
})

/**
 * Under this prop a card bears its face on the board once all may know it. It is worked out from the deck: what anybody
 * writes there is passed over. Not `face`, which is what dice on tables bear.
 */
export const FACE = 'shown'

/** The face of a card that all may know. */
export function openFace({ items }: Pick<Board, 'items'>, card: ItemId): FaceId | undefined {
  const face = items.get(card)?.props[FACE]
  return typeof face === 'string' ? face : undefined
}

/** All cards of a deck that are due to be seen so. */
export const dueTo = (deck: Pick<Deck, 'due'>, board: Board, to: Show['to']): ReadonlySet<ItemId> =>
  new Set(deck.due(board).flatMap((show) => (show.to === to ? show.cards : [])))
