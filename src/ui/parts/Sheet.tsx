import { ChevronDown, ChevronUp } from 'lucide-react'
import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react'
import { useMedia, useSheet } from '../device/machine.ts'
import { useSay } from '../say/say.ts'
import { IconButton } from './IconButton.tsx'

/** How high the sheet stands on a small screen. */
export const HEIGHTS = ['low', 'half', 'full'] as const
export type SheetHeight = (typeof HEIGHTS)[number]

/** The height nearest to where the sheet was let go; `share` of the window's height. */
export function nearest(share: number): SheetHeight {
  if (share < 0.28) return 'low'
  return share < 0.66 ? 'half' : 'full'
}

/** A panel at the side; where there is no room for one, a sheet at the bottom that is drawn up and down. */
export function Sheet(props: {
  height: SheetHeight
  onHeight(height: SheetHeight): void
  label: string
  head: ReactNode
  children: ReactNode
}) {
  const { onHeight } = props
  const say = useSay()
  const small = useSheet()
  // Half of little is too little to read in.
  const short = useMedia('(height < 31.25em)')
  const heights: readonly SheetHeight[] = short ? HEIGHTS.filter((one) => one !== 'half') : HEIGHTS
  const height = short && props.height === 'half' ? 'full' : props.height
  const ref = useRef<HTMLElement>(null)
  const body = useRef<HTMLElement>(null)
  const within = useRef(false)
  // What had the focus may be gone with the step it stood in, and steps change without us.
  useEffect(() => {
    const steps = body.current
    if (!steps) return
    const changes = new MutationObserver(() => {
      if (within.current && document.activeElement === document.body)
        steps.focus({ preventScroll: true })
    })
    changes.observe(steps, { childList: true, subtree: true })
    return () => changes.disconnect()
  }, [])
  const grip = useRef<{ y: number; height: number } | undefined>(undefined)
  const move = (event: PointerEvent) => {
    if (!grip.current || !ref.current) return
    const next = grip.current.height + grip.current.y - event.clientY
    ref.current.style.height = `${Math.max(56, Math.min(next, innerHeight - 60))}px`
  }
  const letGo = (event: PointerEvent) => {
    const start = grip.current
    const sheet = ref.current
    if (!start || !sheet) return
    grip.current = undefined
    const share = sheet.offsetHeight / innerHeight
    sheet.style.height = ''
    sheet.dataset.held = 'false'
    // A mere tap on the grip is a press, which opens and closes.
    if (Math.abs(event.clientY - start.y) < 5) onHeight(height === 'low' ? 'half' : 'low')
    else onHeight(nearest(share))
  }
  const step = (by: number) => {
    const next = heights[heights.indexOf(height) + by]
    if (next) onHeight(next)
  }
  return (
    <aside
      ref={ref}
      className="guide"
      data-height={height}
      data-covers={small ? 'bottom' : 'right'}
      aria-label={props.label}
    >
      {small && (
        <div className="grip">
          {/* A handle for fingers; the buttons beside it do the same. */}
          <div
            className="handle"
            aria-hidden
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId)
              grip.current = { y: event.clientY, height: ref.current?.offsetHeight ?? 0 }
              if (ref.current) ref.current.dataset.held = 'true'
            }}
            onPointerMove={move}
            onPointerUp={letGo}
            onPointerCancel={letGo}
          />
          <IconButton
            icon={ChevronUp}
            label={say('guide.higher')}
            aria-disabled={height === 'full'}
            onClick={() => step(1)}
          />
          <IconButton
            icon={ChevronDown}
            label={say('guide.lower')}
            aria-disabled={height === 'low'}
            onClick={() => step(-1)}
          />
        </div>
      )}
      <header className="guide-head">{props.head}</header>
      {/* Scrolls, so the keyboard must be able to reach it. */}
      <section
        ref={body}
        className="guide-body"
        aria-label={say('guide.steps')}
        tabIndex={-1}
        onFocus={() => {
          within.current = true
        }}
        onBlur={({ relatedTarget }) => {
          within.current = relatedTarget !== null && body.current?.contains(relatedTarget) === true
        }}
      >
        {props.children}
      </section>
    </aside>
  )
}
