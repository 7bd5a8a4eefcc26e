import { type ReactNode, useState } from 'react'
import { type Sentence, say as sentence } from '../../rules/plain/sentence.ts'
import { useDesk } from '../desk/desk.ts'
import { SeatMark } from '../parts/SeatMark.tsx'
import { when } from '../say/format.ts'
import type { Renewing } from '../share/doors.ts'
import { useShareSay } from '../share/words.ts'
import { useCalled } from './people.ts'
import { newWatcher, type Person, renewingOf, type Stayer, stayers } from './whois.ts'

/**
 * All who could stay with a new key, each with a tick. Who comes while this is read stays only if somebody ticks them:
 * a new key goes to nobody who was not seen here.
 */
export function WhoStays(props: {
  people: readonly Person[]
  /** Who is to be removed. */
  leaving?: Person
  /** A server is named where who was away can hear of the new key. */
  introduced: boolean
  buttons(renewing: Renewing): ReactNode
}) {
  const { people, leaving, introduced, buttons } = props
  const { lang } = useDesk()
  const say = useShareSay()
  const called = useCalled()
  const all = stayers(people, leaving)
  const [seen] = useState(() => new Set(all.map(({ key }) => key)))
  const [chosen, choose] = useState<ReadonlyMap<string, boolean>>(new Map())
  const stays = (one: Stayer) =>
    one.stays !== 'never' && (chosen.get(one.key) ?? (one.stays && seen.has(one.key)))
  const list = new Intl.ListFormat(lang)
  /** Each name once, with how many screens of theirs. */
  const names = (some: readonly Stayer[]) => {
    const counts = new Map<string, number>()
    for (const { person } of some) counts.set(called(person), (counts.get(called(person)) ?? 0) + 1)
    return list.format([...counts].map(([name, n]) => (n > 1 ? `${name} (${n})` : name)))
  }
  const going = all.filter((one) => !stays(one))
  const staying = all.filter(stays)
  const lost = people.filter(
    ({ seat, standing, absent }) =>
      seat && standing === 'gone' && absent.length === 0 && seat.id !== leaving?.seat?.id,
  )
  return (
    <>
      {all.length > 0 && (
        <fieldset className="who-stays">
          <legend>{say('stay.who')}</legend>
          {all.map((one) => (
            <label key={one.key} className="option" data-goes={!stays(one)}>
              <input
                type="checkbox"
                checked={stays(one)}
                disabled={one.stays === 'never'}
                onChange={({ target }) => choose(new Map([...chosen, [one.key, target.checked]]))}
              />
              {one.person.seat && <SeatMark seat={one.person.seat} />}
              <span>
                <b dir="auto">{called(one.person)}</b>{' '}
                <small>{say(noteOf(one, seen, introduced, lang))}</small>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {leaving && all.some(({ screen }) => screen && newWatcher(screen)) && (
        <p className="hint">{say('stay.perhaps', { name: leaving.seat?.name ?? '' })}</p>
      )}
      <p role="status" className="stay-sum">
        {staying.length > 0 && say('stay.stay', { n: staying.length, list: names(staying) })}{' '}
        {going.length > 0 && say('stay.go', { n: going.length, list: names(going) })}{' '}
        {lost.length > 0 &&
          say('rekey.away', { n: lost.length, list: list.format(lost.map(called)) })}
      </p>
      <div className="row">{buttons(renewingOf(all, stays))}</div>
    </>
  )
}

/** What is to be known of a screen for the choice. */
function noteOf(
  { screen, stays }: Stayer,
  seen: ReadonlySet<string>,
  introduced: boolean,
  lang: string,
): Sentence {
  if (!screen) return sentence(introduced ? 'stay.absent' : 'stay.absentAlone')
  if (stays !== 'never' && !seen.has(screen.key)) return sentence('stay.late')
  const time = when(screen.since, Date.now(), lang)
  if (screen.odd) return sentence(`stay.${screen.odd}`, { time })
  if (screen.writes) return sentence(screen.fresh ? 'stay.new' : 'stay.known', { time })
  return sentence(screen.fresh ? 'stay.newWatch' : 'stay.knownWatch', { time })
}
