import { useSyncExternalStore } from 'react'
import type { SeatId } from '../rules/item.ts'
import type { PresenceBook } from '../table/presence.ts'

/** The seats of those who are at other screens now, one for each screen; '' for one without a seat. Rendered anew when somebody comes or goes. */
export function useOthers(presence: PresenceBook): readonly SeatId[] {
  const all = useSyncExternalStore(presence.subscribe, () =>
    JSON.stringify([...presence.others().values()].map(({ seat = '' }) => seat).sort()),
  )
  return all === '[]' ? [] : seatsIn(all)
}

function seatsIn(text: string): readonly SeatId[] {
  const seats: unknown = JSON.parse(text)
  return Array.isArray(seats) ? seats.map(String) : []
}
