import type { SeatId } from '../../../rules/plain/item.ts'
import { DEEDS_AT_MOST, GIFTS, HAND_SIZE, TOP_LEVEL } from '../cards/disciplines.ts'
import type { Discipline } from '../cards/effects.ts'
import type { Cultist, GameState } from './state.ts'

/** Who sits at this seat; undefined where nobody plays there. */
export const cultistAt = (game: GameState, seat: SeatId): Cultist | undefined =>
  game.cultists.find((one) => one.seat === seat)

/** The level of a Discipline before somebody, 0 to 4. */
export const levelIn = (one: Cultist, of: Discipline): number =>
  one.levels.find((level) => level.of === of)?.level ?? 0

/** Whether somebody has the gift of a Discipline: while it stands at level 4 [D38]. */
export const isGifted = (one: Cultist, of: Discipline): boolean => levelIn(one, of) === TOP_LEVEL

/** How many cards somebody draws up to [D20], [D38]. */
export const handSize = (one: Cultist): number =>
  HAND_SIZE + (isGifted(one, 'blood') ? GIFTS.blood.hand : 0)

/** How many Deeds may lie unfinished before somebody [D18], [D38]. */
export const deedsAtMost = (one: Cultist): number =>
  DEEDS_AT_MOST + (isGifted(one, 'demons') ? GIFTS.demons.deeds : 0)

/** The game with something else of what is somebody's. */
export const withOwn = (
  game: GameState,
  seat: SeatId,
  own: (one: Cultist) => Partial<Cultist>,
): GameState => ({
  ...game,
  cultists: game.cultists.map((one) => (one.seat === seat ? { ...one, ...own(one) } : one)),
})

/** The game with a Discipline of somebody's raised by so much, up to 4 [D17]. */
export const raised = (game: GameState, seat: SeatId, of: Discipline, by: number): GameState =>
  withOwn(game, seat, ({ levels }) => ({
    levels: levels.map((one) =>
      one.of === of ? { of, level: Math.min(TOP_LEVEL, one.level + by) } : one,
    ),
  }))

/** Those who play, clockwise from this seat, which comes first. */
export function clockwise(game: GameState, from: SeatId): readonly Cultist[] {
  const at = game.cultists.findIndex(({ seat }) => seat === from)
  return at < 0 ? [] : [...game.cultists.slice(at), ...game.cultists.slice(0, at)]
}
