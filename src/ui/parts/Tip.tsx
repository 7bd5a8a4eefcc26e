import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { Floating } from './Floating.tsx'

const DELAY = 400

/**
 * A tooltip for something whose name cannot be seen: a name, and the key that does the same. Comes when the mouse
 * rests there or a key brings the focus; assistive technology has the name already.
 */
export function useTip(label: string, keys?: string) {
  const [by, setBy] = useState<Element>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const away = () => {
    clearTimeout(timer.current)
    setBy(undefined)
  }
  return {
    tip: by && (
      <Floating by={by} gap={6} className="tip" aria-hidden>
        {label}
        {keys && <kbd>{keys}</kbd>}
      </Floating>
    ),
    listen: {
      onPointerEnter({ pointerType, currentTarget }: PointerEvent) {
        if (pointerType === 'mouse') timer.current = setTimeout(() => setBy(currentTarget), DELAY)
      },
      onFocus({ currentTarget }: FocusEvent) {
        if (currentTarget.matches(':focus-visible')) setBy(currentTarget)
      },
      onPointerLeave: away,
      onPointerDown: away,
      onKeyDown: away,
      onBlur: away,
    },
  }
}
