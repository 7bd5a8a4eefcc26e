import { SEAT_COLORS, type Seat } from '../../rules/plain/item.ts'
import { initial } from '../../rules/plain/seats.ts'

/** A seat's sign: its colour, its letter and a pattern, so that the colour is never the only sign. */
export function SeatMark({ seat }: { seat: Pick<Seat, 'name' | 'color'> }) {
  return (
    <span
      className={`seat-mark pattern-${seat.color % SEAT_COLORS.length}`}
      style={{ backgroundColor: SEAT_COLORS[seat.color % SEAT_COLORS.length] }}
      aria-hidden
    >
      <b>{initial(seat.name)}</b>
    </span>
  )
}
