import {
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react'
import type { ScreenBox } from '../paint/screenbox.ts'
import type { ItemId, Seat } from '../rules/item.ts'
import type { Table } from '../table/table.ts'
import { useSharedText } from './sharedtext.ts'
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
  const { table, box, onClose } = props
  const { ref, field: joined } = useSharedText(props)
  const lifted = useRef(false)

  const place = useCallback(() => {
    const area = ref.current
    const at = box()
    if (!area || !at) return
    lifted.current = lay(area, at, lifted.current)
  }, [ref, box])
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
    place()
    area.focus({ preventScroll: true })
    area.setSelectionRange(area.value.length, area.value.length)
  }, [ref, place])
  useEffect(() => table.subscribe(place), [table, place])

  return (
    <textarea
      ref={ref}
      className="writing"
      aria-label={props.label}
      {...joined}
      onBlur={() => onClose()}
    />
  )
}
