import { X } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { isTyping } from '../desk/keys.ts'
import './hints.css'
import type { ItemId } from '../../rules/plain/item.ts'
import { useBoard, useDesk } from '../desk/desk.ts'
import type { Tool } from '../desk/Tools.tsx'
import { covered } from '../device/covered.ts'
import { useMedia, usePhone } from '../device/machine.ts'
import { EDGE, THING_BY_KEYS } from '../device/places.ts'
import { type By, Floating } from '../parts/Floating.tsx'
import { type Anchor, HINTS, type Hint, type Situation, seenOn } from './hints.ts'
import { useHelpSay } from './words.ts'

/** Of more things nobody has lost sight. */
const FEW = 60
/** From what it is about, px; and how far down in it. */
const GAP = 10
const WITHIN = 66
/** How much room it needs above an item (px). */
const ROOM = 80

export interface HintsProps {
  readonly tool: Tool
  readonly writing: ItemId | undefined
  /** Dice that lie ready. */
  readonly ready: number
  /** Those that have been, by their ids. */
  readonly been: readonly string[]
  onBeen(id: string): void
  /**
   * The middle of an item from left to right, its upper and its lower edge, client px; undefined for
   * one that is not there.
   */
  where(id: ItemId): { readonly x: number; readonly y: number; readonly bottom: number } | undefined
  /** Told when the view has moved. */
  readonly views: RefObject<Set<() => void>>
}

/**
 * A hint where the hand is, when it is time for it: one at a time, each only once. It goes when what it tells of has
 * been done, or by Escape; it never takes the focus, and hands reach through it.
 */
export default function Hints(props: HintsProps) {
  return HINTS.every(({ id }) => props.been.includes(id)) ? null : <Hinting {...props} />
}

function Hinting(props: HintsProps) {
  const { been, onBeen, where } = props
  const say = useHelpSay()
  const phone = usePhone()
  useViews(props.views)
  const sight = useSight(props, phone)
  // On a phone, what is about no thing on the table stands above the thumb, whatever else does.
  const edge = phone ? document.querySelector(EDGE) : null
  const by = ({ about }: Hint) => {
    const what = about(sight)
    return edge && 'shown' in what ? edge : placeOf(what, where)
  }
  // Nothing is said over what somebody writes.
  const quiet = props.writing !== undefined
  const hint = quiet
    ? undefined
    : HINTS.find((one) => !been.includes(one.id) && one.when(sight) && by(one))
  const place = hint && by(hint)
  const id = hint?.id
  const words = hint ? say(hint.say(sight)) : ''
  const done = useRef(onBeen)
  done.current = onBeen
  // What stood there and does no longer has been.
  const stood = useRef<string>(undefined)
  useEffect(() => {
    const before = stood.current
    stood.current = id
    if (
      before !== undefined &&
      before !== id &&
      !HINTS.find((one) => one.id === before)?.when(sight)
    )
      done.current(before)
  })
  useEffect(() => {
    if (id === undefined) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isTyping(event.target)) return
      if (!document.querySelector('dialog[open], [role=menu], [role=dialog]')) done.current(id)
    }
    // Before the board, which keeps Escape to itself; it lets go all the same.
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  }, [id])
  const slip = hint && (
    <div className="hint-slip" data-hint={id}>
      <p>{words}</p>
      <button type="button" aria-label={say('hint.away')} onClick={() => onBeen(hint.id)}>
        <X aria-hidden size={16} />
      </button>
    </div>
  )
  return (
    <>
      <Commentary words={words && `${say('hint')}: ${words}`} />
      {slip &&
        place &&
        ('nodeType' in place ? (
          createPortal(<div className="hinted">{slip}</div>, place)
        ) : (
          <Floating key={id} {...place} gap={GAP} className="hinted">
            {slip}
          </Floating>
        ))}
    </>
  )
}

/** Told to screen readers in their own time; what is there from the beginning would not be told at all. */
function Commentary({ words }: { words: string }) {
  const [told, tell] = useState('')
  useEffect(() => tell(words), [words])
  return (
    <p className="hidden" role="status">
      {told}
    </p>
  )
}

interface Spot {
  readonly by: By
  readonly side: 'top' | 'bottom'
}

/** Where a hint hangs; undefined while what it is about is not to be seen. */
function placeOf(about: Anchor, where: HintsProps['where']): Spot | undefined {
  if ('item' in about) {
    const box = where(about.item)
    if (!box) return undefined
    const { x, y, bottom } = box
    // Where it would cover a bar it stands below.
    return y < covered().top + ROOM
      ? { by: { x, y: bottom }, side: 'bottom' }
      : { by: box, side: 'top' }
  }
  for (const selector of about.shown) {
    const found = document.querySelector(selector)
    const box = found?.getBoundingClientRect()
    if (!found || !box || box.width === 0) continue
    if (about.within) return { by: { x: box.x + box.width / 2, y: box.y + WITHIN }, side: 'top' }
    return { by: found, side: box.y < covered().top + ROOM ? 'bottom' : 'top' }
  }
  return undefined
}

/** Drawn again after the view has moved, once a frame. */
function useViews(views: HintsProps['views']): void {
  const [, draw] = useState(0)
  useEffect(() => {
    let frame = 0
    const moved = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        draw((n) => n + 1)
      })
    }
    const all = views.current
    all.add(moved)
    return () => {
      all.delete(moved)
      cancelAnimationFrame(frame)
    }
  }, [views])
}

function useSight(props: HintsProps, phone: boolean): Situation {
  const { tool, writing, ready, where } = props
  const desk = useDesk()
  const board = useBoard()
  const keyed = useSyncExternalStore(onFocus, boardHasKeys)
  const finger = useMedia('(pointer: coarse)')
  const { items } = board
  const lost =
    items.size > 0 && items.size <= FEW && ![...items.keys()].some((id) => inView(where(id)))
  return {
    ...seenOn(desk.game, board),
    ready,
    tool,
    writing,
    lost,
    keyed,
    seated: desk.seat() !== undefined,
    phone,
    finger,
  }
}

function inView(at: ReturnType<HintsProps['where']>): boolean {
  return at !== undefined && at.x > 0 && at.y > 0 && at.x < innerWidth && at.y < innerHeight
}

function onFocus(listener: () => void): () => void {
  document.addEventListener('focusin', listener)
  document.addEventListener('focusout', listener)
  return () => {
    document.removeEventListener('focusin', listener)
    document.removeEventListener('focusout', listener)
  }
}

const boardHasKeys = () => document.querySelector(THING_BY_KEYS) !== null
