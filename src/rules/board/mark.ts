import type { ItemId, SeatId } from '../plain/item.ts'
import type { Sentence } from '../plain/sentence.ts'

/** The markers a game draws with, by name: people's own are the colours of their seats. */
export type Ink = 'marker' | 'red' | 'green' | 'violet'

/** A stroke that a game draws through these spots, mm from the middle of its item; `p` is how hard, from 0 to 1. */
export interface DrawnStroke {
  readonly ink: Ink
  readonly spots: readonly { readonly x: number; readonly y: number; readonly p?: number }[]
  readonly dashed?: boolean
}

/** A few words that a game writes in a box of its item; mm from its middle. Too long ones shrink, then end early. */
export interface DrawnWords {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly say: Sentence
  /** At which side of the box they stand; in its middle unless told. */
  readonly at?: 'left' | 'right'
  /** Which of its edges they stand at; between them unless told. */
  readonly stand?: 'top' | 'bottom'
  readonly ink?: Ink
}

/** What the board means at one item: read by painters, the outline and screen readers. */
export type Mark =
  /** A number in a small circle at the rim: a Difficulty Rating. */
  | { readonly on: ItemId; readonly as: 'rating'; readonly value: number; readonly say: Sentence }
  /** A line to another item: a Scene to its Parent. */
  | { readonly on: ItemId; readonly as: 'line'; readonly to: ItemId; readonly say: Sentence }
  /** It was decided, by the Roll with this id. */
  | {
      readonly on: ItemId
      readonly as: 'crossed'
      readonly good: boolean
      readonly roll?: string
      readonly say: Sentence
    }
  /** Something can be done here now. */
  | { readonly on: ItemId; readonly as: 'ready'; readonly say: Sentence }
  /** Something cannot be done here yet, and why. */
  | { readonly on: ItemId; readonly as: 'waiting'; readonly say: Sentence }
  /** It is the one being played now. */
  | { readonly on: ItemId; readonly as: 'current'; readonly say: Sentence }
  | { readonly on: ItemId; readonly as: 'owner'; readonly seat: SeatId; readonly say: Sentence }
  /** A small word at the rim: an Aspect's category, how deep an oval lies; `short`, where there is little room. */
  | {
      readonly on: ItemId
      readonly as: 'label'
      readonly say: Sentence
      readonly short?: Sentence
    }
  /**
   * What the game itself draws there: strokes and words, cut off at the edge of their item, and going wherever that
   * goes. `rows` tell it line by line where nobody sees it; without them other marks tell what is drawn.
   */
  | {
      readonly on: ItemId
      readonly as: 'drawn'
      readonly strokes: readonly DrawnStroke[]
      readonly words: readonly DrawnWords[]
      readonly say: Sentence
      readonly rows?: readonly Sentence[]
    }
  /** Something is amiss here; nothing is ever refused for it. */
  | { readonly on: ItemId; readonly as: 'amiss'; readonly say: Sentence }
  /**
   * What a field of it shows: `say` as it is told ("5 of 8", "hungry"); a number by itself, and how far it goes. `name`
   * is what the field is called.
   */
  | {
      readonly on: ItemId
      readonly as: 'field'
      readonly field: string
      readonly name: Sentence
      readonly value?: number
      readonly most?: number
      readonly say: Sentence
    }
  /** Things lie on it, one on the other. */
  | { readonly on: ItemId; readonly as: 'pile'; readonly many: number; readonly say: Sentence }

/** Whether a mark is told by itself: what is drawn without rows, other marks tell. */
export const isToldMark = (mark: Mark): boolean => mark.as !== 'drawn' || mark.rows !== undefined
