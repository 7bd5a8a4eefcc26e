import type { Field } from '../../../rules/board/field.ts'
import type { Item, SeatId } from '../../../rules/plain/item.ts'
import { ARMOURS, type Armour, armourOf } from '../reckon/blow.ts'
import { CLASSES, type ClassId } from '../reckon/classes.ts'
import { buildLeft, LEVELS_A_CLASS, levelOf, xpLeft } from '../reckon/growth.ts'
import { MOST_PROFICIENCY } from '../reckon/outcome.ts'
import {
  ATTRIBUTES,
  type Attribute,
  type Attributes,
  atScale,
  type Pools,
  poolsOf,
  SCALES,
  type Scale,
  TYPES,
} from '../reckon/people.ts'
import { type Gift, PROFICIENCIES, type Proficiency, SKILLS } from '../reckon/skills.ts'
import { presumptive, reactive } from '../reckon/time.ts'
import {
  byId,
  choiceField,
  choiceOn,
  countField,
  countOn,
  FIGHT_FIELDS,
  type InFight,
  inPart,
  quietField,
  readInFight,
  WEAPON_FIELD,
  worthField,
} from './fields.ts'

/** The piece that a character's sheet is. */
export const CHARACTER = 'character'

export type SkillId = keyof typeof SKILLS
/** What can be worn, a layer each [R21]. */
export const LAYERS = Object.keys(ARMOURS) as readonly Armour[]
/** All sorts of all types there are; a type without any is its own [R32]. */
const SORT_IDS: readonly string[] = Object.entries(TYPES).flatMap(([type, sorts]) =>
  sorts.length > 0 ? sorts : [type],
)
/** A Background, and a class for every five of all levels that there are [R33]. */
export const MOST_CLASSES = 1 + Math.floor(levelOf(Object.values(SKILLS)) / LEVELS_A_CLASS)
/** The highest rating of a shield that somebody carries [R21]. */
export const MOST_SHIELD = 6
const MOST = { damaged: 5, deeds: 999, given: 20 } as const

/** The prop that a Proficiency stands under. */
export const inProp = (of: Proficiency): string => `in:${of}`
/** The prop that a layer of armour stands under. */
export const armourProp = (layer: Armour): string => `armour:${layer}`
/** The prop that a skill stands under once it is learnt. */
export const skillProp = (skill: string): string => `skill:${skill}`
/** The prop of the class that was chosen as this one, from 0. */
export const classProp = (n: number): string => `class:${n}`
/** The prop that keeps that this class was chosen as this one: two groups apart may have chosen two. */
export const chosenProp = (n: number, id: ClassId): string => `chosen:${n}:${id}`
/** The prop of a feature, 1 to 3, of this class that was chosen as this one: what it added to a Proficiency. */
export const featureProp = (n: number, feature: number, id: ClassId): string =>
  `feature:${n}:${feature}:${id}`

const poolField = (pool: keyof Pools, shows: 'number' | 'boxes') =>
  countField(pool, (item) => builtOf(item).most[pool], shows)

/** All numbers and choices on a character's sheet, in the order in which they are told. */
export const CHARACTER_FIELDS: readonly Field[] = [
  ...inPart(
    'pools',
    poolField('health', 'boxes'),
    poolField('steadfast', 'boxes'),
    poolField('exertion', 'number'),
    countField('rests', (item) => builtOf(item).ends, 'boxes'),
    poolField('mana', 'number'),
    poolField('spirit', 'number'),
  ),
  ...inPart(
    'attributes',
    ...ATTRIBUTES.map((id) => countField(id, 5, 'number', 1)),
    quietField(choiceField('scale', Object.keys(SCALES), (id) => `scale.${id}`)),
    quietField(choiceField('sort', SORT_IDS, (id) => `sort.${id}`)),
  ),
  ...inPart(
    'gear',
    WEAPON_FIELD,
    ...LAYERS.map((layer) => quietField(countField(armourProp(layer), 1, 'boxes'))),
    quietField(countField('shield', MOST_SHIELD)),
    quietField(countField('damaged', MOST.damaged, 'tokens')),
    worthField('armour', (item) => readCharacter(item).armour),
  ),
  ...inPart(
    'fight',
    worthField('presumptive', (item) => presumptive(builtOf(item).attributes)),
    worthField('reactive', (item) => reactive(builtOf(item).attributes)),
  ),
  ...inPart(
    'able',
    ...PROFICIENCIES.map((of) => quietField(countField(inProp(of), MOST_PROFICIENCY, 'boxes'))),
  ),
  ...inPart(
    'growth',
    quietField(countField('deeds', undefined)),
    worthField('xp', (item) => readCharacter(item).xp),
    worthField('level', (item) => readCharacter(item).level),
    worthField('build', (item) => readCharacter(item).build),
    quietField(countField('given', MOST.given)),
  ),
  ...FIGHT_FIELDS,
]
const FIELDS = byId(CHARACTER_FIELDS)

/** What skills and features add to what follows from attributes. */
type Bonus = Readonly<Record<keyof Pools | 'speed', number>>

/** What a character is made of, and the most it may have of anything by that. */
interface Built {
  /** As they count, at its scale [R30]. */
  readonly attributes: Attributes
  readonly scale: Scale
  readonly skills: readonly SkillId[]
  /** In the order in which they were chosen. */
  readonly classes: readonly ClassId[]
  /** Those that were taken, as `<class>:<feature>`: the number of the class from 0, of the feature from 1. */
  readonly features: readonly string[]
  /** Classes that a group apart chose where another stands now, each with the number of that one. */
  readonly lost: readonly { readonly n: number; readonly id: ClassId }[]
  readonly bonus: Bonus
  readonly most: Pools
  /** As many of END's points as there may be [R27]. */
  readonly ends: number
}

/** A character as its sheet has it, whatever somebody wrote there. */
export interface Character extends Built, InFight {
  readonly item: Item
  readonly name: string
  readonly owner: SeatId | undefined
  readonly left: Pools
  /** END's points that are left [R27]. */
  readonly rests: number
  readonly proficiencies: Readonly<Record<Proficiency, number>>
  readonly worn: readonly Armour[]
  /** The rating of all that is worn [R21]. */
  readonly armour: number
  /** The rating of its shield, 0 for none. */
  readonly shield: number
  /** Statuses of damage on its gear [R10]. */
  readonly damaged: number
  readonly deeds: number
  readonly xp: number
  readonly level: number
  /** Build Points left, with those that the table gave [R32], [R33]. */
  readonly build: number
}

/** What a feature gives, by its `<class>:<feature>`. */
export function featureGift(classes: readonly ClassId[], feature: string): Gift | undefined {
  const [n = 0, one = 0] = feature.split(':').map(Number)
  const id = classes[n]
  return id === undefined ? undefined : CLASSES[id].features[one - 1]
}

/** The features of a character's classes that it has not taken, as `<class>:<feature>` [R33]. */
export const openFeatures = ({ classes, features }: Character): readonly string[] =>
  classes
    .flatMap((_, n) => [1, 2, 3].map((feature) => `${n}:${feature}`))
    .filter((feature) => !features.includes(feature))

const SKILL_IDS = Object.keys(SKILLS) as readonly SkillId[]

function classesOf({ props }: Item): readonly ClassId[] {
  const found: ClassId[] = []
  for (let n = 0; n < MOST_CLASSES; n++) {
    const id = props[classProp(n)]
    if (typeof id === 'string' && Object.hasOwn(CLASSES, id)) found.push(id as ClassId)
    // What comes after a gap stands for nothing: features go by the numbers of their classes.
    else break
  }
  return found
}

/** Whether a feature was taken of this class. Older tables do not say of which class it was. */
const isTaken = ({ props }: Item, n: number, feature: number, id: ClassId): boolean =>
  [0, 1].includes(props[featureProp(n, feature, id)] as number) ||
  props[`feature:${n}:${feature}`] === true

const CLASS_IDS = Object.keys(CLASSES) as readonly ClassId[]

const built = new WeakMap<Item, Built>()

function builtOf(item: Item): Built {
  const there = built.get(item)
  if (there) return there
  const { props } = item
  const scale = (choiceOn(FIELDS, item, 'scale') ?? 'usual') as Scale
  const attributes = Object.fromEntries(
    ATTRIBUTES.map((id) => [id, atScale(countOn(FIELDS, item, id), scale)]),
  ) as Readonly<Record<Attribute, number>>
  const skills = SKILL_IDS.filter((id) => props[skillProp(id)] === true)
  const classes = classesOf(item)
  const features = classes.flatMap((stands, n) =>
    [1, 2, 3].flatMap((one) => (isTaken(item, n, one, stands) ? [`${n}:${one}`] : [])),
  )
  const lost = classes.flatMap((stands, n) =>
    CLASS_IDS.flatMap((id) =>
      id !== stands && props[chosenProp(n, id)] === true ? [{ n, id }] : [],
    ),
  )
  const bonus = { health: 0, steadfast: 0, exertion: 0, mana: 0, spirit: 0, speed: 0 }
  const gifts = [
    ...skills.map((id): Gift => SKILLS[id].gift),
    ...features.map((feature) => featureGift(classes, feature)),
  ]
  for (const gift of gifts) if (gift?.gives === 'bonus') bonus[gift.to] += gift.by
  const pools = poolsOf(attributes)
  const one: Built = {
    attributes,
    scale,
    skills,
    classes,
    features,
    lost,
    bonus,
    most: {
      health: pools.health + bonus.health,
      steadfast: pools.steadfast + bonus.steadfast,
      exertion: pools.exertion + bonus.exertion,
      mana: pools.mana + bonus.mana,
      spirit: pools.spirit + bonus.spirit,
    },
    ends: Math.max(1, attributes.end),
  }
  built.set(item, one)
  return one
}

const known = new WeakMap<Item, Character>()

/** Reads a character's sheet: numbers within their bounds, and of names only those that the game knows. */
export function readCharacter(item: Item): Character {
  const there = known.get(item)
  if (there) return there
  const all = builtOf(item)
  const count = (id: string) => countOn(FIELDS, item, id)
  const worn = LAYERS.filter((layer) => count(armourProp(layer)) > 0)
  const learnt = all.skills.map((id) => SKILLS[id])
  const deeds = Math.min(MOST.deeds, count('deeds'))
  const { owner } = item.props
  const character: Character = {
    ...all,
    ...readInFight(FIELDS, item),
    item,
    name: item.texts.name?.trim() ?? '',
    owner: typeof owner === 'string' ? owner : undefined,
    left: {
      health: count('health'),
      steadfast: count('steadfast'),
      exertion: count('exertion'),
      mana: count('mana'),
      spirit: count('spirit'),
    },
    rests: count('rests'),
    proficiencies: Object.fromEntries(
      PROFICIENCIES.map((of) => [of, count(inProp(of))]),
    ) as Readonly<Record<Proficiency, number>>,
    worn,
    armour: armourOf(worn),
    shield: count('shield'),
    damaged: count('damaged'),
    deeds,
    xp: xpLeft(deeds, learnt),
    level: levelOf(learnt),
    build: buildLeft(learnt, all.features.length) + count('given'),
  }
  known.set(item, character)
  return character
}
