import { useEffect, useRef } from 'react'
import type { Handed } from '../../ui/desk/desk.ts'
import type { Notices } from '../../ui/parts/notices.ts'
import type { OpenTable } from '../page/opentable.ts'

/** Keeps the hidden cards of a table as long as it is shown, and plays what is forced. */
export function useDecks(opened: OpenTable, desk: Handed, notices: Notices): void {
  const latest = useRef(desk)
  latest.current = desk
  const { device } = desk
  useEffect(() => {
    if (!opened.game.decks && !opened.game.forced) return
    let end: (() => void) | undefined | null
    import('../decks/desk.ts').then(
      ({ keepDecks }) => {
        if (end !== null)
          end = keepDecks({ opened, device, notices, as: (seat) => latest.current.as(seat) })
      },
      () => undefined,
    )
    return () => {
      end?.()
      end = null
    }
  }, [opened, device, notices])
}
