import { useCallback, useEffect, useRef, useState } from 'react'
import type { SeatId } from '../../rules/plain/item.ts'
import { type HandDraft, readDrafts } from './drafts.ts'

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    // A browser that keeps nothing.
    return null
  }
}

function keep(key: string, text: string | null): void {
  try {
    if (text !== null) localStorage.setItem(key, text)
    else localStorage.removeItem(key)
  } catch {
    // It holds as long as the page is open.
  }
}

/** The drafts of a seat's hand at a table, kept on this device with every letter. */
export function useDrafts(
  table: string,
  seat: SeatId,
): readonly [
  drafts: readonly HandDraft[],
  change: (next: (now: readonly HandDraft[]) => readonly HandDraft[]) => void,
] {
  const key = `prophecy-table/drafts/${table}/${seat}`
  const [drafts, set] = useState(() => readDrafts(kept(key)))
  const latest = useRef(drafts)
  const change = useCallback(
    (next: (now: readonly HandDraft[]) => readonly HandDraft[]) => {
      latest.current = next(latest.current)
      keep(key, latest.current.length > 0 ? JSON.stringify(latest.current) : null)
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
  const [buzzes, set] = useState(() => kept(QUIET) === null)
  return [
    buzzes,
    (next) => {
      keep(QUIET, next ? null : 'quiet')
      set(next)
    },
  ]
}
