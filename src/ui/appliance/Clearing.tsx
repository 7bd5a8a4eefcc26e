import { type CSSProperties, type MouseEvent, useEffect, useRef, useState } from 'react'
import type { SeatId } from '../../rules/plain/item.ts'
import { seatOf } from '../../rules/plain/seats.ts'
import type { Side } from '../../rules/plain/sides.ts'
import { useTable } from '../../table/use.ts'
import { useDesk } from '../desk/desk.ts'
import { turnFor } from '../parts/facing.ts'
import { Modal } from '../parts/Modal.tsx'
import { SeatMark } from '../parts/SeatMark.tsx'
import { useRoundSay } from '../round/words.ts'
import { farthest, HOLD } from './clearing.ts'
import './clearing.css'

interface Props {
  /** Who sits around the screen. */
  readonly sides: readonly Side[]
  /** Who of them wants it. */
  readonly asker: SeatId | undefined
  /** The next group sits down here. */
  onClear(): Promise<void>
  onClose(): void
}

/**
 * Asks whether the table is to be cleared for the next group: two people who sit apart hold a button each, at the same
 * time. Where fewer sit there, or no fingers are used, a question is answered.
 */
export function Clearing({ sides, asker, onClear, onClose }: Props) {
  const [two] = useState(() => farthest(sides, { width: innerWidth, height: innerHeight }, asker))
  const [asked, ask] = useState(!two)
  const say = useRoundSay()
  const [amiss, setAmiss] = useState(false)
  const clears = useRef(false)
  const done = () => {
    // Whoever presses again while it comes wants one new table.
    if (clears.current) return
    clears.current = true
    void onClear().then(onClose, () => {
      clears.current = false
      setAmiss(true)
      ask(true)
    })
  }
  if (two && !asked)
    return <Both two={two} onBoth={done} onAsk={() => ask(true)} onClose={onClose} />
  return (
    <Modal title={say('command.clear')} onClose={onClose}>
      <p>{say('round.clearWhat')}</p>
      <p role="alert">{amiss && say('late.missing')}</p>
      <div className="buttons">
        <button type="button" className="primary" onClick={done}>
          {say('command.clear')}
        </button>
        <button type="button" data-first onClick={onClose}>
          {say('form.notNow')}
        </button>
      </div>
    </Modal>
  )
}

/** Two buttons, each turned to one of the two. */
function Both(props: {
  two: readonly [Side, Side]
  onBoth(): void
  /** Somebody has no fingers on the glass. */
  onAsk(): void
  onClose(): void
}) {
  const { two, onBoth, onAsk, onClose } = props
  const desk = useDesk()
  const say = useRoundSay()
  const seats = useTable(desk.table, (table) => table.state().seats)
  const [held, setHeld] = useState<readonly string[]>([])
  const hold = (seat: string, now: boolean) =>
    setHeld((all) => [...all.filter((one) => one !== seat), ...(now ? [seat] : [])])
  const both = held.length === two.length
  const end = useRef(onBoth)
  end.current = onBoth
  useEffect(() => {
    if (!both) return
    const timer = setTimeout(() => end.current(), HOLD)
    return () => clearTimeout(timer)
  }, [both])
  // A key, a screen reader or a mouse is one hand of one person. A press that was made for a finger is none of them.
  const press = ({ detail, nativeEvent }: MouseEvent) => {
    const mouse = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'mouse'
    if (nativeEvent.isTrusted && (detail === 0 || mouse)) onAsk()
  }
  return (
    <Modal title={say('command.clear')} look="clearing" onClose={onClose}>
      {two.map((side, n) => {
        const seat = seatOf(seats, side.seat)
        const holds = held.includes(side.seat)
        return (
          <section
            key={side.seat}
            className="clearing-place"
            data-edge={side.edge}
            aria-label={say('round.place', { name: seat?.name ?? '' })}
            style={{ '--along': side.along, '--turn': turnFor(side.edge) } as CSSProperties}
          >
            <h3>{say('command.clear')}</h3>
            <p>{say('round.clearWhat')}</p>
            <button
              type="button"
              className="primary"
              data-first={n === 0 ? true : undefined}
              data-held={holds}
              data-both={both}
              onPointerDown={({ button, pointerType, pointerId, currentTarget }) => {
                if (button !== 0 || pointerType === 'mouse') return
                currentTarget.setPointerCapture(pointerId)
                hold(side.seat, true)
              }}
              onLostPointerCapture={() => hold(side.seat, false)}
              onContextMenu={(event) => event.preventDefault()}
              onClick={press}
            >
              {seat && <SeatMark seat={seat} />}
              {say(both ? 'round.holdOn' : holds ? 'round.holdOther' : 'round.hold')}
            </button>
            <button type="button" className="quiet" onClick={onClose}>
              {say('form.notNow')}
            </button>
          </section>
        )
      })}
    </Modal>
  )
}
