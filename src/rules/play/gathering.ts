import type { Check, Pair } from '../dice/check.ts'
import type { ItemId, SeatId } from '../plain/item.ts'
import type { Sentence } from '../plain/sentence.ts'
import type { Offer } from './move.ts'

/** A pair of notes on offer for the Check being gathered, and what the seats say of it. */
export interface PairOffer {
  readonly pair: Pair
  readonly says: Readonly<Record<SeatId, 'agree' | 'object'>>
  /** Whether it adds a die as things stand. */
  readonly counts: boolean
  /** Something the table may want to object to: an Aspect used twice. */
  readonly remark?: Sentence
  /** Moves by which the acting seat agrees, objects or takes it away. */
  readonly offers: readonly Offer[]
}

/** The Check being gathered, for everyone to see. */
export interface Gathering {
  readonly check: Check
  readonly about: ItemId
  /** When and where it is, as people wrote it. */
  readonly where?: Sentence
  /** "3 pairs + 1 die won = 4 dice". */
  readonly say: Sentence
  /** Chance of success before the throw, 0 to 1, exact. */
  readonly chance: number
  readonly pairs: readonly PairOffer[]
  /** Notes that may stand in a pair: left and right. Touching one of each offers them. */
  readonly candidates: readonly [readonly ItemId[], readonly ItemId[]]
  /** The Move that takes `a` and `b`, a note of each sort, as answers. */
  readonly offer: string
  /** The Move that takes `a`, one of the left, and writes a new note that goes with it. */
  readonly write: string
  /** The Move whose Check is thrown. */
  readonly thrower: Offer
}
