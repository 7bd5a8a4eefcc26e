import type { SeatId } from '../../../rules/plain/item.ts'
import type { DeedId } from '../cards/deeds.ts'
import { type OnePick, stillCosts } from './options.ts'
import { cultistAt, raised, withOwn } from './own.ts'
import type { CardId, GameState } from './state.ts'

/** A token on an own Deed, which is completed at once where it has as many as it costs [D23], [D24]. */
function advanced(game: GameState, seat: SeatId, deed: DeedId): GameState {
  const deeds = (cultistAt(game, seat)?.deeds ?? []).map((one) =>
    one.deed === deed ? { ...one, advances: one.advances + 1 } : one,
  )
  const whole = deeds.some((one) => one.deed === deed && stillCosts(one) <= 0)
  if (!whole) return withOwn(game, seat, () => ({ deeds }))
  const laid = withOwn(game, seat, ({ completed }) => ({
    deeds: deeds.filter((one) => one.deed !== deed),
    completed: [...completed, deed],
  }))
  return {
    ...laid,
    due: [...game.due, deed],
    ...(game.turn && { turn: { ...game.turn, completed: true } }),
  }
}

/** An advance goes off one Deed and onto another. */
function moved(game: GameState, seat: SeatId, from: DeedId, to: DeedId): GameState {
  const off = {
    ...game,
    cultists: game.cultists.map((one) => ({
      ...one,
      deeds: one.deeds.map((each) =>
        each.deed === from ? { ...each, advances: each.advances - 1 } : each,
      ),
    })),
  }
  return advanced(off, seat, to)
}

/** A hand card becomes the top discard. */
export const discarded = (game: GameState, seat: SeatId, card: CardId): GameState => ({
  ...withOwn(game, seat, ({ hand }) => ({ hand: hand.filter((one) => one !== card) })),
  discard: [card, ...game.discard],
})

/** A discard goes to somebody's hand. */
export const recovered = (game: GameState, seat: SeatId, card: CardId): GameState => ({
  ...withOwn(game, seat, ({ hand }) => ({ hand: [...hand, card] })),
  discard: game.discard.filter((one) => one !== card),
})

/** What was chosen is done: a Discipline rises by so much, all else is done once. */
export function picked(game: GameState, seat: SeatId, pick: OnePick, n: number): GameState {
  switch (pick.pick) {
    case 'advance':
      return advanced(game, seat, pick.deed)
    case 'discard':
      return discarded(game, seat, pick.card)
    case 'recover':
      return recovered(game, seat, pick.card)
    case 'move':
      return moved(game, seat, pick.from, pick.to)
    case 'level':
      return raised(game, seat, pick.of, n)
  }
}
