import {
  ARMOURS,
  type Armour,
  HIT_DICE,
  type HitDie,
  rangeOf,
  specialSteps,
} from '../reckon/blow.ts'
import { castingMinutes } from '../reckon/magic.ts'
import { DISTANCES } from '../reckon/places.ts'

/** What to-hit and Special Die together have to reach, by die, as rows of a table; `letter`: of dice [R22]. */
export const specialRows = (letter: string): readonly (readonly string[])[] =>
  (Object.keys(HIT_DICE) as HitDie[]).map((die) => [
    die.replace('d', letter),
    ...specialSteps(die).map(String),
  ])

/** The layers of armour by these names: what each is worth, and what it takes in Exertion [R21]. */
export const layerRows = (
  names: Readonly<Record<Armour, string>>,
): readonly (readonly string[])[] =>
  (Object.keys(ARMOURS) as Armour[]).map((id) => {
    const { armour, tax } = ARMOURS[id]
    return [names[id], String(armour), tax > 0 ? String(tax) : '']
  })

/** Beyond this nobody strikes at anybody. */
const SEEN = DISTANCES.findIndex(({ id }) => id === 'very-far')

/** Distances as they are told in a language, with what each takes from a to-hit, and from that of a d4 [R15], [R23]. */
export const bandRows = (
  told: readonly (readonly [name: string, about: string, there: string])[],
): readonly (readonly string[])[] =>
  DISTANCES.map(({ id }, i) => [
    ...(told[i] ?? []),
    ...(['d8', 'd4'] as const).map((die) => (i > SEEN ? '' : String(-rangeOf(id, die) || 0))),
  ])

/** How long a spell of 1 to 7 mana takes as it is, in minutes, hours or days [R28]. */
export const spellTimes = (
  units: Readonly<Record<'minutes' | 'hours' | 'days', string>>,
  point = '.',
): readonly string[] =>
  Array.from({ length: 7 }, (_, i) => {
    const minutes = castingMinutes(i + 1)
    if (minutes < 120) return `${minutes} ${units.minutes}`
    const [long, unit] = minutes < 1440 ? [minutes / 60, units.hours] : [minutes / 1440, units.days]
    const told = long < 10 ? long.toFixed(1).replace('.', point) : String(Math.round(long))
    return `${told} ${unit}`
  })
