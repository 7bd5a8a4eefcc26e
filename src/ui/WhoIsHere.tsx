import { useState } from 'react'
import { type Sentence, say as sentence } from '../rules/sentence.ts'
import { useBoardOf, useDesk } from './desk.ts'
import type { Around, Doors, Leaving } from './doors.ts'
import { takeFocus } from './focus.ts'
import { screensOf, standingOf, useOthers } from './presence.ts'
import { relaySaid } from './relaysaid.ts'
import { SeatMark } from './SeatMark.tsx'
import { useShareSay } from './sharewords.ts'

/** Who is at the table now and who is away, by what way they are linked, and a way to remove them. */
export function WhoIsHere({ around, doors }: { around: Around; doors: Doors }) {
  const desk = useDesk()
  const say = useShareSay()
  const { presence } = desk.table
  const all = useBoardOf((board) => board.seats)
  const seats = all.filter(({ sitter }) => sitter !== '')
  const others = useOthers(presence)
  const [asked, ask] = useState<Person>()
  const { open, watch } = around
  const linked = new Set(around.others.map(({ client }) => client))
  const looking = others.filter(([, seat]) => !all.some(({ id }) => id === seat))
  const gone = seats.filter(
    ({ sitter }) => sitter !== desk.device && screensOf(sitter, all, others).length === 0,
  )
  const mayRemove = open && !watch
  const remove = (person: Person) => mayRemove && <Remove person={person} onAsk={ask} />
  return (
    <section className="at-table" aria-label={say('invite.settings')}>
      <h3 className="caps">{say('invite.settings')}</h3>
      <ul>
        {seats.map((seat) => {
          const own = seat.sitter === desk.device
          const screens = own ? [] : screensOf(seat.sitter, all, others)
          const clients = screens.map(([client]) => client)
          const standing = own ? 'you' : standingOf(screens)
          return (
            <li key={seat.id} data-standing={standing}>
              <SeatMark seat={seat} />
              <span dir="auto">{seat.name}</span>
              <small>{say(`here.${standing}`)}</small>
              {!own && standing !== 'gone' && remove({ name: seat.name, seat: seat.id, clients })}
            </li>
          )
        })}
        {looking.map(([client], i) => (
          <li key={client}>
            <span>{say('here.lookingOn', { n: i + 1 })}</span>
            {linked.has(client) && remove({ name: '', seat: '', clients: [client] })}
          </li>
        ))}
      </ul>
      {asked && mayRemove && (
        <Removal
          person={asked}
          away={gone.map(({ name }) => name)}
          onYes={() => {
            doors.renew(asked)
            ask(undefined)
          }}
          onNo={() => ask(undefined)}
        />
      )}
      <p className="hint" role="status">
        {(open ? waysOf(around) : [sentence('here.closed')]).map((one) => say(one)).join(' ')}
      </p>
    </section>
  )
}

/** How the others are linked, and how new ones find their way in. */
function waysOf({ others, servers, relays }: Around): Sentence[] {
  const far = others.filter((one) => one.far).length
  const near = others.length - far
  const said: Sentence[] = []
  if (near > 0 || far === 0) said.push(sentence('way.direct', { n: near }))
  if (far > 0) said.push(sentence('way.far', { n: far }))
  const reached = (all: Around['servers']) => all.some(({ connected }) => connected)
  if (servers.length > 0) said.push(sentence(reached(servers) ? 'way.reached' : 'way.lost'))
  said.push(...relaySaid(relays))
  return said
}

interface Person extends Leaving {
  /** '' for one without a seat. */
  readonly name: string
}

function Remove({ person, onAsk }: { person: Person; onAsk(person: Person): void }) {
  const say = useShareSay()
  return (
    <button type="button" className="quiet" onClick={() => onAsk(person)}>
      {say('remove', { name: person.name })}
    </button>
  )
}

// Below the edge of a small screen nobody would see what is asked.
const comeInto = (asked: HTMLElement | null) => asked?.scrollIntoView({ block: 'nearest' })

/** Asked once more: nobody is removed by a slip. */
function Removal(props: { person: Person; away: readonly string[]; onYes(): void; onNo(): void }) {
  const { person, away } = props
  const { lang } = useDesk()
  const say = useShareSay()
  const list = new Intl.ListFormat(lang).format(away)
  return (
    <div className="removal" role="alert" ref={comeInto}>
      <p>{say('remove.ask', { name: person.name })}</p>
      <p className="hint">
        {say('remove.note')} {away.length > 0 && say('rekey.away', { n: away.length, list })}
      </p>
      <div className="row">
        <button type="button" onClick={props.onNo} ref={takeFocus}>
          {say('remove.no')}
        </button>
        <button type="button" className="danger" onClick={props.onYes}>
          {say('remove.yes', { name: person.name })}
        </button>
      </div>
    </div>
  )
}
