import { useEffect } from 'react'
import type { Notices } from '../../ui/parts/notices.ts'
import type { OpenTable } from '../page/opentable.ts'

/** The table has been shown for so long, ms, before what remembers it is loaded. */
const SHOWN = 2500

/** Remembers a table as long as it is shown: how it was, and how it looks. */
export function useMemory(opened: OpenTable, notices: Notices): void {
  useEffect(() => {
    let left = false
    let end: (() => void) | undefined
    const begin = async () => {
      const { remember } = await import('../past/memory.ts')
      if (!left) end = remember(opened, notices)
    }
    const timer = setTimeout(() => {
      // Where it cannot be had, nothing is remembered.
      begin().catch(() => undefined)
    }, SHOWN)
    return () => {
      left = true
      clearTimeout(timer)
      end?.()
    }
  }, [opened, notices])
}
