import { useSyncExternalStore } from 'react'
import { listeners } from '../../rules/plain/listeners.ts'

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
const changed = listeners()
let now: Surroundings | undefined

const isDark = () => now?.theme === 'dark' || (now?.theme !== 'light' && asked(SYSTEM[0]).matches)
const isStill = () =>
  now?.motion === 'little' || (now?.motion !== 'all' && asked(SYSTEM[1]).matches)

function dress(): void {
  const root = document.documentElement
  root.dataset.theme = now?.theme
  root.dataset.letters = String(now?.letters)
  root.toggleAttribute('data-still', isStill())
  changed.tell()
}

/** Shows the page so from now on. What style sheets need of it stands at the root of the page. */
export function surround(next: Surroundings): void {
  const before = now
  now = next
  if (!before) for (const what of SYSTEM) asked(what).addEventListener('change', dress)
  dress()
  // Other letters ask for other places, as another window does.
  if (before && before.letters !== next.letters) window.dispatchEvent(new Event('resize'))
}

/** Whether the room is dark. */
export const useDark = (): boolean => useSyncExternalStore(changed.add, isDark)
/** Whether little is to move. */
export const useStill = (): boolean => useSyncExternalStore(changed.add, isStill)
