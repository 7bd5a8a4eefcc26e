import type { Seat } from '../../rules/plain/item.ts'
import { SeatMark } from '../parts/SeatMark.tsx'
import { useSay } from '../say/say.ts'
import { type Desk, useBoardOf, useDesk } from './desk.ts'
import { screensOf, useOthers, type Whereabouts, whereaboutsOf } from './presence.ts'

/** All seats, and who of their people is here, away or gone: at none of the screens that are here. */
export function useSeats(): {
  seats: readonly Seat[]
  standing(seat: Seat): Whereabouts
  isGone(seat: Seat): boolean
} {
  const desk = useDesk()
  const seats = useBoardOf((board) => board.seats)
  const others = useOthers(desk.table.presence)
  // Several seats may be one screen's.
  const standing = ({ sitter }: Seat): Whereabouts =>
    sitter === desk.device || sitter === ''
      ? 'here'
      : whereaboutsOf(screensOf(sitter, seats, others))
  return { seats, standing, isGone: (seat) => standing(seat) === 'gone' }
}

/** Sits down in a seat at this device. The phone of whoever sat there elsewhere before is no hand there any more. */
export function sitDown({ table, device }: Pick<Desk, 'table' | 'device'>, seat: Seat): void {
  const { id, hand, sitter } = seat
  const others = hand !== device && hand !== sitter
  table.apply(
    [
      { do: 'seat', seat: { ...seat, sitter: device } },
      ...(hand && others ? [{ do: 'hand', seat: id, device: '' } as const] : []),
    ],
    { seat: id, track: false },
  )
}

/** The seats in which nobody sits just now, each to be sat down in: whoever comes back perhaps has one already. */
export function FreeSeats({ onDone }: { onDone?(): void }) {
  const desk = useDesk()
  const say = useSay()
  const { seats, isGone } = useSeats()
  return seats
    .filter((seat) => seat.sitter === '' || isGone(seat))
    .map((seat) => (
      <button
        type="button"
        key={seat.id}
        className="free-seat"
        onClick={() => {
          sitDown(desk, seat)
          desk.sit(seat.id)
          onDone?.()
        }}
      >
        <SeatMark seat={seat} />
        {say('seat.sitAs', { name: seat.name })}
      </button>
    ))
}
