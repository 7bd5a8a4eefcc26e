import type { Act, Board } from './board/board.ts'
import type { Change } from './board/change.ts'
import type { Mark } from './board/mark.ts'
import type { Piece, Supply } from './board/piece.ts'
import type { Setting } from './board/setting.ts'
import type { Check, Ruling } from './dice/check.ts'
import type { Roll, RollRecord } from './dice/roll.ts'
import type { ItemId } from './plain/item.ts'
import type { Sentence, Words } from './plain/sentence.ts'
import type { Gathering } from './play/gathering.ts'
import type { Clock, Ending, Phase } from './play/guide.ts'
import type { Move, Offer } from './play/move.ts'
import type { Book } from './told/book.ts'
import type { Chronicler } from './told/chronicle.ts'
import type { Example } from './told/example.ts'
import type { Section } from './told/outline.ts'

/** A game is one value in one folder. Nothing outside that folder knows its name. */
export interface Game {
  readonly id: string
  readonly say: Sentence
  /** Its words in English, which are complete. */
  readonly words: { readonly en: Words }
  /** Its words in other languages, which come late. */
  readonly translations: Readonly<Record<string, () => Promise<Words>>>
  readonly pieces: Readonly<Record<string, Piece>>
  readonly supply: readonly Supply[]
  readonly phases: readonly Phase[]
  readonly moves: readonly Move[]
  readonly settings: readonly Setting[]
  /** Once, by the table's maker. */
  setup(act: Act): readonly Change[]
  /** Which of the phases the register says we are in. */
  phase(board: Board): string
  /** What the board means. Pure, and the same for the same board on every screen. */
  read(board: Board): readonly Mark[]
  /** Pure: every screen reads the same. */
  judge(check: Check, roll: Roll): Ruling
  /** The chance that this Check succeeds, 0 to 1, as it was before its throw. */
  chance?(check: Check): number
  /** What a Roll brings, applied in one transaction with its record. */
  settle(board: Board, act: Act, record: RollRecord): readonly Change[]
  /** Moves that this item suggests, for its menu and for assistive technology. */
  offers(board: Board, act: Act, id: ItemId): readonly Offer[]
  gathering(board: Board, act: Act): Gathering | undefined
  clock(board: Board, now: number): Clock | undefined
  ending(board: Board): Ending | undefined
  /** What it brings, beyond being gone, when these items are put in the bin by hand: the board still shows them. */
  binned?(board: Board, act: Act, ids: readonly ItemId[]): readonly Change[]
  /**
   * The table as lists, for those who do not see it; an oval below an oval is joined to it. Names nothing twice. What
   * is not named is told below what it is stuck on, or at the end.
   */
  outline(board: Board): readonly Section[]
  /** The rulebook in this language, or else in English; loaded when it is first asked for, and the same promise then. */
  book(lang: string): Promise<Book>
  /** Where the game's story can be read afterwards: what tells it, loaded when it is first asked for. */
  chronicle?(): Promise<Chronicler>
  /** A game half played, in this language or else in English; loaded when somebody wants to see one. */
  example?(lang: string): Promise<Example>
  /** Moves that tools and gestures of the board stand for. */
  readonly gestures: {
    /**
     * The oval tool was drawn at a place: the Move takes x and y, its width, height and turn, and `ink`, the strokes
     * that become it (ids with blanks between); and `drawn` where it was a marker that drew.
     */
    readonly oval: string
    /** A line was drawn from an oval to another: the Move takes `scene` and `parent`. */
    readonly line: string
    /** What an oval, or a line between two, that was drawn with a marker is offered as. */
    readonly drawn?: { readonly oval: Sentence; readonly line: Sentence }
    /** The Move that lays the pause card, where there is one. */
    readonly pause?: string
    /** The Move that fills a stack up again, where there is one; it takes `supply`. */
    readonly refill?: string
    /** The Moves by which the one who acts becomes the Moderator and stops being it, where there is one. */
    readonly moderator?: { readonly take: string; readonly leave: string }
  }
}
