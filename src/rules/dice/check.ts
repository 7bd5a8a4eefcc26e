import type { ItemId, Plain } from '../plain/item.ts'
import type { Sentence } from '../plain/sentence.ts'
import type { Bursts, Die } from './dice.ts'
import type { Lot } from './lots.ts'

/** Two notes that are said to match; the game says in which order. */
export type Pair = readonly [ItemId, ItemId]

/**
 * The question a throw answers. It carries everything it is judged by, frozen when the throw starts,
 * so that a Roll can be judged again by anybody at any time.
 */
export interface Check {
  /** Which of the game's checks this is. */
  readonly kind: string
  /** The item it is about: a Scene; '' when it is about nothing, as a free throw is. */
  readonly about: ItemId
  /** Difficulty Rating: how many Hits are wanted. */
  readonly dr: number
  readonly dice: readonly Die[]
  readonly bursts: Bursts
  readonly pairs: readonly Pair[]
  /** Dice items lying ready that go into the tray with this Check. */
  readonly ready: readonly ItemId[]
  /** What was written or picked for a free throw, as a notation: `4d6kh3+2`. */
  readonly said?: string
  /** What is drawn by the same seed as the dice; with them, or without any. */
  readonly lots?: readonly Lot[]
  /** All else it is judged by, frozen with it: what helps and harms, faces that stand. */
  readonly terms?: Readonly<Record<string, Plain>>
  /** What each of its dice is thrown for, in their order, where they do not all mean the same; told apart by colour. */
  readonly dyes?: readonly Dye[]
  /** The record whose dice are thrown once more: their faces lie in the terms. */
  readonly again?: string
}

/** What a die is thrown for, where dice of one throw mean different things. */
export const DYES = ['plain', 'second', 'third'] as const
export type Dye = (typeof DYES)[number]

/** What a game makes of a Roll. `good` picks the colour and the sound; the words come by `say`. */
export interface Ruling {
  /** Such as `success` or `failure`. */
  readonly key: string
  /** Neither where it is not told: nothing was won or lost. */
  readonly good?: boolean
  /** The number counted: Hits. */
  readonly result: number
  /** How each die of the Roll counts, in the Roll's order; empty where dice say something and none is counted. */
  readonly hits: readonly number[]
  readonly say: Sentence
  /** The same in fewer words, beside what was asked. */
  readonly brief?: Sentence
  /** How it was worked out, step by step. */
  readonly parts?: readonly Sentence[]
}
