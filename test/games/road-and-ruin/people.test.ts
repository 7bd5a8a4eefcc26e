import { describe, expect, it } from 'vitest'
import {
  breathed,
  countedFace,
  exertionPool,
  isExhausted,
  isTiring,
  rested,
  returnedEnd,
  strainsOn,
} from '../../../src/games/road-and-ruin/reckon/exertion.ts'
import {
  cast,
  castingMinutes,
  isHollow,
  MOST_SPIRIT,
  mayCondense,
  replenished,
  SPIRIT_USES,
  spiritCost,
} from '../../../src/games/road-and-ruin/reckon/magic.ts'
import { OUTCOMES } from '../../../src/games/road-and-ruin/reckon/outcome.ts'
import {
  ATTRIBUTES,
  type Attributes,
  areNew,
  atScale,
  bonusOf,
  EXPECTED,
  poolsOf,
  SCALES,
  TYPES,
} from '../../../src/games/road-and-ruin/reckon/people.ts'

/** Attributes in the order of the rule: physical, mental, social. */
const attributes = (...all: number[]) =>
  Object.fromEntries(ATTRIBUTES.map((one, i) => [one, all[i] ?? 0])) as unknown as Attributes

describe('Exertion', () => {
  it.each([
    [3, 30, 15, false],
    [3, 30, 14, true],
    [2, 20, 9, true],
    [2, 20, 10, false],
  ])('[R26] of END %i is %i; with %i left it is Exhaustion: %s', (end, pool, left, exhausted) => {
    expect(exertionPool(end)).toBe(pool)
    expect(isExhausted(left, pool)).toBe(exhausted)
  })

  it('[R26] tires from the second round on, under a heavy load at once', () => {
    expect([isTiring(1), isTiring(2), isTiring(1, true)]).toEqual([false, true, true])
  })

  it.each([
    [false, false, undefined, 0, 1],
    [true, false, undefined, 0, 2],
    [false, true, undefined, -5, 2],
    [true, true, undefined, -5, 3],
    [true, true, 'tiring', -5, 2],
    [true, true, 'exhausted', 0, 2],
    [true, false, 'exhausted', 0, 2],
  ] as const)(
    '[R26] Tiring %s, Exhausted %s, cancelled %s: %i and %i dice',
    (tiring, exhausted, cancelled, modifier, dice) => {
      const all = strainsOn(tiring, exhausted, cancelled)
      expect(all.reduce((sum, { by }) => sum + by, 0)).toBe(modifier)
      expect(all.reduce((sum, one) => sum + one.dice, 1)).toBe(dice)
    },
  )

  it.each([
    [[[8, 3]], 3],
    [[[7]], 7],
    [[[4], [9]], 9],
    [
      [
        [8, 3],
        [5, 4],
      ],
      4,
    ],
  ])('[R26] of %j counts %i', (sets, face) => {
    expect(countedFace(sets)).toBe(face)
  })

  it('[R27] comes back by a Breather and by rest, never beyond the pool', () => {
    expect(OUTCOMES.map((band) => breathed(5, 30, 4, band))).toEqual([9, 9, 9, 10, 12, 14])
    expect(breathed(28, 30, 4, 'good-and')).toBe(30)
    expect([rested(12, 30, 7), rested(29, 30, 7)]).toEqual([19, 30])
    expect([3, 4, 11, 12].map(returnedEnd)).toEqual([0, 1, 2, 3])
  })
})

describe('spells and spirit', () => {
  it.each([
    [1, 1],
    [2, 4],
    [5, 256],
    [7, 4096],
  ])('[R28] a spell of %i mana takes %i minutes as it is', (mana, minutes) => {
    expect(castingMinutes(mana)).toBe(minutes)
  })

  it('[R28] takes 4.3 hours with 5 mana, and days only from 7 on', () => {
    expect(castingMinutes(5) / 60).toBeCloseTo(4.3, 1)
    expect([6, 7].map((mana) => castingMinutes(mana) >= 24 * 60)).toEqual([false, true])
  })

  it.each([
    [1, false],
    [2, true],
    [5, true],
    [6, false],
    [2.5, false],
  ])('[R28] a Cluster of %d: %s', (mana, made) => {
    expect(mayCondense(mana)).toBe(made)
  })

  it.each([
    [{ mana: 3 }, { mana: 9 }, { takes: 16, unit: 'minute', mana: 3 }],
    [{ mana: 3 }, { mana: 9, mastered: true }, { takes: 1, unit: 'round', mana: 3 }],
    [{ mana: 3 }, { mana: 0, cluster: 5 }, { takes: 0, unit: 'round', mana: 5 }],
    [{ mana: 3 }, { mana: 9, cluster: 2 }, { takes: 16, unit: 'minute', mana: 3 }],
    [{ mana: 3 }, { mana: 2 }, { fails: 'mana' }],
    [{ mana: 4, unstable: true }, { mana: 9, mastered: true }, { fails: 'unstable' }],
    [
      { mana: 4, unstable: true },
      { mana: 0, cluster: 4 },
      { takes: 0, unit: 'round', mana: 4 },
    ],
    [{ mana: 4, unstable: true }, { mana: 9, cluster: 3 }, { fails: 'unstable' }],
  ])('[R28] a spell of %j with %j: %j', (spell, by, casting) => {
    expect(cast(spell, by)).toEqual(casting)
  })

  it('[R28] [R29] rest returns a point each Day Span, up to the most', () => {
    expect([replenished(3, 9, 2), replenished(8, 9, 6)]).toEqual([5, 9])
  })

  it.each([
    [3, 8, 9, 3],
    [5, 8, 9, 5],
    [6, 8, 9, undefined],
    [2, 4, 9, 4],
    [3, 4, 9, undefined],
    [0, 0, 9, 0],
    [-1, 8, 9, undefined],
  ])('[R29] +%i with %i of %i spirit costs %s', (bonus, left, most, cost) => {
    expect(spiritCost(bonus, left, most)).toBe(cost)
    expect(MOST_SPIRIT).toBe(SPIRIT_USES.length)
  })

  it('[R29] is Hollow below half', () => {
    expect([isHollow(4, 9), isHollow(5, 9), isHollow(5, 10)]).toEqual([true, false, false])
  })
})

describe('people', () => {
  it.each([
    [4, 3, 'usual', 1],
    [2, 1, 'usual', 1],
    [3, 1, 'usual', 2],
    [3, 3, 'monstrous', 5],
    [5, 1, 'miniature', -1],
    [3, 3, 'titanic', 10],
    [5, 3, 'microscopic', -8],
  ] as const)('[R30] %i on a task of %i, %s: %i', (own, expected, scale, bonus) => {
    expect(bonusOf(own, expected, scale)).toBe(bonus)
  })

  it('[R30] who are monstrous count 6 to 10, and 8 with STR 3', () => {
    expect([1, 2, 3, 4, 5].map((one) => atScale(one, 'monstrous'))).toEqual([6, 7, 8, 9, 10])
    expect(Object.values(SCALES)).toEqual([0, 5, 10, -5, -10])
    expect(EXPECTED).toEqual({ adult: 3, child: 2, infant: 1 })
  })

  it.each([
    [attributes(3, 3, 3, 3, 3, 2, 2, 2, 2), true],
    [attributes(2, 3, 2, 3, 2, 3, 2, 3, 3), true],
    [attributes(3, 3, 3, 3, 3, 3, 2, 2, 2), false],
    [attributes(3, 3, 3, 3, 2, 2, 2, 2, 2), false],
    [attributes(3, 3, 3, 3, 3, 2, 2, 1, 2), false],
    [attributes(3, 3, 3, 3, 4, 3, 2, 2, 2), false],
  ])('[R30] with %j are new: %s', (all, fresh) => {
    expect(areNew(all)).toBe(fresh)
  })

  it('[R31] have pools that follow from attributes', () => {
    const all = attributes(3, 2, 3, 3, 2, 4, 3, 2, 3)
    expect(poolsOf(all)).toEqual({ health: 11, steadfast: 3, exertion: 30, mana: 9, spirit: 8 })
    expect(poolsOf({ ...all, poi: 1 }).steadfast).toBe(2)
  })

  it('[R28] have 9 mana of INT 3, WIT 2 and FOC 4', () => {
    expect(poolsOf(attributes(2, 2, 2, 3, 2, 4, 2, 2, 2)).mana).toBe(9)
  })

  it('[R31] never have a pool below 1', () => {
    for (const pool of Object.values(poolsOf(attributes(-9, 0, -9, -9, 0, -9, -9, -9, -9))))
      expect(pool).toBe(1)
  })

  it('[R32] are of four types, of which some come in sorts', () => {
    expect(Object.entries(TYPES).map(([type, sorts]) => [type, sorts.length])).toEqual([
      ['tribe', 1],
      ['beast', 2],
      ['spirit', 5],
      ['construct', 0],
    ])
  })
})
