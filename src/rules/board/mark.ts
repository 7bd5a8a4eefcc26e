import type { ItemId, SeatId } from '../plain/item.ts'
import type { Sentence } from '../plain/sentence.ts'

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
  /** A small word at the rim, such as an Aspect's category; `short`, where there is little room. */
  | {
      readonly on: ItemId
      readonly as: 'label'
      readonly say: Sentence
      readonly short?: Sentence
    }
  /** Something is amiss here; nothing is ever refused for it. */
  | { readonly on: ItemId; readonly as: 'amiss'; readonly say: Sentence }
