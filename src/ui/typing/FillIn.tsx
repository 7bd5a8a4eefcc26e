import { Check } from 'lucide-react'
import { useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { SEAT_COLORS } from '../../rules/plain/item.ts'
import { seatOf } from '../../rules/plain/seats.ts'
import type { Side } from '../../rules/plain/sides.ts'
import type { Splice } from '../../table/document/text.ts'
import { useTable } from '../../table/use.ts'
import type { AroundScreen } from '../desk/around.ts'
import { useDesk } from '../desk/desk.ts'
import { IconButton } from '../parts/IconButton.tsx'
import { useSay } from '../say/say.ts'
import { type Blank, fieldText } from './blank.ts'
import { CaretText } from './CaretText.tsx'
import { rubbed, typed } from './edit.ts'
import type { LayoutId } from './layout.ts'
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
  layout: LayoutId
  onLayout(): void
  onClose(): void
}) {
  const { side, around, field, layout, onLayout, onClose } = props
  const { table } = useDesk()
  const say = useSay()
  const panel = useRef<HTMLElement>(null)
  const [caret, setCaret] = useState(() => field.value.length)
  const written = useMemo(() => fieldText(field), [field])
  const [, show] = useReducer((n: number) => n + 1, 0)
  const known = useTable(table, (now) => seatOf(now.state().seats, side.seat))
  useAlong(panel, side, around)
  const leave = useRef(onClose)
  leave.current = onClose
  useEffect(() => {
    const unheard = written.hear(show)
    const gone = new MutationObserver(() => {
      if (!field.isConnected) leave.current()
    })
    gone.observe(document.body, { childList: true, subtree: true })
    return () => {
      unheard()
      gone.disconnect()
    }
  }, [field, written])
  const text = written.now()
  const at = Math.min(caret, text.length)
  const splice = (change: Splice | undefined) => {
    if (!change) return
    const next = text.slice(0, change.at) + change.insert + text.slice(change.at + change.remove)
    if (written.put(next)) setCaret(change.at + change.insert.length)
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
