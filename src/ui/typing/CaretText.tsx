import { type PointerEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { betweenLetters } from './edit.ts'

/** A text with a caret in it, as it is written: a tap in it brings the caret there. */
export function CaretText(props: {
  text: string
  caret: number
  /** The colour of what it is written on. */
  paper: string | undefined
  color: string | undefined
  onPoint(at: number): void
  children: ReactNode
}) {
  const { text, caret } = props
  const seen = useRef<HTMLDivElement>(null)
  const mark = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const [box, at] = [seen.current, mark.current]
    if (!box || !at || caret < 0) return
    const { offsetTop, offsetHeight } = at
    if (offsetTop < box.scrollTop) box.scrollTop = offsetTop
    else if (offsetTop + offsetHeight > box.scrollTop + box.clientHeight)
      box.scrollTop = offsetTop + offsetHeight - box.clientHeight
  }, [caret])
  return (
    <div className="write-paper" style={{ background: props.paper }}>
      {props.children}
      <div
        ref={seen}
        className="write-text"
        dir="auto"
        aria-hidden
        onPointerDown={(event) => {
          event.preventDefault()
          props.onPoint(betweenLetters(text, pointedAt(event, text.length)))
        }}
        onMouseDown={(event) => event.preventDefault()}
      >
        {text.slice(0, caret)}
        <i ref={mark} className="write-caret" style={{ borderColor: props.color }} />
        {text.slice(caret)}
      </div>
    </div>
  )
}

/** Which place in a text a finger points at, UTF-16 units from its beginning. */
function pointedAt(event: PointerEvent<HTMLElement>, length: number): number {
  const { currentTarget, clientX, clientY } = event
  const found = caretAt(clientX, clientY)
  if (!found || !currentTarget.contains(found.node)) return length
  const range = document.createRange()
  range.setStart(currentTarget, 0)
  range.setEnd(found.node, found.offset)
  return range.toString().length
}

/** The same as one browser or the other says it. */
function caretAt(x: number, y: number): { node: Node; offset: number } | undefined {
  const position = document.caretPositionFromPoint?.(x, y)
  if (position) return { node: position.offsetNode, offset: position.offset }
  const range = document.caretRangeFromPoint?.(x, y)
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined
}
