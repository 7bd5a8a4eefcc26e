import { describe, expect, it } from 'vitest'
import { CLASS_TEXTS } from '../../../src/games/road-and-ruin/prose/classes.ts'
import { DECK } from '../../../src/games/road-and-ruin/prose/deck.ts'
import { prose } from '../../../src/games/road-and-ruin/prose/prose.ts'
import { SHEET_TEXTS } from '../../../src/games/road-and-ruin/prose/sheets.ts'
import { SKILL_TEXTS } from '../../../src/games/road-and-ruin/prose/skills.ts'
import { ROLES, TALES } from '../../../src/games/road-and-ruin/prose/tales.ts'
import {
  SPECIAL_TEXTS,
  SPELL_TEXTS,
  WEAPON_TEXTS,
} from '../../../src/games/road-and-ruin/prose/things.ts'
import { CLASSES } from '../../../src/games/road-and-ruin/reckon/classes.ts'
import { SHEETS } from '../../../src/games/road-and-ruin/reckon/sheets.ts'
import { type Gift, PROFICIENCIES, SKILLS } from '../../../src/games/road-and-ruin/reckon/skills.ts'
import { SPECIALS } from '../../../src/games/road-and-ruin/reckon/specials.ts'
import { SPELLS } from '../../../src/games/road-and-ruin/reckon/spells.ts'
import { WEAPONS } from '../../../src/games/road-and-ruin/reckon/weapons.ts'

const texts = Object.entries(prose).map(([key, text]) => [key, String(text)] as const)

describe('the Roundtable Deck', () => {
  it.each(['title', 'image', 'noun', 'light', 'shadow', 'verb', 'quality'] as const)(
    '[R5] has sixty cards, each with a %s of its own',
    (part) => {
      expect(DECK).toHaveLength(60)
      const all = DECK.map((card) => card[part])
      expect(all.filter((one, i) => all.indexOf(one) !== i)).toEqual([])
    },
  )

  it('[R5] has words that any two cards combine: a quality, a noun and a verb, small and without an article', () => {
    for (const { title, image, noun, verb, quality, light, shadow } of DECK) {
      for (const word of [noun, verb, quality]) {
        expect(word, title).toMatch(/^[a-z]+( [a-z]+)?$/u)
        expect(word.length, title).toBeLessThanOrEqual(12)
      }
      expect(title.length, title).toBeLessThanOrEqual(20)
      expect(image.length, title).toBeLessThanOrEqual(60)
      expect(image, title).not.toMatch(/[.!?]$/u)
      for (const reading of [light, shadow]) {
        expect(reading, title).toMatch(/^\p{Lu}.*\.$/u)
        expect(reading.length, title).toBeLessThanOrEqual(64)
      }
    }
  })
})

describe('Tales and Roles', () => {
  it('[R3] are three of four beats, each with a mechanic, and six that solve something', () => {
    const tales = Object.values(TALES)
    expect(tales).toHaveLength(3)
    for (const { beats, mechanic } of tales) {
      expect(new Set(beats).size).toBe(4)
      for (const text of [...beats, mechanic]) expect(text).toMatch(/\.$/u)
    }
    expect(Object.values(ROLES)).toHaveLength(6)
    expect(new Set(Object.values(ROLES).map(({ solves }) => solves)).size).toBe(6)
  })
})

const WHAT = {
  health: 'Health',
  steadfast: 'Steadfast',
  exertion: 'Exertion',
  mana: 'Mana',
  spirit: 'Spirit',
  speed: 'Speed',
}

/** Whether a text says what a gift gives, in numbers where there are some. */
function tells(text: string, gift: Gift): boolean {
  if (gift.gives === 'bonus') return text.startsWith(`${WHAT[gift.to]} ${gift.by} higher`)
  if (gift.gives === 'specialization') return text.startsWith('You are specialized in ')
  const named = PROFICIENCIES.find((one) =>
    text.startsWith(`One more in ${one[0]?.toUpperCase()}${one.slice(1)}`),
  )
  return named === (gift.gives === 'proficiency' ? gift.in : undefined)
}

describe('what comes with the game', () => {
  it('has words for just what there is', () => {
    const pairs = [
      [SKILL_TEXTS, SKILLS],
      [CLASS_TEXTS, CLASSES],
      [WEAPON_TEXTS, WEAPONS],
      [SPECIAL_TEXTS, SPECIALS],
      [SPELL_TEXTS, SPELLS],
      [SHEET_TEXTS, SHEETS],
    ]
    for (const [words = {}, things = {}] of pairs)
      expect(Object.keys(words)).toEqual(Object.keys(things))
  })

  it('[R33] says of each skill and each feature what it gives', () => {
    for (const [id, { gift }] of Object.entries(SKILLS))
      expect(tells(SKILL_TEXTS[id as keyof typeof SKILLS].says, gift), id).toBe(true)
    for (const [id, { features }] of Object.entries(CLASSES))
      features.forEach((gift, i) => {
        expect(
          tells(CLASS_TEXTS[id as keyof typeof CLASSES].features[i]?.says ?? '', gift),
          id,
        ).toBe(true)
      })
  })

  it('[R33] has three Deeds for each class, told as done, no two alike', () => {
    const deeds = Object.values(CLASS_TEXTS).flatMap((one) => one.deeds)
    expect(deeds).toHaveLength(42)
    expect(new Set(deeds).size).toBe(42)
    for (const deed of deeds) expect(deed).toMatch(/^You .*\.$/u)
  })

  it('has no two skills, features or classes of one name', () => {
    const titles = [
      ...Object.values(SKILL_TEXTS),
      ...Object.values(CLASS_TEXTS).flatMap((one) => [one, ...one.features]),
    ].map(({ title }) => title)
    expect(titles.filter((one, i) => titles.indexOf(one) !== i)).toEqual([])
  })

  it('leaves nothing empty', () => {
    expect(texts.length).toBeGreaterThan(60 * 7)
    for (const [key, text] of texts) {
      expect(text, key).not.toBe('')
      expect(text.trim(), key).toBe(text)
    }
  })
})
