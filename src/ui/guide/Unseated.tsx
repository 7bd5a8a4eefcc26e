import { useTable } from '../../table/use.ts'
import { TakeSeat } from '../bars/SeatBar.tsx'
import { useDesk } from '../desk/desk.ts'
import { FreeSeats, useSeats } from '../desk/FreeSeats.tsx'
import { useSay } from '../say/say.ts'

/** As long as nobody at this screen has a seat: to take one is what comes first. */
export function Unseated() {
  const desk = useDesk()
  const say = useSay()
  const { seats, isGone } = useSeats()
  const barred = useTable(desk.table, (table) => table.barred())
  if (barred)
    return (
      <section className="unseated" aria-label={say(barred)}>
        <p>{say(barred)}</p>
        {barred.key === 'table.newer' && (
          <button type="button" onClick={desk.table.adopt}>
            {say('table.adopt')}
          </button>
        )}
      </section>
    )
  if (desk.seat() !== undefined) return null
  const free = seats.some((seat) => seat.sitter === '' || isGone(seat))
  return (
    <section className="unseated" aria-label={say('seat.none')}>
      <p>{say(free ? 'seat.noneButFree' : 'seat.none')}</p>
      <div className="offers">
        <FreeSeats />
        <TakeSeat className={free ? '' : 'primary'} label={say(free ? 'seat.new' : 'seat.place')} />
      </div>
    </section>
  )
}
