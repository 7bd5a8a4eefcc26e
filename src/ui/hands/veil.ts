import type { Board } from '../../rules/board/board.ts'
import type { Game } from '../../rules/game.ts'
import type { Seat, SeatId } from '../../rules/plain/item.ts'
import { actsFor, seatOf } from '../../rules/plain/seats.ts'

/** Why a hand does not stand open at a screen: several people use it, or a phone holds the hand. */
export type Veil = 'shared' | 'phone'

/**
 * The people who see what stands open at this device: who sits at it, also with a phone as their hand, and whose hand
 * it is. Seats that the program plays are nobody's.
 */
export const handsHere = (
  game: Pick<Game, 'hand'>,
  board: Board,
  device: string,
): readonly Seat[] =>
  board.seats.filter((seat) => actsFor(seat, device) && game.hand?.(board, seat.id) !== undefined)

/** What stands between others at this device and the hand of a seat; undefined where nothing does. */
export function veilOf(
  game: Pick<Game, 'hand'>,
  board: Board,
  device: string,
  seat: SeatId | undefined,
): Veil | undefined {
  if (!game.hand) return undefined
  const hand = seatOf(board.seats, seat)?.hand
  if (hand !== undefined && hand !== device) return 'phone'
  return handsHere(game, board, device).length > 1 ? 'shared' : undefined
}
