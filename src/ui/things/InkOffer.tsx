import './ink.css'
import { Check, X } from 'lucide-react'
import { type CSSProperties, useEffect, useRef } from 'react'
import type { Sentence } from '../../rules/plain/sentence.ts'
import { isTyping, keyed } from '../desk/keys.ts'
import { TABLETOP } from '../device/places.ts'
import { useOutlineSay } from '../lists/words.ts'

/** What a stroke may have been meant as: it becomes that if somebody says so. */
export interface InkChoice {
  readonly key: string
  /** What looks like what. */
  readonly say: Sentence
  /** What taking it does. */
  readonly button: Sentence
  /** Below the stroke, client px. */
  readonly x: number
  readonly y: number
  take(): void
  leave(): void
}

/** How long it is offered (ms); as long as somebody is at it, longer. */
const OFFERED = 20_000
/** It stays so far from the edges of the page, px; at the sides by its own style, since its words may be larger. */
const EDGE = { top: 76, bottom: 96 }

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
  const y = Math.max(EDGE.top, Math.min(innerHeight - EDGE.bottom, choice.y + 14))
  return (
    <div
      ref={box}
      className="ink-offer"
      style={{ '--x': `${choice.x}px`, top: y } as CSSProperties}
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
