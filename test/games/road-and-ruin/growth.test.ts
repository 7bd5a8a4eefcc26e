import { describe, expect, it } from 'vitest'
import { readCharacter } from '../../../src/games/road-and-ruin/people/characters.ts'
import { HIT_DICE } from '../../../src/games/road-and-ruin/reckon/blow.ts'
import {
  type CharacterClass,
  CLASS_SORTS,
  CLASSES,
} from '../../../src/games/road-and-ruin/reckon/classes.ts'
import {
  buildLeft,
  classLack,
  costOf,
  DEED_XP,
  LEVELS_A_CLASS,
  levelOf,
  skillLack,
  xpLeft,
} from '../../../src/games/road-and-ruin/reckon/growth.ts'
import { METHODS } from '../../../src/games/road-and-ruin/reckon/magic.ts'
import { areNew } from '../../../src/games/road-and-ruin/reckon/people.ts'
import { type CharacterSheet, SHEETS } from '../../../src/games/road-and-ruin/reckon/sheets.ts'
import {
  type Gift,
  PROFICIENCIES,
  type Proficiency,
  RANKS,
  SKILLS,
  type Skill,
  TAGS,
} from '../../../src/games/road-and-ruin/reckon/skills.ts'
import { SPECIALS } from '../../../src/games/road-and-ruin/reckon/specials.ts'
import { SPELLS } from '../../../src/games/road-and-ruin/reckon/spells.ts'
import { damageOf, WEAPONS, type Weapon } from '../../../src/games/road-and-ruin/reckon/weapons.ts'
import type { Sitting } from '../../make.ts'
import { copyOf, merge } from '../../table/make.ts'
import { onRoad, sitAt, somebody, withSeats } from './lab.ts'

const skills: readonly Skill[] = Object.values(SKILLS)
const classes: readonly CharacterClass[] = Object.values(CLASSES)
const { inn, toll, surveyor, oath, heron, bear } = CLASSES
const of = (...ids: (keyof typeof SKILLS)[]): readonly Skill[] => ids.map((id) => SKILLS[id])

describe('skills', () => {
  it('[R33] are bought with the XP of Deeds, each for its rank', () => {
    expect(RANKS.map((rank) => costOf({ rank }))).toEqual([1, 2, 3])
    expect(xpLeft(7, of('soft-step', 'other-face', 'no-echo'))).toBe(DEED_XP)
  })

  it.each([
    ['soft-step', [], 1, undefined],
    ['soft-step', [], 0, 'xp'],
    ['soft-step', ['soft-step'], 9, 'had'],
    ['other-face', [], 9, 'rank'],
    ['other-face', ['steady-pace'], 9, 'rank'],
    ['other-face', ['loose-stone'], 2, undefined],
    ['no-echo', ['loose-stone'], 9, 'rank'],
    ['no-echo', ['loose-stone', 'bent-wire'], 3, undefined],
    ['no-echo', ['loose-stone', 'bent-wire'], 2, 'xp'],
  ] as const)('[R33] %s after %j with %i XP: %s', (id, has, xp, lack) => {
    expect(skillLack(SKILLS[id], of(...has), xp)).toBe(lack)
  })

  it('[R33] bring a level and a Build Point where one is the first of its Tag and rank', () => {
    expect(levelOf([])).toBe(0)
    expect(levelOf(of('soft-step'))).toBe(1)
    expect(levelOf(of('soft-step', 'loose-stone'))).toBe(1)
    expect(levelOf(of('soft-step', 'loose-stone', 'bent-wire', 'steady-pace'))).toBe(3)
    expect(buildLeft(of('soft-step', 'bent-wire'), 1)).toBe(1)
    expect(levelOf(skills)).toBe(TAGS.length * RANKS.length)
  })

  it('[R33] are 36: two for each rank of each Tag, and each gives just one thing', () => {
    expect(skills).toHaveLength(36)
    for (const tag of TAGS)
      for (const rank of RANKS)
        expect(skills.filter((one) => one.tag === tag && one.rank === rank)).toHaveLength(2)
    for (const { gift } of skills) expect(isGift(gift)).toBe(true)
  })
})

/** Whether this is one thing and no more. */
function isGift(gift: Gift): boolean {
  const keys = Object.keys(gift).length
  if (gift.gives === 'proficiency') return keys === 2 && PROFICIENCIES.includes(gift.in)
  return gift.gives === 'bonus' ? keys === 3 && gift.by > 0 : keys === 1
}

describe('classes', () => {
  it.each<readonly [string, CharacterClass, readonly CharacterClass[], number, string | undefined]>(
    [
      ['a Background at the start', inn, [], 0, undefined],
      ['a Profession at the start', surveyor, [], 0, 'background'],
      ['a second Background', toll, [inn], 9, 'background'],
      ['a Profession too early', surveyor, [inn], LEVELS_A_CLASS - 1, 'level'],
      ['a Profession at level 5', surveyor, [inn], LEVELS_A_CLASS, undefined],
      ['a Heroic at level 5, after one', oath, [inn, surveyor], 5, 'level'],
      ['the same again at level 10', oath, [inn, oath], 10, undefined],
      ['a Shape', heron, [inn], 5, undefined],
      ['a second Shape', bear, [inn, heron], 10, 'shape'],
      ['the same Shape', heron, [inn, heron], 10, 'shape'],
    ],
  )('[R33] %s', (_, one, has, level, lack) => {
    expect(classLack(one, has, level)).toBe(lack)
  })

  it('[R33] are four of each, and two Shapes, with three features of one thing each', () => {
    const counts = CLASS_SORTS.map((sort) => classes.filter((one) => one.sort === sort).length)
    expect(counts).toEqual([4, 4, 4, 2])
    for (const { sort, features, starts } of classes) {
      expect(features).toHaveLength(3)
      for (const feature of features) expect(isGift(feature)).toBe(true)
      expect(starts !== undefined).toBe(sort === 'background')
      // All begin with as much.
      if (starts) expect(Object.values(starts).sort()).toEqual([1, 1, 2])
    }
  })
})

/** The Proficiency for the weapons of each die. */
const BY_DIE: Readonly<Record<string, Proficiency>> = {
  d4: 'aim',
  d6: 'whips',
  d8: 'blades',
  d10: 'axes',
  d12: 'contact',
}

describe('what there is to fight with', () => {
  const weapons: readonly (readonly [string, Weapon])[] = Object.entries(WEAPONS)

  it('[R20] are ten weapons, two for each die', () => {
    expect(weapons).toHaveLength(10)
    for (const die of Object.keys(HIT_DICE))
      expect(weapons.filter(([, one]) => one.die === die)).toHaveLength(2)
  })

  it.each(weapons)(
    '[R20] [R22] %s keeps within bounds',
    (_, { size, weight, speed, special, ...one }) => {
      expect([1, 2, 3, 4]).toContain(size)
      expect([-1, 0, 1]).toContain(weight)
      expect([1, 2, 3, 4, 5, 6]).toContain(speed)
      expect(damageOf({ size, weight })).toBe(Math.min(8, Math.max(2, size + size + weight)))
      expect(Object.keys(SPECIALS)).toContain(special)
      // What flies is a matter of accuracy.
      expect(one.flies ?? false).toBe(one.die === 'd4')
    },
  )

  it.each([
    [1, -1, 2],
    [1, 0, 2],
    [1, 1, 3],
    [3, 0, 6],
    [4, -1, 7],
    [4, 1, 8],
  ])('damage of size %i and weight %i is %i', (size, weight, damage) => {
    expect(damageOf({ size, weight })).toBe(damage)
  })

  it('[R19] are as quick as the page has it: a sword 3, an arrow 5', () => {
    expect([WEAPONS.sword.speed, WEAPONS.bow.speed]).toEqual([3, 5])
  })

  it('[R22] are eight Specials, all of use', () => {
    expect(Object.keys(SPECIALS)).toHaveLength(8)
    const used = new Set<string>(weapons.map(([, { special }]) => special))
    expect([...used].sort()).toEqual(Object.keys(SPECIALS).sort())
  })
})

describe('what else comes with it', () => {
  it('[R28] are six spells of 1 to 5 mana, by every Method', () => {
    const spells = Object.values(SPELLS)
    expect(spells).toHaveLength(6)
    expect([...new Set(spells.map(({ mana }) => mana))].sort()).toEqual([1, 2, 3, 4, 5])
    expect([...new Set<string>(spells.map(({ method }) => method))].sort()).toEqual(
      METHODS.toSorted(),
    )
  })

  it.each<readonly [string, CharacterSheet]>(Object.entries(SHEETS))(
    '[R30] [R33] %s is new, and knows its weapon',
    (_, { attributes, background, weapon }) => {
      expect(areNew(attributes)).toBe(true)
      const { sort, starts }: CharacterClass = CLASSES[background]
      expect(sort).toBe('background')
      expect(starts?.[BY_DIE[WEAPONS[weapon].die] ?? 'talk']).toBe(2)
    },
  )

  it('[R33] are four sheets of four Backgrounds', () => {
    const backgrounds = Object.values(SHEETS).map(({ background }) => background)
    expect(new Set(backgrounds).size).toBe(4)
  })
})

describe('what skills give', () => {
  const sheet = (at: Sitting) => readCharacter(at.board().items.get('kim')!)

  it('[R33] is given once, also where two apart have learnt the same', () => {
    const one = withSeats()
    const start = sitAt(one, 'a')
    const { bin: _, ...kim } = somebody('kim', { deeds: 3, exertion: 10 })
    start.by({ do: 'make', item: kim })
    const other = copyOf(one)
    for (const at of [sitAt(one, 'x'), sitAt(other, 'y')]) {
      at.play('learn', { who: 'kim', skill: 'steady-pace' })
      at.play('learn', { who: 'kim', skill: 'packed-light' })
    }
    merge(one, other)
    for (const at of [sitAt(one, 'v'), sitAt(other, 'w')]) {
      expect(sheet(at).proficiencies.travel).toBe(1)
      expect(sheet(at).left.exertion).toBe(12)
    }
  })

  it('[R33] comes whole to whoever has less than nothing left, and to whoever has all', () => {
    for (const [left, now] of [
      [-5, 2],
      [30, 32],
    ] as const) {
      const at = onRoad([somebody('kim', { deeds: 3, exertion: left })])
      at.play('learn', { who: 'kim', skill: 'packed-light' })
      expect(sheet(at).left.exertion).toBe(now)
    }
  })
})
