import { expect, test } from 'vitest'
import { say, type Words } from '../../../src/rules/plain/sentence.ts'
import { makeMove } from '../../../src/rules/play/make.ts'
import { lengthOf, type Question } from '../../../src/rules/play/move.ts'
import { boardOf, EMPTY } from '../../make.ts'
import { drawnField } from './drawn.tsx'

const wire: Question = {
  id: 'words',
  kind: 'words',
  say: say('wire'),
  max: 4000,
  soft: 256,
  long: true,
}
const WORDS: Words = { wire: 'What the wire says' }

const send = makeMove('send', {
  asks: () => [wire],
  play: (_board, _act, { words }) => [{ do: 'play', key: 'wire', value: String(words) }],
})
const chance = { id: () => 'x', seed: () => '', wobble: () => 0.5 }
const sending = (words: string) => {
  const [board, act] = [boardOf(EMPTY), { seat: '', chance, now: 0 }]
  return [send.may(board, act, { words }), send.play(board, act, { words })] as const
}

test.each([
  ['', 0],
  ['  a wire \n', 6],
  ['🚢🚢', 2],
  ['e\u0301', 2],
])('%j is so long: %i', (text, n) => {
  expect(lengthOf(text)).toBe(n)
})

test('a text of just so many code points is taken, however many units they are', () => {
  for (const words of ['x'.repeat(256), '🚢'.repeat(256), ` ${'x'.repeat(256)}\n`])
    expect(sending(words)).toEqual([undefined, [{ do: 'play', key: 'wire', value: words }]])
})

test('one more is refused with its count, and nothing is cut or done', () => {
  const refused = (count: number) => ({
    force: 'must',
    say: { key: 'form.tooLong', values: { count, max: 256 } },
  })
  expect(sending('x'.repeat(257))).toEqual([refused(257), []])
  expect(sending('🚢'.repeat(300))).toEqual([refused(300), []])
  // What no field takes is odd.
  expect(sending('x'.repeat(4001))[0]?.say.key).toBe('no.odd')
})

const shown = (text: string, question: Question = wire) => drawnField(WORDS, question, text)
const heard = (html: string) => /role="status">([^<]*)</.exec(html)?.[1]

test('the field counts while one writes, and takes what is too long', () => {
  const html = shown('🚢'.repeat(200))
  expect(html).toContain('200 of 256')
  expect(html).toContain('At most 256 characters')
  expect(html).toContain('maxLength="4000"')
  expect(html).toContain('data-over="false"')
  expect(shown('x'.repeat(300))).toContain('300 of 256')
  expect(shown('x'.repeat(300))).toContain('data-over="true"')
})

test('the count is read out where little is left, and not where it is told as too long', () => {
  expect(heard(shown('x'.repeat(200)))).toBe('')
  expect(heard(shown('x'.repeat(231)))).toBe('231 of 256')
  expect(heard(shown('x'.repeat(257)))).toBe('')
})

test('a field without such a bound counts as ever', () => {
  const html = shown('🚢', { id: 'a', kind: 'words', say: say('wire'), max: 80 })
  expect(html).toContain('2 / 80')
  expect(html).toContain('At most 80 characters')
  expect(heard(html)).toBeUndefined()
})
