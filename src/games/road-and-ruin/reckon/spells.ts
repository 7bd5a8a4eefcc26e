import type { Cast, Method } from './magic.ts'

/** A spell, as far as it is reckoned with [R28]. */
export interface Spell extends Cast {
  readonly method: Method
}

/** The spells that come with the game, of 1 to 5 mana. */
export const SPELLS = {
  ember: { mana: 1, method: 'gesture' },
  hush: { mana: 2, method: 'words' },
  'long-ear': { mana: 2, method: 'device' },
  'second-road': { mana: 3, method: 'symbols' },
  'glass-skin': { mana: 4, method: 'gesture', unstable: true },
  'borrowed-dawn': { mana: 5, method: 'words', unstable: true },
} as const satisfies Readonly<Record<string, Spell>>
