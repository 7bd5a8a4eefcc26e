import { describe, expect, test } from 'vitest'
import { DEEDS, type DeedId, deedOf } from '../../../src/games/dark-prophecy/cards/deeds.ts'
import {
  COPIES,
  DESIGNS,
  type DesignId,
  designOf,
} from '../../../src/games/dark-prophecy/cards/designs.ts'
import {
  DEEDS_AT_MOST,
  HAND_SIZE,
  pointsAt,
  TOP_LEVEL,
} from '../../../src/games/dark-prophecy/cards/disciplines.ts'
import {
  type Condition,
  DISCIPLINES,
  type Effect,
  VERBS,
} from '../../../src/games/dark-prophecy/cards/effects.ts'
import {
  VERSE_KINDS,
  VERSES,
  type VerseId,
  verseOf,
  versesOf,
} from '../../../src/games/dark-prophecy/cards/verses.ts'
import * as german from '../../../src/games/dark-prophecy/de/cards.ts'
import * as english from '../../../src/games/dark-prophecy/prose/cards.ts'
import { allFaces } from '../../../src/games/dark-prophecy/reckon/setup.ts'

const designs = (Object.keys(DESIGNS) as DesignId[]).map(designOf)
const deeds = (Object.keys(DEEDS) as DeedId[]).map(deedOf)
const verses = (Object.keys(VERSES) as VerseId[]).map(verseOf)
const bonuses = designs.flatMap(({ bonus }) => (bonus ? [bonus] : []))
const gained = bonuses.map((bonus) => ('adds' in bonus ? bonus.adds : bonus.to))

/** How many there are of each. */
function tally<One>(all: readonly One[], of: (one: One) => string | number) {
  const counts: Record<string, number> = {}
  for (const one of all) counts[of(one)] = (counts[of(one)] ?? 0) + 1
  return counts
}

describe('the main deck', () => {
  test('[D1] [D35] thirty designs, two of each, and two cards that stand for verses', () => {
    expect(designs).toHaveLength(30)
    const faces = allFaces()
    expect(faces).toHaveLength(62)
    expect(tally(faces, String)).toEqual({
      ...Object.fromEntries(Object.keys(DESIGNS).map((id) => [id, COPIES])),
      verse: 2,
    })
  })

  test.each([
    ['blood', 4, 3, 3],
    ['demons', 4, 3, 3],
    ['dead', 4, 4, 2],
  ] as const)('[D35] %s has %i, %i and %i of the powers 1, 2, 3', (of, ...many) => {
    const own = designs.filter(({ discipline }) => discipline === of)
    expect(tally(own, ({ power }) => power)).toEqual({ 1: many[0], 2: many[1], 3: many[2] })
  })

  test.each([
    [1, [1]],
    [2, [1, 2]],
    [3, [2, 3]],
  ] as const)('[D35] at power %i there are as many sentences as %j', (power, many) => {
    for (const { text } of designs.filter((one) => one.power === power))
      expect(many).toContain(text.length)
  })

  test('[D36] the first verbs', () => {
    expect(tally(designs, ({ text }) => text[0]?.verb ?? '')).toEqual({
      advance: 14,
      draw: 4,
      recover: 3,
      point: 3,
      move: 2,
      look: 2,
      level: 2,
    })
  })

  test('[D36] discard only later, on four designs; and in no bonus', () => {
    const later = designs.filter(({ text }) => text.slice(1).some(({ verb }) => verb === 'discard'))
    expect(later).toHaveLength(4)
    expect(gained.filter(({ verb }) => verb === 'discard')).toEqual([])
  })

  test('[D36] numbers are 1, but for 2 advances or cards drawn at power 3', () => {
    for (const { power, text } of designs)
      for (const { verb, n } of text) {
        expect([1, 2]).toContain(n)
        if (n === 2) expect([power, ['advance', 'draw'].includes(verb)]).toEqual([3, true])
      }
    expect(gained.filter(({ verb, n }) => verb === 'point' && n > 1)).toEqual([])
  })

  test('[D37] bonuses: at which levels, adding and changing, and how much', () => {
    expect(tally(bonuses, ({ level }) => level)).toEqual({ 1: 8, 2: 7, 3: 5, 4: 2 })
    expect(bonuses.filter((bonus) => 'adds' in bonus)).toHaveLength(16)
    expect(bonuses.filter((bonus) => 'changes' in bonus)).toHaveLength(6)
    for (const [i, { level }] of bonuses.entries()) {
      expect(gained[i]!.n).toBeLessThanOrEqual(level >= 3 ? 2 : 1)
      expect(gained[i]!.if).toBeUndefined()
    }
    for (const { text, bonus } of designs)
      if (bonus && 'changes' in bonus) expect(text[bonus.changes]).not.toEqual(bonus.to)
  })

  test('[D1] no two designs do the same', () => {
    const done = designs.map(({ discipline, text, bonus }) =>
      JSON.stringify([discipline, text, bonus]),
    )
    expect(new Set(done).size).toBe(30)
  })
})

test('[D2] [D38] three Disciplines, what their levels are worth, and five cards, three Deeds without a gift', () => {
  expect(DISCIPLINES).toHaveLength(3)
  expect([0, 1, 2, 3, 4].map(pointsAt)).toEqual([0, 1, 2, 4, 6])
  expect([TOP_LEVEL, HAND_SIZE, DEEDS_AT_MOST]).toEqual([4, 5, 3])
})

describe('the verses', () => {
  test('[D3] [D39] three of each of three kinds, without discard', () => {
    expect(VERSE_KINDS.map((kind) => versesOf(kind).length)).toEqual([3, 3, 3])
    expect(verses.filter(({ text }) => text.verb === 'discard')).toEqual([])
  })

  test.each(Object.entries(VERSES))(
    '[D39] %s is as strong as its kind may be',
    (_, { kind, text }: { kind: string; text: Effect }) => {
      if (kind === 'opening') expect([text.n, text.if !== undefined]).toEqual([1, true])
      if (kind === 'middle') expect(text.n).toBe(text.if ? 2 : 1)
      if (kind === 'final') {
        expect(text.n).toBe(2)
        expect(text.if !== undefined).toBe(text.verb === 'point')
      }
      // Whoever has no hand card can still carry it out.
      expect(text.if?.when).not.toBe('emptyHand')
    },
  )
})

describe('the Deeds', () => {
  test.each([
    [2, [2, 2, 2], 2, 3, 3],
    [3, [3, 3, 2], 3, 4, 3],
    [4, [2, 2, 2], 5, 6, 2],
    [5, [1, 1, 2], 7, 8, 1],
  ] as const)(
    '[D4] [D40] of cost %i there are %j, worth %i or %i, %i of them bring something',
    (cost, many, points, more, bringing) => {
      const own = deeds.filter((deed) => deed.cost === cost)
      expect(
        DISCIPLINES.map((of) => own.filter(({ discipline }) => discipline === of).length),
      ).toEqual(many)
      for (const deed of own) expect(deed.points).toBe(deed.brings ? points : more)
      expect(own.filter(({ brings }) => brings)).toHaveLength(bringing)
    },
  )

  test('[D40] eight of each Discipline, three of which bring one thing', () => {
    for (const of of DISCIPLINES) {
      const own = deeds.filter(({ discipline }) => discipline === of)
      expect([own.length, own.filter(({ brings }) => brings).length]).toEqual([8, 3])
    }
    for (const { brings } of deeds)
      if (brings) expect([brings.n, brings.if]).toEqual([1, undefined])
  })
})

test('[D33] [D34] every verb and every condition is on some card', () => {
  const all: readonly Effect[] = [
    ...designs.flatMap(({ text }) => text),
    ...gained,
    ...verses.map(({ text }) => text),
    ...deeds.flatMap(({ brings }) => (brings ? [brings] : [])),
  ]
  expect(new Set(all.map(({ verb }) => verb))).toEqual(new Set(VERBS))
  const conditions: readonly Condition['when'][] = [
    'topIs',
    'topPower',
    'level',
    'unfinished',
    'emptyHand',
    'completed',
  ]
  expect(new Set(all.flatMap((one) => (one.if ? [one.if.when] : [])))).toEqual(new Set(conditions))
  // `same` means a Discipline, which verses have none of.
  for (const { text } of verses) expect('same' in text).toBe(false)
})

test.each([
  ['English', english],
  ['German', german],
])(
  '[D41] all names are there, and each is one thing’s, in %s',
  (_, { DESIGN_TEXTS, VERSE_TEXTS, DEED_TEXTS }) => {
    const texts = [DESIGN_TEXTS, VERSE_TEXTS, DEED_TEXTS].flatMap((all) => Object.values(all))
    expect(texts).toHaveLength(30 + 9 + 24)
    expect(new Set(texts.map(({ title }) => title)).size).toBe(texts.length)
    for (const { title, says } of texts) {
      expect(title).not.toMatch(/[.!]$/)
      expect(says).toMatch(/[.!?]$/)
    }
  },
)
