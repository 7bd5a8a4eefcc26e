import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Game } from '../../../src/rules/game.ts'
import type { Item } from '../../../src/rules/plain/item.ts'
import { say } from '../../../src/rules/plain/sentence.ts'
import { comparable, find } from '../../../src/ui/say/find.ts'
import { calledOf, nameOf } from '../../../src/ui/say/names.ts'

const piece = { painter: 'card', width: 127, height: 76, say: say('card') } as const
const game: Pick<Game, 'pieces'> = { pieces: { card: { ...piece, texts: ['title', 'body'] } } }
const item = (id: string, title: string, body = ''): Item => ({
  id,
  kind: 'card',
  place: { x: 0, y: 0, turn: 0, z: 0 },
  bin: false,
  props: {},
  texts: { title, body },
})
const items = [
  item('body', 'The harbour', 'Here the Dragon was seen, long ago, above the masts'),
  item('name', 'The Dragon Wakes'),
  item('accents', 'Žofie’s café'),
  item('cyrillic', 'Пророчество'),
  item('arabic', 'حكاية البحر'),
  item('none', ''),
]

test.each([
  ['a name before what is written below', 'dragon', ['name', 'body']],
  ['any case', 'DRAGON', ['name', 'body']],
  ['every word, in any order', 'seen dragon', ['body']],
  ['letters without their accents', 'zofie cafe', ['accents']],
  ['Cyrillic', 'пророч', ['cyrillic']],
  ['right to left', 'البحر', ['arabic']],
  ['nothing for nothing', '  ', []],
  ['nothing that is not there', 'asteroid', []],
  ['signs of patterns as plain text', '.*', []],
])('finds %s', (_, wanted, ids) => {
  expect(find(game, items, wanted).map(({ id }) => id)).toEqual(ids)
})

test('shows the words around what was found below the name', () => {
  expect(find(game, items, 'masts')[0]?.around).toContain('above the masts')
  expect(find(game, items, 'wakes')[0]?.around).toBe('')
})

test('finds no more than asked for', () => {
  const many = Array.from({ length: 99 }, (_, i) => item(`i${i}`, 'same'))
  expect(find(game, many, 'same')).toHaveLength(50)
})

test('letters are compared however they are composed', () => {
  expect(comparable('e\u0301')).toBe(comparable('é'))
})

test('an item is called by its first text, on one line', () => {
  expect(nameOf(game, item('a', ' two\nlines '))).toBe('two lines')
  expect(nameOf(game, { ...item('a', 'x'), kind: 'unknown' })).toBe('')
})

test('what cannot be written on is called by what it shows', () => {
  const die = {
    ...piece,
    texts: [],
    nameless: ({ props: { face } }: Item) => say('showing', { face: Number(face) }),
  }
  const pieces = { ...game.pieces, die }
  const called = (it: Item) => calledOf({ pieces }, it, (said) => JSON.stringify(said))
  const rolled = { ...item('a', ''), kind: 'die', props: { face: 4 } }
  expect(called(rolled)).toBe('{"key":"showing","values":{"face":4}}')
  expect(called(item('a', ''))).toBe('{"key":"unnamed"}')
  expect(called(item('a', 'The harbour'))).toBe('The harbour')
})

test.each([
  ['Latin', 'café naïve '],
  ['composed of several signs', 'cafe\u0301 nai\u0308ve '],
  ['Korean', '아주 오래된 이야기 '],
  ['Hindi', 'पुरानी कहानियाँ '],
  ['Arabic with its vowels', 'حِكَايَةٌ قَدِيمَةٌ '],
  ['signs for several letters', 'ﬁne… № ½ '],
])('shows what was found, however letters are compared: %s', (_, before) => {
  for (const times of [0, 1, 4, 20]) {
    const long = `${before.repeat(times)}behind the Dragon stands a gate ${before.repeat(20)}`
    const [found] = find(game, [item('a', 'Name', long)], 'dragon')
    expect(found?.around).toContain('behind the Dragon stands')
  }
})

test('of what is found at once, the first is shown, with what is cut off told by dots', () => {
  const around = (body: string, wanted: string) =>
    find(game, [item('a', 'Name', body)], wanted)[0]?.around
  expect(around('a gate, a sea', 'sea gate')).toBe('a gate, a sea')
  expect(around(`a gate ${'x'.repeat(99)}`, 'gate')).toMatch(/^a gate x+…$/)
  expect(around(`${'x'.repeat(99)} gate`, 'gate')).toMatch(/^…x+ gate$/)
  expect(around(`two\n\n  lines of it`, 'lines')).toBe('two lines of it')
})

test('no letter is cut in half, in what is found and in what it is called', () => {
  for (let n = 0; n < 4; n++) {
    const text = `${'x'.repeat(n)}${'🐉'.repeat(400)} gate ${'🐉'.repeat(90)}`
    expect(nameOf(game, item('a', text))).not.toMatch(/\p{Surrogate}/u)
    const [found] = find(game, [item('a', 'Name', text)], 'gate')
    expect(found?.around).toContain('gate')
    expect(found?.around).not.toMatch(/\p{Surrogate}/u)
  }
})

test('a thing is found by any part of what stands on it, in whatever case', () => {
  const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), fc.nat(), (words, n) => {
      const there = item('a', words.join(' '))
      const wanted = words[n % words.length]!
      if (comparable(wanted).trim() === '') return
      expect(find(game, [there], wanted).map(({ id }) => id)).toEqual(['a'])
      expect(find(game, [there], comparable(wanted)).map(({ id }) => id)).toEqual(['a'])
    }),
    { seed: 5, numRuns: 300 },
  )
})
