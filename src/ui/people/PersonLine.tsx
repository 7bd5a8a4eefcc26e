import { Eye, HelpCircle } from 'lucide-react'
import { useRef, useState } from 'react'
import { useDesk } from '../desk/desk.ts'
import { SeatMark } from '../parts/SeatMark.tsx'
import { when } from '../say/format.ts'
import type { Doors } from '../share/doors.ts'
import { useShareSay } from '../share/words.ts'
import { FourWords } from './FourWords.tsx'
import { useCalled } from './people.ts'
import type { Person, PersonScreen } from './whois.ts'

/** Somebody in the list of who is here, with their screens. */
export function PersonLine(props: {
  person: Person
  doors: Doors
  onRemove?: (() => void) | undefined
}) {
  const { person, doors, onRemove } = props
  const { seat, standing, screens } = person
  const say = useShareSay()
  const name = useCalled()(person)
  return (
    <li data-standing={standing}>
      <div className="person">
        {seat ? <SeatMark seat={seat} /> : <Unseated silent={screens[0]?.silent} />}
        <span dir="auto">{name}</span>
        {(seat || standing === 'away') && <small>{say(`here.${standing}`)}</small>}
        {onRemove && (
          <button
            type="button"
            className="quiet"
            aria-label={say('remove.of', { name })}
            onClick={onRemove}
          >
            {say('remove')}
          </button>
        )}
      </div>
      {screens.map((screen, i) => (
        <ScreenLine
          key={screen.key}
          screen={screen}
          nth={screens.length > 1 ? i + 1 : undefined}
          name={name}
          seat={seat?.id ?? ''}
          doors={doors}
          onDiffer={onRemove}
        />
      ))}
    </li>
  )
}

function Unseated({ silent }: { silent: boolean | undefined }) {
  const Sign = silent ? HelpCircle : Eye
  return <Sign className="unseated-sign" aria-hidden size={22} strokeWidth={1.7} />
}

interface OfScreen {
  screen: PersonScreen
  /** Which of several it is. */
  nth: number | undefined
  name: string
  seat: string
  doors: Doors
  onDiffer?: (() => void) | undefined
}

/** One screen: what it may do, by which way and since when, and whether this device knows it. */
function ScreenLine({ screen, nth, name, seat, doors, onDiffer }: OfScreen) {
  const { lang } = useDesk()
  const say = useShareSay()
  const [shown, show] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const at = (time: number) => when(time, Date.now(), lang)
  const { writes, far, since, first, fresh, compared, odd, check } = screen
  const said = [
    nth !== undefined && say('screen.nth', { n: nth }),
    say(writes ? 'screen.writes' : 'screen.watches'),
    say(far ? 'screen.far' : 'screen.direct', { time: at(since) }),
    fresh ? say('screen.new') : say('screen.known', { date: at(first) }),
    compared !== undefined && say('screen.compared', { date: at(compared) }),
  ]
  const close = () => {
    show(false)
    opener.current?.focus()
  }
  return (
    <div className="screen-line">
      <small>{said.filter(Boolean).join(' · ')}</small>
      {check !== undefined && (
        <button
          type="button"
          className="quiet"
          ref={opener}
          aria-expanded={shown}
          aria-label={say('four.of', { name, n: nth ?? 1 })}
          onClick={() => show(!shown)}
        >
          {say('four')}
        </button>
      )}
      {odd && (
        <small className="amiss">
          {say(odd === 'watches' ? 'screen.oddWatches' : 'screen.otherKey')}
        </small>
      )}
      {shown && check !== undefined && (
        <FourWords
          check={check}
          name={name}
          onSame={() => {
            doors.compared(screen.key, odd === 'watches' ? '' : seat)
            close()
          }}
          onClose={close}
          onDiffer={onDiffer}
        />
      )}
    </div>
  )
}
