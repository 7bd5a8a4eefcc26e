import { ChevronDown, ChevronUp, Smartphone } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { SeatId } from '../../rules/plain/item.ts'
import { seatOf } from '../../rules/plain/seats.ts'
import { useBoardOf, useDesk, useReading } from '../desk/desk.ts'
import { IconButton } from '../parts/IconButton.tsx'
import { SeatMark } from '../parts/SeatMark.tsx'
import type { SheetHeight } from '../parts/Sheet.tsx'
import { Curtain } from './Curtain.tsx'
import { OpenHand } from './OpenHand.tsx'
import { useHolds, useMany } from './useHand.ts'
import { veilOf } from './veil.ts'
import { useHandsSay } from './words.ts'
import './hands.css'

/** What stands above a sheet, which may have to make room for it. */
interface Sheeted {
  onHeight(height: SheetHeight): void
}

/** The hand of who acts at this screen; where several use it, behind a curtain. */
export default function HandPanel({ onHeight }: Sheeted) {
  const { seat } = useDesk()
  const id = seat()
  return id === undefined ? null : <HandOf id={id} onHeight={onHeight} />
}

function HandOf({ id, onHeight }: Sheeted & { readonly id: SeatId }) {
  const desk = useDesk()
  const say = useHandsSay()
  const many = useMany(id)
  const holds = useHolds(id)
  const seat = useBoardOf(({ seats }) => seatOf(seats, id))
  const veil = useReading((board) => veilOf(desk.game, board, desk.device, id))
  /** Who holds the screen: who acts next takes it over from them. */
  const [holder, hand] = useState(id)
  const [away, setAway] = useState(false)
  // What has just been dealt is looked at: no sheet stands over it.
  const dealt = Boolean(many)
  useEffect(() => {
    if (dealt) onHeight('low')
  }, [dealt, onHeight])
  // Who comes to sit here before anything is dealt takes no hand over.
  if (!holds && holder !== id) hand(id)
  if (!seat || many === undefined || !holds) return null
  const shared = veil === 'shared'
  return (
    <section className="hand" aria-label={say('hands.own')} data-covers="bottom">
      {shared && holder !== id ? (
        <div className="hand-given bar">
          <SeatMark seat={seat} />
          <p>
            {say('hands.over', { name: seat.name })} <small>{say('hands.overWhy')}</small>
          </p>
          <button type="button" className="primary" onClick={() => hand(id)}>
            {say('hands.here', { name: seat.name })}
          </button>
        </div>
      ) : shared ? (
        <Curtain key={id} seat={seat} />
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
