import {
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react'
import type { ScreenBox } from '../../paint/letters/screenbox.ts'
import type { ItemId, Seat } from '../../rules/plain/item.ts'
import type { Table } from '../../table/table.ts'
import { useSay } from '../say/say.ts'
import { layField, type Portray } from './place.ts'
import { useSharedText } from './sharedtext.ts'

export interface WritingHandle {
  /** The board moved: lies over the text's new place. */
  follow(): void
}

/**
 * A field laid over a text's place on the board. Every input goes to the table at once; what others
 * write arrives in it.
 */
export default function WritingField(props: {
  table: Table
  id: ItemId
  field: string
  seat: Seat | undefined
  label: string
  /** It is a name, which Enter ends. */
  name: boolean
  /** Undefined once the item is gone. */
  box(): ScreenBox | undefined
  portray: Portray
  onTab(by: 1 | -1): void
  /** `byKey`: the keyboard has done with it and wants to go on. */
  onClose(byKey?: boolean): void
  handle?: Ref<WritingHandle>
}) {
  const { table, box, portray, onClose } = props
  const say = useSay()
  const { ref, field: joined } = useSharedText(props)
  const paper = useRef<HTMLCanvasElement>(null)
  const end = useRef<HTMLButtonElement>(null)
  const lifted = useRef(false)

  const place = useCallback(() => {
    const area = ref.current
    const at = box()
    if (!area || !paper.current || !end.current || !at) return
    const laid = { area, paper: paper.current, end: end.current }
    lifted.current = layField(laid, at, portray, lifted.current)
  }, [ref, box, portray])
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
    <>
      <canvas ref={paper} className="writing-paper" hidden />
      <textarea
        ref={ref}
        className="writing"
        aria-label={props.label}
        {...joined}
        onBlur={() => onClose()}
      />
      <button
        ref={end}
        type="button"
        className="writing-end"
        // A press must not take the focus from the field before it is one.
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onClose(true)}
      >
        {say('writing.end')}
      </button>
    </>
  )
}
