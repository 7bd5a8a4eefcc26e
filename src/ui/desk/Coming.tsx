import { useEffect, useLayoutEffect, useRef } from 'react'
import { commandOf, isTyping } from './keys.ts'

/**
 * Stands in for something that was asked for and has still to be loaded: what is typed meanwhile waits for it, as if it
 * had been there at once. Escape gives it up.
 */
export function Coming({ onGiveUp }: { onGiveUp(): void }) {
  const giveUp = useRef(onGiveUp)
  giveUp.current = onGiveUp
  const letGo = useRef<() => void>(undefined)
  useLayoutEffect(() => {
    const held: KeyboardEvent[] = []
    const hold = (event: KeyboardEvent) => {
      if (!waits(event)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (event.key === 'Escape') {
        held.length = 0
        giveUp.current()
      } else if (event.key === 'Backspace') held.pop()
      else held.push(event)
    }
    addEventListener('keydown', hold, true)
    letGo.current = () => {
      removeEventListener('keydown', hold, true)
      // What has come takes the focus in the same breath, before the next key.
      queueMicrotask(() => held.forEach(press))
    }
  }, [])
  // Not before the effects of what has come.
  useEffect(() => () => letGo.current?.(), [])
  return null
}

/** Keys that are the browser's own do not wait. */
function waits(event: KeyboardEvent): boolean {
  if (event.isComposing || event.altKey) return false
  return event.ctrlKey || event.metaKey ? commandOf(event) !== undefined : !/^F\d/.test(event.key)
}

/** Presses a key again, where the focus is now; a browser types nothing and presses no button for it by itself. */
function press({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): void {
  const at = document.activeElement ?? document.body
  const how = { key, shiftKey, ctrlKey, metaKey, bubbles: true, cancelable: true }
  if (!at.dispatchEvent(new KeyboardEvent('keydown', how)) || ctrlKey || metaKey) return
  const field = at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement
  if (field && isTyping(at)) {
    if (key === 'Enter' && at instanceof HTMLInputElement) at.form?.requestSubmit()
    // Keys that type nothing have longer names.
    if ([...key].length > 1 || at.selectionStart === null) return
    at.setRangeText(key, at.selectionStart, at.selectionEnd ?? at.selectionStart, 'end')
    at.dispatchEvent(new InputEvent('input', { bubbles: true, data: key }))
  } else if (at instanceof HTMLButtonElement && (key === 'Enter' || key === ' ')) at.click()
}
