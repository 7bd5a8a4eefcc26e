import type { Act, Board } from './board/board.ts'
import type { Change } from './board/change.ts'
import type { Course, Deck } from './board/deck.ts'
import type { Mark } from './board/mark.ts'
import type { Piece, Supply } from './board/piece.ts'
import type { Setting } from './board/setting.ts'
import type { GameLook } from './look.ts'
import type { ItemId, SeatId } from './plain/item.ts'
import type { Late } from './plain/late.ts'
import type { Sentence, Words } from './plain/sentence.ts'
import type { Checks } from './play/gathering.ts'
import type { Clock, Ending, Phases } from './play/guide.ts'
import type { Gestures, Move, Offer } from './play/move.ts'
import type { Book } from './told/book.ts'
import type { Chronicler } from './told/chronicle.ts'
import type { Cover } from './told/cover.ts'
import type { Example } from './told/example.ts'
import type { Handout } from './told/handout.ts'
import type { Section } from './told/outline.ts'

/**
 * A game is one value in one folder. Nothing outside that folder knows its name. Of what it need not bring, each thing
 * is there whole or not at all; and what is not there is offered nowhere.
 */
export interface Game {
  readonly id: string
  readonly say: Sentence
  /** Its words in English, which are complete, together with its `prose`. */
  readonly words: { readonly en: Words }
  /**
   * What it says at length in English: what forms offer, questions, and the rules of its phases in short. It comes
   * late: no picture of a table waits for it.
   */
  prose?(): Promise<Words>
  /** Its words in other languages, which come late. */
  readonly translations?: Readonly<Record<string, () => Promise<Words>>>
  /**
   * What of itself comes late, where something does: its Moves, what is printed on its pieces. Until then Moves are
   * refused and paper is bare.
   */
  readonly whole?: Late
  readonly pieces: Readonly<Record<string, Piece>>
  readonly moves: readonly Move[]
  /** What lies there from the beginning: once, by the table's maker. */
  setup?(act: Act): readonly Change[]
  /** What the board means. Pure, and the same for the same board on every screen. */
  read(board: Board): readonly Mark[]
  /**
   * The table as lists, for those who do not see it; an oval below an oval is joined to it. Names nothing twice. What
   * is not named is told below what it is stuck on, or at the end.
   */
  outline(board: Board): readonly Section[]
  /**
   * Which way its tree of ovals grows on the table, where that is tidied: down from its root, unless told; or up, the
   * root at the foot and what comes before it above. Lists tell it from the root on either way: there, what stands
   * below a thing hangs on it.
   */
  readonly tree?: 'down' | 'up'
  readonly supply?: readonly Supply[]
  readonly settings?: readonly Setting[]
  readonly phases?: Phases
  /** How its tables look; without one, as all others do. */
  readonly look?: GameLook
  readonly checks?: Checks
  /** Moves that tools and gestures of the board stand for. */
  readonly gestures?: Gestures
  /** Moves that this item suggests, for its menu and for assistive technology. */
  offers?(board: Board, act: Act, id: ItemId): readonly Offer[]
  /** What it brings, beyond being gone, when these items are put in the bin by hand: the board still shows them. */
  binned?(board: Board, act: Act, ids: readonly ItemId[]): readonly Change[]
  /** Its cards that lie hidden. */
  readonly decks?: readonly Deck[]
  /**
   * How it comes about; loaded where its cards are sealed. Without it screens believe what stands on the table, and
   * whoever writes there by hand decides what is due to them.
   */
  course?(): Promise<Course>
  /**
   * The cards that a seat holds in its hand, as it holds them: backs on the board, for that seat alone to look at;
   * undefined for a seat that the program plays.
   */
  hand?(board: Board, seat: SeatId): readonly ItemId[] | undefined
  /** The cards that a seat looks at just now, without having them in its hand. */
  looks?(board: Board, seat: SeatId): readonly ItemId[]
  /**
   * What is due to be done by this seat just now and leaves nobody a choice: its screen does it by itself, one after
   * another, until there is none.
   */
  forced?(board: Board, act: Act): Offer | undefined
  clock?(board: Board, now: number): Clock | undefined
  ending?(board: Board): Ending | undefined
  /**
   * The rulebook in this language, or else in English; loaded when it is first asked for, and the same promise then.
   */
  book?(lang: string): Promise<Book>
  /** The picture on the rulebook's cover; loaded when it is first seen. */
  cover?(): Promise<Cover>
  /** Where the game's story can be read afterwards: what tells it, loaded when it is first asked for. */
  chronicle?(): Promise<Chronicler>
  /** What can be printed beside what lies on a table, in this language or else in English; loaded when that is. */
  handouts?(lang: string): Promise<readonly Handout[]>
  /** A game half played, in this language or else in English; loaded when somebody wants to see one. */
  example?(lang: string): Promise<Example>
}
