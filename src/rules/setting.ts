import type { Setting } from './game.ts'
import type { Plain } from './item.ts'

/** What a house setting comes to, by what its register keeps: out of its bounds, or no whole number, it is the usual one. */
export function settled({ usual, min, max }: Omit<Setting, 'id' | 'say'>, kept?: Plain): number {
  const fits = typeof kept === 'number' && Number.isInteger(kept) && kept >= min && kept <= max
  return fits ? kept : usual
}
