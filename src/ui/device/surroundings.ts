import { useSyncExternalStore } from 'react'

/** A light or a dark room; left to the system where nobody has chosen. */
export const THEMES = ['auto', 'light', 'dark'] as const
/** How much moves: as the system asks, little, everything. */
export const MOTIONS = ['auto', 'little', 'all'] as const
/** How large letters are, in percent of what the browser sets. */
export const LETTERS = [100, 115, 130] as const

/** How the page looks and moves on this device, as somebody has set it. */
export interface Surroundings {
  readonly theme: (typeof THEMES)[number]
  readonly motion: (typeof MOTIONS)[number]
  readonly letters: (typeof LETTERS)[number]
}

const asked = (what: string) => matchMedia(`(prefers-${what})`)
const SYSTEM = ['color-scheme: dark', 'reduced-motion: reduce'] as const
const CHANGED = 'surroundings'

// Style sheets need it at the root of the page: there it stands, and from there it is read.
const root = () => document.documentElement

const isDark = () => {
  const { theme } = root().dataset
  return theme === 'dark' || (theme !== 'light' && asked(SYSTEM[0]).matches)
}
const isStill = () => root().hasAttribute('data-still')

function dress(): void {
  const { motion } = root().dataset
  const still = motion === 'little' || (motion !== 'all' && asked(SYSTEM[1]).matches)
  root().toggleAttribute('data-still', still)
  dispatchEvent(new Event(CHANGED))
}

/** Shows the page so from now on. */
export function surround({ theme, motion, letters }: Surroundings): void {
  const before = { ...root().dataset }
  const size = String(letters)
  Object.assign(root().dataset, { theme, motion, letters: size })
  if (before['theme'] === undefined)
    for (const what of SYSTEM) asked(what).addEventListener('change', dress)
  dress()
  // Other letters ask for other places, as another window does.
  if (before['letters'] !== undefined && before['letters'] !== size)
    dispatchEvent(new Event('resize'))
}

function onChanged(listener: () => void): () => void {
  addEventListener(CHANGED, listener)
  return () => removeEventListener(CHANGED, listener)
}

/** Whether the room is dark. */
export const useDark = (): boolean => useSyncExternalStore(onChanged, isDark)
/** Whether little is to move. */
export const useStill = (): boolean => useSyncExternalStore(onChanged, isStill)
