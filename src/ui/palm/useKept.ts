import { useCallback, useEffect, useRef, useState } from 'react'
import type { SeatId } from '../../rules/plain/item.ts'
import { keepHere, keptHere } from '../device/kept.ts'
import { type HandDraft, readDrafts } from './drafts.ts'

/** The drafts of a seat's hand at a table, kept on this device with every letter. */
export function useDrafts(
  table: string,
  seat: SeatId,
): readonly [
  drafts: readonly HandDraft[],
  change: (next: (now: readonly HandDraft[]) => readonly HandDraft[]) => void,
] {
  const key = `prophecy-table/drafts/${table}/${seat}`
  const [drafts, set] = useState(() => readDrafts(keptHere(key)))
  const latest = useRef(drafts)
  const change = useCallback(
    (next: (now: readonly HandDraft[]) => readonly HandDraft[]) => {
      latest.current = next(latest.current)
      keepHere(key, latest.current.length > 0 ? JSON.stringify(latest.current) : null)
      set(latest.current)
    },
    [key],
  )
  // Another tab of this phone may show the same hand.
  useEffect(() => {
    const heard = (event: StorageEvent) => {
      if (event.key !== key) return
      latest.current = readDrafts(event.newValue)
      set(latest.current)
    }
    addEventListener('storage', heard)
    return () => removeEventListener('storage', heard)
  }, [key])
  return [drafts, change]
}

const QUIET = 'prophecy-table/palm-quiet'

/** Whether this phone buzzes when its hand is asked. */
export function useBuzzes(): readonly [buzzes: boolean, set: (buzzes: boolean) => void] {
  const [buzzes, set] = useState(() => keptHere(QUIET) === null)
  return [
    buzzes,
    (next) => {
      keepHere(QUIET, next ? null : 'quiet')
      set(next)
    },
  ]
}
