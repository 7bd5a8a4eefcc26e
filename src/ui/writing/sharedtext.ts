import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { type ItemId, SEAT_COLORS, type Seat } from '../../rules/plain/item.ts'
import { followCaret, splice } from '../../table/document/text.ts'
import type { Table } from '../../table/table.ts'

/**
 * Joins a textarea to a text of the table: every input goes there at once, and what others write arrives in it. What
 * comes back is the reference and the properties that the textarea takes. `onClose` is to stay the same function.
 */
export function useSharedText(at: {
  readonly table: Table
  readonly id: ItemId
  readonly field: string
  readonly seat: Seat | undefined
  /** It is a name: Enter ends it, and with shift goes on to another line. */
  readonly name?: boolean
  /** Tab goes on to what is written next, and with shift back. */
  onTab?(by: 1 | -1): void
  /** The item is gone; or, `byKey`, the keyboard has done with it and wants to go on. */
  onClose(byKey?: boolean): void
}) {
  const { table, id, field, seat, onClose, name = false } = at
  const ref = useRef<HTMLTextAreaElement>(null)
  const known = useRef('')
  const composing = useRef(false)
  const text = useCallback(() => {
    const item = table.state().items.get(id)
    // Somebody may have struck it out: it is begun anew when something is written.
    return item && (item.texts[field] ?? '')
  }, [table, id, field])

  useLayoutEffect(() => {
    const area = ref.current
    if (!area) return
    known.current = text() ?? ''
    area.value = known.current
  }, [text])

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
        followCaret(selectionStart, theirs),
        followCaret(selectionEnd, theirs),
        selectionDirection,
      )
    area.scrollTop = scrollTop
  }, [text, onClose])
  useEffect(
    () =>
      table.subscribe((touched) => {
        if (touched.has(id)) meet()
      }),
    [table, id, meet],
  )

  const send = () => {
    const area = ref.current
    if (!area) return
    const mine = splice(known.current, area.value, area.selectionEnd)
    if (!mine) return
    // Others may have written since; then the place of what was typed moves with it.
    const now = text() ?? ''
    const theirs = splice(known.current, now, now.length)
    const where = theirs ? followCaret(mine.at, theirs) : mine.at
    known.current = area.value
    table.apply([{ do: 'write', id, field, ...mine, at: where }], {
      seat: seat?.id ?? '',
      join: `${id}/${field}`,
    })
    // What the table made of it is the truth, whether it took it or not.
    const after = text()
    if (after !== undefined && after !== area.value) meet()
  }

  return {
    ref,
    field: {
      spellCheck: true,
      enterKeyHint: name ? ('done' as const) : ('enter' as const),
      style: { caretColor: SEAT_COLORS[seat?.color ?? -1] },
      onInput() {
        if (!composing.current) send()
      },
      onCompositionStart() {
        composing.current = true
      },
      onCompositionEnd() {
        composing.current = false
        send()
      },
      onKeyDown(event: KeyboardEvent) {
        if (event.nativeEvent.isComposing) return
        const mod = event.ctrlKey || event.metaKey
        if (mod && /^[zy]$/i.test(event.key)) {
          // The field's own undo knows nothing of the others.
          event.preventDefault()
          if (seat === undefined) return
          if (event.shiftKey || /y/i.test(event.key)) table.redo(seat.id)
          else table.undo(seat.id)
        }
        if (event.key === 'Tab' && at.onTab && !mod && !event.altKey) {
          event.preventDefault()
          event.stopPropagation()
          return at.onTab(event.shiftKey ? -1 : 1)
        }
        const ends = event.key === 'Enter' && (mod || (name && !event.shiftKey))
        if (event.key !== 'Escape' && !ends) return
        event.preventDefault()
        event.stopPropagation()
        onClose(true)
      },
    },
  }
}
