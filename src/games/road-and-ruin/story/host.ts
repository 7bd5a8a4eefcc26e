import type { Board } from '../../../rules/board/board.ts'
import type { Seat, SeatId } from '../../../rules/plain/item.ts'
import { seatOf } from '../../../rules/plain/seats.ts'

/** The seat that is the Host, if one is [R2]. It lies in the register `moderator`, as every game's does. */
export const hostOf = (board: Board): SeatId | undefined =>
  seatOf(board.seats, board.play.moderator)?.id

/** The seat whose telling it is [R2]; the first, while nobody's was yet. */
export const tellingSeat = (board: Board): SeatId | undefined =>
  (seatOf(board.seats, board.play.teller) ?? board.seats[0])?.id

/** Whose telling comes next: it goes round in the order of seats [R2]. */
export function nextTeller(board: Board): Seat | undefined {
  const at = board.seats.findIndex(({ id }) => id === tellingSeat(board))
  return board.seats[(at + 1) % board.seats.length]
}
