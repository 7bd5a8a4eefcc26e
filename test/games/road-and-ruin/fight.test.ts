import { describe, expect, it } from 'vitest'
import {
  type Armour,
  armourOf,
  dodgeOf,
  HIT_DICE,
  type HitDie,
  landed,
  landing,
  rangeOf,
  SHIELD_DIE,
  shieldOf,
  specialOf,
  specialSteps,
  strike,
  taxOf,
  toHit,
} from '../../../src/games/road-and-ruin/reckon/blow.ts'
import { OUTCOMES, outcomeRow } from '../../../src/games/road-and-ruin/reckon/outcome.ts'
import {
  actsLate,
  DAY_SPAN,
  DAY_SPANS,
  FIGHT_ROUND,
  presumptive,
  reactive,
  spanAfter,
  speedCost,
  speedOf,
} from '../../../src/games/road-and-ruin/reckon/time.ts'
import {
  BATTLE_STRESS,
  CALM,
  fearOf,
  healed,
  shakenBy,
  woundOf,
} from '../../../src/games/road-and-ruin/reckon/wounds.ts'

const DICE: readonly HitDie[] = ['d4', 'd6', 'd8', 'd10', 'd12']

describe('time', () => {
  it('[R17] has rounds of ten pips and 3 s, and six spans that make a day', () => {
    expect(FIGHT_ROUND).toEqual({ pips: 10, seconds: 3 })
    expect(DAY_SPANS.length * DAY_SPAN.hours).toBe(24)
    expect(spanAfter(0, 5)).toEqual({ span: 5, days: 0 })
    expect(spanAfter(4, 9)).toEqual({ span: 1, days: 2 })
  })

  it('[R19] makes two speeds of attributes and Proficiencies', () => {
    const quick = { int: 2, con: 3, dex: 3, wit: 2 }
    expect([presumptive(quick), reactive(quick)]).toEqual([5, 5])
    const armed = { ...quick, foes: 2, own: 1 }
    expect([presumptive(armed), reactive(armed)]).toEqual([7, 6])
  })

  it.each([
    [7, 6, 3, 4, 2],
    [5, 4, 8, -3, 9],
    [4, 6, 6, 0, 6],
  ])(
    '[R19] Presumptive %i, Reactive %i, Action Speed %i: %i, good with a BUT on %i',
    (one, two, speed, m, face) => {
      expect(speedOf({ int: one, con: 0, dex: two, wit: 0 }).speed - speed).toBe(m)
      expect(outcomeRow(m)['good-but']).toEqual([face, face])
    },
  )

  it('[R19] costs 1 Exertion to win from ahead, and makes a bad result late', () => {
    expect(OUTCOMES.map((band) => speedCost(band, 1))).toEqual([0, 0, 0, 1, 1, 1])
    expect(OUTCOMES.map((band) => speedCost(band, 0))).toEqual([0, 0, 0, 0, 0, 0])
    expect(OUTCOMES.map(actsLate)).toEqual([true, true, true, false, false, false])
  })
})

/** Raw faces as the page has them, by die, for each armour. */
const FACES_AT: readonly (readonly [number, readonly string[]])[] = [
  [0, ['G2 S3-4', 'G2-3 S4-6', 'G2-4 S5-8', 'G2-5 S6-10', 'G2-6 S7-12']],
  [1, ['G3 S4', 'G3-4 S5-6', 'G3-5 S6-8', 'G3-6 S7-10', 'G3-7 S8-12']],
  [3, ['', 'G5-6', 'G5-7 S8', 'G5-8 S9-10', 'G5-9 S10-12']],
  [4, ['', 'G6', 'G6-8', 'G6-9 S10', 'G6-10 S11-12']],
  [5, ['', '', 'G7-8', 'G7-10', 'G7-11 S12']],
  [7, ['', '', '', 'G9-10', 'G9-12']],
  [8, ['', '', '', 'G10', 'G10-12']],
]

const told = (letter: string, faces: readonly number[]) =>
  faces.length === 0
    ? []
    : [`${letter}${faces[0]}${faces.length > 1 ? `-${faces[faces.length - 1]}` : ''}`]

describe('a blow', () => {
  it.each(FACES_AT)('[R20] [R21] lands on armour of %i as the page has it', (armour, page) => {
    const rows = DICE.map((die) => {
      const faces = Array.from({ length: HIT_DICE[die].faces }, (_, i) => i + 1)
      const that = (how: string) => faces.filter((face) => landing(die, face, armour) === how)
      return [...told('G', that('glancing')), ...told('S', that('solid'))].join(' ')
    })
    expect(rows).toEqual(page)
  })

  it('[R20] lands by what is left of its die, and misses before armour', () => {
    for (const die of DICE)
      for (let hit = -3; hit <= 17; hit++)
        for (let armour = 0; armour <= 8; armour++) {
          const share = (hit - armour) / HIT_DICE[die].faces
          const how =
            hit < 2 ? 'miss' : hit - armour < 2 ? 'stopped' : share > 0.5 ? 'solid' : 'glancing'
          expect(landing(die, hit, armour)).toBe(how)
        }
  })

  it.each([
    ['d4', 1, 0, 'miss'],
    ['d4', 2, 0, 'glancing'],
    ['d4', 3, 0, 'solid'],
    ['d4', 4, 0, 'solid'],
    ['d8', 1, 0, 'miss'],
    ['d8', 4, 0, 'glancing'],
    ['d8', 5, 0, 'solid'],
    ['d12', 1, 0, 'miss'],
    ['d12', 6, 0, 'glancing'],
    ['d12', 7, 0, 'solid'],
    ['d8', 8, 3, 'solid'],
    ['d8', 8, 4, 'glancing'],
    ['d4', 2, 3, 'stopped'],
    ['d6', 2, 1, 'stopped'],
    ['d6', 2, 2, 'stopped'],
  ] as const)('[R20] %s with %i on armour of %i: %s', (die, hit, armour, how) => {
    expect(landing(die, hit, armour)).toBe(how)
  })

  it('[R20] is its face and Proficiency less all that is in the way; half is rounded down', () => {
    expect(toHit(6, { proficiency: 2, range: 1, dodge: 2, conditions: 3 })).toBe(2)
    expect([landed('solid', 7), landed('glancing', 7), landed('stopped', 7)]).toEqual([7, 3, 0])
  })

  it.each<readonly [readonly Armour[], number, number]>([
    [[], 0, 0],
    [['cloth', 'chainmail', 'plate'], 8, 3],
    [['leathers', 'plate'], 7, 3],
    [['cloth'], 1, 0],
  ])('[R21] meets armour %j of %i, which takes %i Exertion', (worn, rating, tax) => {
    expect(armourOf(worn)).toBe(rating)
    expect(taxOf(worn)).toBe(tax)
  })

  it.each([
    [8, 4],
    [5, 4],
    [4, 2],
    [2, 2],
    [1, 0],
  ])('[R21] meets a shield of 4, thrown with a d8, that adds by a %i: %i', (face, adds) => {
    expect(shieldOf(4, face)).toBe(adds)
    expect(HIT_DICE[SHIELD_DIE].faces).toBe(8)
    expect(shieldOf(5, 4)).toBe(2)
    expect(shieldOf(4, 3, 2)).toBe(4)
  })

  it.each([
    ['d4', [6, 8, 10]],
    ['d6', [9, 12, 15]],
    ['d8', [12, 16, 20]],
    ['d10', [15, 20, 25]],
    ['d12', [18, 24, 30]],
  ] as const)('[R22] brings its Special with a %s at %j', (die, steps) => {
    expect(specialSteps(die)).toEqual(steps)
    expect(steps).toEqual([1.5, 2, 2.5].map((part) => part * HIT_DICE[die].faces))
    steps.forEach((step, i) => {
      expect(specialOf(die, step - 2, 2)).toBe(i + 1)
      expect(specialOf(die, step - 3, 2)).toBe(i)
    })
  })

  it('[R22] needs to-hit and Special Die together, and brings nothing on a Miss', () => {
    expect(specialOf('d8', 6, 7)).toBe(1)
    expect(specialOf('d8', 6, 5)).toBe(0)
    expect(specialOf('d4', 1, 8)).toBe(0)
  })

  it('[R22] is worked out whole: 6 and 7 on armour of 3, of 5 damage', () => {
    const blow = { die: 'd8', face: 6, special: 7, damage: 5, armour: 3 } as const
    expect(strike(blow)).toEqual({
      hit: 6,
      steps: 1,
      armour: 3,
      after: 3,
      lands: 'glancing',
      damage: 2,
      takes: true,
    })
    expect(strike({ ...blow, shield: 4 })).toMatchObject({ lands: 'stopped', takes: false })
    expect(strike({ ...blow, pierces: 2 })).toMatchObject({ armour: 1, lands: 'solid', damage: 5 })
    expect(strike({ ...blow, armour: 0, adds: 0.5 })).toMatchObject({ lands: 'solid', damage: 7 })
    // What is half of one and a half is rounded once.
    expect(strike({ ...blow, adds: 0.5 })).toMatchObject({ lands: 'glancing', damage: 3 })
    expect(strike({ ...blow, armour: 0, pierces: 2 }).armour).toBe(0)
  })

  it('[R23] is dodged by an Outcome, and weaker with each band', () => {
    expect(OUTCOMES.map(dodgeOf)).toEqual([0, 0, 0, 1, 2, 4])
    expect([rangeOf('touching', 'd4'), rangeOf('near', 'd8')]).toEqual([0, 0])
    expect([rangeOf('close', 'd4'), rangeOf('close', 'd8')]).toEqual([2, 1])
    expect([rangeOf('far', 'd4'), rangeOf('far', 'd12')]).toEqual([4, 2])
  })
})

/** What damage of 1 to 10 and 12 takes from Steadfast and from Health, as the page has it. */
const WOUNDS: readonly (readonly [number, string])[] = [
  [1, '1/0 1/1 1/2 1/3 1/4 1/5 1/6 1/7 1/8 1/9 1/11'],
  [2, '1/0 2/0 2/0 2/2 2/2 2/4 2/4 2/6 2/6 2/8 2/10'],
  [3, '1/0 2/0 3/0 3/0 3/0 3/3 3/3 3/3 3/6 3/6 3/9'],
  [4, '1/0 2/0 3/0 4/0 4/0 4/0 4/0 4/4 4/4 4/4 4/8'],
  [5, '1/0 2/0 3/0 4/0 5/0 5/0 5/0 5/0 5/0 5/5 5/5'],
]

describe('a wound', () => {
  it.each(WOUNDS)('[R24] meets Steadfast of %i as the page has it', (steadfast, page) => {
    const damages = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12]
    const wounds = damages.map((damage) => woundOf(damage, steadfast))
    expect(wounds.map((one) => `${one.steadfast}/${one.health}`).join(' ')).toBe(page)
    // All that is inflicted is the damage, or the largest multiple of Steadfast in it.
    wounds.forEach((wound, i) => {
      const damage = damages[i] ?? 0
      const most = damage < steadfast ? damage : damage - (damage % steadfast)
      expect(wound.steadfast + wound.health).toBe(most)
    })
  })

  it.each([
    [2, 3, 2, 0],
    [3, 3, 3, 0],
    [4, 3, 3, 0],
    [5, 3, 3, 0],
    [6, 3, 3, 3],
    [7, 3, 3, 3],
    [8, 3, 3, 3],
    [5, 2, 2, 2],
    [4, 0, 0, 4],
    [8, 4, 4, 4],
    [0, 3, 0, 0],
    [0, 0, 0, 0],
  ])('[R24] of %i on Steadfast %i takes %i and %i', (damage, has, steadfast, health) => {
    expect(woundOf(damage, has)).toEqual({ steadfast, health })
  })

  it('[R25] shakes, stresses and frightens, and heals with time', () => {
    expect(OUTCOMES.map(shakenBy)).toEqual(['freezes', 'flees', 'flees', 'acts', 'acts', 'acts'])
    expect(OUTCOMES.map(fearOf)).toEqual([2, 1, 1, 0, 0, 0])
    expect([BATTLE_STRESS, CALM]).toEqual([1, 1])
    expect([healed(4, true), healed(2, false), healed(7, false)]).toEqual([4, 0, 2])
  })
})
