import { Check } from 'lucide-react'
import { useEffect, useReducer, useRef, useState } from 'react'
import { SEAT_COLORS } from '../../rules/plain/item.ts'
import { seatOf } from '../../rules/plain/seats.ts'
import type { Side } from '../../rules/plain/sides.ts'
import type { Splice } from '../../table/document/text.ts'
import { useTable } from '../../table/use.ts'
import type { AroundScreen } from '../desk/around.ts'
import { useDesk } from '../desk/desk.ts'
import { IconButton } from '../parts/IconButton.tsx'
import { useSay } from '../say/say.ts'
import type { Blank } from './blank.ts'
import { CaretText } from './CaretText.tsx'
import { numeral, rubbed, typed } from './edit.ts'
import { useLayout } from './layout.ts'
import { useAlong } from './useAlong.ts'
import { WriteKeys } from './WriteKeys.tsx'
import './writehere.css'

/** No field holds more, where it says nothing itself. */
const MOST = 4000

/**
 * The field of a form in this place that is filled in just now, with the keys to do it: whatever has the focus, which
 * may be another's by then.
 */
export default function FillIn(props: {
  side: Side
  around: AroundScreen
  field: Blank
  onClose(): void
}) {
  const { side, around, field, onClose } = props
  const { table } = useDesk()
  const say = useSay()
  const [layout, onLayout] = useLayout()
  const panel = useRef<HTMLElement>(null)
  const [caret, setCaret] = useState(() => field.value.length)
  const [draft, setDraft] = useState(field.value)
  const [, show] = useReducer((n: number) => n + 1, 0)
  const known = useTable(table, (now) => seatOf(now.state().seats, side.seat))
  useAlong(panel, side, around)
  const leave = useRef(onClose)
  leave.current = onClose
  useEffect(() => {
    const ear = new AbortController()
    // Typed by keys that are plugged in, or cleared by the form itself.
    field.addEventListener('input', show, { signal: ear.signal })
    const gone = new MutationObserver(() => {
      if (!field.isConnected) leave.current()
    })
    gone.observe(document.body, { childList: true, subtree: true })
    return () => {
      ear.abort()
      gone.disconnect()
    }
  }, [field])
  const text = field.type === 'number' ? draft : field.value
  const at = Math.min(caret, text.length)
  const splice = (change: Splice | undefined) => {
    if (!change) return
    const next = text.slice(0, change.at) + change.insert + text.slice(change.at + change.remove)
    if (field.type === 'number') {
      // Such a field takes whole numbers only, and would lose what is not one yet.
      const number = numeral(next)
      if (number === undefined) return
      setDraft(next)
      if (number !== '') fill(field, number)
    } else fill(field, next)
    setCaret(change.at + change.insert.length)
    show()
  }
  const most = field.maxLength > 0 ? field.maxLength : MOST
  const insert = (words: string) => splice(typed(text, at, words, most))
  const enter = () => {
    if (field instanceof HTMLTextAreaElement) return insert('\n')
    onClose()
    // As Enter does there, so that a form of one line is sent.
    const key = { key: 'Enter', bubbles: true, cancelable: true }
    if (field.dispatchEvent(new KeyboardEvent('keydown', key))) field.form?.requestSubmit()
  }
  return (
    <section ref={panel} className="write-here">
      <header className="write-head">
        <b className="write-what">{nameOf(field)}</b>
        <IconButton icon={Check} label={say('writing.end')} onClick={onClose} />
      </header>
      <CaretText
        {...{ text, caret: at }}
        paper={undefined}
        color={SEAT_COLORS[known?.color ?? 0]}
        onPoint={setCaret}
      >
        {null}
      </CaretText>
      <WriteKeys
        {...{ text, caret: at, layout, onLayout }}
        onInsert={insert}
        onRub={() => splice(rubbed(text, at))}
        onWalk={setCaret}
        onEnter={enter}
      />
    </section>
  )
}

/** What a field is called, as assistive technology says it. */
const nameOf = (field: Blank): string =>
  field.ariaLabel ?? field.labels?.[0]?.textContent ?? field.placeholder

/** Puts this into a field as if it had been typed there: whoever listens to it hears of it. */
function fill(field: Blank, value: string): void {
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  // React sees only what is set past its own setter.
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
