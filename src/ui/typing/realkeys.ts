import { type RefObject, useEffect } from 'react'
import { isTyping } from '../desk/keys.ts'

/** While it is theirs, what is typed on real keys goes there, wherever the focus is that nobody types in. */
export function useRealKeys(area: RefObject<HTMLTextAreaElement | null>, typist: boolean): void {
  useEffect(() => {
    if (!typist) return
    const field = area.current
    const now = document.activeElement
    // Somebody may be filling in a form, and goes on with that.
    if (!isTyping(now) || now?.matches('.write-real')) field?.focus({ preventScroll: true })
    const onKey = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey } = event
      const meant =
        key.length === 1 || /^(Backspace|Delete|Enter|Arrow\w+|Home|End|Dead)$/.test(key)
      if (!meant || ctrlKey || metaKey || (altKey && key.length > 1)) return
      if (isTyping(target) || document.querySelector('dialog:modal, [role=menu]')) return
      const pressing = target instanceof Element && target.closest('button, a, summary')
      if (pressing && /^(Enter| |Arrow\w+)$/.test(key)) return
      // The key itself goes where the focus is by then.
      area.current?.focus({ preventScroll: true })
      event.stopPropagation()
    }
    addEventListener('keydown', onKey, true)
    return () => removeEventListener('keydown', onKey, true)
  }, [area, typist])
}
