import { useEffect, useState } from 'react'

/** What is told in passing stands so long, ms. */
const STANDS = 6000

/** What was told last, for as long as it takes to be read; and how something is told, or taken back by undefined. */
export function useTold<T>(): readonly [told: T | undefined, tell: (told: T | undefined) => void] {
  // The same told again stands as long again.
  const [now, set] = useState<{ readonly told: T | undefined }>()
  useEffect(() => {
    if (now?.told === undefined) return
    const timer = setTimeout(() => set(undefined), STANDS)
    return () => clearTimeout(timer)
  }, [now])
  return [now?.told, (told) => set({ told })]
}
