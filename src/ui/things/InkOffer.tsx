import './ink.css'
import { Check, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Sentence } from '../../rules/plain/sentence.ts'
import type { Edge } from '../../rules/plain/sides.ts'
import { isTyping, keyed } from '../desk/keys.ts'
import { rem } from '../device/machine.ts'
import { TABLETOP } from '../device/places.ts'
import { useOutlineSay } from '../lists/words.ts'
import { turnFor } from '../parts/facing.ts'
import { fromThere, seenFrom, windowFor } from '../parts/hang.ts'

/** What a stroke may have been meant as: it becomes that if somebody says so. */
export interface InkChoice {
  readonly key: string
  /** What looks like what. */
  readonly say: Sentence
  /** What taking it does. */
  readonly button: Sentence
  /** Below the stroke for whoever drew it, client px. */
  readonly x: number
  readonly y: number
  /** Where those sit, at a screen among people, and how many times as large all is there. */
  readonly edge?: Edge
  readonly big?: number
  take(): void
  leave(): void
}

/** How long it is offered (ms); as long as somebody is at it, longer. */
const OFFERED = 20_000
/** It stays so far from the edges of the page and from the stroke, px; at the sides its middle, in rem. */
const EDGE = { top: 76, bottom: 96, side: 8.2 }
const GAP = 14

/** Where its upper middle stands on the page, px: for whoever sits there below the stroke, and off the bars. */
function standsAt({ x, y, edge = 'bottom', big = 1 }: InkChoice) {
  const window = { width: innerWidth, height: innerHeight }
  const { width, height } = windowFor(window, edge)
  const foot = seenFrom({ left: x, right: x, top: y, bottom: y }, edge, window)
  const side = Math.min(EDGE.side * rem() * big, width / 2)
  const seen = {
    x: Math.max(side, Math.min(width - side, foot.left)),
    y: Math.max(EDGE.top * big, Math.min(height - EDGE.bottom * big, foot.top + GAP * big)),
  }
  return fromThere(seen, edge, window)
}

/** Offers by the strokes they are about; the last may be taken by Enter. Leaving them alone leaves the ink. */
export default function InkOffers({ choices }: { choices: readonly InkChoice[] }) {
  const say = useOutlineSay()
  const last = useRef<InkChoice>(undefined)
  last.current = choices.at(-1)
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      const choice = last.current
      if (!choice || isTyping(event.target) || !isFree(event.target)) return
      const command = keyed('ink', event)
      if (!command) return
      choice[command.id]()
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('keydown', key, true)
    return () => window.removeEventListener('keydown', key, true)
  }, [])
  const told = choices.at(-1)
  return (
    <>
      <p className="hidden" role="status">
        {told && say('ink.offered', { what: say(told.say), button: say(told.button) })}
      </p>
      {choices.map((choice) => (
        <InkOffer key={choice.key} choice={choice} />
      ))}
    </>
  )
}

/** Where a key is not for something else: on the board, or nowhere. */
const isFree = (target: EventTarget | null): boolean =>
  target === document.body || (target instanceof Element && target.closest(TABLETOP) !== null)

function InkOffer({ choice }: { choice: InkChoice }) {
  const say = useOutlineSay()
  const box = useRef<HTMLDivElement>(null)
  const leave = useRef(choice.leave)
  leave.current = choice.leave
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      timer = setTimeout(() => {
        if (box.current?.matches(':hover, :focus-within')) wait()
        else leave.current()
      }, OFFERED)
    }
    wait()
    return () => clearTimeout(timer)
  }, [])
  const { edge = 'bottom', big = 1 } = choice
  const { x, y } = standsAt(choice)
  return (
    <div
      ref={box}
      className="ink-offer"
      style={{ left: x, top: y, rotate: turnFor(edge), scale: big }}
    >
      <button type="button" className="take" onClick={choice.take}>
        <Check aria-hidden="true" size={18} />
        {say(choice.button)}
        <kbd>{say('ink.key')}</kbd>
      </button>
      <button type="button" className="leave" aria-label={say('ink.leave')} onClick={choice.leave}>
        <X aria-hidden="true" size={16} />
      </button>
    </div>
  )
}
