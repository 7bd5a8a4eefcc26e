import type { Seat } from '../rules/item.ts'
import { useBoardOf, useDesk } from './desk.ts'
import { useOthers } from './presence.ts'
import { SeatMark } from './SeatMark.tsx'
import { useSay } from './say.ts'

/** All seats, and whose people are away: at none of the screens that are here. */
export function useSeats(): { seats: readonly Seat[]; isAway(seat: Seat): boolean } {
  const desk = useDesk()
  const seats = useBoardOf((board) => board.seats)
  const others = useOthers(desk.table.presence)
  // Several seats may be one screen's.
  const present = seats.filter(({ id }) => others.includes(id)).map(({ sitter }) => sitter)
  return { seats, isAway: ({ sitter }) => ![desk.device, '', ...present].includes(sitter) }
}

/** The seats in which nobody sits just now, each to be sat down in: whoever comes back perhaps has one already. */
export function FreeSeats({ onDone }: { onDone?(): void }) {
  const desk = useDesk()
  const say = useSay()
  const { seats, isAway } = useSeats()
  return seats
    .filter((seat) => seat.sitter === '' || isAway(seat))
    .map((seat) => (
      <button
        type="button"
        key={seat.id}
        className="free-seat"
        onClick={() => {
          const taken = { ...seat, sitter: desk.device }
          desk.table.apply([{ do: 'seat', seat: taken }], { seat: seat.id, track: false })
          desk.sit(seat.id)
          onDone?.()
        }}
      >
        <SeatMark seat={seat} />
        {say('seat.sitAs', { name: seat.name })}
      </button>
    ))
}
