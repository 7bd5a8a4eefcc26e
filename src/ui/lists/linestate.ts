import { createContext, useContext, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import type { ItemId } from '../../rules/plain/item.ts'
import type { OutlineSay } from './words.ts'

/** What can be done at a line. */
export interface LineDoes {
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
  readonly say: OutlineSay
  readonly does: LineDoes
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

function useLines(): Lines {
  const lines = useContext(LinesContext)
  if (!lines) throw new Error('no lists: wrap the line in LinesContext')
  return lines
}

/** Says what is said in lists: one voice for all lines. */
export const useLineSay = (): OutlineSay => useLines().say

/** How one line stands, and what can be done there. */
export function useLine(id: ItemId) {
  const { store, does } = useLines()
  const [subscribe] = useState(() => (listener: () => void) => {
    store.listeners.add(listener)
    return () => store.listeners.delete(listener)
  })
  // All in one word, so that thousands of lines listen but once each.
  const stands = useSyncExternalStore(subscribe, () => {
    const { chosen, options, writing } = store.now
    const field = writing?.id === id ? writing.field : ''
    return `${chosen.has(id) ? 'c' : ''}${options.has(id) ? 'o' : ''}/${field}`
  })
  const [how = '', field] = stands.split('/', 2)
  const [chosen, option] = [how.includes('c'), how.includes('o')]
  return { chosen, option, writing: field === '' ? undefined : field, does }
}
