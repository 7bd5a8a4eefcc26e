import { ArrowRight, ChevronDown, ChevronUp, Smartphone } from 'lucide-react'
import { useState } from 'react'
import type { SeatId } from '../../rules/plain/item.ts'
import { seatOf } from '../../rules/plain/seats.ts'
import { useBoardOf, useDesk, useReading } from '../desk/desk.ts'
import { IconButton } from '../parts/IconButton.tsx'
import { SeatMark } from '../parts/SeatMark.tsx'
import { askedSeat } from './asked.ts'
import { Curtain } from './Curtain.tsx'
import { OpenHand } from './OpenHand.tsx'
import { useMany } from './useHand.ts'
import { handsHere, veilOf } from './veil.ts'
import { useHandsSay } from './words.ts'
import './hands.css'

/** The hand of who acts at this screen; where several use it, behind a curtain. */
export default function HandPanel() {
  const { seat } = useDesk()
  const id = seat()
  return id === undefined ? null : <HandOf id={id} />
}

function HandOf({ id }: { id: SeatId }) {
  const desk = useDesk()
  const say = useHandsSay()
  const many = useMany(id)
  const seat = useBoardOf(({ seats }) => seatOf(seats, id))
  const veil = useReading((board) => veilOf(desk.game, board, desk.device, id))
  /** Who holds the screen: who acts next takes it over from them. */
  const [holder, hand] = useState(id)
  const [away, setAway] = useState(false)
  const next = useReading((board) => {
    const asked = askedSeat(desk.game, board, desk.act())
    return asked === id
      ? undefined
      : handsHere(desk.game, board, desk.device).find((one) => one.id === asked)
  })
  if (!seat || many === undefined) return null
  const shared = veil === 'shared'
  if (many === 0 && !(shared && next)) return null
  return (
    <section className="hand" aria-label={say('hands.own')} data-covers="bottom">
      {shared && holder !== id ? (
        <div className="hand-over bar">
          <SeatMark seat={seat} />
          <p>
            {say('hands.over', { name: seat.name })} <small>{say('hands.overWhy')}</small>
          </p>
          <button type="button" className="primary" onClick={() => hand(id)}>
            {say('hands.here', { name: seat.name })}
          </button>
        </div>
      ) : shared ? (
        <>
          {many > 0 && <Curtain key={id} seat={seat} />}
          {next && (
            <button type="button" className="cream hand-next" onClick={() => desk.sit(next.id)}>
              <ArrowRight aria-hidden size={18} />
              {say('hands.next', { name: next.name })}
            </button>
          )}
        </>
      ) : veil === 'phone' ? (
        <p className="hand-count bar">
          <Smartphone aria-hidden size={18} />
          {say('hands.phone')} <b>{many}</b>
        </p>
      ) : (
        <>
          {!away && <OpenHand key={id} seat={id} />}
          <div className="hand-head bar">
            <b>{say('hands.own')}</b>
            <span>{say('hands.count', { n: many })}</span>
            <IconButton
              icon={away ? ChevronUp : ChevronDown}
              label={say(away ? 'hands.show' : 'hands.away')}
              aria-expanded={!away}
              onClick={() => setAway(!away)}
            />
          </div>
        </>
      )}
    </section>
  )
}
