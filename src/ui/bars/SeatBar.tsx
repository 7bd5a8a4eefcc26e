import { Crown, UserRoundPlus } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import type { Seat } from '../../rules/plain/item.ts'
import { actsFor } from '../../rules/plain/seats.ts'
import { useTable } from '../../table/use.ts'
import { Coming } from '../desk/Coming.tsx'
import { useBoardOf, useDesk } from '../desk/desk.ts'
import { useSeats } from '../desk/FreeSeats.tsx'
import type { Whereabouts } from '../desk/presence.ts'
import { late } from '../parts/late.tsx'
import { Pop } from '../parts/Pop.tsx'
import { SeatMark } from '../parts/SeatMark.tsx'
import { useSay } from '../say/say.ts'

// Nobody needs it before a seat is touched.
const SeatPanel = late(() => import('../people/SeatPanel.tsx'))

/** How many seats are shown. */
const MOST = 60

/** Who sits at the table: take a seat, stand up, take over an empty one, choose who acts at this screen. */
export function SeatBar() {
  const desk = useDesk()
  const say = useSay()
  const { seats, standing } = useSeats()
  const moderator = useBoardOf((board) => board.play.moderator)
  const here = seats.some((seat) => actsFor(seat, desk.device))
  // Anybody may put down as many as they like; nobody who is here is left out.
  const shown = seats.filter(
    (seat, at) => at < MOST || (seat.sitter !== '' && standing(seat) !== 'gone'),
  )
  const barred = useTable(desk.table, (table) => table.barred() !== undefined)
  const list = useRef<HTMLUListElement>(null)
  // Where one sat down is gone: the keyboard goes on from one's seat.
  useEffect(() => {
    if (here && document.activeElement === document.body)
      list.current?.querySelector<HTMLElement>('[data-acting="true"]')?.focus()
  }, [here])
  // Where there is no room for all, whoever acts is seen.
  const acting = desk.seat()
  useEffect(() => {
    if (acting === undefined) return
    list.current
      ?.querySelector('[data-acting="true"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [acting])
  const take = barred ? (
    <li className="looks-on">{say('seat.looksOn')}</li>
  ) : (
    <li className={here ? 'more' : undefined}>
      <TakeSeat
        className={here ? 'icon' : 'cream'}
        label={say(here ? 'seat.another' : 'seat.takeOne')}
      >
        {here && <UserRoundPlus aria-hidden size={19} />}
      </TakeSeat>
    </li>
  )
  return (
    <ul ref={list} className="seats" aria-label={say('seat.all')}>
      {/* Where nobody sits yet, that comes first. */}
      {!here && take}
      {shown.map((seat) => (
        <li key={seat.id}>
          <SeatPill seat={seat} moderator={moderator === seat.id} standing={standing(seat)} />
        </li>
      ))}
      {here && take}
    </ul>
  )
}

/** Opens the way to a seat. The label stands on the button, unless a sign does. */
export function TakeSeat(props: { className: string; label: string; children?: ReactNode }) {
  const say = useSay()
  return (
    <Pop
      className={props.className}
      aria-label={props.children ? props.label : undefined}
      label={say('seat.takeOne')}
      panel={panelOf({})}
    >
      {props.children || props.label}
    </Pop>
  )
}

const panelOf = (about: { seat?: Seat; moderator?: boolean }) => (close: () => void) => (
  <Suspense fallback={<Coming onGiveUp={close} />}>
    <SeatPanel {...about} onDone={close} />
  </Suspense>
)

function SeatPill(props: { seat: Seat; moderator: boolean; standing: Whereabouts }) {
  const { seat, moderator, standing } = props
  const desk = useDesk()
  const say = useSay()
  const called = desk.game.gestures?.moderator?.called
  const acting = desk.seat() === seat.id
  const state = acting
    ? say('seat.acting')
    : seat.sitter === ''
      ? say('seat.empty')
      : seat.sitter === desk.device
        ? say('seat.here')
        : standing === 'here'
          ? ''
          : say(`seat.${standing}`)
  return (
    <Pop
      className="seat"
      data-acting={acting}
      data-empty={seat.sitter === ''}
      data-standing={standing}
      label={seat.name}
      panel={panelOf({ seat, moderator })}
    >
      <SeatMark seat={seat} />
      <span className="seat-name">{seat.name}</span>
      {moderator && <Crown aria-hidden size={14} />}
      <span className="hidden">
        {[state, moderator ? say(called ?? 'seat.moderator') : ''].filter(Boolean).join(', ')}
      </span>
    </Pop>
  )
}
