import {
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react'
import type { ScreenBox } from '../paint/screenbox.ts'
import { type ItemId, SEAT_COLORS, type Seat } from '../rules/item.ts'
import type { Table } from '../table/table.ts'
import { follow, splice } from '../table/text.ts'
import { lay } from './writingplace.ts'

export interface WritingHandle {
  /** The board moved: lies over the text's new place. */
  follow(): void
}

/** A field laid over a text's place on the board. Every input goes to the table at once; what others write arrives in it. */
export function Writing(props: {
  table: Table
  id: ItemId
  field: string
  seat: Seat | undefined
  label: string
  /** Undefined once the item is gone. */
  box(): ScreenBox | undefined
  /** `byKey`: the keyboard has done with it and wants to go on. */
  onClose(byKey?: boolean): void
  handle?: Ref<WritingHandle>
}) {
  const { table, id, field, box, onClose } = props
  const ref = useRef<HTMLTextAreaElement>(null)
  const known = useRef('')
  const composing = useRef(false)
  const lifted = useRef(false)
  const text = useCallback(() => table.state().items.get(id)?.texts[field], [table, id, field])

  const place = useCallback(() => {
    const area = ref.current
    const at = box()
    if (!area || !at) return
    lifted.current = lay(area, at, lifted.current)
  }, [box])
  useImperativeHandle(props.handle, () => ({ follow: place }), [place])
  // An on-screen keyboard comes up.
  useEffect(() => {
    const seen = window.visualViewport
    seen?.addEventListener('resize', place)
    seen?.addEventListener('scroll', place)
    return () => {
      seen?.removeEventListener('resize', place)
      seen?.removeEventListener('scroll', place)
    }
  }, [place])

  useLayoutEffect(() => {
    const area = ref.current
    if (!area) return
    known.current = text() ?? ''
    area.value = known.current
    place()
    area.focus({ preventScroll: true })
    area.setSelectionRange(area.value.length, area.value.length)
  }, [text, place])

  // While the keyboard composes a letter the field is left alone; both sides meet when it is done.
  const meet = useCallback(() => {
    const area = ref.current
    const now = text()
    if (now === undefined) return onClose()
    if (!area || composing.current || now === area.value) {
      if (area && !composing.current) known.current = now
      return
    }
    const theirs = splice(known.current, now, now.length)
    const { selectionStart, selectionEnd, selectionDirection, scrollTop } = area
    known.current = now
    area.value = now
    if (theirs)
      area.setSelectionRange(
        follow(selectionStart, theirs),
        follow(selectionEnd, theirs),
        selectionDirection,
      )
    area.scrollTop = scrollTop
  }, [text, onClose])
  useEffect(
    () =>
      table.subscribe((touched) => {
        if (touched.has(id)) meet()
        place()
      }),
    [table, id, meet, place],
  )

  const send = () => {
    const area = ref.current
    if (!area) return
    const mine = splice(known.current, area.value, area.selectionEnd)
    if (!mine) return
    // Others may have written since; then the place of what was typed moves with it.
    const now = text() ?? ''
    const theirs = splice(known.current, now, now.length)
    const at = theirs ? follow(mine.at, theirs) : mine.at
    known.current = area.value
    table.apply([{ do: 'write', id, field, ...mine, at }], {
      seat: props.seat?.id ?? '',
      join: `${id}/${field}`,
    })
    // What the table made of it is the truth, whether it took it or not.
    const after = text()
    if (after !== undefined && after !== area.value) meet()
  }

  return (
    <textarea
      ref={ref}
      className="writing"
      aria-label={props.label}
      spellCheck
      style={{ caretColor: SEAT_COLORS[props.seat?.color ?? -1] }}
      onInput={() => {
        if (!composing.current) send()
      }}
      onCompositionStart={() => {
        composing.current = true
      }}
      onCompositionEnd={() => {
        composing.current = false
        send()
      }}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return
        const done =
          event.key === 'Escape' || (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
        const history = (event.ctrlKey || event.metaKey) && /^[zy]$/i.test(event.key)
        if (history) {
          // The field's own undo knows nothing of the others.
          event.preventDefault()
          const seat = props.seat?.id
          if (seat === undefined) return
          if (event.shiftKey || /y/i.test(event.key)) table.redo(seat)
          else table.undo(seat)
        }
        if (!done) return
        event.preventDefault()
        event.stopPropagation()
        onClose(true)
      }}
      onBlur={() => onClose()}
    />
  )
}
