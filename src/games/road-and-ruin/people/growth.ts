import type { Change } from '../../../rules/board/change.ts'
import type { Item, Plain } from '../../../rules/plain/item.ts'
import { type CharacterClass, CLASSES, type ClassId } from '../reckon/classes.ts'
import { classLack, skillLack } from '../reckon/growth.ts'
import { MOST_PROFICIENCY } from '../reckon/outcome.ts'
import type { Pools } from '../reckon/people.ts'
import type { CharacterSheet } from '../reckon/sheets.ts'
import { type Gift, PROFICIENCIES, SKILLS, type Skill } from '../reckon/skills.ts'
import {
  armourProp,
  CHARACTER,
  type Character,
  chosenProp,
  classProp,
  featureGift,
  featureProp,
  inProp,
  MOST_CLASSES,
  readCharacter,
  type SkillId,
  skillProp,
} from './characters.ts'
import { gained } from './fighters.ts'

/** What stands on the sheet of a new character: all its pools are full [R30], [R31]. */
export function newProps(sheet: CharacterSheet): Readonly<Record<string, Plain>> {
  const { attributes, background, weapon, armour, shield = 0 } = sheet
  const { starts = {} }: CharacterClass = CLASSES[background]
  const known = PROFICIENCIES.flatMap((of) => {
    const start = starts[of]
    return start === undefined ? [] : [[inProp(of), start] as const]
  })
  const props: Readonly<Record<string, Plain>> = {
    ...attributes,
    ...Object.fromEntries(known),
    ...Object.fromEntries(armour.map((layer) => [armourProp(layer), 1])),
    [classProp(0)]: background,
    weapon,
    shield,
    deeds: 0,
  }
  const place = { x: 0, y: 0, turn: 0, z: 0 }
  const item: Item = { id: '', kind: CHARACTER, place, bin: false, props, texts: {} }
  const { most, ends } = readCharacter(item)
  return { ...props, ...most, rests: ends }
}

/**
 * What a gift changes at once, by what it comes from; what is no number is named in its words [R33]. It is given once,
 * also where two groups apart have both given it.
 */
function given(
  { item, proficiencies }: Character,
  from: string,
  gift: Gift | undefined,
  /** What stands under the prop that it comes from. */
  kept: Plain,
): readonly Change[] {
  switch (gift?.gives) {
    case 'proficiency': {
      const by = Math.min(1, MOST_PROFICIENCY - proficiencies[gift.in])
      return by > 0 ? [{ do: 'add', id: item.id, key: inProp(gift.in), by, as: from }] : []
    }
    case 'bonus': {
      // The most there may be follows from what it comes from; what is there grows with it. Of speed nothing is left.
      const grown = { ...item, props: { ...item.props, [from]: kept } }
      return gained(grown, gift.to, gift.by).map((one) =>
        one.do === 'add' ? { ...one, as: from } : one,
      )
    }
    default:
      return []
  }
}

const skillsOf = ({ skills }: Character): readonly Skill[] => skills.map((id) => SKILLS[id])
const classesOf = ({ classes }: Character): readonly CharacterClass[] =>
  classes.map((id) => CLASSES[id])

/** Why a character cannot learn a skill; undefined where it can [R33]. */
export const lacksForSkill = (one: Character, skill: SkillId) =>
  skillLack(SKILLS[skill], skillsOf(one), one.xp)

/** What learning a skill changes [R33]. */
export const learning = (one: Character, skill: SkillId): readonly Change[] => [
  { do: 'set', id: one.item.id, key: skillProp(skill), value: true },
  ...given(one, skillProp(skill), SKILLS[skill].gift, true),
]

/** Why a character cannot choose a class; undefined where it can [R33]. */
export const lacksForClass = (one: Character, id: ClassId) =>
  one.classes.length >= MOST_CLASSES ? 'level' : classLack(CLASSES[id], classesOf(one), one.level)

/**
 * What choosing a class changes: a Background brings what one can do from the start [R33], and says of all else that it
 * brings nothing: where two groups apart have chosen, one of them stands, with no more than it brings.
 */
export function choosing(one: Character, chosen: ClassId): readonly Change[] {
  const { id } = one.item
  const { starts }: CharacterClass = CLASSES[chosen]
  const n = one.classes.length
  const as = classProp(n)
  return [
    { do: 'set', id, key: as, value: chosen },
    { do: 'set', id, key: chosenProp(n, chosen), value: true },
    ...(starts ? PROFICIENCIES : []).map((of): Change => {
      const by = Math.min(starts?.[of] ?? 0, MOST_PROFICIENCY - one.proficiencies[of])
      return { do: 'add', id, key: inProp(of), by, as }
    }),
  ]
}

/**
 * What taking a feature changes; it costs a Build Point [R33]. It is kept of which class it was: where another stands
 * there one day, it is no feature of that.
 */
export function taking(one: Character, feature: string): readonly Change[] {
  const [n = 0, number = 1] = feature.split(':').map(Number)
  const id = one.classes[n]
  if (id === undefined) return []
  const from = featureProp(n, number, id)
  const gift = featureGift(one.classes, feature)
  const brings = given(one, from, gift, 0)
  const by = gift?.gives === 'proficiency' ? brings.length : 0
  return [{ do: 'set', id: one.item.id, key: from, value: by }, ...brings]
}

/**
 * What a character gives up with classes that a group apart has chosen, where others stand now [R33]: their features,
 * what these added to a Proficiency, and of a pool what is there beyond the most there may be.
 */
export function conceding({ item, lost, most }: Character): readonly Change[] {
  const { id, props } = item
  return lost.flatMap(({ n, id: gone }): readonly Change[] => [
    { do: 'set', id, key: chosenProp(n, gone), value: null },
    ...CLASSES[gone].features.flatMap((gift: Gift, i): readonly Change[] => {
      const as = featureProp(n, i + 1, gone)
      const by = props[as]
      if (by !== 0 && by !== 1) return []
      const takes = (key: string, by: number): readonly Change[] =>
        by > 0 ? [{ do: 'add', id, key, by: -by, as }] : []
      const over = (pool: keyof Pools) => Number(props[pool]) - most[pool]
      return [
        { do: 'set', id, key: as, value: null },
        ...(gift.gives === 'proficiency' ? takes(inProp(gift.in), by) : []),
        ...(gift.gives === 'bonus' && gift.to !== 'speed' ? takes(gift.to, over(gift.to)) : []),
      ]
    }),
  ])
}
