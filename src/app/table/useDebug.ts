import { type RefObject, useEffect } from 'react'
import type { BoardHandle } from '../../board/TableTop.tsx'
import type { TrayHandle } from '../../dice/Tray.tsx'
import type { Roller } from '../../tray/roller.ts'
import type { OpenTable } from '../page/opentable.ts'

/** Where the address asks for it, a corner shows what the page knows of itself. */
export function useDebug(
  opened: OpenTable,
  roller: Roller,
  board: RefObject<BoardHandle | null>,
  tray: RefObject<TrayHandle | null>,
): void {
  useEffect(() => {
    if (!new URLSearchParams(location.search).has('debug')) return
    let left = false
    let close: (() => void) | undefined
    void import('../debug/debug.ts').then(({ openDebug }) => {
      if (!left) close = openDebug(opened, roller, board, tray)
    })
    return () => {
      left = true
      close?.()
    }
  }, [opened, roller, board, tray])
}
