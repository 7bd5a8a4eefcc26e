import type { Die } from '../../../rules/dice/dice.ts'
import { bandOdds, type Distribution } from '../../../rules/dice/odds.ts'

/** How a throw for an Outcome comes out, from the worst to the best [R6]. */
export const OUTCOMES = ['bad-and', 'bad', 'bad-but', 'good-but', 'good', 'good-and'] as const
export type OutcomeBand = (typeof OUTCOMES)[number]

/** What an Outcome is thrown with [R6]. */
export const OUTCOME_DIE: Die = 'd10'

/** Whether a band lies on the good side of the split. */
export const isGood = (band: OutcomeBand): boolean => band.startsWith('good')

/**
 * The band of a d10's face [R6], [R7]. The net modifier moves the split by one a point; `damaged` is how many statuses
 * of damage the equipment has: each raises by one the face up to which plain bad ones are bad with an AND [R10].
 */
export function outcomeOf(face: number, modifier: number, damaged = 0): OutcomeBand {
  const above = face - (5 - modifier)
  if (above > 0) return above === 1 ? 'good-but' : above < 5 ? 'good' : 'good-and'
  const below = 1 - above
  if (below === 1) return 'bad-but'
  return below + damaged < 5 ? 'bad' : 'bad-and'
}

/** The faces of each band for a modifier, as the first and the last; a band that no face has is not there [R7]. */
export function outcomeRow(
  modifier: number,
  damaged = 0,
): Readonly<Partial<Record<OutcomeBand, readonly [first: number, last: number]>>> {
  const row: Partial<Record<OutcomeBand, readonly [number, number]>> = {}
  for (let face = 1; face <= 10; face++) {
    const band = outcomeOf(face, modifier, damaged)
    row[band] = [row[band]?.[0] ?? face, face]
  }
  return row
}

/**
 * The exact chance, 0 to 1, of each band for a modifier, by which face may count and how likely each of them
 * is [R7].
 */
export function bandChances(
  faces: Distribution,
  modifier: number,
  damaged = 0,
): Readonly<Record<OutcomeBand, number>> {
  const odds = bandOdds(faces, (face) => outcomeOf(face, modifier, damaged))
  const chances = OUTCOMES.map((band) => [band, odds.get(band) ?? 0] as const)
  return Object.fromEntries(chances) as Record<OutcomeBand, number>
}

/** A Proficiency counts at most this much for a throw [R9]. */
export const MOST_PROFICIENCY = 5
/** What a Specialization adds, and what its lack takes away where a Discipline asks for one [R9]. */
const SPECIALIZED = 5

/**
 * What Proficiencies and Specializations give a throw [R9]: the two highest, at most 5 each, and 5 for being
 * specialized, once. A `discipline` asks for a Specialization: without one it is 5 less.
 */
export function skillOf(
  proficiencies: readonly number[],
  specializations = 0,
  discipline = false,
): number {
  const counted = proficiencies
    .map((one) => Math.min(Math.max(one, 0), MOST_PROFICIENCY))
    .sort((a, b) => b - a)
    .slice(0, 2)
  const special = specializations > 0 ? SPECIALIZED : discipline ? -SPECIALIZED : 0
  return counted.reduce((sum, one) => sum + one, special)
}

/**
 * What counts of the dice once protective equipment has had one of them thrown again [R10]. That is done on a bad
 * result, to one die and once; its new face counts.
 */
export const withAgain = (faces: readonly number[], at: number, again: number): readonly number[] =>
  faces.map((face, i) => (i === at ? again : face))
