import type { Act, Board } from '../board/board.ts'
import type { ItemId, SeatId } from '../plain/item.ts'
import type { Sentence } from '../plain/sentence.ts'
import type { Offer } from './move.ts'

/** One step of the guide, read off the board: what to do, whether it is done, what is still missing. */
export interface Step {
  readonly id: string
  readonly say: Sentence
  readonly done: boolean
  /** Whose it is, where only one can do it. */
  readonly seat?: SeatId
  readonly missing?: readonly Sentence[]
  readonly offers?: readonly Offer[]
  /** More people may sit down in it. */
  readonly seats?: boolean
  /** Items this step is about; touching one shows it on the board. */
  readonly items?: readonly ItemId[]
}

export interface Phase {
  readonly id: string
  readonly say: Sentence
  /** In a word, for the row of all of them; its number, unless told. */
  readonly short?: Sentence
  /** What this phase is about: "fate", "destiny". */
  readonly about: Sentence
  /** The rule in short, a paragraph each. */
  readonly rule: readonly Sentence[]
  /** Questions for a Moderator to ask. */
  readonly ask: readonly Sentence[]
  steps(board: Board, act: Act): readonly Step[]
}

/** What a game is played through, in order. */
export interface Phases {
  readonly list: readonly Phase[]
  /** Which of them we are in, by its id. */
  now(board: Board): string
  /** The Move by which people go to one of them; it takes `phase`, its id. No other way leads there by hand. */
  readonly go: string
  /** Its own sentence for which one of how many it is, with `n`, `of` and `about`. */
  readonly counted?: string
  /** How far it has come within it, as a round of a fight: whoever does not see it hears when that changes. */
  turn?(board: Board): Sentence | undefined
}

/** The story's clock: real time in milliseconds. */
export interface Clock {
  readonly limit: number
  /** Spent before `since`. */
  readonly spent: number
  /** Running since then; undefined while it stands still. */
  readonly since?: number
  readonly offers: readonly Offer[]
}

/** The last page: what became of the world. */
export interface Ending {
  /** Neither where it is not told: nobody won or lost. */
  readonly good?: boolean
  /** What happened has been written down: the page may open by itself. */
  readonly told: boolean
  readonly say: Sentence
  readonly body: readonly Sentence[]
  /** What had been foretold, as it stands on its page. */
  readonly foretold?: { readonly title: string; readonly text: string }
  /**
   * Where what is still to be told is written down, and what came after: what is asked, what people
   * wrote of that, and the Move that takes more.
   */
  readonly after: {
    readonly say: Sentence
    readonly written: readonly string[]
    readonly offer: Offer
  }
}
