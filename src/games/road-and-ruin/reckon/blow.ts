import type { OutcomeBand } from './outcome.ts'
import { beyondNear, type Distance } from './places.ts'

/** The dice that blows are struck with, by how many faces they have, and for what [R20]. */
export const HIT_DICE = {
  d4: { faces: 4, for: 'accuracy' },
  d6: { faces: 6, for: 'whip' },
  d8: { faces: 8, for: 'edge' },
  d10: { faces: 10, for: 'chop' },
  d12: { faces: 12, for: 'contact' },
} as const
export type HitDie = keyof typeof HIT_DICE

/** How a blow lands, from nothing to all of it [R20]. */
export type Landing = 'miss' | 'stopped' | 'glancing' | 'solid'

/** What goes into a to-hit, beside the face. All that harms is a number to take away, 0 or more. */
export interface Aim {
  readonly proficiency?: number
  readonly range?: number
  readonly dodge?: number
  readonly conditions?: number
}

/** To-hit before armour [R20]. */
export const toHit = (
  face: number,
  { proficiency = 0, range = 0, dodge = 0, conditions = 0 }: Aim = {},
): number => face + proficiency - range - dodge - conditions

/**
 * How a to-hit lands on armour [R20]: at 1 or less before armour it misses, at 1 or less only after it is stopped, over
 * half the die it is solid.
 */
export function landing(die: HitDie, hit: number, armour = 0): Landing {
  if (hit <= 1) return 'miss'
  const after = hit - armour
  if (after <= 1) return 'stopped'
  return after * 2 > HIT_DICE[die].faces ? 'solid' : 'glancing'
}

/** What is left of damage as it lands: all, half rounded down, or none [R20]. */
export const landed = (how: Landing, damage: number): number =>
  how === 'solid' ? Math.floor(damage) : how === 'glancing' ? Math.floor(damage / 2) : 0

/** The Armour Rating of each layer, and what it takes in Exertion when a fight begins [R21]. */
export const ARMOURS = {
  cloth: { armour: 1, tax: 0 },
  chainmail: { armour: 3, tax: 1 },
  leathers: { armour: 3, tax: 1 },
  plate: { armour: 4, tax: 2 },
} as const
export type Armour = keyof typeof ARMOURS

/** The Armour Rating of all that is worn: layers add up [R21]. */
export const armourOf = (worn: readonly Armour[]): number =>
  worn.reduce((sum, layer) => sum + ARMOURS[layer].armour, 0)

/** What all that is worn takes in Exertion when a fight begins [R21]. */
export const taxOf = (worn: readonly Armour[]): number =>
  worn.reduce((sum, layer) => sum + ARMOURS[layer].tax, 0)

/** What a shield is thrown with, before the to-hit is judged [R21]. */
export const SHIELD_DIE: HitDie = 'd8'

/** What a shield adds to the armour: all of its rating, half, or none, as it lands like a weapon [R21]. */
export const shieldOf = (rating: number, face: number, proficiency = 0): number =>
  landed(landing(SHIELD_DIE, toHit(face, { proficiency })), rating)

/** At 150, 200 and 250 % of the die, to-hit and Special Die bring the Special once, twice, thrice [R22]. */
export const specialSteps = (die: HitDie): readonly number[] =>
  [3, 4, 5].map((halves) => (HIT_DICE[die].faces * halves) / 2)

/** How often the Special comes: by the to-hit before armour and the face of the Special Die; never on a miss [R22]. */
export const specialOf = (die: HitDie, hit: number, special: number): number =>
  hit <= 1 ? 0 : specialSteps(die).filter((step) => hit + special >= step).length

/** The least face of the Special Die that brings the Special to this to-hit; without one, of both together [R22]. */
export const specialFrom = (die: HitDie, hit = 0): number =>
  Math.max(1, (specialSteps(die)[0] ?? 0) - hit)

const DODGES: Readonly<Partial<Record<OutcomeBand, number>>> = {
  'good-but': 1,
  good: 2,
  'good-and': 4,
}

/** What a dodge takes from a to-hit, by its Outcome [R23]. */
export const dodgeOf = (band: OutcomeBand): number => DODGES[band] ?? 0

/** What distance takes from a to-hit: 1 for each band beyond Near, with a d4 2 [R23]. */
export const rangeOf = (distance: Distance, die: HitDie): number =>
  beyondNear(distance) * (die === 'd4' ? 2 : 1)

/** A blow, as it is struck. */
export interface WeaponBlow extends Aim {
  readonly die: HitDie
  readonly face: number
  /** The face of the Special Die, which is as large. */
  readonly special: number
  readonly damage: number
  readonly armour: number
  /** What a shield adds. */
  readonly shield?: number
  /** Armour that each step of the Special goes through, and the part of the damage that it adds. */
  readonly pierces?: number
  readonly adds?: number
}

/** What came of a blow, with all numbers on the way. */
export interface Struck {
  /** To-hit before armour. */
  readonly hit: number
  /** How often the Special came. */
  readonly steps: number
  /** The armour that was in the way. */
  readonly armour: number
  /** To-hit after it. */
  readonly after: number
  readonly lands: Landing
  readonly damage: number
  /** Whether a status takes: the Special came, and damage passed the armour. */
  readonly takes: boolean
}

/** Works out a blow, from the faces to the damage [R20] to [R23]. Of damage only the end is rounded. */
export function strike(blow: WeaponBlow): Struck {
  const hit = toHit(blow.face, blow)
  const steps = specialOf(blow.die, hit, blow.special)
  const worn = blow.armour + (blow.shield ?? 0)
  const armour = Math.max(0, worn - steps * (blow.pierces ?? 0))
  const lands = landing(blow.die, hit, armour)
  const damage = landed(lands, blow.damage * (1 + steps * (blow.adds ?? 0)))
  return { hit, steps, armour, after: hit - armour, lands, damage, takes: steps > 0 && damage > 0 }
}
