import type { CharacterClass } from './classes.ts'
import type { Skill } from './skills.ts'

/** The XP of a Deed [R33]. */
export const DEED_XP = 1
/** Each of so many levels brings another choice of a class [R33]. */
export const LEVELS_A_CLASS = 5

/** The XP that a skill costs: its rank [R33]. */
export const costOf = ({ rank }: Pick<Skill, 'rank'>): number => rank

/** The XP left of so many Deeds, once these skills were bought [R33]. */
export const xpLeft = (deeds: number, skills: readonly Skill[]): number =>
  skills.reduce((left, skill) => left - costOf(skill), deeds * DEED_XP)

/** Why a skill cannot be bought; undefined where it can [R33]. Ranks of a Tag come one after another. */
export function skillLack(
  skill: Skill,
  has: readonly Skill[],
  xp: number,
): 'had' | 'rank' | 'xp' | undefined {
  if (has.includes(skill)) return 'had'
  const before = ({ tag, rank }: Skill) => tag === skill.tag && rank === skill.rank - 1
  if (skill.rank > 1 && !has.some(before)) return 'rank'
  return xp < costOf(skill) ? 'xp' : undefined
}

/** The level, and as many Build Points: one for the first skill of each rank of each Tag [R33]. */
export const levelOf = (skills: readonly Skill[]): number =>
  new Set(skills.map(({ tag, rank }) => `${tag} ${rank}`)).size

/** The Build Points left: one a level, less one for each feature [R33]. */
export const buildLeft = (skills: readonly Skill[], features: number): number =>
  levelOf(skills) - features

/**
 * Why a class cannot be chosen at this level; undefined where it can [R33]. The first is a Background. After it comes
 * one every five levels, a Profession, a Heroic or a Shape: repeats are allowed, but there is one Shape only.
 */
export function classLack(
  { sort }: CharacterClass,
  has: readonly CharacterClass[],
  level: number,
): 'background' | 'level' | 'shape' | undefined {
  if ((sort === 'background') !== (has.length === 0)) return 'background'
  if (sort === 'background') return undefined
  if (has.length > Math.floor(level / LEVELS_A_CLASS)) return 'level'
  return sort === 'shape' && has.some((one) => one.sort === 'shape') ? 'shape' : undefined
}
