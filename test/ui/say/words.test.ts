import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { say, type Words } from '../../../src/rules/plain/sentence.ts'
import { files } from '../../../src/ui/files/en.ts'
import { en } from '../../../src/ui/say/en.ts'
import { keyAsWords, speaker } from '../../../src/ui/say/words.ts'
import { GAMES } from '../../games/all.ts'
import { filesOfSrc, home, sources } from '../../source.ts'

const words: Words = { hello: 'Hello {name}', many: '{n} cards', twice: ({ n }) => `${n} and ${n}` }

test.each([
  ['values', say('hello', { name: 'Ada' }), 'Hello Ada'],
  ['a number as the language writes it', say('many', { n: 12345 }), '12,345 cards'],
  ['a value that is missing stays to be seen', say('hello'), 'Hello {name}'],
  ['a function', say('twice', { n: 2 }), '2 and 2'],
  ['markup is just text', say('hello', { name: '<b>{n}</b>' }), 'Hello <b>{n}</b>'],
  ['a key nobody knows', say('guide.nextPhase'), 'next phase'],
  ['a name every object has', say('toString'), 'to string'],
])('a voice says %s', (_, sentence, said) => {
  expect(speaker('en', words)(sentence)).toBe(said)
})

test('numbers are written as the language writes them', () => {
  expect(speaker('de', words)(say('many', { n: 12345 }))).toBe('12.345 cards')
})

test('the first catalogue that knows a key has the word', () => {
  expect(speaker('en', { hello: 'Hi' }, words)(say('hello'))).toBe('Hi')
})

test.each([
  ['lobby.usualTitle', 'usual title'],
  ['no-such-thing', 'no such thing'],
  ['plain', 'plain'],
])('%s reads "%s"', (key, text) => {
  expect(keyAsWords(key)).toBe(text)
})

test('every word of the catalogue says something, whatever its values', () => {
  const voice = speaker('en', en)
  for (const key of Object.keys(en)) {
    for (const n of [0, 1, 2, 21]) {
      const said = voice(say(key, { n, name: 'Ada', text: 'x', what: 'card', per: '4 %' }))
      expect(said.trim(), key).not.toBe('')
      expect(said, key).not.toMatch(/undefined|NaN|\[object/)
    }
  }
})

test('no game says by the same key something else', () => {
  const clashes = GAMES.flatMap(({ id, words: { en: its = {} } }) =>
    Object.keys(its)
      .filter((key) => Object.hasOwn(en, key))
      .map((key) => `${id}: ${key}`),
  )
  expect(clashes).toEqual([])
})

test('what the table may refuse has words', () => {
  const keys = sources()
    .filter(({ path }) => /^(table|sync)\//.test(path))
    .flatMap(({ words: strings }) => [...strings])
    .filter((text) => /^(table|backup)\.[a-z]+$/i.test(text))
  expect(keys.length).toBeGreaterThan(3)
  const said = { ...en, ...files }
  expect(keys.filter((key) => !Object.hasOwn(said, key))).toEqual([])
  // All of the source is read.
})

/** Words between tags, and what a tag is called or described by, as written in a source. */
function prose(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(prose)
  if (typeof node !== 'object' || node === null) return []
  const at = new Map(Object.entries(node))
  const rest = [...at.values()].flatMap(prose)
  if (at.get('type') === 'JSXText') return [String(at.get('value')).trim(), ...rest].filter(Boolean)
  const name = new Map(Object.entries(at.get('name') ?? {})).get('name')
  const value = new Map(Object.entries(at.get('value') ?? {}))
  const told = /^(aria-label|title|placeholder|alt|label)$/.test(String(name))
  const literal = at.get('type') === 'JSXAttribute' && told && value.get('type') === 'Literal'
  // A picture that says nothing new has an empty description.
  return literal && value.get('value') !== '' ? [String(value.get('value')), ...rest] : rest
}

test('no prose stands in the components: words come from the catalogue', () => {
  const paths = filesOfSrc().filter((path) => /^ui\/.*\.tsx$/.test(path))
  expect(paths.length).toBeGreaterThan(20)
  const found = paths.flatMap((name) => {
    const { program } = parseSync(name, readFileSync(`${home}/src/${name}`, 'utf8'))
    return prose(program).map((text) => `${name}: ${text}`)
  })
  expect(found).toEqual([])
})
