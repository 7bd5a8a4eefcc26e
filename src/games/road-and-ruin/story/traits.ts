import type { Item } from '../../../rules/plain/item.ts'
import { exertionPool, isExhausted } from '../reckon/exertion.ts'
import { type Attribute, SCALES, type Scale } from '../reckon/people.ts'
import { PROFICIENCIES, type Proficiency } from '../reckon/skills.ts'
import { SPECIALS } from '../reckon/specials.ts'
import { wholeOf, wordOf } from './slips.ts'

/** What somebody brings to an Outcome, as it stands on their sheet. */
export interface Traits {
  attribute(of: Attribute): number
  readonly scale: Scale
  proficiency(in_: Proficiency): number
  /** How many statuses of damage their equipment has [R10]. */
  readonly damaged: number
  readonly exhausted: boolean
  /** What lasts on them and takes from an Outcome, each with how much. */
  readonly conditions: readonly { readonly id: 'distract' | 'blind'; readonly by: number }[]
}

const AIMS = ['distract', 'blind'] as const

const within = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(most, value))

/** Reads it off an item, whatever stands there. */
export function traitsOf({ props }: Item): Traits {
  const attribute = (of: Attribute) => within(wholeOf(props[of], 3), 1, 5)
  const pool = exertionPool(attribute('end'))
  const scale = wordOf(props.scale)
  return {
    attribute,
    scale: Object.hasOwn(SCALES, scale) ? (scale as Scale) : 'usual',
    proficiency: (in_) => within(wholeOf(props[`in/${in_}`]), 0, 5),
    damaged: within(wholeOf(props.damaged), 0, 4),
    exhausted: isExhausted(within(wholeOf(props.exertion, pool), 0, pool), pool),
    conditions: AIMS.flatMap((id) =>
      wholeOf(props[id]) > 0 ? [{ id, by: -SPECIALS[id].status.aim }] : [],
    ),
  }
}

/** Whether this is something one can be proficient in. */
export const isProficiency = (id: string): id is Proficiency =>
  PROFICIENCIES.some((one) => one === id)
