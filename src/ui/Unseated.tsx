import { useTable } from '../table/use.ts'
import { useBoardOf, useDesk } from './desk.ts'
import { TakeSeat } from './SeatBar.tsx'
import { useSay } from './say.ts'

/** As long as nobody at this screen has a seat: to take one is what comes first. */
export function Unseated() {
  const desk = useDesk()
  const say = useSay()
  const seats = useBoardOf((board) => board.seats)
  const barred = useTable(desk.table, (table) => table.barred())
  if (barred)
    return (
      <section className="unseated" aria-label={say(barred)}>
        <p>{say(barred)}</p>
      </section>
    )
  if (desk.seat() !== undefined) return null
  const free = seats.filter(({ sitter }) => sitter === '')
  return (
    <section className="unseated" aria-label={say('seat.none')}>
      <p>{say(free.length > 0 ? 'seat.noneButFree' : 'seat.none')}</p>
      <div className="offers">
        {free.map((seat) => (
          <button
            type="button"
            key={seat.id}
            onClick={() => {
              const taken = { ...seat, sitter: desk.device }
              desk.table.apply([{ do: 'seat', seat: taken }], { seat: seat.id, track: false })
              desk.sit(seat.id)
            }}
          >
            {say('seat.sitAs', { name: seat.name })}
          </button>
        ))}
        <TakeSeat
          className={free.length > 0 ? '' : 'primary'}
          label={say(free.length > 0 ? 'seat.new' : 'seat.place')}
        />
      </div>
    </section>
  )
}
