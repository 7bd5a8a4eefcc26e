import type { Act, Board } from '../../rules/board/board.ts'
import type { Game } from '../../rules/game.ts'
import type { SeatId } from '../../rules/plain/item.ts'

/** The seat that is asked for what comes next, as the guide tells it; undefined where that is nobody in particular. */
export function askedSeat(
  { phases }: Pick<Game, 'phases'>,
  board: Board,
  act: Act,
): SeatId | undefined {
  const now = phases?.list.find(({ id }) => id === phases.now(board))
  return now?.steps(board, act).find(({ done, seat }) => !done && seat !== undefined)?.seat
}
