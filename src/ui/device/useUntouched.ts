import { useEffect, useRef, useState } from 'react'

/** A value that waits while a finger is down: what it decides does not move under the hand. */
export function useUntouched<T>(value: T): T {
  const [shown, setShown] = useState(value)
  const fingers = useRef(new Set<number>())
  const latest = useRef(value)
  latest.current = value
  useEffect(() => {
    const down = ({ pointerId }: PointerEvent) => fingers.current.add(pointerId)
    const up = ({ pointerId }: PointerEvent) => {
      fingers.current.delete(pointerId)
      if (fingers.current.size === 0) setShown(latest.current)
    }
    // What is let go of in another window is not told here.
    const away = () => {
      fingers.current.clear()
      setShown(latest.current)
    }
    addEventListener('blur', away)
    addEventListener('pointerdown', down, true)
    for (const end of ['pointerup', 'pointercancel'] as const) addEventListener(end, up, true)
    return () => {
      removeEventListener('blur', away)
      removeEventListener('pointerdown', down, true)
      for (const end of ['pointerup', 'pointercancel'] as const) removeEventListener(end, up, true)
    }
  }, [])
  useEffect(() => {
    if (fingers.current.size === 0) setShown(value)
  }, [value])
  return shown
}
