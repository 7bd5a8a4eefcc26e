import type { SeatId } from '../../rules/plain/item.ts'
import type { Presence, PresenceBook } from './presence.ts'

/*
 * Whose name and colour a screen may wear
 *
 * What a screen tells of itself anybody could tell. So where a table is open to others, somebody vouches for who
 * belongs where, and what others tell is heard without the seats that are not theirs.
 */

/** Knows which screens belong in which seats. */
export interface Voucher {
  /** The key of the screen of this number; undefined where it has shown none. */
  keyOf(client: number): string | undefined
  /** Whether the screen of this key belongs in a seat: it is the device that sits there, or the seat's hand. */
  belongs(key: string | undefined, seat: SeatId): boolean
}

const vouchers = new WeakMap<PresenceBook, Voucher>()

/** Who belongs where is known by this voucher from now on. Returns the way out, which ends no other's. */
export function vouchBy(book: PresenceBook, voucher: Voucher): () => void {
  vouchers.set(book, voucher)
  return () => {
    if (vouchers.get(book) === voucher) vouchers.delete(book)
  }
}

/** Whether the screen of this key may act for a seat; any may where nobody vouches: there are only one's own tabs. */
export const mayWear = (book: PresenceBook, key: string | undefined, seat: SeatId): boolean =>
  vouchers.get(book)?.belongs(key, seat) ?? true

/** What the screen of this number tells, with no seat in which it does not belong; what it claimed it still claims. */
export function wornBy(book: PresenceBook, client: number, told: Presence): Presence {
  const voucher = vouchers.get(book)
  if (!voucher) return told
  const key = voucher.keyOf(client)
  const wears = (seat: SeatId | undefined) => seat !== undefined && voucher.belongs(key, seat)
  const { seat, edges, doers, steps, throws, ...rest } = told
  const own = <T extends { readonly seat: SeatId }>(one: T): T =>
    wears(one.seat) ? one : { ...one, seat: '' }
  return {
    ...rest,
    ...(seat !== undefined && (wears(seat) ? { seat } : { claims: seat })),
    // Hands are told by which edge is theirs: each keeps its number.
    ...(edges && { edges: edges.map(own) }),
    ...(doers && {
      doers: doers.map(({ from, seat }) => (seat && wears(seat) ? { from, seat } : { from })),
    }),
    ...(steps && { steps: steps.filter((one) => wears(one.seat)) }),
    ...(throws && { throws: throws.map(own) }),
  }
}
