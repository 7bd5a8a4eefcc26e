import { type RefObject, useEffect, useRef } from 'react'
import { PLACE } from '../device/places.ts'
import { type Facing, useFacing } from './facing.ts'

/**
 * Takes the focus to something that has opened, and back where it was when it closes; closes it on Escape, when
 * somebody touches the page elsewhere, and when the focus goes elsewhere; round a screen only when whose it is touches
 * elsewhere. `keep` is what opened it: touching that is its own business.
 */
export function useLeave(
  ref: RefObject<HTMLElement | null>,
  onClose: () => void,
  keep?: Element | null,
): void {
  const facing = useFacing()
  const latest = useRef({ onClose, facing })
  latest.current = { onClose, facing }
  useEffect(() => {
    const opened = ref.current
    if (!opened) return
    const now = document.activeElement
    // What is in it may have taken the focus already: then it was where it was opened from.
    const before = opened.contains(now) ? keep : now
    const byKey = before instanceof HTMLElement && before.matches(':focus-visible')
    const first =
      opened.querySelector<HTMLElement>('[aria-checked="true"]') ??
      opened.querySelector<HTMLElement>('input, button, [role="menuitem"], [href], [tabindex="0"]')
    const menu = opened.getAttribute('role') === 'menu'
    const target = (menu && !byKey ? undefined : first) ?? opened
    target.focus({ preventScroll: true })
    const inside = (node: EventTarget | null) =>
      node instanceof Node && (opened.contains(node) || keep?.contains(node) === true)
    const onDown = (event: Event) => {
      const { facing: own } = latest.current
      const other = own && !isTheirs(own, event)
      if (!other && !inside(event.target)) latest.current.onClose()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Round a screen it is of whoever has the focus there.
      if (latest.current.facing && !opened.contains(document.activeElement)) return
      event.preventDefault()
      event.stopPropagation()
      latest.current.onClose()
    }
    document.addEventListener('pointerdown', onDown, true)
    document.addEventListener('focusin', onDown)
    document.addEventListener('keydown', onKey, true)
    return () => {
      document.removeEventListener('pointerdown', onDown, true)
      document.removeEventListener('focusin', onDown)
      document.removeEventListener('keydown', onKey, true)
      const now = document.activeElement
      const free = now === null || now === document.body || opened.contains(now)
      if (free && before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true })
    }
  }, [ref, keep])
}

/** Whether somebody at this place touched the page, or took the focus there. */
function isTheirs({ slot, mine }: Facing, event: Event): boolean {
  if (event instanceof PointerEvent) return mine(event.clientX, event.clientY)
  const { target } = event
  return target instanceof Node && slot?.closest(PLACE)?.contains(target) === true
}
