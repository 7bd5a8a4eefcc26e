import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { takeAll } from '../device/focus.ts'
import { useSay } from '../say/say.ts'

/** A table's name in the writing: Enter or leaving the field keeps what was written, Escape keeps what was. */
export function useNaming(
  title: string,
  onRename: (title: string) => void,
): {
  /** The field, while it is written in. */
  readonly field: ReactNode
  begin(): void
  /** The button from which it began: who wrote by keys goes on from there. */
  readonly back: RefObject<HTMLButtonElement | null>
} {
  const say = useSay()
  const [naming, setNaming] = useState(false)
  const byKey = useRef(false)
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (naming || !byKey.current) return
    byKey.current = false
    back.current?.focus()
  }, [naming])
  const end = (written = title) => {
    setNaming(false)
    const next = written.trim()
    if (next && next !== title) onRename(next)
  }
  return {
    begin: () => setNaming(true),
    back,
    field: naming && (
      <input
        defaultValue={title}
        maxLength={120}
        dir="auto"
        aria-label={say('title.name')}
        // Whoever asked to rename it wants to write.
        ref={takeAll}
        onBlur={(event) => end(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' && event.key !== 'Enter') return
          // Enter would press the button that has the focus next.
          event.preventDefault()
          byKey.current = true
          end(event.key === 'Enter' ? event.currentTarget.value : title)
        }}
      />
    ),
  }
}
