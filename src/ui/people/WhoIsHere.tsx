import { useEffect, useRef, useState } from 'react'
import { type Sentence, say as sentence } from '../../rules/plain/sentence.ts'
import { Modal } from '../parts/Modal.tsx'
import type { Doors, Guests } from '../share/doors.ts'
import { relaySaid } from '../share/relaysaid.ts'
import { useShareSay } from '../share/words.ts'
import { PersonLine } from './PersonLine.tsx'
import { usePeople } from './people.ts'
import { WhoStays } from './WhoStays.tsx'
import type { Person } from './whois.ts'

/** Everybody who holds a link to the table, who is away, and a way to remove them. */
export function WhoIsHere({ around, doors }: { around: Guests; doors: Doors }) {
  const say = useShareSay()
  const people = usePeople(around)
  const [asked, ask] = useState<string>()
  /** Who was removed, '' for somebody without a name, and the link until then. */
  const [gone, setGone] = useState<{ name: string; before: string | undefined }>()
  const link = doors.link('play')
  const heading = useRef<HTMLHeadingElement>(null)
  const { open, watch } = around
  const mayRemove = open && !watch
  const about = (id: string) => {
    setGone(undefined)
    ask(id)
  }
  useEffect(() => {
    // The button that led here goes with who is removed.
    if (gone) heading.current?.focus()
  }, [gone])
  const leaving = people.find(({ id }) => id === asked)
  return (
    <section className="at-table" aria-label={say('invite.settings')}>
      <h3 className="caps" tabIndex={-1} ref={heading}>
        {say('invite.settings')}
      </h3>
      <ul>
        {people.map((person) => (
          <PersonLine
            key={person.id}
            person={person}
            doors={doors}
            onRemove={mayRemove && person.all.length > 0 ? () => about(person.id) : undefined}
          />
        ))}
      </ul>
      {leaving && mayRemove && (
        <Removal
          key={leaving.id}
          people={people}
          leaving={leaving}
          introduced={around.servers.length > 0}
          doors={doors}
          onClose={() => ask(undefined)}
          onGone={() => {
            ask(undefined)
            setGone({ name: leaving.seat?.name ?? '', before: link })
          }}
        />
      )}
      <p className="removed" role="status">
        {/* All others hear it first. */}
        {gone && gone.before !== link && say('remove.done', { name: gone.name })}
      </p>
      <p className="hint" role="status">
        {(open ? waysOf(around) : [sentence('way.direct', { n: 0 })])
          .map((one) => say(one))
          .join(' ')}
      </p>
    </section>
  )
}

/** How the others are linked, and how new ones find their way in. */
export function waysOf({
  others,
  servers,
  relays,
}: Pick<Guests, 'others' | 'servers' | 'relays'>): Sentence[] {
  const far = others.filter((one) => one.far).length
  const near = others.length - far
  const said: Sentence[] = []
  if (near > 0 || far === 0) said.push(sentence('way.direct', { n: near }))
  if (far > 0) said.push(sentence('way.far', { n: far }))
  const reached = servers.filter(({ connected }) => connected)
  if (reached.some(({ full }) => !full)) said.push(sentence('way.reached'))
  else if (servers.length > 0) said.push(sentence(reached.length > 0 ? 'way.full' : 'way.lost'))
  said.push(...relaySaid(relays))
  return said
}

/** Asked once more, with who else goes and who stays: nobody is removed by a slip. */
function Removal(props: {
  people: readonly Person[]
  leaving: Person
  introduced: boolean
  doors: Doors
  onClose(): void
  onGone(): void
}) {
  const { people, leaving, introduced, doors, onClose, onGone } = props
  const [failed, setFailed] = useState(false)
  const say = useShareSay()
  const name = leaving.seat?.name ?? ''
  return (
    <Modal title={say('remove.ask', { name })} look="removal" onClose={onClose}>
      <p className="hint">{say('remove.note')}</p>
      <WhoStays
        people={people}
        leaving={leaving}
        introduced={introduced}
        buttons={(renewing) => (
          <>
            {failed && <p role="alert">{say('rekey.not')}</p>}
            <button type="button" data-first onClick={onClose}>
              {say('remove.no')}
            </button>
            <button
              type="button"
              className="danger"
              onClick={() => {
                if (doors.renew(renewing)) onGone()
                else setFailed(true)
              }}
            >
              {say('remove.yes', { name })}
            </button>
          </>
        )}
      />
    </Modal>
  )
}
