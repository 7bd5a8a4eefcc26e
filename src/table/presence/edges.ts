import type { SeatId } from '../../rules/plain/item.ts'
import type { PresenceBook, SeatEdge } from './presence.ts'

/** Where all have their places at the screen at which this seat has one, as that tells; none where none does. */
export function seatEdgesWith(
  book: Pick<PresenceBook, 'others'>,
  seat: SeatId,
): readonly SeatEdge[] {
  for (const { edges } of book.others().values())
    if (edges?.some((edge) => edge.seat === seat)) return edges
  return []
}

/** Where this seat has its place, as one of the other screens tells; undefined where none does. */
export const seatEdgeOf = (book: Pick<PresenceBook, 'others'>, seat: SeatId) =>
  seatEdgesWith(book, seat).find((edge) => edge.seat === seat)
