import { describe, expect, it } from 'vitest'
import { bookIn } from '../../../src/games/temporal-mechanics/book/book.ts'
import { MODULES as GERMAN_MODULES } from '../../../src/games/temporal-mechanics/de/modules.ts'
import { PROMPTS as GERMAN_PROMPTS } from '../../../src/games/temporal-mechanics/de/prompts.ts'
import { QUESTIONS as GERMAN_QUESTIONS } from '../../../src/games/temporal-mechanics/de/questions.ts'
import { emblem } from '../../../src/games/temporal-mechanics/emblem.ts'
import { de } from '../../../src/games/temporal-mechanics/example/de.ts'
import { type ExampleWords, en } from '../../../src/games/temporal-mechanics/example/en.ts'
import { game } from '../../../src/games/temporal-mechanics/game.ts'
import { forms } from '../../../src/games/temporal-mechanics/prose/forms.ts'
import { MODULES } from '../../../src/games/temporal-mechanics/prose/modules.ts'
import { PROMPTS } from '../../../src/games/temporal-mechanics/prose/prompts.ts'
import { QUESTIONS } from '../../../src/games/temporal-mechanics/prose/questions.ts'
import { taleForms } from '../../../src/games/temporal-mechanics/prose/tale.ts'
import {
  aspectsOf,
  MODULE_IDS,
  promptsOf,
  scenesOf,
} from '../../../src/games/temporal-mechanics/story/ideas.ts'
import { say } from '../../../src/rules/plain/sentence.ts'
import { CATEGORIES } from '../../../src/rules/story/characters.ts'
import { textsOf } from '../../../src/ui/book/text.ts'

const words = (text: string) => text.split(/[\s—]+/u).filter((word) => /\p{L}/u.test(word))

/** The words that the rules of pairs name, in each language. */
const MATCHED = {
  en: {
    argues: 'Argumentative',
    meek: 'Meek',
    others: ['Aggressive', 'Demanding', 'Angry'],
  },
  de: { argues: 'Streitlustig', meek: 'Fügsam', others: ['Aggressiv', 'Fordernd', 'Wütend'] },
} as const

/** All texts of a value, whatever it is built of. */
const leaves = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(leaves)

/** What a value is built of, without its texts. */
const shape = (value: unknown): unknown =>
  typeof value === 'string'
    ? ''
    : Array.isArray(value)
      ? value.map(shape)
      : Object.fromEntries(Object.entries(value ?? {}).map(([key, one]) => [key, shape(one)]))

describe.each([
  ['en', MODULES, PROMPTS, QUESTIONS, en],
  ['de', GERMAN_MODULES, GERMAN_PROMPTS, GERMAN_QUESTIONS, de],
] as const)('what comes with the game (%s)', (lang, modules, prompts, questions, example) => {
  it('has four Catastrophes to read aloud, each with an Antagonist of three Aspects', () => {
    expect(modules.map(({ id }) => id)).toEqual(['ice', 'voice', 'sun', 'kept'])
    expect(new Set(modules.map(({ title }) => title)).size).toBe(4)
    for (const { id, text, setting, antagonist } of modules) {
      expect(words(text).length, id).toBeGreaterThanOrEqual(80)
      expect(words(text).length, id).toBeLessThanOrEqual(140)
      expect(setting).toMatch(/\.$/u)
      expect(new Set(antagonist.aspects).size).toBe(3)
    }
  })

  it('has twelve words for each category of Trait and 24 for the environment, all different', () => {
    expect(Object.values(prompts.traits).map((list) => list.length)).toEqual([12, 12, 12, 12, 12])
    expect(prompts.environment).toHaveLength(24)
    const all = [...Object.values(prompts.traits).flat(), ...prompts.environment]
    expect(new Set(all).size).toBe(84)
    for (const word of all) expect(word.length, word).toBeLessThanOrEqual(28)
  })

  it('has names for Scenes of every Depth, two ends, and questions for each act', () => {
    expect(prompts.scenes.map((names) => names.length)).toEqual([4, 4, 4, 4])
    expect(prompts.epilogues.triumphant).not.toBe(prompts.epilogues.sombre)
    for (const [when, list] of Object.entries(questions)) {
      expect(list.length, when).toBeGreaterThanOrEqual(3)
      for (const question of list) expect(question).toMatch(/\?$/u)
    }
  })

  it('shows in its booklet only words that are offered', async () => {
    const page = (await bookIn(lang)).pages.find(({ id }) => id === 'prompts')
    const rows = page?.body.flatMap((block) =>
      typeof block === 'object' && block.as === 'table' ? block.rows : [],
    )
    const offered = leaves(prompts)
    const shown = rows?.flatMap(([, some = '']) => some.split(', ')) ?? []
    expect(shown).toHaveLength(18)
    for (const one of shown) expect(offered).toContain(one)
  })

  it('sends a Warning in its example that fits, and that stands in its booklet', async () => {
    expect([...example.warning].length).toBeLessThanOrEqual(256)
    const page = (await bookIn(lang)).pages.find(({ id }) => id === 'warning')
    expect(page && textsOf(page)).toContain(example.warning)
  })

  it('[T19] has equal words on both sides of a pair, and three for the meek', async () => {
    const { argues, meek, others } = MATCHED[lang]
    for (const one of [argues, meek]) expect(prompts.traits.psyche).toContain(one)
    for (const one of others) expect(prompts.environment).toContain(one)
    expect([example['bruno.psyche'], example['commodore.argues']]).toEqual([argues, argues])
    const page = (await bookIn(lang)).pages.find(({ id }) => id === 'pair-examples')
    const [match, ...more] = (page?.body ?? [])
      .flatMap((block) => (typeof block === 'object' && block.as === 'example' ? block.body : []))
      .flatMap((block) => (typeof block === 'object' && block.as === 'pairs' ? block.pairs : []))
      .filter(({ good }) => good)
      .map(({ left, right, says }) => [left.says, `${right.says}. ${says}`] as const)
    expect(match).toEqual([argues, expect.stringContaining(argues)])
    const told = more.filter(([left]) => left === meek).map(([, right]) => right)
    expect(told).toHaveLength(1)
    for (const one of others) expect(told[0]).toContain(one)
  })

  it('names the eight Scenes of its example as its booklet does', async () => {
    const [tree] = ((await bookIn(lang)).pages.find(({ id }) => id === 'eight')?.body ?? [])
      .flatMap((block) => (typeof block === 'object' && block.as === 'example' ? block.body : []))
      .flatMap((block) => (typeof block === 'object' && block.as === 'tree' ? [block] : []))
    const keys: (keyof ExampleWords)[] = [
      'store',
      'regatta',
      'rowers',
      'marrs',
      'readings',
      'reader',
      'valve',
      'keys',
    ]
    expect(keys.map((key) => example[key]).sort()).toEqual(
      tree?.scenes.map(({ says }) => says).sort(),
    )
  })

  it('leaves nothing empty', () => {
    for (const text of leaves([modules, prompts, questions, example])) {
      expect(text.trim()).toBe(text)
      expect(text).not.toBe('')
    }
  })
})

describe('what comes with the game', () => {
  it('has words, which come late, for just what is offered and asked, in both languages', async () => {
    const ideas = [
      ...MODULE_IDS.flatMap((id) => [
        ...['title', 'text', 'antagonist.name', 'antagonist.says', 'setting'].map((part) =>
          say(`module.${id}.${part}`),
        ),
        ...aspectsOf(id),
      ]),
      ...[...CATEGORIES, 'environment' as const].flatMap(promptsOf),
      ...[0, 1, 2, 3, 4, 9].flatMap(scenesOf),
      ...['triumphant', 'sombre'].map((one) => say(`epilogue.${one}`)),
      ...game.phases.list.flatMap(({ rule, ask }) => [...rule, ...ask]),
    ].map(({ key }) => key)
    const prose = await game.prose()
    expect(Object.keys(prose).sort()).toEqual(
      [...ideas, ...Object.keys({ ...taleForms, ...forms })].sort(),
    )
    expect(Object.keys(prose).filter((key) => Object.hasOwn(game.words.en, key))).toEqual([])
    const german = await game.translations.de()
    expect(Object.keys(prose).filter((key) => !Object.hasOwn(german, key))).toEqual([])
    expect(
      Object.keys(german).filter((key) =>
        /^(module\.(?!own)|prompt|epilogue|question|rule)/.test(key),
      ),
    ).toHaveLength(ideas.length)
  })

  it('is built the same in both languages', () => {
    expect(shape(GERMAN_MODULES)).toEqual(shape(MODULES))
    expect(shape(GERMAN_PROMPTS)).toEqual(shape(PROMPTS))
    expect(shape(GERMAN_QUESTIONS)).toEqual(shape(QUESTIONS))
    expect(Object.keys(de)).toEqual(Object.keys(en))
  })

  it('paints its emblem in three to five shapes', () => {
    expect(emblem.length).toBeGreaterThanOrEqual(3)
    expect(emblem.length).toBeLessThanOrEqual(5)
    for (const { fill, line } of emblem) expect(fill ?? line).toMatch(/^#[\da-f]{6}$/u)
  })
})
