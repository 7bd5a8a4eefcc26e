import type { Act, Board } from '../board/board.ts'
import type { Change } from '../board/change.ts'
import type { Check, Dye, Ruling } from '../dice/check.ts'
import type { Roll, RollRecord } from '../dice/roll.ts'
import type { ItemId, SeatId } from '../plain/item.ts'
import type { Sentence } from '../plain/sentence.ts'
import type { Offer } from './move.ts'

/** How more factors come about by touching things: two of them, one of each sort, are a pair that helps. */
export interface Matching {
  /** Notes that may stand in a pair: left and right. Touching one of each offers them. */
  readonly candidates: readonly [readonly ItemId[], readonly ItemId[]]
  /** The Move that takes `a` and `b`, a note of each sort, as answers. */
  readonly offer: string
  /** The Move that takes `a`, one of the left, and writes a new note that goes with it. */
  readonly write: string
}

/** One thing that helps or harms a Check, and what the seats say of it. */
export interface Factor {
  /** Its own among those of the Check. */
  readonly id: string
  /** What it comes from, as far as that lies on the table. */
  readonly items: readonly ItemId[]
  /** What it is, where that is not told by the names of its items. */
  readonly say?: Sentence
  /** What it brings: "+3", "one more die, the lowest counts"; left out where all bring the same. */
  readonly worth?: Sentence
  /** Whether it does so as things stand. */
  readonly counts: boolean
  /** Who agreed to it, and who objects; without it nobody is asked. */
  readonly says?: Readonly<Record<SeatId, 'agree' | 'object'>>
  /** Something the table may want to object to: an Aspect used twice. */
  readonly remark?: Sentence
  /** The record of a Roll that brought it: how that was worked out is told with it. */
  readonly roll?: string
  /** Moves by which the acting seat agrees, objects, takes it away or overrules it. */
  readonly offers: readonly Offer[]
}

/** One way a Check can come out, and how likely that is before the throw. */
export interface Prospect {
  readonly key: string
  readonly say: Sentence
  /** 0 to 1, exact. */
  readonly chance: number
  readonly good?: boolean
}

/** The Check being gathered, for everyone to see. */
export interface Gathering {
  readonly check: Check
  readonly about: ItemId
  /** When and where it is, as people wrote it. */
  readonly where?: Sentence
  /** "3 pairs + 1 die won = 4 dice". */
  readonly say: Sentence
  /** How it can come out, from the worst to the best; all chances are 1 together. */
  readonly odds?: readonly Prospect[]
  /** What helps and harms, one by one. */
  readonly factors?: readonly Factor[]
  /** Where notes are matched for it. */
  readonly touch?: Matching
  /** What somebody may do about it before it is thrown: a blow is dodged. */
  readonly offers?: readonly Offer[]
  /** The Move whose Check is thrown. */
  readonly thrower: Offer
  /** Whose throw it is, where the rules say so: others may throw for them. */
  readonly by?: SeatId
}

/** How a game makes Checks, and judges what was thrown for them. */
export interface Checks {
  /** Pure: every screen reads the same. Without it, a Roll is added up. */
  judge?(check: Check, roll: Roll): Ruling
  /** What a Roll has drawn (`drawnOf`), in the game's words; without it, the names of its lots as they stand. */
  drawn?(record: RollRecord): readonly Sentence[]
  /** What is printed on each of these, line by line, where that is more than its name. */
  printed?(record: RollRecord): readonly (readonly Sentence[])[]
  /** What each dye of its dice means, for who cannot see colours: `{ second: the Special Die }`. */
  dyed?(check: Check): Partial<Record<Dye, Sentence>>
  /** How this Check could come out, from the worst to the best, as it was before its throw. */
  odds?(check: Check): readonly Prospect[]
  /** What a Roll brings, applied in one transaction with its record. */
  settle?(board: Board, act: Act, record: RollRecord): readonly Change[]
  /** The one that people put together before it is thrown; without it, a Move's Check is thrown as it is played. */
  gathering?(board: Board, act: Act): Gathering | undefined
}
