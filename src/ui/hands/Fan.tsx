import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { ItemId } from '../../rules/plain/item.ts'
import { useDesk } from '../desk/desk.ts'
import { TABLETOP } from '../device/places.ts'
import { turnFor, useFacing } from '../parts/facing.ts'
import { HeldFace } from './HeldFace.tsx'
import { type HeldCard, toldOf } from './held.ts'
import { useCardSizes } from './size.ts'
import { useHandsSay } from './words.ts'

/** From so far on a press has become a drag (px). */
const SLOP = 8
/** How far a fan goes round at most, and from card to card, degrees. */
const ROUND = { most: 18, each: 3.2 } as const

/** The card of a fan that is seen at a point of the page, client px. */
export const cardAt = (x: number, y: number): ItemId | undefined =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-held]')?.dataset.held

/** Whether the table is seen at a point of the page, client px: no hand, bar or guide lies over it there. */
export const isOnTable = (x: number, y: number): boolean =>
  document.elementFromPoint(x, y)?.closest(TABLETOP) != null

interface Props {
  readonly cards: readonly HeldCard[]
  /** The card that is looked at, which is seen large. */
  readonly current: ItemId | undefined
  onCurrent(card: ItemId | undefined): void
  readonly chosen: ItemId | undefined
  /** Somebody holds all of it: cards are not pressed by themselves. */
  readonly held?: boolean
  onChoose?(card: ItemId): void
  /** It was dragged on to the table; what is let go of anywhere else stays in the hand. */
  onPlay?(card: ItemId): void
  onSort?(card: ItemId, to: ItemId | undefined): void
  /** The id of the sentence that says how it is used by keyboard. */
  readonly how?: string
  /** Cards lie in a row that is pushed along, all of them large. */
  readonly row?: boolean
}

/** The cards of a hand, fanned. */
export function Fan(props: Props) {
  const { cards, current, onCurrent, chosen, held, how, row, onChoose, onPlay, onSort } = props
  const desk = useDesk()
  const say = useHandsSay()
  const sizes = useCardSizes()
  const edge = useFacing()?.edge
  const list = useRef<HTMLUListElement>(null)
  const drag = useRef<{ id: number; x: number; y: number; card: ItemId; moves: boolean }>(undefined)
  const [ghost, setGhost] = useState<{ card: ItemId; x: number; y: number }>()
  const order = cards.map(({ id }) => id)
  const tab = current ?? chosen ?? order[0]
  // Who chose one by finger reads it so: fingers do not hover.
  const seen = current ?? chosen
  const at = seen === undefined ? -1 : order.indexOf(seen)
  const near = row || ghost ? undefined : cards[at]
  const carried = ghost && cards.find(({ id }) => id === ghost.card)
  const high = row ? sizes.near : sizes.fan

  const go = (to: ItemId | undefined) => {
    if (to === undefined) return
    onCurrent(to)
    list.current?.querySelector<HTMLElement>(`[data-held="${CSS.escape(to)}"] button`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey } = event
    const now = tab === undefined ? -1 : order.indexOf(tab)
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: now - 1,
      ArrowRight: now + 1,
      Home: 0,
      End: order.length - 1,
    }
    const next = Object.hasOwn(steps, key) ? steps[key]! : undefined
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    event.stopPropagation()
    const to = order[Math.max(0, Math.min(order.length - 1, next))]
    if (!shiftKey) return go(to)
    if (tab !== undefined && onSort) {
      onSort(tab, to)
      // Its place in the list is another: the keyboard stays with it.
      requestAnimationFrame(() => go(tab))
    }
  }
  const hears = (card: ItemId) => ({
    onPointerDown({ button, pointerId, clientX: x, clientY: y }: PointerEvent) {
      if (button === 0 && !drag.current) drag.current = { id: pointerId, x, y, card, moves: false }
    },
    onPointerMove(event: PointerEvent) {
      const { clientX: x, clientY: y, pointerId, currentTarget } = event
      const now = drag.current
      if (now?.id !== pointerId) return
      if (!now.moves && Math.hypot(x - now.x, y - now.y) < SLOP) return
      if (!now.moves) currentTarget.setPointerCapture(pointerId)
      now.moves = true
      setGhost({ card, x, y })
      const over = cardAt(x, y)
      if (!row && over !== undefined && over !== card && order.includes(over)) onSort?.(card, over)
    },
    onPointerUp({ clientX: x, clientY: y, pointerId }: PointerEvent) {
      const now = drag.current
      if (now?.id !== pointerId) return
      if (!now.moves) {
        drag.current = undefined
        return
      }
      setGhost(undefined)
      // The click that follows is none.
      setTimeout(() => {
        drag.current = undefined
      })
      const out = row ? now.y - y > high / 4 : isOnTable(x, y)
      if (out) onPlay?.(card)
    },
    onPointerCancel() {
      drag.current = undefined
      setGhost(undefined)
    },
    onClick() {
      if (!drag.current?.moves) onChoose?.(card)
    },
  })
  return (
    <div className="hand-cards" data-row={row} onPointerLeave={() => held || onCurrent(undefined)}>
      <ul
        ref={list}
        className="hand-fan"
        aria-describedby={how}
        onKeyDown={held ? undefined : onKeyDown}
      >
        {cards.map((card, i) => {
          const { id } = card
          const { name, says } = toldOf(card, desk.say)
          const from = i - (cards.length - 1) / 2
          const turn = row ? 0 : from * Math.min(ROUND.each, ROUND.most / cards.length)
          return (
            <li
              key={id}
              data-held={id}
              data-current={id === current}
              data-chosen={id === chosen}
              data-carried={id === ghost?.card}
              style={{ '--turn': `${turn}deg`, '--drop': `${from * turn * 0.55}px` } as object}
            >
              <button
                type="button"
                tabIndex={held || id !== tab ? -1 : 0}
                aria-pressed={held ? undefined : id === chosen}
                aria-label={card.seen ? [name, says].filter(Boolean).join('. ') : say('hands.back')}
                onFocus={() => onCurrent(id)}
                onBlur={() => held || onCurrent(undefined)}
                onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onCurrent(id)}
                {...(held ? {} : hears(id))}
              >
                <HeldFace card={card} high={high} />
              </button>
            </li>
          )
        })}
      </ul>
      {near?.seen && (
        <div
          className="hand-near"
          style={
            {
              '--at': `${((at + 0.5) / cards.length) * 100}%`,
              '--half': `${(sizes.near * near.piece.width) / near.piece.height / 2}px`,
            } as object
          }
        >
          <HeldFace card={near} high={sizes.near} />
        </div>
      )}
      {ghost &&
        carried &&
        createPortal(
          <div
            className="hand-ghost"
            style={{ left: ghost.x, top: ghost.y, rotate: edge && turnFor(edge) }}
          >
            <HeldFace card={carried} high={high * 1.1} />
          </div>,
          document.body,
        )}
    </div>
  )
}
