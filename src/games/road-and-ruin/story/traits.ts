import type { Item } from '../../../rules/plain/item.ts'
import { readCharacter } from '../people/characters.ts'
import { sufferings } from '../people/fields.ts'
import { isExhausted } from '../reckon/exertion.ts'
import { type Attribute, SCALES, type Scale } from '../reckon/people.ts'
import { PROFICIENCIES, type Proficiency } from '../reckon/skills.ts'

/** What somebody brings to an Outcome, as it stands on their sheet. */
export interface Traits {
  attribute(of: Attribute): number
  readonly scale: Scale
  proficiency(in_: Proficiency): number
  /** How many statuses of damage their equipment has [R10]. */
  readonly damaged: number
  readonly exhausted: boolean
  /** The Exertion that is left. */
  readonly exertion: number
  /** What lasts on them and takes from an Outcome, each with how much. */
  readonly conditions: readonly { readonly id: string; readonly by: number }[]
}

/** Reads it off a character, whatever stands there. */
export function traitsOf(item: Item): Traits {
  const one = readCharacter(item)
  return {
    // As it stands there: what its scale adds is told beside it.
    attribute: (of) => one.attributes[of] - SCALES[one.scale],
    scale: one.scale,
    proficiency: (in_) => one.proficiencies[in_],
    damaged: one.damaged,
    exertion: one.left.exertion,
    exhausted: isExhausted(one.left.exertion, one.most.exertion),
    conditions: sufferings(one, 'aim').map(({ id, by }) => ({ id, by: -by })),
  }
}

/** Whether this is something one can be proficient in. */
export const isProficiency = (id: string): id is Proficiency =>
  PROFICIENCIES.some((one) => one === id)
