import { useEffect } from 'react'

/** What is shown for a moment goes after so many milliseconds, or at any press. `end` stays the same. */
export function usePassing(shown: object | undefined, stays: number, end: () => void): void {
  useEffect(() => {
    if (!shown) return
    const timer = setTimeout(end, stays)
    const ends = ['pointerdown', 'keydown', 'wheel'] as const
    for (const one of ends) addEventListener(one, end, { capture: true, passive: true })
    return () => {
      clearTimeout(timer)
      for (const one of ends) removeEventListener(one, end, { capture: true })
    }
  }, [shown, stays, end])
}
