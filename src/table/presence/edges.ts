import type { ItemId, SeatId } from '../../rules/plain/item.ts'
import type { Presence, PresenceBook, Whose } from './presence.ts'

/** The screen at which this seat has its place, as that tells of itself; undefined where none does. */
export function screenWith(book: Pick<PresenceBook, 'others'>, seat: SeatId): Presence | undefined {
  for (const there of book.others().values())
    if (there.edges?.some((edge) => edge.seat === seat)) return there
  return undefined
}

/** Where this seat has its place, as one of the other screens tells; undefined where none does. */
export const seatEdgeOf = (book: Pick<PresenceBook, 'others'>, seat: SeatId) =>
  screenWith(book, seat)?.edges?.find((edge) => edge.seat === seat)

/** Whose hand at this screen the seat's is: the screen's own, where people do not sit around it. */
export const handOf = (book: Pick<PresenceBook, 'mine'>, seat: SeatId | undefined): Whose => ({
  by: 1 + (book.mine().edges ?? []).findIndex((edge) => edge.seat === seat),
})

/** The seat whose hand it is at a screen that tells this; the one that acts there, where it has no such edge. */
export const seatAt = ({ edges, seat }: Presence, { by }: Whose): SeatId | undefined =>
  edges?.[by - 1]?.seat ?? seat

/** Who has this in their hand at another screen, as far as that is known. */
export function holderOf(book: Pick<PresenceBook, 'others'>, id: ItemId): SeatId | undefined {
  for (const there of book.others().values())
    for (const { by = 0, ids } of there.held ?? [])
      if (ids.includes(id)) return seatAt(there, { by })
  return undefined
}
