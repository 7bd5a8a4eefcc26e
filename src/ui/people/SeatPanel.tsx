import { useState } from 'react'
import type { Seat } from '../../rules/plain/item.ts'
import { actsFor } from '../../rules/plain/seats.ts'
import { moveOf } from '../../rules/play/move.ts'
import { useTable } from '../../table/use.ts'
import { useDesk } from '../desk/desk.ts'
import { FreeSeats, sitDown, useSeats } from '../desk/FreeSeats.tsx'
import { useForms } from '../desk/forms.tsx'
import { SeatMark } from '../parts/SeatMark.tsx'
import { useShareSay } from '../share/words.ts'
import { FollowButton } from './FollowButton.tsx'
import { SeatForm } from './SeatForm.tsx'

// It comes after the panel that it is in has opened.
const takeIn = (panel: HTMLElement | null) =>
  panel?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true })

/** What can be done with a seat; without one, how to come by one. */
export default function SeatPanel(props: { seat?: Seat; moderator?: boolean; onDone(): void }) {
  const { seat, moderator = false, onDone } = props
  return (
    <div ref={takeIn}>
      {seat ? (
        <SeatButtons seat={seat} moderator={moderator} onDone={onDone} />
      ) : (
        <NewSeat onDone={onDone} />
      )}
    </div>
  )
}

/**
 * Those seats that are free come first: who comes back takes their own again. Round a screen others do beside who sits:
 * there it tells the `usual` name of the nth who says none.
 */
export function NewSeat({ usual, onDone }: { usual?(n: number): string; onDone(): void }) {
  const desk = useDesk()
  const say = useShareSay()
  const { seats, isGone } = useSeats()
  const sits = seats.some((one) => actsFor(one, desk.device))
  const free = (usual || !sits) && seats.some((seat) => seat.sitter === '' || isGone(seat))
  const take = (name: string, color: number) => {
    const id = desk.act().chance.id()
    const seat = { id, name, color, sitter: desk.device }
    if (desk.table.apply([{ do: 'seat', seat }], { seat: id, track: false })) return
    desk.sit(id)
    onDone()
  }
  return (
    <>
      {free && (
        <section className="buttons" aria-label={say('seat.noneButFree')}>
          <p className="seat-title">{say('seat.whose')}</p>
          <FreeSeats onDone={onDone} />
          <p className="seat-title">{say('seat.new')}</p>
        </section>
      )}
      {sits && !usual && <p className="hint">{say('seat.actsNext')}</p>}
      <SeatForm seats={seats} usual={usual && unheldOf(seats, usual)} onDone={take} />
    </>
  )
}

/** The first of such names that nobody has. */
function unheldOf(seats: readonly Seat[], usual: (n: number) => string): string {
  let n = 1
  while (seats.some(({ name }) => name === usual(n))) n++
  return usual(n)
}

function SeatButtons(props: { seat: Seat; moderator: boolean; onDone(): void }) {
  const { seat, moderator, onDone } = props
  const desk = useDesk()
  const { seats, isGone } = useSeats()
  const say = useShareSay()
  const { begin } = useForms()
  const barred = useTable(desk.table, (table) => table.barred())
  const [renaming, setRenaming] = useState(false)
  const [sure, setSure] = useState(false)
  const mine = seat.sitter === desk.device
  // Nobody loses their seat by a slip of somebody else.
  const taken = !mine && seat.sitter !== '' && !isGone(seat)
  const change = (next: Partial<Seat>) =>
    desk.table.apply([{ do: 'seat', seat: { ...seat, ...next } }], { seat: seat.id, track: false })
  const done = (act: () => void) => () => {
    act()
    onDone()
  }
  const follow = <FollowButton seat={seat} onDone={onDone} />
  if (barred)
    return (
      <div className="buttons">
        <p>{say(barred)}</p>
        {follow}
      </div>
    )
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
  const moves = desk.seat() === seat.id || moderator ? desk.game.gestures?.moderator : undefined
  const sit = () => {
    if (!mine) sitDown(desk, seat)
    desk.sit(seat.id)
  }
  const stand = () => {
    change({ sitter: '' })
    if (desk.seat() === seat.id)
      desk.sit(seats.find((s) => s.id !== seat.id && s.sitter === desk.device)?.id)
  }
  return (
    <div className="buttons">
      <p className="seat-title">
        <SeatMark seat={seat} /> {seat.name}
      </p>
      {sure && <p role="alert">{say('seat.taken', { name: seat.name })}</p>}
      {desk.seat() !== seat.id && (
        <button type="button" onClick={taken && !sure ? () => setSure(true) : done(sit)}>
          {sure
            ? say('seat.takeAnyway')
            : say(mine ? 'seat.actAs' : 'seat.takeOver', { name: seat.name })}
        </button>
      )}
      {mine && (
        <button type="button" onClick={() => setRenaming(true)}>
          {say('seat.change')}
        </button>
      )}
      {moves && (
        <button
          type="button"
          onClick={done(() => begin({ move: moderator ? moves.leave : moves.take }))}
        >
          {say(
            (moves.called && moveOf(desk.game, moderator ? moves.leave : moves.take)?.say) ??
              (moderator ? 'seat.notModerator' : 'seat.beModerator'),
          )}
        </button>
      )}
      {follow}
      {mine && (
        <button type="button" className="quiet" onClick={done(stand)}>
          {say('seat.stand')}
        </button>
      )}
    </div>
  )
}
