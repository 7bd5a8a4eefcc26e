import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import './panel.css'
import { createPortal } from 'react-dom'
import { useGivingBack } from '../device/focus.ts'
import { useSay } from '../say/say.ts'
import { useFacing } from './facing.ts'

/**
 * A panel beside what one goes on playing with: at the left of a wide screen, at the bottom of a small one, where the
 * tray stays in sight above it; round a screen in the place of whose it is. Escape closes it. Shown as long as it is
 * rendered.
 */
export function Panel(props: {
  title: string
  look: string
  onClose(): void
  /** Beside the title. */
  head?: ReactNode
  children: ReactNode
}) {
  const say = useSay()
  const slot = useFacing()?.slot
  const ref = useRef<HTMLElement>(null)
  useGivingBack(ref)
  useEffect(() => {
    const first = ref.current?.querySelector<HTMLElement>('[data-first]') ?? ref.current
    first?.focus({ preventScroll: true })
  }, [])
  const panel = (
    <section
      ref={ref}
      role="dialog"
      tabIndex={-1}
      className={`panel ${props.look}`}
      aria-label={props.title}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        event.stopPropagation()
        props.onClose()
      }}
    >
      <div className="panel-head">
        <h2>{props.title}</h2>
        {props.head}
        <button type="button" className="icon" aria-label={say('close')} onClick={props.onClose}>
          <X aria-hidden size={20} strokeWidth={1.8} />
        </button>
      </div>
      {props.children}
    </section>
  )
  return slot ? createPortal(panel, slot) : panel
}
