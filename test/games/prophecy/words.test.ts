import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { forms } from '../../../src/games/prophecy/prose/forms.ts'
import { MODULES } from '../../../src/games/prophecy/prose/modules.ts'
import {
  CHARACTER_PROMPTS,
  ENVIRONMENT_PROMPTS,
} from '../../../src/games/prophecy/prose/prompts.ts'
import { taleForms } from '../../../src/games/prophecy/prose/tale.ts'
import { MODULE_IDS, promptsOf } from '../../../src/games/prophecy/story/ideas.ts'
import { say } from '../../../src/rules/plain/sentence.ts'
import { CATEGORIES } from '../../../src/rules/story/characters.ts'
import { englishOf } from '../../make.ts'
import { english, prophecy, seated } from './eight.ts'

const chronicler = await prophecy.chronicle?.()
const said = await englishOf(prophecy)

const words = (text: string) => text.split(/[\s—]+/u).filter((word) => /\p{L}/u.test(word))

describe('modules', () => {
  it('[P28] there are at least six, and no two alike', () => {
    expect(MODULES.length).toBeGreaterThanOrEqual(6)
    expect(new Set(MODULES.map(({ id }) => id)).size).toBe(MODULES.length)
    expect(new Set(MODULES.map(({ title }) => title)).size).toBe(MODULES.length)
    expect(MODULES.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['dragon', 'asteroid', 'clinic']),
    )
  })

  it.each(MODULES.map((module) => [module.id, module] as const))(
    '[P28] %s has 80 to 140 words and names nobody',
    (_id, { text }) => {
      expect(words(text).length).toBeGreaterThanOrEqual(80)
      expect(words(text).length).toBeLessThanOrEqual(140)
      // A capital letter within a sentence would be a name; a day of the week is none.
      const inside = text.matchAll(/[\p{Ll},;:]\s+(\p{Lu}\p{Ll}+)/gu)
      expect([...inside].map(([, word]) => word).filter((word) => word !== 'Tuesday')).toEqual([])
    },
  )

  it('[P28] each can be read aloud before it is chosen', () => {
    const at = seated()
    const [asked] = at.move('receive').asks(at.board(), at.act(), {})
    const options = asked?.kind === 'choice' ? asked.options : []
    const texts = options.flatMap(({ text }) => (text ? [english(text)] : []))
    expect(texts).toEqual(MODULES.map(({ text }) => text))
  })
})

describe('prompts', () => {
  it('[P28] are twelve for each of five categories and 24 for the environment, all different', () => {
    const lists = Object.values(CHARACTER_PROMPTS)
    expect(lists.map((list) => list.length)).toEqual([12, 12, 12, 12, 12])
    expect(ENVIRONMENT_PROMPTS).toHaveLength(24)
    const all = [...lists.flat(), ...ENVIRONMENT_PROMPTS]
    expect(new Set(all).size).toBe(84)
  })

  it('[P28] are offered with the Aspect, and need not be used', () => {
    const at = seated()
    const ruth = at.make('character', { name: 'Ruth' })
    const asked = at
      .move('aspect')
      .asks(at.board(), at.act(), { card: ruth.id, category: 'psyche' })
      .find(({ id }) => id === 'words')
    const prompts = asked?.kind === 'words' ? (asked.prompts ?? []) : []
    expect(prompts.map(english)).toEqual(CHARACTER_PROMPTS.psyche)
  })
})

describe('the catalogue', () => {
  const folder = 'src/games/prophecy'
  const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (name) =>
        name.endsWith('.ts') &&
        !/\b(en|de)(\.\w+)?\.ts$|^(de\/|(en|prose)\/(guide|refusals)\.)/u.test(name),
    )
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .join('\n')
  const keys = Object.keys({ ...said, ...chronicler?.words.en })

  it('has words for every key that is written out in the code', () => {
    const starts = [...new Set(keys.map((key) => key.split('.')[0]))].join('|')
    const written = source.matchAll(new RegExp(`'((?:${starts})\\.[\\w.]+)'`, 'gu'))
    const used = new Set([...written].map(([, key]) => key!))
    expect(used.size).toBeGreaterThan(80)
    expect([...used].filter((key) => !keys.includes(key) && !key.endsWith('.ts'))).toEqual([])
  })

  it('has words, which come late, for just what there is to pick from, to ask and to explain, in both languages', async () => {
    const ideas = [
      ...MODULE_IDS.flatMap((id) => [say(`module.${id}.title`), say(`module.${id}.text`)]),
      ...[...CATEGORIES, 'environment' as const].flatMap(promptsOf),
      ...prophecy.phases.list.flatMap(({ rule, ask }) => [...rule, ...ask]),
    ].map(({ key }) => key)
    const prose = await prophecy.prose()
    expect(Object.keys(prose).sort()).toEqual(
      [...ideas, ...Object.keys({ ...taleForms, ...forms })].sort(),
    )
    expect(Object.keys(prose).filter((key) => Object.hasOwn(prophecy.words.en, key))).toEqual([])
    const german = await prophecy.translations.de()
    expect(
      Object.keys(german)
        .filter((key) => /^(module\.(?!own)|prompt|rule|moderator)/.test(key))
        .sort(),
    ).toEqual([...ideas].sort())
  })

  it('has no words that nobody says', () => {
    // `missing.${category}` stands for every key that starts so; a list does for all its numbers.
    const patterns = [...source.matchAll(/`([\w.]+\.)\$\{/gu)].map(([, start]) => start!)
    const lists = ['prompt.', 'rule.', 'moderator.']
    const said = (key: string) =>
      source.includes(`'${key}'`) || [...patterns, ...lists].some((one) => key.startsWith(one))
    expect(keys.filter((key) => !said(key))).toEqual([])
  })
})
