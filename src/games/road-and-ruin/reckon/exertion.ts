import type { OutcomeBand } from './outcome.ts'

/** The pool of whoever has this much END [R26]. */
export const exertionPool = (end: number): number => 10 * end

/** Whether so little is left that it is Exhaustion: less than half the pool [R26]. */
export const isExhausted = (left: number, pool: number): boolean => left * 2 < pool

/** Whether an activity is Tiring: beyond its first round, and under a heavy load at once [R26]. */
export const isTiring = (round: number, heavy = false): boolean => heavy || round > 1

/** What each of them adds to the modifier, and to the dice [R26]. */
const STRAINS = { tiring: { by: 0, dice: 1 }, exhausted: { by: -5, dice: 1 } } as const
type StrainId = keyof typeof STRAINS

/**
 * What is on somebody of these, one by one: they add. A point of Exertion cancels one of them, both parts of it [R26].
 */
export function strainsOn(
  tiring: boolean,
  exhausted: boolean,
  cancelled?: string,
): readonly { readonly id: StrainId; readonly by: number; readonly dice: number }[] {
  const on = { tiring, exhausted }
  return (['tiring', 'exhausted'] as const)
    .filter((id) => on[id] && id !== cancelled)
    .map((id) => ({ id, ...STRAINS[id] }))
}

/** The face that counts: of each set the lowest, and of two sets, where one was paid for, the better of these [R26]. */
export const countedFace = (sets: readonly (readonly number[])[]): number =>
  Math.max(...sets.map((faces) => Math.min(...faces)))

const BREATHS: Readonly<Partial<Record<OutcomeBand, number>>> = {
  'good-but': 1,
  good: 3,
  'good-and': 5,
}

/** The pool after a Breather of one round: a d10 more, and what the Outcome adds; never over the pool [R27]. */
export const breathed = (left: number, pool: number, face: number, band: OutcomeBand): number =>
  Math.min(pool, left + face + (BREATHS[band] ?? 0))

/** The pool after a Rest of minutes, for which one of END's points was spent: a d10 more [R27]. */
export const rested = (left: number, pool: number, face: number): number =>
  Math.min(pool, left + face)

/** How many of END's points so many hours at rest return [R27]. */
export const returnedEnd = (hours: number): number => Math.floor(hours / 4)
