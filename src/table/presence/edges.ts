import type { SeatId } from '../../rules/plain/item.ts'
import type { PresenceBook, SeatEdge } from './presence.ts'

/** Where this seat has its place, as one of the other screens tells; undefined where none does. */
export function seatEdgeOf(book: Pick<PresenceBook, 'others'>, seat: SeatId): SeatEdge | undefined {
  for (const { edges } of book.others().values()) {
    const found = edges?.find((edge) => edge.seat === seat)
    if (found) return found
  }
  return undefined
}
