import { Crown, UserRoundPlus } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Seat } from '../rules/item.ts'
import { useTable } from '../table/use.ts'
import { useBoardOf, useDesk } from './desk.ts'
import { useForms } from './forms.tsx'
import { Pop } from './Pop.tsx'
import { useOthers } from './presence.ts'
import { SeatForm } from './SeatForm.tsx'
import { SeatMark } from './SeatMark.tsx'
import { useSay } from './say.ts'

/** Who sits at the table: take a seat, stand up, take over an empty one, choose who acts at this screen. */
export function SeatBar() {
  const desk = useDesk()
  const say = useSay()
  const seats = useBoardOf((board) => board.seats)
  const moderator = useBoardOf((board) => board.play.moderator)
  const here = seats.some(({ sitter }) => sitter === desk.device)
  const others = useOthers(desk.table.presence)
  // Several seats may be one screen's.
  const present = seats.filter(({ id }) => others.includes(id)).map(({ sitter }) => sitter)
  const barred = useTable(desk.table, (table) => table.barred() !== undefined)
  const list = useRef<HTMLUListElement>(null)
  // Where one sat down is gone: the keyboard goes on from one's seat.
  useEffect(() => {
    if (here && document.activeElement === document.body)
      list.current?.querySelector<HTMLElement>('[data-acting="true"]')?.focus()
  }, [here])
  const take = !barred && (
    <li>
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
      {seats.map((seat) => (
        <li key={seat.id}>
          <SeatPill
            seat={seat}
            moderator={moderator === seat.id}
            away={![desk.device, '', ...present].includes(seat.sitter)}
          />
        </li>
      ))}
      {here && take}
    </ul>
  )
}

/** Opens the form for a new seat. The label stands on the button, unless a sign does. */
export function TakeSeat(props: { className: string; label: string; children?: ReactNode }) {
  const desk = useDesk()
  const say = useSay()
  const seats = useBoardOf((board) => board.seats)
  const take = (name: string, color: number) => {
    const id = desk.act().chance.id()
    const seat = { id, name, color, sitter: desk.device }
    if (desk.table.apply([{ do: 'seat', seat }], { seat: id, track: false })) return false
    desk.sit(id)
    return true
  }
  return (
    <Pop
      className={props.className}
      aria-label={props.children ? props.label : undefined}
      label={say('seat.takeOne')}
      panel={(close) => (
        <SeatForm seats={seats} onDone={(name, color) => take(name, color) && close()} />
      )}
    >
      {props.children || props.label}
    </Pop>
  )
}

function SeatPill(props: { seat: Seat; moderator: boolean; away: boolean }) {
  const { seat, moderator, away } = props
  const desk = useDesk()
  const say = useSay()
  const acting = desk.seat() === seat.id
  const state = acting
    ? say('seat.acting')
    : seat.sitter === ''
      ? say('seat.empty')
      : seat.sitter === desk.device
        ? say('seat.here')
        : away
          ? say('seat.away')
          : ''
  return (
    <Pop
      className="seat"
      data-acting={acting}
      data-empty={seat.sitter === ''}
      data-away={away}
      label={seat.name}
      panel={(close) => <SeatDeeds seat={seat} moderator={moderator} onDone={close} />}
    >
      <SeatMark seat={seat} />
      <span className="seat-name">{seat.name}</span>
      {moderator && <Crown aria-hidden size={14} />}
      <span className="hidden">
        {[state, moderator ? say('seat.moderator') : ''].filter(Boolean).join(', ')}
      </span>
    </Pop>
  )
}

function SeatDeeds(props: { seat: Seat; moderator: boolean; onDone(): void }) {
  const { seat, moderator, onDone } = props
  const desk = useDesk()
  const say = useSay()
  const seats = useBoardOf((board) => board.seats)
  const { begin } = useForms()
  const barred = useTable(desk.table, (table) => table.barred())
  const [renaming, setRenaming] = useState(false)
  const mine = seat.sitter === desk.device
  const change = (next: Partial<Seat>) =>
    desk.table.apply([{ do: 'seat', seat: { ...seat, ...next } }], { seat: seat.id, track: false })
  const done = (act: () => void) => () => {
    act()
    onDone()
  }
  if (barred) return <p>{say(barred)}</p>
  if (renaming)
    return (
      <SeatForm
        seats={seats}
        seat={seat}
        onDone={(name, color) => {
          change({ name, color })
          onDone()
        }}
      />
    )
  // It is the one who acts that becomes it.
  const deeds = desk.seat() === seat.id || moderator ? desk.game.gestures.moderator : undefined
  const sit = () => {
    if (!mine) change({ sitter: desk.device })
    desk.sit(seat.id)
  }
  const stand = () => {
    change({ sitter: '' })
    if (desk.seat() === seat.id)
      desk.sit(seats.find((s) => s.id !== seat.id && s.sitter === desk.device)?.id)
  }
  return (
    <div className="deeds">
      <p className="seat-title">
        <SeatMark seat={seat} /> {seat.name}
      </p>
      {desk.seat() !== seat.id && (
        <button type="button" onClick={done(sit)}>
          {say(mine ? 'seat.actAs' : 'seat.takeOver', { name: seat.name })}
        </button>
      )}
      {mine && (
        <button type="button" onClick={() => setRenaming(true)}>
          {say('seat.change')}
        </button>
      )}
      {deeds && (
        <button
          type="button"
          onClick={done(() => begin({ move: moderator ? deeds.leave : deeds.take }))}
        >
          {say(moderator ? 'seat.notModerator' : 'seat.beModerator')}
        </button>
      )}
      {mine && (
        <button type="button" onClick={done(stand)}>
          {say('seat.stand')}
        </button>
      )}
    </div>
  )
}
