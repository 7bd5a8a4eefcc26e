import { Eye } from 'lucide-react'
import {
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { ItemId, Seat } from '../../rules/plain/item.ts'
import { useDesk, useReading } from '../desk/desk.ts'
import { askedSeat } from './asked.ts'
import { CardDeeds } from './CardDeeds.tsx'
import { CardsLooked } from './CardsLooked.tsx'
import { holdOpen, letGo, noteLooked, useHeldOpen } from './curtain.ts'
import { cardAt, Fan, isOnTable } from './Fan.tsx'
import { type HeldCard, toldOf } from './held.ts'
import { useCardPlay, useHand, useLooked } from './useHand.ts'
import { useHandsSay } from './words.ts'

/** A hand behind its curtain, at a screen of several: open only as long as its button is held. */
export function Curtain({ seat }: { seat: Seat }) {
  const desk = useDesk()
  const say = useHandsSay()
  const how = useId()
  const open = useHeldOpen(seat.id)
  const play = useCardPlay()
  const { cards, sort } = useHand(seat.id, open)
  const looked = useLooked(seat.id, open)
  const [current, look] = useState<ItemId>()
  const [chosen, choose] = useState<ItemId>()
  const [told, tell] = useState('')
  const hold = useRef<HTMLButtonElement>(null)
  const by = useRef<string | number>(undefined)
  const close = () => {
    by.current = undefined
    letGo(seat.id)
  }
  const asked = useReading((board) => askedSeat(desk.game, board, desk.act()) ?? '')
  const before = useRef(asked)
  useEffect(() => {
    // Whoever is to do something next comes to the screen.
    if (before.current !== asked) letGo(seat.id)
    before.current = asked
  }, [seat.id, asked])
  useEffect(() => () => letGo(seat.id), [seat.id])
  useEffect(() => {
    if (open && looked.every(({ seen }) => seen))
      noteLooked(
        seat.id,
        looked.map(({ id }) => id),
      )
  }, [seat.id, open, looked])
  useLayoutEffect(() => {
    if (open) return
    by.current = undefined
    look(undefined)
  }, [open])
  const order = cards.map(({ id }) => id)
  const nth = chosen === undefined ? -1 : order.indexOf(chosen)
  /** What is chosen behind the curtain is told by where it is held. */
  const take = (card: ItemId | undefined) => {
    if (card === undefined || !order.includes(card)) return
    if (play.answers(card)) playIt(card)
    else if (!play.answerOpen(card)) choose(card)
  }
  const playIt = (card: ItemId) => {
    choose(undefined)
    tell(play.play(card) ? '' : say('hands.nothing'))
  }
  const begin = (with_: string | number) => {
    if (by.current !== undefined) return
    by.current = with_
    tell('')
    choose(undefined)
    holdOpen(seat.id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, repeat } = event
    const held = typeof by.current === 'string'
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key]
    if (held && step !== undefined) {
      const at = current === undefined ? (step > 0 ? -1 : order.length) : order.indexOf(current)
      const to = order[Math.max(0, Math.min(order.length - 1, at + step))]
      if (event.shiftKey && current !== undefined) sort(current, to)
      else look(to)
    } else if (held && key === 'Enter' && by.current !== 'Enter') {
      take(current)
      close()
    } else if (key === ' ' || key === 'Enter') {
      if (!repeat) begin(key)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  const onPointerDown = ({ button, pointerId, currentTarget }: PointerEvent<HTMLElement>) => {
    if (button !== 0 || by.current !== undefined) return
    currentTarget.setPointerCapture(pointerId)
    begin(pointerId)
  }
  const onPointerMove = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (by.current !== pointerId) return
    const over = cardAt(clientX, clientY)
    // On the way to the table it stays in the hand.
    if (over !== undefined && order.includes(over)) look(over)
  }
  const onPointerUp = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (by.current !== pointerId) return
    if (isHeld()) {
      if (!isOnTable(clientX, clientY)) take(cardAt(clientX, clientY))
      else if (current !== undefined && play.answers(current)) playIt(current)
      // Over the table one may as well be putting the hand away: it is asked what to do with the card.
      else choose(current)
    }
    close()
  }
  const isHeld = () => open
  const shown = cards.find(({ id }) => id === current)
  const whole = (card: HeldCard) => {
    const { name, says } = toldOf(card, desk.say)
    return [name, says].filter(Boolean).join('. ')
  }
  return (
    <>
      {chosen !== undefined && nth >= 0 && (
        <CardDeeds
          key={chosen}
          card={chosen}
          called={say('hands.nth', { n: nth + 1 })}
          play={play}
          onClose={() => {
            choose(undefined)
            hold.current?.focus()
          }}
        />
      )}
      <p className="hand-told" role="status">
        {told}
      </p>
      {open && (
        <section className="hand-open" aria-label={say('hands.of', { name: seat.name })}>
          {!shown && <CardsLooked cards={looked} />}
          {cards.length > 0 && (
            <Fan {...{ cards, current, chosen: undefined }} held onCurrent={look} />
          )}
          {/* To whoever holds it open, and while they do. */}
          <p className="hidden" role="status">
            {shown
              ? whole(shown)
              : [...looked.map(whole), say('hands.count', { n: cards.length })].join('. ')}
          </p>
        </section>
      )}
      <button
        ref={hold}
        type="button"
        className="hand-hold"
        aria-pressed={open}
        aria-describedby={how}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={close}
        onKeyDown={onKeyDown}
        onKeyUp={({ key }) => {
          if (by.current === key) close()
        }}
        onBlur={close}
        onContextMenu={(event) => event.preventDefault()}
        // A screen reader presses without holding: it closes with the next press, or when one goes elsewhere.
        onClick={({ detail }) => {
          if (detail !== 0) return
          if (by.current === 'pressed') close()
          else begin('pressed')
        }}
      >
        <Eye aria-hidden size={19} />
        <span>{say('hands.hold', { name: seat.name })}</span>
        <b className="hand-many" aria-hidden>
          {order.length}
        </b>
        <span className="hidden">{say('hands.count', { n: order.length })}</span>
      </button>
      <p className="hidden" id={how}>
        {say('hands.holdHow')}
      </p>
    </>
  )
}
