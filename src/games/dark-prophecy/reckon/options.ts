import type { SeatId } from '../../../rules/plain/item.ts'
import { DEEDS, type DeedId, deedOf } from '../cards/deeds.ts'
import { designOf } from '../cards/designs.ts'
import { TOP_LEVEL } from '../cards/disciplines.ts'
import type { Clause, Condition, Discipline, Recovered } from '../cards/effects.ts'
import { cultistAt, levelIn } from './own.ts'
import type { CardId, FacesKnown, GameState, Unfinished } from './state.ts'

/** One thing chosen of several where something is done. */
export type OnePick =
  | { readonly pick: 'advance'; readonly deed: DeedId }
  | { readonly pick: 'discard' | 'recover'; readonly card: CardId }
  /** An advance goes from one Deed to another, whose ever the first is. */
  | { readonly pick: 'move'; readonly from: DeedId; readonly to: DeedId }
  | { readonly pick: 'level'; readonly of: Discipline }

/** What is on an open card: undefined where it is not known, or stands for a verse. */
function openDesign(card: CardId | undefined, faces: FacesKnown) {
  const face = card === undefined ? undefined : faces(card)
  return face === undefined || face === 'verse' ? undefined : designOf(face)
}

/** Whether what a sentence hangs on is so, for whoever carries it out [D34]. */
export function isMet(
  game: GameState,
  seat: SeatId,
  condition: Condition,
  faces: FacesKnown,
): boolean {
  const one = cultistAt(game, seat)
  const top = openDesign(game.discard[0], faces)
  switch (condition.when) {
    case 'topIs':
      return top?.discipline === condition.of
    case 'topPower':
      return (top?.power ?? 0) >= condition.at
    case 'level':
      return !!one && levelIn(one, condition.of) >= condition.at
    case 'unfinished':
      return !!one && one.deeds.length > 0
    case 'emptyHand':
      return !!one && one.hand.length === 0
    case 'completed':
      return game.turn?.seat === seat && game.turn.completed
  }
}

/** The discards that may be taken back [D33]. */
function recoverable(game: GameState, what: Recovered, faces: FacesKnown): readonly CardId[] {
  if (what.by === 'top') return game.discard.slice(0, 1)
  return game.discard.filter((card) => {
    const design = openDesign(card, faces)
    return what.by === 'power' ? design?.power === what.at : design?.discipline === what.of
  })
}

/** What there is to choose from where something is done [D33]; empty where nothing can be done [D21]. */
export function picksOf(
  game: GameState,
  seat: SeatId,
  doing: Clause,
  of: Discipline | undefined,
  faces: FacesKnown,
): readonly OnePick[] {
  const one = cultistAt(game, seat)
  if (!one) return []
  switch (doing.verb) {
    case 'advance':
      return one.deeds
        .filter(({ deed }) => !doing.same || DEEDS[deed].discipline === of)
        .map(({ deed }) => ({ pick: 'advance', deed }))
    case 'discard':
      return one.hand.map((card) => ({ pick: 'discard', card }))
    case 'recover':
      return recoverable(game, doing.what, faces).map((card) => ({ pick: 'recover', card }))
    case 'move':
      return game.cultists
        .filter((giver) => (giver.seat === seat) === (doing.from === 'own'))
        .flatMap(({ deeds }) => deeds.filter(({ advances }) => advances > 0))
        .flatMap(({ deed: from }) =>
          one.deeds
            .filter(({ deed }) => deed !== from)
            .map(({ deed: to }) => ({ pick: 'move' as const, from, to })),
        )
    case 'level':
      return one.levels
        .filter(({ of, level }) => level < TOP_LEVEL && (doing.of ?? of) === of)
        .map(({ of }) => ({ pick: 'level', of }))
    default:
      return []
  }
}

/** What an own Deed still costs. */
export const stillCosts = ({ deed, advances }: Unfinished): number => deedOf(deed).cost - advances
