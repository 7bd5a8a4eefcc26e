import type { Plain } from '../plain/item.ts'
import type { Sentence } from '../plain/sentence.ts'

/** A number within bounds; or none, where that has a name: undefined is that. */
export type Bounds = { readonly min: number; readonly max: number } & (
  | { readonly usual: number; readonly none?: undefined }
  | {
      readonly usual: number | undefined
      readonly none: Sentence
      /** The number that is offered before all others. */
      readonly first?: number
    }
)

/** A house setting, kept in the register `set/<id>`. */
export type Setting = Bounds & { readonly id: string; readonly say: Sentence }

/** What stands in its register where a setting is none; what is usual stands in none. */
const NONE = 'none'

/** What a table may be covered with; the first, where its game says nothing of it. Ink can be read on all of them. */
export const GROUNDS = ['kraft', 'whiteboard', 'squared', 'linen'] as const
export type Ground = (typeof GROUNDS)[number]
/** The register of play that keeps which one it is. */
export const GROUND = 'look/ground'

/** What a table is covered with, by what its register keeps; what nobody knows is what its game usually has. */
export const groundOf = (play: Readonly<Record<string, Plain>>, usual: Ground = 'kraft'): Ground =>
  GROUNDS.find((one) => one === play[GROUND]) ?? usual

/**
 * What a house setting comes to, by what its register keeps: out of its bounds, or no whole number, it is the usual
 * one; undefined where it is none.
 */
export function settingKept(bounds: Bounds & { readonly none?: undefined }, kept?: Plain): number
export function settingKept(bounds: Bounds, kept?: Plain): number | undefined
export function settingKept({ usual, min, max, none }: Bounds, kept?: Plain): number | undefined {
  if (none && kept === NONE) return undefined
  const fits = typeof kept === 'number' && Number.isInteger(kept) && kept >= min && kept <= max
  return fits ? kept : usual
}

/** The numbers of a setting that may be none, as they are offered. */
export function numbersOf({ min, max, ...more }: Bounds): readonly number[] {
  const all = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  const first = 'first' in more ? more.first : undefined
  return first === undefined ? all : [first, ...all.filter((n) => n !== first)]
}

/** What its register keeps of such a value: nothing of the usual one. */
export const keptOf = ({ usual }: Pick<Setting, 'usual'>, value: number | undefined): Plain =>
  value === usual ? null : (value ?? NONE)
