import {
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react'
import { type ItemId, SEAT_COLORS, type Seat } from '../rules/item.ts'
import type { Table } from '../table/table.ts'
import { follow, splice } from '../table/text.ts'

/** Where the text lies on the screen, CSS px from the corner of the positioned parent, as the board tells it. */
export interface TextBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** Radians, about the middle. */
  readonly turn: number
  readonly font: number
}

export interface WritingHandle {
  /** The board moved: lies over the text's new place. */
  follow(): void
}

// Smaller than this nobody can write; the field is then larger than the paper. CSS px.
const LEAST = { font: 15, width: 190, height: 64 }

/** A field laid over a text's place on the board. Every input goes to the table at once; what others write arrives in it. */
export function Writing(props: {
  table: Table
  id: ItemId
  field: string
  seat: Seat | undefined
  face: 'hand' | 'plain'
  label: string
  /** Undefined once the item is gone. */
  box(): TextBox | undefined
  /** `byKey`: the keyboard has done with it and wants to go on. */
  onClose(byKey?: boolean): void
  handle?: Ref<WritingHandle>
}) {
  const { table, id, field, box, onClose } = props
  const ref = useRef<HTMLTextAreaElement>(null)
  const known = useRef('')
  const composing = useRef(false)
  const text = useCallback(() => table.state().items.get(id)?.texts[field], [table, id, field])

  const place = useCallback(() => {
    const area = ref.current
    const at = box()
    if (!area || !at) return
    const width = Math.max(at.width, LEAST.width)
    const height = Math.max(at.height, LEAST.height)
    // Grown about the middle, and kept where a hand or an on-screen keyboard leaves room.
    const room = area.offsetParent ?? document.documentElement
    const high = Math.min(room.clientHeight, window.visualViewport?.height ?? innerHeight)
    const inside = (low: number, size: number, most: number) =>
      Math.max(4, Math.min(low, most - size - 4))
    const left = inside(at.left + (at.width - width) / 2, width, room.clientWidth)
    const top = inside(at.top + (at.height - height) / 2, height, high)
    Object.assign(area.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
      fontSize: `${Math.max(at.font, LEAST.font)}px`,
      transform: `rotate(${at.turn}rad)`,
    })
  }, [box])
  useImperativeHandle(props.handle, () => ({ follow: place }), [place])

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
      className={`writing ${props.face}`}
      aria-label={props.label}
      dir="auto"
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
