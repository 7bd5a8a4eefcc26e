import { useEffect } from 'react'
import type { Game } from '../../rules/game.ts'

/** How long the table has been shown when what may be wanted later is loaded (ms). */
const SHOWN = 4000

/** Loads what comes late once the table has been shown for a while. */
export function useAhead(game: Game): void {
  useEffect(() => {
    const load = async () => {
      const { loadAll } = await import('./ahead.ts')
      await loadAll(game)
    }
    // Where nobody serves it any more it comes when it is asked for, or not at all.
    const timer = setTimeout(() => void load().catch(() => undefined), SHOWN)
    return () => clearTimeout(timer)
  }, [game])
}
