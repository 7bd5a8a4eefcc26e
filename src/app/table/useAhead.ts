import { useEffect } from 'react'
import type { Game } from '../../rules/game.ts'

/** How long the table has been shown when what may be wanted later is loaded (ms). */
const SHOWN = 4000

/** Loads what comes late once the table has been shown for a while, and hears what browsers make no press of. */
export function useAhead(game: Game): void {
  useEffect(() => {
    let leave: (() => void) | undefined
    let left = false
    const load = async () => {
      const { loadAll, listenPresses } = await import('./ahead.ts')
      if (left) return
      // Where several share a screen, somebody always has a finger on it.
      leave = listenPresses(document)
      await loadAll(game)
    }
    // Where nobody serves it any more it comes when it is asked for, or not at all.
    const timer = setTimeout(() => void load().catch(() => undefined), SHOWN)
    return () => {
      left = true
      clearTimeout(timer)
      leave?.()
    }
  }, [game])
}
