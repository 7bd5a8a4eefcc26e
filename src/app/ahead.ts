import { useEffect } from 'react'
import type { Game } from '../rules/game.ts'
import { alsoLate, fetchLate } from '../ui/late.tsx'

/** The table has been shown for so long, ms: what may be wanted later is loaded now. */
const SHOWN = 4000

alsoLate(() => import('./tablefiles.ts'))
alsoLate(() => import('./files.tsx'))
alsoLate(() => import('../board/tidy.ts'))
alsoLate(() => import('../board/marker.ts'))
alsoLate(() => import('../board/drawn.ts'))
alsoLate(() => import('../board/meant.ts'))
alsoLate(() => import('./meanings.ts'))
alsoLate(() => import('./pictures.ts'))
alsoLate(() => import('./look.ts'))
alsoLate(() => import('../board/others.ts'))
alsoLate(() => import('../board/traystage.ts'))
alsoLate(() => import('../board/dicegl.ts'))
alsoLate(() => import('../board/trayrows.ts'))
alsoLate(() => import('../paint/grounds.ts'))
alsoLate(() => import('../board/phone.ts'))
alsoLate(() => import('./sound.ts'))
alsoLate(() => import('./rustle.ts'))
alsoLate(() => import('./momentsound.ts'))
alsoLate(() => import('../sync/company.ts'))
alsoLate(() => import('./doors.ts'))
alsoLate(() => import('./witness.ts'))
alsoLate(() => import('./eyewitness.ts'))
alsoLate(() => import('../sync/proof.ts'))
alsoLate(() => import('./rivals.ts'))
alsoLate(() => import('./snatched.ts'))

/** Loads everything that comes late, so that the table can be played on without whoever served it. */
export function useAhead(game: Game): void {
  useEffect(() => {
    const load = async () => {
      await fetchLate()
      await game.chronicle?.().catch(() => undefined)
    }
    const timer = setTimeout(() => void load(), SHOWN)
    return () => clearTimeout(timer)
  }, [game])
}
