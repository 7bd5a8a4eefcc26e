import type { Board } from '../../../rules/board/board.ts'
import type { Change } from '../../../rules/board/change.ts'
import { fieldStep } from '../../../rules/board/field.ts'
import type { Item, ItemId } from '../../../rules/plain/item.ts'
import { asMade } from '../../../rules/story/kinds.ts'
import type { HitDie } from '../reckon/blow.ts'
import { isExhausted, isTiring } from '../reckon/exertion.ts'
import { DISTANCES, type Distance } from '../reckon/places.ts'
import type { Proficiency } from '../reckon/skills.ts'
import { speedOf } from '../reckon/time.ts'
import { WEAPONS, type Weapon } from '../reckon/weapons.ts'
import { CHARACTER, CHARACTER_FIELDS, type Character, readCharacter } from './characters.ts'
import { type InFight, NOTHING } from './fields.ts'
import { FOE, FOE_FIELDS, readFoe } from './foes.ts'

/** Whoever can strike or be struck: a character, or a foe, as they meet. */
export interface Fighter extends InFight {
  readonly id: ItemId
  readonly item: Item
  readonly name: string
  /** Only of a character. */
  readonly sheet?: Character
  readonly health: number
  readonly steadfast: number
  /** The rating of all that is worn. */
  readonly armour: number
  /** The rating of the shield, 0 for none. */
  readonly shield: number
  readonly shieldSkill: number
  /** What weapon is in hand, as it is reckoned with. */
  readonly arms: Weapon | undefined
  /** Proficiency with it. */
  readonly skill: number
}

/** In what somebody is proficient who knows weapons of this die [R9]. */
export const SKILL_WITH: Readonly<Record<HitDie, Proficiency>> = {
  d4: 'aim',
  d6: 'whips',
  d8: 'blades',
  d10: 'axes',
  d12: 'contact',
}

const known = new WeakMap<Item, Fighter>()

/** An item as whoever fights; undefined for what does not. */
export function fighterOf(item: Item | undefined): Fighter | undefined {
  if (item?.kind !== CHARACTER && item?.kind !== FOE) return undefined
  const there = known.get(item)
  if (there) return there
  const fighter = item.kind === FOE ? foeFights(item) : characterFights(item)
  known.set(item, fighter)
  return fighter
}

function characterFights(item: Item): Fighter {
  const sheet = readCharacter(item)
  const { statuses, stance, distance, weapon, name, armour, shield, proficiencies } = sheet
  const arms = weapon && WEAPONS[weapon]
  return {
    ...{ statuses, stance, distance, weapon, name, armour, shield, arms, item, sheet },
    id: item.id,
    health: sheet.left.health,
    steadfast: sheet.left.steadfast,
    shieldSkill: proficiencies.shields,
    skill: arms ? proficiencies[SKILL_WITH[arms.die]] : 0,
  }
}

function foeFights(item: Item): Fighter {
  const { speed: _, ...foe } = readFoe(item)
  const arms = foe.weapon && WEAPONS[foe.weapon]
  return { ...foe, id: item.id, arms, shieldSkill: foe.skill }
}

/**
 * What brings a count of a character or a foe so much up, as it is shown and never over the most there may be: what
 * struck it below nothing does not eat what comes back.
 */
export function gained(item: Item, key: string, by: number): readonly Change[] {
  const fields = item.kind === FOE ? FOE_FIELDS : CHARACTER_FIELDS
  const field = fields.find(({ id }) => id === key)
  const step = field?.as === 'count' && by > 0 ? fieldStep(field, item, NOTHING, by) : undefined
  return step ? [step] : []
}

/** What brings a number of somebody further; nothing, where that is nothing. */
export const added = (id: ItemId, key: string, by: number): readonly Change[] =>
  by === 0 ? [] : [{ do: 'add', id, key, by }]

/**
 * What a throw for a slip brings a number of somebody. That it brings nothing counts, too: of two throws that were made
 * apart one takes effect, whole.
 */
export const broughtTo = (id: ItemId, key: string, by: number): readonly Change[] => [
  { do: 'add', id, key, by: by + 0 },
]

/** Everybody who can fight, characters first. */
export const fightersOf = (board: Pick<Board, 'items'>): readonly Fighter[] =>
  [...asMade(board, CHARACTER), ...asMade(board, FOE)].flatMap((item) => fighterOf(item) ?? [])

/** All characters on the table. */
export const charactersOf = (board: Pick<Board, 'items'>): readonly Character[] =>
  asMade(board, CHARACTER).flatMap((item) => fighterOf(item)?.sheet ?? [])

/** Whether a fight is on [R20]. */
export const isFight = ({ play }: Board): boolean => play.fight === true

/** Which round of it it is, from 1; 0 where there is none [R17]. */
export function fightRound(board: Board): number {
  const { round } = board.play
  if (!isFight(board)) return 0
  return typeof round === 'number' && Number.isInteger(round) && round > 0
    ? Math.min(round, 1e6)
    : 1
}

/** Whether somebody is exhausted: of foes nobody counts that [R26]. */
export const exhausts = ({ sheet }: Fighter): boolean =>
  sheet !== undefined && isExhausted(sheet.left.exertion, sheet.most.exertion)

/** Whether fighting tires a character in this round [R26]. */
export const tires = (board: Board, { sheet }: Fighter): boolean =>
  sheet !== undefined && isFight(board) && isTiring(fightRound(board))

/** How far two are from each other: as far as whoever keeps farther off [R15]. */
export function apartness(one: InFight, other: InFight): Distance {
  const at = ({ distance }: InFight) => DISTANCES.findIndex(({ id }) => id === distance)
  return DISTANCES[Math.max(at(one), at(other), 0)]!.id
}

/**
 * The speed of one who faces the other's weapon: the higher of two [R19]; which of them that is, and with the
 * Proficiency for whose weapon.
 */
export function speedAgainst(
  one: Fighter,
  other: Fighter,
): {
  readonly as: 'presumptive' | 'reactive' | 'speed'
  readonly speed: number
  readonly arms?: Fighter['arms']
} {
  const { sheet } = one
  if (!sheet) return { as: 'speed', speed: readFoe(one.item).speed }
  const fast = speedOf({
    ...sheet.attributes,
    foes: other.arms ? sheet.proficiencies[SKILL_WITH[other.arms.die]] : 0,
    own: one.skill,
  })
  return { ...fast, arms: (fast.as === 'reactive' ? one : other).arms }
}
