import { isGood, type OutcomeBand } from './outcome.ts'

/** What damage takes from Steadfast and from Health. */
export interface Wound {
  readonly steadfast: number
  readonly health: number
}

/**
 * What damage takes from whoever has this much Steadfast [R24]. Without any it all goes to Health; less than Steadfast
 * goes to that; else what is a multiple of it counts, that takes all of it, and the rest goes to Health.
 */
export function woundOf(damage: number, steadfast: number): Wound {
  if (steadfast <= 0) return { steadfast: 0, health: damage }
  if (damage < steadfast) return { steadfast: damage, health: 0 }
  return { steadfast, health: Math.floor(damage / steadfast) * steadfast - steadfast }
}

/** What somebody Shaken does, by an Outcome with POI [R25]. */
export const shakenBy = (band: OutcomeBand): 'acts' | 'flees' | 'freezes' =>
  isGood(band) ? 'acts' : band === 'bad-and' ? 'freezes' : 'flees'

/** The Steadfast that fear takes, by an Outcome with POI [R25]. */
export const fearOf = (band: OutcomeBand): number => (isGood(band) ? 0 : band === 'bad-and' ? 2 : 1)

/** The Steadfast that a whole round takes within reach of a foe who could have struck [R25]. */
export const BATTLE_STRESS = 1
/** The Steadfast that a round out of danger returns [R25]. */
export const CALM = 1

/** The Health that so many whole days return, with care and without [R25]. */
export const healed = (days: number, care: boolean): number => Math.floor(care ? days : days / 3)
