import { expect, test } from 'vitest'
import { say, type Words } from '../../../src/rules/plain/sentence.ts'
import { de } from '../../../src/ui/de/de.ts'
import {
  choiceIn,
  fetched,
  LANGUAGES,
  languageOf,
  lateSpeaker,
  makeSpoken,
  type Spoken,
  speakIn,
  translated,
} from '../../../src/ui/say/language.ts'
import { speaker } from '../../../src/ui/say/words.ts'
import { GAMES } from '../../games/all.ts'
import { englishOf } from '../../make.ts'

const english = Object.values(
  import.meta.glob<Record<string, Words>>('../../../src/ui/*/en*.ts', { eager: true }),
).flatMap((module) => Object.values(module))
const interfaceWords: Words = Object.assign({}, ...english)

const catalogues: [string, Words, Words][] = [['the interface', interfaceWords, de]]
for (const game of GAMES) {
  const { id, translations, chronicle } = game
  const load = translations?.de
  if (load) catalogues.push([id, await englishOf(game), await load()])
  const told = (await chronicle?.())?.words
  if (told) catalogues.push([`${id}, its chronicle`, told.en ?? {}, told.de ?? {}])
}

/** What is put into a sentence, over all its forms: for one, for many, for none. */
function placeholders(words: Words[string]): string[] {
  const names = [
    'name',
    'who',
    'list',
    'title',
    'of',
    'all',
    'have',
    'what',
    'sort',
    'faces',
    'per',
  ]
  const asked = new Set(names)
  const found = new Set<string>()
  for (let round = 0; round < 2; round++) {
    for (const n of [0, 1, 2, 21]) {
      const values = new Proxy<Record<string, string | number>>(
        {},
        {
          get(_, key) {
            if (typeof key !== 'string') return undefined
            asked.add(key)
            return key === 'n' || key === 'count' ? n : `<${key}>`
          },
          ownKeys: () => [...asked],
          getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
        },
      )
      const said = typeof words === 'string' ? words : words(values)
      for (const [, name] of said.matchAll(/[<{](\w+)[>}]/g)) found.add(name!)
      if (said.includes('21')) found.add('a number')
    }
  }
  return [...found].sort()
}

test.each(catalogues)('German says all that English says in %s, and no more', (_, en, german) => {
  expect(Object.keys(en).filter((key) => !Object.hasOwn(german, key))).toEqual([])
  expect(Object.keys(german).filter((key) => !Object.hasOwn(en, key))).toEqual([])
  for (const [key, words] of Object.entries(en))
    expect(placeholders(german[key] ?? ''), key).toEqual(placeholders(words))
})

test.each(catalogues)('German says something for every key in %s', (_, en, german) => {
  const voice = speaker('de', german)
  for (const key of Object.keys(en))
    for (const n of [0, 1, 2]) {
      const said = voice(say(key, { n, name: 'Ada', text: 'x', count: n }))
      expect(said.trim(), key).not.toBe('')
      expect(said, key).not.toMatch(/NaN|\[object/)
      // Straight and English marks are slips.
      expect(said, key).not.toMatch(/["”]/)
    }
})

test.each([
  ['auto', ['de-AT', 'en'], 'de'],
  ['auto', ['fr-FR', 'de'], 'de'],
  ['auto', ['EN-gb', 'de'], 'en'],
  ['auto', ['fr', 'it'], 'en'],
  ['auto', [], 'en'],
  ['en', ['de'], 'en'],
  ['de', ['en'], 'de'],
] as const)('%s with a browser that asks for %s is %s', (choice, asked, lang) => {
  expect(languageOf(choice, asked)).toBe(lang)
})

test('a choice that was kept is read; whatever else stands there is left to the browser', () => {
  expect(['de', 'en', 'auto', 'xx', 'toString', 7, undefined].map(choiceIn)).toEqual([
    'de',
    'en',
    'auto',
    'auto',
    'auto',
    'auto',
    'auto',
  ])
  expect(Object.keys(LANGUAGES)).toEqual(['en', 'de'])
})

const GERMAN = { ui: { close: 'Schließen' }, game: { 'piece.die': 'Würfel' } }

const fetching = (spoken: Spoken) => (lang: string) =>
  Promise.all(
    Object.entries(GERMAN).map(([whose, words]) =>
      fetched(spoken, lang, whose, lang === 'de' ? async () => words : undefined),
    ),
  )

test('another language is spoken once its words are there, and English again at once', async () => {
  const heard: string[] = []
  const spoken = makeSpoken()
  spoken.changed.add(() => heard.push(spoken.now))
  const coming = speakIn(spoken, 'de', fetching(spoken))
  expect(spoken.now).toBe('en')
  await coming
  expect(spoken.now).toBe('de')
  expect(translated(spoken)).toEqual({ close: 'Schließen' })
  expect(translated(spoken, 'game')).toEqual({ 'piece.die': 'Würfel' })
  await speakIn(spoken, 'en', fetching(spoken))
  expect(translated(spoken)).toEqual({})
  expect(heard).toEqual(['de', 'en'])
})

test('whoever chooses again meanwhile hears what was chosen last', async () => {
  const spoken = makeSpoken()
  const coming = speakIn(spoken, 'de', fetching(spoken))
  await speakIn(spoken, 'en', fetching(spoken))
  await coming
  expect(spoken.now).toBe('en')
})

test('words that are missing in a language are said in English', async () => {
  const spoken = makeSpoken()
  await speakIn(spoken, 'de', fetching(spoken))
  const voice = lateSpeaker(
    { lang: 'de', words: translated(spoken), say: ({ key }) => `(${key})` },
    { close: 'Close', free: 'Free' },
  )
  expect(['close', 'free', 'more'].map((key) => voice(key))).toEqual([
    'Schließen',
    'Free',
    '(more)',
  ])
})
