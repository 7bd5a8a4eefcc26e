import type { SeatId } from '../../rules/plain/item.ts'
import type { Presence, PresenceBook, SeatEdge, Whose } from './presence.ts'

/** Where this seat has its place, as one of the other screens tells; undefined where none does. */
export function seatEdgeOf(book: Pick<PresenceBook, 'others'>, seat: SeatId): SeatEdge | undefined {
  for (const { edges } of book.others().values()) {
    const found = edges?.find((edge) => edge.seat === seat)
    if (found) return found
  }
  return undefined
}

/** Whose hand at this screen the seat's is: the screen's own, where people do not sit around it. */
export const handOf = (book: Pick<PresenceBook, 'mine'>, seat: SeatId | undefined): Whose => ({
  by: 1 + (book.mine().edges ?? []).findIndex((edge) => edge.seat === seat),
})

/** The seat whose hand it is at a screen that tells this; the one that acts there, where it has no such edge. */
export const seatAt = ({ edges, seat }: Presence, { by }: Whose): SeatId | undefined =>
  edges?.[by - 1]?.seat ?? seat
