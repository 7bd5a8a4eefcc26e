import { describe, expect, it } from 'vitest'
import { readCharacter } from '../../../src/games/road-and-ruin/people/characters.ts'
import { fighterOf } from '../../../src/games/road-and-ruin/people/fighters.ts'
import {
  armourOf,
  type HitDie,
  landed,
  landing,
  shieldOf,
  specialOf,
  specialSteps,
  strike,
  toHit,
} from '../../../src/games/road-and-ruin/reckon/blow.ts'
import {
  countedFace,
  exertionPool,
  isExhausted,
  isTiring,
  strainsOn,
} from '../../../src/games/road-and-ruin/reckon/exertion.ts'
import { mayCondense } from '../../../src/games/road-and-ruin/reckon/magic.ts'
import { outcomeOf, outcomeRow, skillOf } from '../../../src/games/road-and-ruin/reckon/outcome.ts'
import { atScale, bonusOf, poolsOf } from '../../../src/games/road-and-ruin/reckon/people.ts'
import { DISTANCES } from '../../../src/games/road-and-ruin/reckon/places.ts'
import { rosterCall } from '../../../src/games/road-and-ruin/reckon/roster.ts'
import {
  NEW_SEARCH,
  readCard,
  SIGNIFICANCES,
  searchEnd,
  searchedBy,
} from '../../../src/games/road-and-ruin/reckon/search.ts'
import { DAY_SPAN, FIGHT_ROUND, speedOf } from '../../../src/games/road-and-ruin/reckon/time.ts'
import { woundOf } from '../../../src/games/road-and-ruin/reckon/wounds.ts'
import { filledIn, rosterOf } from '../../../src/games/road-and-ruin/story/roster.ts'
import type { Item, ItemId, Plain } from '../../../src/rules/plain/item.ts'
import { item, type Sitting } from '../../make.ts'
import { begun, gathered, onRoad, road, somebody } from './lab.ts'

const TEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const
const D20 = Array.from({ length: 20 }, (_, i) => i + 1)
const upTo = (n: number) => new Set(D20.slice(0, n))

const cur = (props: Readonly<Record<string, Plain>> = {}): Item =>
  item('cur', 'foe', {
    props: { health: 20, distance: 'near', weapon: 'sword', ...props },
    texts: { name: 'cur', notes: '' },
  })
const sheet = (at: Sitting, id: ItemId) => readCharacter(at.board().items.get(id)!)
const modifier = (at: Sitting) => gathered(at).check.terms?.m

const speed = (one: number, two: number, action: number) => {
  const m = speedOf({ int: one, con: 0, dex: two, wit: 0 }).speed - action
  return [m, outcomeRow(m)['good-but']?.[0]]
}
const lands = (die: HitDie, ...faces: number[]) => faces.map((face) => landing(die, face))
const wound = (damage: number, steadfast: number) => {
  const { steadfast: lost, health } = woundOf(damage, steadfast)
  return `${lost}/${health}`
}
const pools = (int: number, wit: number, foc: number) =>
  poolsOf({ str: 2, dex: 2, end: 2, int, wit, foc, wil: 2, con: 2, poi: 2 })

/** Cases of the rules, in their order: which one and what is given, what comes of it, what is expected. */
const CASES: readonly (readonly [string, () => unknown, unknown])[] = [
  [
    '[R7] m 0: all faces',
    () => TEN.map((face) => outcomeOf(face, 0)),
    [
      ...['bad-and', 'bad', 'bad', 'bad', 'bad-but'],
      ...['good-but', 'good', 'good', 'good', 'good-and'],
    ],
  ],
  [
    '[R7] m +3: first of each good band',
    () => (['good-but', 'good', 'good-and'] as const).map((band) => outcomeRow(3)[band]?.[0]),
    [3, 4, 7],
  ],
  ['[R9] Proficiencies 1, 3', () => outcomeRow(skillOf([1, 3]))['good-but'], [2, 2]],
  [
    '[R9] Proficiencies 5, 5; m +9',
    () => [outcomeRow(skillOf([5, 5])), outcomeRow(9)],
    [{ 'good-and': [1, 10] }, { 'good-and': [1, 10] }],
  ],
  ['[R7] m -5', () => outcomeRow(-5), { 'bad-and': [1, 6], bad: [7, 9], 'bad-but': [10, 10] }],
  ['[R6] m 0, on the road: 5', () => outcomeOf(5, 0), 'bad-but'],
  ['[R9] Proficiencies 1, 2, 3', () => skillOf([1, 2, 3]), 5],
  [
    '[R10] damaged once, m 0: 2, 3',
    () => [2, 3].map((n) => outcomeOf(n, 0, 1)),
    ['bad-and', 'bad'],
  ],
  [
    '[R30] STR 4 of 3; STR 2, 3 of 1',
    () => [bonusOf(4, 3), bonusOf(2, 1), bonusOf(3, 1)],
    [1, 1, 2],
  ],
  [
    '[R30] monstrous STR 3 of 3',
    () => [atScale(3, 'monstrous'), bonusOf(3, 3, 'monstrous')],
    [8, 5],
  ],
  ['[R30] miniature STR 5 of 1', () => bonusOf(5, 1, 'miniature'), -1],
  [
    '[R30] monstrous 1 to 5',
    () => [1, 2, 3, 4, 5].map((one) => atScale(one, 'monstrous')),
    [6, 7, 8, 9, 10],
  ],
  [
    '[R4] Roster empty, any d20',
    () => new Set(D20.map((face) => JSON.stringify(rosterCall(upTo(0), face)))),
    new Set(['{"fresh":1}']),
  ],
  [
    '[R4] slots 1 to 4 filled: 3, 15',
    () => [3, 15].map((face) => rosterCall(upTo(4), face)),
    [{ recurs: 3 }, { fresh: 5 }],
  ],
  [
    '[R4] twenty filled, any d20',
    () => D20.map((face) => rosterCall(upTo(20), face)),
    D20.map((recurs) => ({ recurs })),
  ],
  [
    '[R4] a character with a goal',
    () => {
      const at = onRoad([somebody('kim', {}, { goal: 'Home.' })])
      at.play('enlist', { words: 'Home.' })
      return [...filledIn(rosterOf(at.board())!)]
    },
    [1],
  ],
  [
    '[R12] a good card: none, some, high',
    () => SIGNIFICANCES.map((one) => readCard(NEW_SEARCH, true, one).discovery),
    [21, 20, 19],
  ],
  [
    '[R12] a bad card: none, some, high',
    () => SIGNIFICANCES.map((one) => readCard(NEW_SEARCH, false, one).dismissal),
    [3, 2, 1],
  ],
  [
    '[R13] Discovery 16, Dismissal 6: 17, 16, 6, 5',
    () => [17, 16, 6, 5].map((face) => searchEnd({ discovery: 16, dismissal: 6 }, [face]).end),
    ['found', 'open', 'open', 'dismissed'],
  ],
  [
    '[R13] Discovery 10: 16, 14',
    () => [16, 14].map((face) => searchEnd({ discovery: 10, dismissal: 1 }, [face])),
    [1, 0].map((importance) => ({ end: 'found', importance, again: false })),
  ],
  ['[R11] bad, but', () => searchedBy('bad-but'), { cards: 1, twice: true }],
  [
    '[R11] good, and; good; good, but',
    () => (['good-and', 'good', 'good-but'] as const).map((band) => searchedBy(band)),
    [{ cards: 2 }, { cards: 1 }, { cards: 1, costs: true }],
  ],
  ['[R19] Presumptive 7, Reactive 6, Action Speed 3', () => speed(7, 6, 3), [4, 2]],
  ['[R19] Presumptive 5, Reactive 4, Action Speed 8', () => speed(5, 4, 8), [-3, 9]],
  ['[R20] d4: 1, 2, 3, 4', () => lands('d4', 1, 2, 3, 4), ['miss', 'glancing', 'solid', 'solid']],
  [
    '[R20] d8: 1, 2, 4, 5, 8',
    () => lands('d8', 1, 2, 4, 5, 8),
    ['miss', 'glancing', 'glancing', 'solid', 'solid'],
  ],
  [
    '[R20] d12: 1, 2, 6, 7, 12',
    () => lands('d12', 1, 2, 6, 7, 12),
    ['miss', 'glancing', 'glancing', 'solid', 'solid'],
  ],
  ['[R21] cloth, chainmail and plate', () => armourOf(['cloth', 'chainmail', 'plate']), 8],
  [
    '[R21] d8 of 8 on 3 and 4',
    () =>
      [3, 4].map((armour) => {
        const blow = { die: 'd8', face: 8, special: 1, damage: 4, armour } as const
        const { after, lands: how } = strike(blow)
        return [after, how]
      }),
    [
      [5, 'solid'],
      [4, 'glancing'],
    ],
  ],
  [
    '[R20] d4 of 2 on 3',
    () => {
      const { after, lands: how } = strike({ die: 'd4', face: 2, special: 1, damage: 4, armour: 3 })
      return [after, how]
    },
    [-1, 'stopped'],
  ],
  [
    '[R20] d6 of 2 on 1 and 2',
    () => [1, 2].map((armour) => landing('d6', 2, armour)),
    ['stopped', 'stopped'],
  ],
  ['[R20] Glancing, damage 7', () => landed('glancing', 7), 3],
  ['[R22] d8: where its Special comes', () => specialSteps('d8'), [12, 16, 20]],
  ['[R22] d8 of 6, Special 7 and 5', () => [7, 5].map((n) => specialOf('d8', 6, n)), [1, 0]],
  [
    '[R22] d8 of 6, Special 7, on 3, damage 5',
    () => {
      const blow = { die: 'd8', face: 6, special: 7, damage: 5, armour: 3 } as const
      const { steps, lands: how, damage } = strike(blow)
      return [steps, how, damage]
    },
    [1, 'glancing', 2],
  ],
  ['[R21] a shield of 4: 5, 2, 1', () => [5, 2, 1].map((face) => shieldOf(4, face)), [4, 2, 0]],
  [
    '[R24] Steadfast 3 by 2 to 8',
    () => [2, 3, 4, 5, 6, 7, 8].map((damage) => wound(damage, 3)),
    ['2/0', '3/0', '3/0', '3/0', '3/3', '3/3', '3/3'],
  ],
  ['[R24] Steadfast 2 by 5; none by 4', () => [wound(5, 2), wound(4, 0)], ['2/2', '0/4']],
  ['[R24] Steadfast 3 and 4 by 8', () => [3, 4].map((one) => woundOf(8, one).health), [3, 4]],
  [
    '[R25] a whole round within reach of a foe',
    () => {
      const at = onRoad([somebody('kim', { steadfast: 3 }), cur()])
      at.play('fight')
      at.play('round', { stressed: 'kim' })
      return sheet(at, 'kim').left.steadfast
    },
    2,
  ],
  [
    '[R26] END 3: all; 15 left; 14 left',
    () => [exertionPool(3), isExhausted(15, 30), isExhausted(14, 30)],
    [30, false, true],
  ],
  ['[R26] Tiring: 8 and 3', () => countedFace([[8, 3]]), 3],
  [
    '[R26] Exhausted and Tiring',
    () => {
      const all = strainsOn(true, true)
      return [all.reduce((m, { by }) => m + by, 0), all.reduce((n, { dice }) => n + dice, 1)]
    },
    [-5, 3],
  ],
  ['[R26] first and second round', () => [isTiring(1), isTiring(2)], [false, true]],
  ['[R28] INT 3, WIT 2, FOC 4', () => pools(3, 2, 4).mana, 9],
  [
    '[R28] Clusters of 1, 2, 5, 6',
    () => [1, 2, 5, 6].map((mana) => mayCondense(mana)),
    [false, true, true, false],
  ],
  ['[R17] a round', () => FIGHT_ROUND, { pips: 10, seconds: 3 }],
  [
    '[R33] the first skill of rank 1 of a Tag',
    () => {
      const at = onRoad([somebody('kim', { deeds: 1 })])
      at.play('learn', { who: 'kim', skill: 'soft-step' })
      return [sheet(at, 'kim').level, sheet(at, 'kim').build]
    },
    [1, 1],
  ],
  [
    '[R33] rank 2 without rank 1 of its Tag',
    () => {
      const at = onRoad([somebody('kim', { deeds: 9, 'skill:steady-pace': true })])
      return at.refused('learn', { who: 'kim', skill: 'other-face' })
    },
    { force: 'must', key: 'no.skill.rank' },
  ],
  [
    '[R33] a second Shape',
    () => {
      const ranks = ['steady-pace', 'first-guard', 'margin-notes', 'open-door', 'soft-step']
      const more = ['fresh-tracks', 'read-the-sky', 'heavy-hand', 'dead-tongues', 'clean-linen']
      const skills = Object.fromEntries([...ranks, ...more].map((id) => [`skill:${id}`, true]))
      const at = onRoad([somebody('kim', { ...skills, 'class:0': 'inn', 'class:1': 'heron' })])
      return at.refused('choose', { who: 'kim', class: 'bear' })
    },
    { force: 'must', key: 'no.class.shape' },
  ],
  [
    '[R18] to assess, with an ally',
    () => {
      const at = onRoad([somebody('kim'), somebody('lee'), cur()])
      at.play('fight')
      at.play('assess', { who: 'kim', words: 'Run', allies: 'lee' })
      const all = ['kim', 'lee'].map((id) => sheet(at, id).stance)
      at.play('round', {})
      return [...all, ...['kim', 'lee'].map((id) => sheet(at, id).stance)]
    },
    ['assess', 'assess', undefined, undefined],
  ],
]

it.each(CASES)('%s', (_, done, expected) => {
  expect(done()).toEqual(expected)
})

describe('beside the cases', () => {
  it.each([
    ['touching', 0, 1, undefined],
    ['near', 1, 5, undefined],
    ['close', 10, 10, undefined],
    ['far', 100, 100, undefined],
    ['very-far', 1000, 5000, 'day'],
    ['too-far', 10_000, 40_000, 'week'],
    ['world', 100_000, 100_000, 'year'],
    ['elsewhere', undefined, undefined, undefined],
  ] as const)('[R15] %s is from %s to %s m, within a %s', (id, from, to, takes) => {
    const { id: _, ...band } = DISTANCES.find((one) => one.id === id)!
    expect({ from: undefined, to: undefined, takes: undefined, ...band }).toEqual({
      from,
      to,
      takes,
    })
  })

  it('[R17] six spans of four hours are a day', () => {
    const at = onRoad([somebody('kim')])
    at.play('pass', { spans: 6 })
    const camp = road.phases!.list.find(({ id }) => id === 'camp')!
    const [told] = camp.steps(at.board(), at.act())
    expect(told?.say.values).toMatchObject({ span: 'morning', day: 2 })
    expect(DAY_SPAN.hours * 6).toBe(24)
  })

  it('[R10] damaged gear keeps its Specialization', () => {
    const at = onRoad([somebody('kim', { damaged: 2 })])
    begun(at, 0, { who: 'kim', burden: 'gear', knack: 'special' })
    expect(gathered(at).check.terms).toMatchObject({ m: 5, damaged: 2 })
  })

  it('[R9] a Specialization is not one of the two Proficiencies that count', () => {
    const at = onRoad([somebody('kim', { 'in:lore': 5, 'in:talk': 4 })])
    begun(at, 0, { who: 'kim', skills: 'lore talk', knack: 'special' })
    expect(modifier(at)).toBe(14)
  })

  it('[R18] whoever acts outside an Intention has 2 less on Outcome, to-hit and speed, for that round', () => {
    const at = onRoad([somebody('kim', { weapon: 'sword' }), cur()])
    at.play('fight')
    const all = () => {
      const begins: readonly (() => unknown)[] = [
        () => begun(at, 0, { who: 'kim', attribute: 'str' }),
        () => at.make('blow', { who: 'kim', target: 'cur' }),
        () => at.make('speed', { who: 'kim', target: 'cur' }),
      ]
      return begins.map((begin) => {
        begin()
        return Number(modifier(at))
      })
    }
    const before = all()
    at.play('stray', { who: 'kim' })
    expect(all()).toEqual(before.map((m) => m - 2))
    at.play('round', {})
    expect(all()).toEqual(before)
  })

  it('[R20] conditions, range and dodge take from the to-hit, and a Miss is one before armour', () => {
    for (const [aim, how] of [
      [{ range: 1 }, 'miss'],
      [{ dodge: 1 }, 'miss'],
      [{ conditions: 1 }, 'miss'],
      [{}, 'stopped'],
    ] as const)
      expect(landing('d8', toHit(2, aim), 1)).toBe(how)
  })

  it('[R21] a fight takes the tax of all that is worn, once', () => {
    const at = onRoad([somebody('kim', { 'armour:plate': 1, 'armour:chainmail': 1 }), cur()])
    at.play('fight')
    expect(sheet(at, 'kim').left.exertion).toBe(27)
    at.play('round', {})
    expect(sheet(at, 'kim').left.exertion).toBe(27)
  })

  it('[R22] whoever lies down from what lasts loses no more than there is', () => {
    const at = onRoad([somebody('kim'), cur({ health: 1, bleed: 3 })])
    at.play('fight')
    for (let n = 0; n < 3; n++) at.play('round', {})
    expect(fighterOf(at.board().items.get('cur'))).toMatchObject({
      ...{ health: 0, statuses: { bleed: 0 } },
    })
    expect(at.board().items.get('cur')?.props.health).toBe(0)
  })
})
