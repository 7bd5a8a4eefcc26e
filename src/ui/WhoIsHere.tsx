import { useBoardOf, useDesk } from './desk.ts'
import type { Around } from './doors.ts'
import { useOthers } from './presence.ts'
import { SeatMark } from './SeatMark.tsx'
import { useShareSay } from './sharewords.ts'

/** Who is at the table now and who is away, and by what way they are linked. */
export function WhoIsHere({ around }: { around: Around }) {
  const desk = useDesk()
  const say = useShareSay()
  const seats = useBoardOf((board) => board.seats).filter(({ sitter }) => sitter !== '')
  const others = useOthers(desk.table.presence)
  const present = new Set(seats.filter(({ id }) => others.includes(id)).map(({ sitter }) => sitter))
  const known = new Set(seats.map(({ id }) => id))
  const looking = others.filter((id) => !known.has(id)).length
  const { open, servers } = around
  const reached = servers.some(({ connected }) => connected)
  return (
    <section className="at-table" aria-label={say('invite.settings')}>
      <h3 className="caps">{say('invite.settings')}</h3>
      <ul>
        {seats.map((seat) => {
          const own = seat.sitter === desk.device
          const here = own || present.has(seat.sitter)
          return (
            <li key={seat.id} data-away={!here}>
              <SeatMark seat={seat} />
              <span dir="auto">{seat.name}</span>
              <small>{say(own ? 'here.you' : here ? 'here.here' : 'here.away')}</small>
            </li>
          )
        })}
      </ul>
      {looking > 0 && <p>{say('here.looking', { n: looking })}</p>}
      <p className="hint" role="status">
        {open
          ? `${say('way.direct', { n: around.others.length })} ${
              servers.length > 0 ? say(reached ? 'way.reached' : 'way.lost') : ''
            }`
          : say('here.closed')}
      </p>
    </section>
  )
}
