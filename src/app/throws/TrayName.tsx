import { useEffect, useState } from 'react'
import type { SeatId } from '../../rules/plain/item.ts'
import { seatOf } from '../../rules/plain/seats.ts'
import type { Handed } from '../../ui/desk/desk.ts'
import { SeatMark } from '../../ui/parts/SeatMark.tsx'
import { type Flight, LINGER } from '../eyes/flights.ts'

/** Whose dice roll in the tray, where it could be another's; it stays as long as a small tray does. */
export default function TrayName({ desk, flight }: { desk: Handed; flight: Flight | undefined }) {
  const [last, setLast] = useState<SeatId>()
  const now = flight?.seat
  useEffect(() => {
    if (now !== undefined) {
      setLast(now)
      return
    }
    const timer = setTimeout(setLast, LINGER)
    return () => clearTimeout(timer)
  }, [now])
  const seat = seatOf(desk.table.state().seats, now ?? last)
  return (
    seat && (
      <p className="tray-name">
        <SeatMark seat={seat} />
        <span dir="auto">{seat.name}</span>
      </p>
    )
  )
}
