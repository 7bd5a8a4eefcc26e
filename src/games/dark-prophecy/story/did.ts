import type { SeatId } from '../../../rules/plain/item.ts'
import { isRecord } from '../../../rules/plain/json.ts'
import { DISCIPLINES } from '../cards/effects.ts'
import type { Chosen } from '../reckon/choice.ts'
import { PLAYERS } from '../reckon/setup.ts'
import {
  isFace,
  isWord,
  manyOf,
  oneOf,
  recordOf,
  type SoundShape,
  wholeUpTo,
} from '../reckon/sound.ts'
import type { CardFace, CardId } from '../reckon/state.ts'

/** How people are dealt for. */
export interface Deal {
  /** Clockwise. */
  readonly seats: readonly SeatId[]
  readonly programs: readonly SeatId[]
  readonly trust: boolean
  readonly dealer: SeatId
}

/**
 * What was done in a step, with all that it rests on: whoever has the game before it can do it again, and comes to the
 * same game.
 */
export type Did =
  | { readonly deal: Deal }
  | {
      readonly seat: SeatId
      readonly choice: Chosen
      /** What is on cards that came to lie open by it, or lay open and nobody had said it. */
      readonly said: Readonly<Record<CardId, CardFace>>
      /** Of cards that were shuffled in it those that went in as they lay. */
      readonly hidden?: readonly CardId[]
    }

const isNames = manyOf(isWord, 64)
const isNothing = recordOf({})

/** What may be chosen, by what it is. */
const CHOICES: Readonly<Record<Chosen['do'], SoundShape>> = {
  play: recordOf({ card: isWord }, { changed: oneOf(true) }),
  levelUp: recordOf({ of: oneOf(...DISCIPLINES), card: isWord }),
  scheme: recordOf({ at: (raw) => raw === 'unseen' || wholeUpTo(20)(raw) }),
  endActions: isNothing,
  pick: recordOf({ pick: isWord }),
  use: recordOf({ use: oneOf(true, false) }),
  see: recordOf({ verses: isNames }),
  opened: isNothing,
  shuffled: recordOf({ cards: isNames }),
  lots: recordOf({ drawn: manyOf(isNames, 2 + PLAYERS.most) }),
  leave: recordOf({ who: isWord }),
}

const isChoice: SoundShape = (raw) =>
  isRecord(raw) &&
  typeof raw.do === 'string' &&
  Object.hasOwn(CHOICES, raw.do) &&
  CHOICES[raw.do as Chosen['do']](raw)

const isDeal = recordOf({
  seats: manyOf(isWord, PLAYERS.most),
  programs: manyOf(isWord, PLAYERS.most),
  trust: oneOf(true, false),
  dealer: isWord,
})
const isStep = recordOf(
  {
    seat: isWord,
    choice: isChoice,
    said: (raw) =>
      isRecord(raw) && Object.keys(raw).length <= 64 && Object.values(raw).every(isFace),
  },
  { hidden: isNames },
)

/** Whether something can have been done in a step. */
export const isDid = (raw: unknown): raw is Did =>
  isRecord(raw) && (raw.deal === undefined ? isStep(raw) : isDeal(raw.deal))
