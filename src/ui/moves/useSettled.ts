import { useEffect, useState } from 'react'

/** Nobody has typed for so long, ms. */
const PAUSE = 1000

/**
 * Words to be read out, which may change with every letter typed: while `typed`, what they have become is said after a
 * pause. The first of them, and that there are none any more, is said at once.
 */
export function useSettled(words: string, typed: boolean): string {
  const [settled, settle] = useState(words)
  if (settled !== words && (!typed || settled === '' || words === '')) settle(words)
  useEffect(() => {
    const timer = setTimeout(() => settle(words), PAUSE)
    return () => clearTimeout(timer)
  }, [words])
  return settled
}
