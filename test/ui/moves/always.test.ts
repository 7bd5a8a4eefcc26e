import { expect, test } from 'vitest'
import { say, type Words } from '../../../src/rules/plain/sentence.ts'
import type { Question } from '../../../src/rules/play/move.ts'
import { drawnOptions } from './drawn.tsx'

type Choice = Extract<Question, { kind: 'choice' }>

const WORDS: Words = { how: 'How is it?', wet: 'Wet', dry: 'Dry' }
const question = (more: Partial<Choice>): Choice => ({
  id: 'how',
  kind: 'choice',
  say: say('how'),
  options: ['wet', 'dry'].map((value) => ({ value, say: say(value) })),
  ...more,
})

/** What can be chosen in the drawn field, and whether it stands chosen. */
const drawn = (asked: Choice, value: string | undefined) =>
  drawnOptions(WORDS, asked, value).map(({ called, chosen }) => [called, chosen])

test.each<[string, Partial<Choice>, string | undefined, ReturnType<typeof drawn>]>([
  [
    'must be answered',
    {},
    undefined,
    [
      ['Wet', false],
      ['Dry', false],
    ],
  ],
  [
    'may stay open: none stands there, too',
    { optional: true },
    undefined,
    [
      ['None', true],
      ['Wet', false],
      ['Dry', false],
    ],
  ],
  [
    'always holds one way or the other: none is no answer',
    { optional: true, always: true, usual: 'wet' },
    'wet',
    [
      ['Wet', true],
      ['Dry', false],
    ],
  ],
])('a choice that %s', (_, more, value, are) => {
  expect(drawn(question(more), value)).toEqual(are)
})
