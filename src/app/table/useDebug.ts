import { type RefObject, useEffect } from 'react'
import type { BoardHandle } from '../../board/TableTop.tsx'
import type { TrayHandle } from '../../dice/Tray.tsx'
import type { Session } from '../page/session.ts'

/** Where the address asks for it, a corner shows what the page knows of itself. */
export function useDebug(
  session: Session,
  board: RefObject<BoardHandle | null>,
  tray: RefObject<TrayHandle | null>,
): void {
  useEffect(() => {
    if (!new URLSearchParams(location.search).has('debug')) return
    let left = false
    let close: (() => void) | undefined
    void import('../debug/debug.ts').then(({ openDebug }) => {
      if (!left) close = openDebug(session, board, tray)
    })
    return () => {
      left = true
      close?.()
    }
  }, [session, board, tray])
}
