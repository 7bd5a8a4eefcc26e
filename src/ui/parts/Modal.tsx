import { X } from 'lucide-react'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useGivingBack } from '../device/focus.ts'
import { PLACE } from '../device/places.ts'
import { useSay } from '../say/say.ts'
import { useFacing } from './facing.ts'

/**
 * A dialog over the table: the browser's own, which keeps the focus inside, closes on Escape and needs no inline
 * style sheet (the page's policy allows none). Round a screen it stands in the place of whose it is, and the others go
 * on. Shown as long as it is rendered.
 */
export function Modal(props: {
  title: string
  onClose(): void
  children: ReactNode
  /** A class of its own: `page` fills the screen. */
  look?: string
}) {
  const say = useSay()
  const slot = useFacing()?.slot
  const ref = useRef<HTMLDialogElement>(null)
  // First of all: behind a dialog nothing takes the focus.
  useLayoutEffect(() => {
    const dialog = ref.current
    return () => dialog?.close()
  }, [])
  useGivingBack(ref)
  useEffect(() => {
    const dialog = ref.current
    const before = document.activeElement
    if (dialog && !dialog.open) {
      if (slot) dialog.show()
      else dialog.showModal()
    }
    // Whoever writes in another place goes on writing.
    const place = slot?.closest(PLACE)
    const elsewhere = place && before?.matches('input, textarea') && !place.contains(before)
    const first = elsewhere ? before : dialog?.querySelector('[data-first]')
    if (first instanceof HTMLElement) first.focus({ preventScroll: true })
  }, [slot])
  const dialog = (
    <dialog
      ref={ref}
      className={`modal ${props.look ?? ''}`}
      aria-label={props.title}
      onCancel={(event) => {
        // One that was opened from this one, or a choice of files, is given up alone.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        props.onClose()
      }}
      onKeyDown={(event) => {
        // It closes the dialog, and not the form that opened it as well.
        if (event.key !== 'Escape') return
        event.stopPropagation()
        if (slot && !event.defaultPrevented) props.onClose()
      }}
      onPointerDown={(event) => {
        // Touching the room behind it closes it; the dialog itself is only hit on its backdrop.
        if (!slot && event.target === event.currentTarget) props.onClose()
      }}
    >
      <div className="modal-body">
        <header>
          <h2>{props.title}</h2>
          {/* Without a tooltip, which would take the first Escape for itself. */}
          <button type="button" className="icon" aria-label={say('close')} onClick={props.onClose}>
            <X aria-hidden size={20} strokeWidth={1.8} />
          </button>
        </header>
        {props.children}
      </div>
    </dialog>
  )
  return slot ? createPortal(dialog, slot) : dialog
}
