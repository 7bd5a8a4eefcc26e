import type { Check } from './check.ts'
import { burstsOn, type Die, FACES } from './dice.ts'
import type { Roll } from './roll.ts'

/** How a game counts one sort of die, as data: faces that are a Hit, faces that bring one more die. */
export interface Counting {
  readonly die: Die
  readonly hits: readonly number[]
  readonly bursts: readonly number[]
}

/** How each die of a Roll counts, in the Roll's order: 1 for a Hit, 0 for a Miss. */
export function hitsOf(roll: Roll, counting: Counting): readonly number[] {
  return roll.map(({ face }) => (counting.hits.includes(face) ? 1 : 0))
}

/**
 * Whether a Roll can be the answer to a Check: the dice that were thrown come first, every face is one
 * the die has, and each face that bursts brought exactly one more die of its sort, later in the Roll.
 */
export function follows(check: Check, roll: Roll): boolean {
  const thrown = check.dice.length
  if (roll.length < thrown) return false
  const brought = new Set<number>()
  let bursts = 0
  for (let i = 0; i < roll.length; i++) {
    const { die, face, from } = roll[i]!
    if (!Number.isInteger(face) || face < 1 || face > (FACES[die] ?? 0)) return false
    if (burstsOn(check.bursts, die, face)) bursts++
    if (i < thrown) {
      if (from !== undefined || die !== check.dice[i]) return false
      continue
    }
    const source = from === undefined || from >= i || brought.has(from) ? undefined : roll[from]
    if (!source || source.die !== die || !burstsOn(check.bursts, die, source.face)) return false
    brought.add(from!)
  }
  return brought.size === bursts
}
