import { useRef, useSyncExternalStore } from 'react'
import type { Seat, SeatId } from '../../rules/plain/item.ts'
import { samePlain } from '../../table/document/plain.ts'
import type { PresenceBook } from '../../table/presence/presence.ts'

/**
 * Another screen: its number, the seat that acts there ('' for none), whether nobody is at it just now, and the seat
 * that it claims and does not belong in.
 */
export type OtherScreen = readonly [client: number, seat: SeatId, away: boolean, claims?: SeatId]

/** What is read of who is here, rendered anew only when that says something else. */
export function usePresent<T>(presence: PresenceBook, read: (presence: PresenceBook) => T): T {
  const known = useRef<T>(undefined)
  return useSyncExternalStore(presence.subscribe, () => {
    const now = read(presence)
    if (known.current === undefined || !samePlain(known.current, now)) known.current = now
    return known.current
  })
}

/** The other screens there are now, rendered anew when somebody comes, goes or is away. */
export const useOthers = (presence: PresenceBook): readonly OtherScreen[] =>
  usePresent(presence, (book) =>
    [...book.others()].map(
      ([client, { seat = '', away = false, claims }]) => [client, seat, away, claims] as const,
    ),
  )

/** The screens of whoever sits on this chair: there one of their seats acts. */
export const screensOf = (
  sitter: string,
  seats: readonly Seat[],
  others: readonly OtherScreen[],
): readonly OtherScreen[] =>
  others.filter(([, seat]) => seats.some((one) => one.id === seat && one.sitter === sitter))

/** Whether somebody is here. */
export type Whereabouts = 'here' | 'away' | 'gone'

/** Whether somebody with these screens is here: they are away while nobody is at any, gone without one. */
export function whereaboutsOf(screens: readonly OtherScreen[]): Whereabouts {
  if (screens.length === 0) return 'gone'
  return screens.every(([, , away]) => away) ? 'away' : 'here'
}
