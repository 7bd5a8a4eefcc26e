import type { Plain } from '../plain/item.ts'
import type { Sentence } from '../plain/sentence.ts'

/** A house setting: a number within bounds, kept in the register `set/<id>`. */
export interface Setting {
  readonly id: string
  readonly say: Sentence
  readonly usual: number
  readonly min: number
  readonly max: number
}

/** What a table may be covered with; first the usual one. Ink can be read on all of them. */
export const GROUNDS = ['kraft', 'whiteboard', 'squared', 'linen'] as const
export type Ground = (typeof GROUNDS)[number]
/** The register of play that keeps which one it is. */
export const GROUND = 'look/ground'

/** What a table is covered with, by what its register keeps; what nobody knows is butcher paper. */
export const groundOf = (play: Readonly<Record<string, Plain>>): Ground =>
  GROUNDS.find((one) => one === play[GROUND]) ?? 'kraft'

/**
 * What a house setting comes to, by what its register keeps: out of its bounds, or no whole number, it
 * is the usual one.
 */
export function settingKept(
  { usual, min, max }: Omit<Setting, 'id' | 'say'>,
  kept?: Plain,
): number {
  const fits = typeof kept === 'number' && Number.isInteger(kept) && kept >= min && kept <= max
  return fits ? kept : usual
}
