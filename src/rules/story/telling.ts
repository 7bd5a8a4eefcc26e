import type { Act, Board } from '../board/board.ts'
import type { Change } from '../board/change.ts'
import type { Piece } from '../board/piece.ts'
import type { Setting } from '../board/setting.ts'
import type { Item, ItemId, SeatId } from '../plain/item.ts'
import type { Sentence } from '../plain/sentence.ts'
import type { Refusal } from '../play/move.ts'

/** What tells the games of this family apart: all that they share is made from it. */
export interface StoryTelling {
  /** What can lie on the table: `MATERIAL`, and what the game has besides. */
  readonly pieces: Readonly<Record<string, Piece>>
  /** Where a Precursor is drawn: below what it makes easier, or above it. */
  readonly tree: 'down' | 'up'
  /** No Move leaves a Scene without a Parent. */
  readonly joined?: true
  readonly settings: readonly Setting[]
  /** What the list of its pages is called, in `list.<pages>`. */
  readonly pages: string
  /** The Difficulty Rating of the Finale. */
  readonly finaleDr: (board: Board) => number
  /** How many Scenes there should be at most; undefined where there is no limit. */
  readonly limit: (board: Board) => number | undefined
  /** How long a Scene should take. */
  readonly minutes: (board: Board) => number
  /** Whether something is told that takes time and is no Scene. */
  readonly aside?: (board: Board) => boolean
  /** The seat that helps the others and decides nothing, if there is one. */
  readonly moderatorOf: (board: Board) => SeatId | undefined
  /** Whether the story is being told: Characters change by then. */
  readonly underway: (board: Board) => boolean
  /** What it brings, besides, that a Scene is begun. */
  readonly begun: (board: Board, act: Act) => readonly Change[]
  /** Why no pair can be offered just now. */
  readonly unpaired?: (board: Board) => Refusal | undefined
  /** Why this note counts in no pair for that Scene, if it is one of a pair's. */
  readonly barred?: (board: Board, scene: ItemId, note: Item) => Sentence | undefined
}
