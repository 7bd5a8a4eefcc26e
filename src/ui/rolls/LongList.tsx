import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

/** How far above and below what is seen lines are there already (px). */
const AHEAD = 240

/**
 * A list of any length, of which only what is seen is rendered. All rows are `row` px high, but for one that is open
 * and as high as it needs to be.
 */
export function LongList(props: {
  label: string
  count: number
  row: number
  /** The row that is open, if one is. */
  open: number | undefined
  keyOf(at: number): string
  render(at: number): ReactNode
}) {
  const { count, row, open } = props
  const box = useRef<HTMLDivElement>(null)
  const [view, setView] = useState({ top: 0, height: 800 })
  const [extra, setExtra] = useState(0)
  const before = useRef(count)
  const look = () => {
    const at = box.current
    if (at) setView({ top: at.scrollTop, height: at.clientHeight })
  }

  useLayoutEffect(() => {
    const at = box.current
    if (!at) return
    const sizes = new ResizeObserver(() => setView({ top: at.scrollTop, height: at.clientHeight }))
    sizes.observe(at)
    return () => sizes.disconnect()
  }, [])
  // What is new comes in at the top; what one looks at stays where it is.
  useLayoutEffect(() => {
    const at = box.current
    if (at && at.scrollTop > row / 2) at.scrollTop += (count - before.current) * row
    before.current = count
  }, [count, row])

  // What was opened is seen to its end.
  useEffect(() => {
    if (open === undefined || extra === 0) return
    const row = box.current?.querySelector(`[aria-posinset="${open + 1}"]`)
    row?.scrollIntoView({ block: 'nearest' })
  }, [open, extra])

  const more = open === undefined ? 0 : extra
  const topOf = (at: number) => at * row + (open !== undefined && at > open ? more : 0)
  const rows: number[] = []
  const first = Math.max(0, Math.floor((view.top - AHEAD - more) / row))
  for (let at = first; at < count && topOf(at) < view.top + view.height + AHEAD; at++) rows.push(at)

  return (
    <section
      ref={box}
      className="long-list"
      aria-label={props.label}
      onScroll={look}
      onKeyDown={step}
    >
      <ul style={{ height: count * row + more }}>
        {rows.map((at) => (
          <li
            key={props.keyOf(at)}
            aria-setsize={count}
            aria-posinset={at + 1}
            style={{ top: topOf(at), minHeight: row }}
            ref={at === open ? (li) => measure(li, (high) => setExtra(high - row)) : undefined}
          >
            {props.render(at)}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Arrows go from row to row; what they go to scrolls into view, and with it what comes after. */
function step(event: KeyboardEvent<HTMLElement>) {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  const here = event.target instanceof Element ? event.target.closest('.long-list > ul > li') : null
  if (!here || by === 0) return
  const at = Number(here.getAttribute('aria-posinset')) + by
  const next = event.currentTarget.querySelector<HTMLElement>(`[aria-posinset="${at}"] button`)
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** Tells how high an element is, now and when that changes. */
function measure(element: HTMLElement | null, tell: (height: number) => void) {
  if (!element) return
  const sizes = new ResizeObserver(() => tell(element.offsetHeight))
  sizes.observe(element)
  return () => sizes.disconnect()
}
