import { HIT_DICE, type HitDie, type Landing, landing } from '../reckon/blow.ts'
import { OUTCOMES, outcomeRow } from '../reckon/outcome.ts'
import { damageOf, WEAPONS, type WeaponId } from '../reckon/weapons.ts'
import { woundOf } from '../reckon/wounds.ts'

/** Faces from one to another, as they are printed. */
const span = (first: number, last: number): string =>
  first === last ? String(first) : `${first}-${last}`

const signed = (modifier: number): string => (modifier > 0 ? `+${modifier}` : String(modifier))

/** The faces of each band for each modifier from -10 to 10, as rows of a table [R7]. */
export const outcomeRows: readonly (readonly string[])[] = Array.from({ length: 21 }, (_, i) => {
  const row = outcomeRow(i - 10)
  const faces = OUTCOMES.map((band) => {
    const at = row[band]
    return at ? span(...at) : ''
  })
  return [signed(i - 10), ...faces]
})

const DICE = Object.keys(HIT_DICE) as readonly HitDie[]

/**
 * The faces of each die that are Glancing and Solid on so much armour, before all else that counts, as rows of a table
 * [R20], [R21]: each by its letter.
 */
export const hitRows = (glancing: string, solid: string): readonly (readonly string[])[] =>
  [0, 1, 3, 4, 5, 7, 8].map((armour) => [
    String(armour),
    ...DICE.map((die) => {
      const faces = Array.from({ length: HIT_DICE[die].faces }, (_, i) => i + 1)
      const of = (how: Landing, letter: string) => {
        const there = faces.filter((face) => landing(die, face, armour) === how)
        const [first, last] = [there[0], there.at(-1)]
        return first === undefined || last === undefined
          ? []
          : [`${letter}\u00a0${span(first, last)}`]
      }
      return [...of('glancing', glancing), ...of('solid', solid)].join(', ')
    }),
  ])

/** The damage that the wounds table tells. */
export const WOUND_DAMAGE: readonly number[] = [1, 2, 3, 4, 5, 6, 8, 10]

/** What damage takes from Steadfast and from Health, by how much Steadfast there is, as rows of a table [R24]. */
export const woundRows: readonly (readonly string[])[] = [0, 1, 2, 3, 4, 5].map((steadfast) => [
  String(steadfast),
  ...WOUND_DAMAGE.map((damage) => {
    const wound = woundOf(damage, steadfast)
    return `${wound.steadfast}/${wound.health}`
  }),
])

/** The weapons as rows of a table: name, die by its letter, damage, Action Speed, Special. */
export const weaponRows = (
  weapons: Readonly<Record<WeaponId, { readonly title: string }>>,
  specials: Readonly<Record<string, { readonly title: string }>>,
  letter = 'd',
): readonly (readonly string[])[] =>
  (Object.keys(WEAPONS) as WeaponId[]).map((id) => {
    const { die, speed, special, ...weapon } = WEAPONS[id]
    return [
      weapons[id].title,
      die.replace('d', letter),
      String(damageOf(weapon)),
      String(speed),
      specials[special]?.title ?? '',
    ]
  })
