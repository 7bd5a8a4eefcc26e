import { describe, expect, it } from 'vitest'
import { CLASS_TEXTS as GERMAN_CLASSES } from '../../../src/games/road-and-ruin/de/classes.ts'
import { content } from '../../../src/games/road-and-ruin/de/content.ts'
import { de } from '../../../src/games/road-and-ruin/de/de.ts'
import { DECK as GERMAN_DECK } from '../../../src/games/road-and-ruin/de/deck.ts'
import { SKILL_TEXTS as GERMAN_SKILLS } from '../../../src/games/road-and-ruin/de/skills.ts'
import { en } from '../../../src/games/road-and-ruin/en/en.ts'
import { CLASS_TEXTS } from '../../../src/games/road-and-ruin/prose/classes.ts'
import { DECK } from '../../../src/games/road-and-ruin/prose/deck.ts'
import { prose as all, toRead as prose } from '../../../src/games/road-and-ruin/prose/prose.ts'
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
import {
  type Gift,
  PROFICIENCIES,
  type Proficiency,
  SKILLS,
} from '../../../src/games/road-and-ruin/reckon/skills.ts'
import { SPECIALS } from '../../../src/games/road-and-ruin/reckon/specials.ts'
import { SPELLS } from '../../../src/games/road-and-ruin/reckon/spells.ts'
import { WEAPONS } from '../../../src/games/road-and-ruin/reckon/weapons.ts'
import { say } from '../../../src/rules/plain/sentence.ts'
import { spoken } from '../../make.ts'

const texts = [prose, content]
  .flatMap(Object.entries)
  .map(([key, text]) => [key, String(text)] as const)

/** A quality or a verb; a noun; and how long the title and what the picture shows may be. */
const DECKS = [
  ['English', DECK, /^[a-z]+( [a-z]+)?$/u, /^[a-z]+( [a-z]+)?$/u, 20, 60],
  ['German', GERMAN_DECK, /^[a-zäöüß]+$/u, /^[A-ZÄÖÜ][a-zäöüß]+$/u, 22, 60],
] as const

describe.each(DECKS)('the Roundtable Deck in %s', (_, deck, small, named, longest, widest) => {
  it.each(['title', 'image', 'light', 'shadow'] as const)(
    '[R5] has sixty cards, each with a %s of its own',
    (part) => {
      expect(deck).toHaveLength(60)
      const all = deck.map((card) => card[part])
      expect(all.filter((one, i) => all.indexOf(one) !== i)).toEqual([])
    },
  )

  it('[R5] has no word on two cards, be it a noun, a verb or a quality', () => {
    const all = deck.flatMap(({ noun, verb, quality }) => [noun, verb, quality])
    expect(all.filter((one, i) => all.indexOf(one) !== i)).toEqual([])
  })

  it('[R5] has words that any two cards combine: a quality, a noun and a verb, without an article', () => {
    for (const { title, image, noun, verb, quality, light, shadow } of deck) {
      expect(noun, title).toMatch(named)
      for (const word of [verb, quality]) expect(word, title).toMatch(small)
      for (const word of [noun, verb, quality]) expect(word.length, title).toBeLessThanOrEqual(12)
      expect(title.length, title).toBeLessThanOrEqual(longest)
      expect(image.length, title).toBeLessThanOrEqual(widest)
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
  health: ['Health', 'Gesundheit'],
  steadfast: ['Steadfast', 'Halt'],
  exertion: ['Exertion', 'Atem'],
  mana: ['Mana', 'Mana'],
  spirit: ['Spirit', 'Seele'],
  speed: ['Speed', 'Tempo'],
} as const

const IN: Readonly<Record<Proficiency, readonly [string, string]>> = {
  aim: ['Aim', 'Zielen'],
  whips: ['Whips', 'Peitschen'],
  blades: ['Blades', 'Klingen'],
  axes: ['Axes', 'Äxten'],
  contact: ['Contact', 'Wucht'],
  shields: ['Shields', 'Schilden'],
  travel: ['Travel', 'Reisen'],
  search: ['Search', 'Suchen'],
  lore: ['Lore', 'Wissen'],
  craft: ['Craft', 'Handwerk'],
  talk: ['Talk', 'Reden'],
  stealth: ['Stealth', 'Schleichen'],
  beasts: ['Beasts', 'Tieren'],
}

const LANGUAGES = [
  {
    language: 'English',
    at: 0,
    skills: SKILL_TEXTS,
    classes: CLASS_TEXTS,
    more: 'One more in ',
    higher: 'higher',
    special: /^You are specialized in /,
    deed: /^You .*\.$/u,
  },
  {
    language: 'German',
    at: 1,
    skills: GERMAN_SKILLS,
    classes: GERMAN_CLASSES,
    more: 'Eins mehr in ',
    higher: 'höher',
    special: /^Du bist spezialisiert (dar)?auf[ ,]/,
    deed: /^Du .*\.$/u,
  },
] as const
type Language = (typeof LANGUAGES)[number]

/** Whether a text says what a gift gives, in numbers where there are some. */
function tells(text: string, gift: Gift, { at, more, higher, special }: Language): boolean {
  if (gift.gives === 'bonus') return text.startsWith(`${WHAT[gift.to][at]} ${gift.by} ${higher}`)
  if (gift.gives === 'specialization') return special.test(text)
  const named = PROFICIENCIES.find((one) => text.startsWith(`${more}${IN[one][at]}`))
  return named === (gift.gives === 'proficiency' ? gift.in : undefined)
}

type Values = Readonly<Record<string, string | number>>

describe.each([
  ['English', { ...en, ...all }],
  ['German', de],
])('names in %s', (_, words) => {
  const voice = (key: string, values: Values = {}) => spoken(words, say(key, values)) ?? ''

  it.each(Object.keys(ROLES))('[R1] the advice names the Role %s as its card does', (role) => {
    const title = voice(`role.${role}.title`)
    expect(voice('advice.friend', { role }).toLowerCase()).toContain(title.toLowerCase())
  })

  it.each(PROFICIENCIES)('[R9] %s is called the same on a sheet and in a Check', (id) => {
    expect(voice(`field.in.${id}`)).toBe(voice(`proficiency.${id}`))
    expect(voice('factor.proficiency', { in: id })).toBe(voice(`proficiency.${id}`))
  })

  it.each(Object.keys(SPECIALS).filter((id) => `field.${id}` in words))(
    '[R22] %s has a name while it lasts',
    (id) => {
      const lasts = voice('part.leaves', { status: id, rounds: 2 })
      expect(lasts).not.toBe(voice('part.leaves', { status: 'nothing', rounds: 2 }))
    },
  )
})

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

  it('is the same in German', () => {
    expect(Object.keys(content)).toEqual(Object.keys(prose))
  })

  it('leaves nothing empty', () => {
    expect(texts.length).toBeGreaterThan(2 * 60 * 7)
    for (const [key, text] of texts) {
      expect(text, key).not.toBe('')
      expect(text.trim(), key).toBe(text)
      expect(text, key).not.toMatch(/'|"/u)
    }
  })
})

describe.each(LANGUAGES)('skills and classes in $language', (language) => {
  const { skills, classes, deed } = language

  it('[R33] says of each skill and each feature what it gives', () => {
    for (const [id, { gift }] of Object.entries(SKILLS))
      expect(tells(skills[id as keyof typeof SKILLS].says, gift, language), id).toBe(true)
    for (const [id, { features }] of Object.entries(CLASSES))
      features.forEach((gift, i) => {
        const says = classes[id as keyof typeof CLASSES].features[i]?.says ?? ''
        expect(tells(says, gift, language), id).toBe(true)
      })
  })

  it('[R33] has three Deeds for each class, told as done, no two alike', () => {
    const deeds = Object.values(classes).flatMap((one) => one.deeds)
    expect(deeds).toHaveLength(42)
    expect(new Set(deeds).size).toBe(42)
    for (const one of deeds) expect(one).toMatch(deed)
  })

  it('has no two skills, features or classes of one name', () => {
    const titles = [
      ...Object.values(skills),
      ...Object.values(classes).flatMap((one) => [one, ...one.features]),
    ].map(({ title }) => title)
    expect(titles.filter((one, i) => titles.indexOf(one) !== i)).toEqual([])
  })
})
