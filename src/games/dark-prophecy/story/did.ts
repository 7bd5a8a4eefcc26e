import type { SeatId } from '../../../rules/plain/item.ts'
import { isRecord } from '../../../rules/plain/json.ts'
import { DISCIPLINES } from '../cards/effects.ts'
import type { Chosen } from '../reckon/choice.ts'
import type { OnePick } from '../reckon/options.ts'
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
const isDiscipline = oneOf(...DISCIPLINES)
type Shapes = Readonly<Record<string, SoundShape>>

/** An object of this shape that has nothing beside: it is kept, and sent to all. */
const onlyOf = (has: Shapes, may: Shapes = {}): SoundShape => {
  const isRight = recordOf(has, may)
  const known = new Set([...Object.keys(has), ...Object.keys(may)])
  return (raw) => isRight(raw) && Object.keys(raw as object).every((key) => known.has(key))
}
/** An object that says under this name what it is, and is for the rest of the shape of that. */
const eitherOf =
  (by: string, shapes: Shapes): SoundShape =>
  (raw) => {
    if (!isRecord(raw)) return false
    const { [by]: is, ...rest } = raw
    return typeof is === 'string' && Object.hasOwn(shapes, is) && shapes[is]!(rest)
  }

const isNothing = onlyOf({})
const isOneCard = onlyOf({ card: isWord })

/** What may be picked of several, by what is done with it. */
const PICKS: Readonly<Record<OnePick['pick'], SoundShape>> = {
  advance: onlyOf({ deed: isWord }),
  discard: isOneCard,
  recover: isOneCard,
  move: onlyOf({ from: isWord, to: isWord }),
  level: onlyOf({ of: isDiscipline }),
}

/** What may be chosen, by what it is. */
const CHOICES: Readonly<Record<Chosen['do'], SoundShape>> = {
  play: onlyOf({ card: isWord }, { changed: oneOf(true) }),
  levelUp: onlyOf({ of: isDiscipline, card: isWord }),
  scheme: onlyOf({ at: (raw) => raw === 'unseen' || wholeUpTo(20)(raw) }),
  endActions: isNothing,
  pick: eitherOf('pick', PICKS),
  use: onlyOf({ use: oneOf(true, false) }),
  see: onlyOf({ verses: isNames }),
  opened: isNothing,
  shuffled: onlyOf({ cards: isNames }),
  lots: onlyOf({ drawn: manyOf(isNames, 2 + PLAYERS.most) }),
  leave: onlyOf({ who: isWord }),
}

const isDeal = onlyOf({
  seats: manyOf(isWord, PLAYERS.most),
  programs: manyOf(isWord, PLAYERS.most),
  trust: oneOf(true, false),
  dealer: isWord,
})
const isStep = onlyOf(
  {
    seat: isWord,
    choice: eitherOf('do', CHOICES),
    said: (raw) =>
      isRecord(raw) && Object.keys(raw).length <= 64 && Object.values(raw).every(isFace),
  },
  { hidden: isNames },
)

const isFirst = onlyOf({ deal: isDeal })

/** Whether something can have been done in a step. */
export const isDid = (raw: unknown): raw is Did => isStep(raw) || isFirst(raw)
