import { createContext, useContext, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import type { ItemId } from '../rules/item.ts'

/** What can be done at a line. */
export interface LineDeeds {
  /** Pressed: selected, `more` beside what is selected already; or taken as an answer. */
  press(id: ItemId, more: boolean): void
  write(id: ItemId, field: string): void
  /** `byKey`: the keyboard has done with it and wants to go on. */
  written(id: ItemId, byKey: boolean): void
  menu(id: ItemId, x: number, y: number): void
}

/** How lines stand just now: not what they say. */
export interface LineState {
  readonly chosen: ReadonlySet<ItemId>
  /** Lines that can be chosen just now. */
  readonly options: ReadonlyMap<ItemId, string>
  readonly writing: { readonly id: ItemId; readonly field: string } | undefined
}

interface Store {
  now: LineState
  readonly listeners: Set<() => void>
}

interface Lines {
  readonly store: Store
  readonly deeds: LineDeeds
}

export const LinesContext = createContext<Lines | undefined>(undefined)

/** Holds how lines stand, so that only those are rendered again that stand otherwise: there may be thousands. */
export function useLineStore(state: LineState): Store {
  const [store] = useState<Store>(() => ({ now: state, listeners: new Set() }))
  useLayoutEffect(() => {
    store.now = state
    for (const listener of store.listeners) listener()
  }, [store, state])
  return store
}

/** How one line stands, and what can be done there. */
export function useLine(id: ItemId) {
  const lines = useContext(LinesContext)
  if (!lines) throw new Error('no lists: wrap the line in LinesContext')
  const { store, deeds } = lines
  const [subscribe] = useState(() => (listener: () => void) => {
    store.listeners.add(listener)
    return () => store.listeners.delete(listener)
  })
  const chosen = useSyncExternalStore(subscribe, () => store.now.chosen.has(id))
  const option = useSyncExternalStore(subscribe, () => store.now.options.has(id))
  const writing = useSyncExternalStore(subscribe, () =>
    store.now.writing?.id === id ? store.now.writing.field : undefined,
  )
  return { chosen, option, writing, deeds }
}
