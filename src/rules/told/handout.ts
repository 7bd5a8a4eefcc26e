import type { Piece } from '../board/piece.ts'
import type { Item } from '../plain/item.ts'
import type { Sentence } from '../plain/sentence.ts'

/**
 * What people may print though it does not lie on their table: a whole deck, blank sheets, what is looked up while one
 * plays. Its things are pieces of the game, as they would lie there, or of its own.
 */
export interface Handout {
  readonly id: string
  readonly say: Sentence
  /** Each with an id of its own. */
  readonly items: readonly Item[]
  /** What lies on no table, by its kind. */
  readonly pieces?: Readonly<Record<string, Piece>>
}
