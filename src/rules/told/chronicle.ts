import type { Board } from '../board/board.ts'
import type { Ruling } from '../dice/check.ts'
import type { RollRecord } from '../dice/roll.ts'
import type { ItemId } from '../plain/item.ts'
import type { Sentence, Words } from '../plain/sentence.ts'

/** One line about something: an Aspect with its sort, a pair. */
export interface Detail {
  /** The note it stands on, if it is one. */
  readonly item?: ItemId
  /** What sort of thing it is. */
  readonly as?: Sentence
  readonly say: Sentence
}

/** One thing told of: a prophecy, a Character, a Scene. What people wrote is whole, line for line. */
export interface Passage {
  /** Of the item that it tells of, or of the Roll, where that item is put away. */
  readonly id: string
  /** What it is called. */
  readonly say: Sentence
  readonly about: readonly Sentence[]
  /** What people wrote that comes first, such as when and where it is. */
  readonly setting: string
  readonly points: readonly Detail[]
  /** How the dice decided it: how many there were and why, what lay up, what that meant. */
  readonly decided?: {
    readonly say: Sentence
    readonly record: RollRecord
    readonly ruling: Ruling
  }
  /** What people wrote about it, such as what happened. */
  readonly body: string
  /** What lay beside it on the table. */
  readonly beside: readonly Detail[]
  /** How far down it hangs, in a tree: 0 for its top. */
  readonly depth?: number
}

export interface Chapter {
  readonly id: string
  /**
   * A text, cards with what is on them, Scenes as they were decided, a tree (each before what hangs on it), or no more
   * than a list, or notes with nothing but their words.
   */
  readonly as: 'text' | 'cards' | 'scenes' | 'tree' | 'list' | 'notes'
  readonly say: Sentence
  readonly passages: readonly Passage[]
  /** What is said at its end. */
  readonly close: readonly Sentence[]
}

/** The story told so far, as something to read: its chapters in order, none of them empty. */
export interface Chronicle {
  /** What it is called where people called it nothing. */
  readonly title?: Sentence
  readonly chapters: readonly Chapter[]
  /** Whom it is about, each with who plays them. */
  readonly cast: readonly Detail[]
  /** Whose game it is. */
  readonly credit: Sentence
}

/** Tells the story so far, and brings the words that it needs besides the game's others, by language. */
export interface Chronicler {
  readonly words: Readonly<Record<string, Words>>
  /** Pure, and the same for the same board on every screen. */
  read(board: Board): Chronicle
}
