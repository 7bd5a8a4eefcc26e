import type { SeatId } from '../../rules/plain/item.ts'
import type { Presence, PresenceBook, SeatEdge, Whose } from './presence.ts'

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

/** Whose hand at this screen the seat's is: the screen's own, where people do not sit around it. */
export const handOf = (book: Pick<PresenceBook, 'mine'>, seat: SeatId | undefined): Whose => ({
  by: 1 + (book.mine().edges ?? []).findIndex((edge) => edge.seat === seat),
})

/** The seat whose hand it is at a screen that tells this; the one that acts there, where it has no such edge. */
export const seatAt = ({ edges, seat }: Presence, { by }: Whose): SeatId | undefined =>
  edges?.[by - 1]?.seat ?? seat
