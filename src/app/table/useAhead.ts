import { useEffect, useRef } from 'react'
import type { Game } from '../../rules/game.ts'
import type { Handed } from '../../ui/desk/desk.ts'
import type { Notices } from '../../ui/parts/notices.ts'
import type { OpenTable } from '../page/opentable.ts'

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

/** Keeps the hidden cards of a table as long as it is shown, and plays what is forced. */
export function useDecks(opened: OpenTable, desk: Handed, notices: Notices): void {
  const latest = useRef(desk)
  latest.current = desk
  const { device } = desk
  useEffect(() => {
    if (!opened.game.decks && !opened.game.forced) return
    const as: Handed['as'] = (seat) => latest.current.as(seat)
    const begun = import('../decks/desk.ts')
      .then(({ keepDecks }) => keepDecks({ opened, device, notices, as }))
      .catch(() => undefined)
    return () => void begun.then((end) => end?.())
  }, [opened, device, notices])
}
