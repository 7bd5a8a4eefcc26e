import { useCallback, useRef, useSyncExternalStore } from 'react'
import type { Table } from './table.ts'

/**
 * What `select` reads of a table, and a render whenever it reads something else. `select` runs at every change of
 * the table: it should be quick, and hand out objects that stay the same, or come with `equal`.
 */
export function useTable<T>(
  table: Table,
  select: (table: Table) => T,
  equal: (a: T, b: T) => boolean = Object.is,
): T {
  const last = useRef<{ readonly value: T } | undefined>(undefined)
  const subscribe = useCallback((listener: () => void) => table.subscribe(listener), [table])
  return useSyncExternalStore(subscribe, () => {
    const value = select(table)
    if (!last.current || !equal(last.current.value, value)) last.current = { value }
    return last.current.value
  })
}
