import type { Board } from '../../../rules/board/board.ts'
import type { Seat } from '../../../rules/plain/item.ts'

/** Looked up once: there may be as many as somebody likes to write. */
const known = new WeakMap<Board['seats'], ReadonlyMap<string, Seat>>()

/** The seat of this id, if there is one. */
export function seatOf({ seats }: Pick<Board, 'seats'>, id: unknown): Seat | undefined {
  const there = known.get(seats) ?? new Map(seats.map((seat) => [seat.id, seat]))
  known.set(seats, there)
  return typeof id === 'string' ? there.get(id) : undefined
}
