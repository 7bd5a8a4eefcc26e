import { expect, test } from 'vitest'
import type { Option, Question } from '../../../src/rules/play/move.ts'
import { drawnField } from './drawn.tsx'

const words = { one: 'One', two: 'Two', three: 'Three', ask: 'Which?', poor: 'It costs 2.' }
const option = (value: string, lacks?: string): Option => ({
  value,
  say: { key: value },
  ...(lacks && { lacks: { key: lacks } }),
})
const asking = (...options: readonly Option[]): Question => ({
  ...{ id: 'which', kind: 'choice', say: { key: 'ask' }, options },
})
const all = asking(option('one', 'poor'), option('two'), option('three', 'poor'))

test('what cannot be chosen yet stands below the others, folded, with why', () => {
  const drawn = drawnField(words, all, undefined)
  const [open = '', folded = ''] = drawn.split('<details')
  expect(open).toContain('Two')
  expect(open).not.toMatch(/One|Three/)
  expect(folded).toMatch(/Not yet \(2\).*One.*It costs 2\..*Three/)
  expect(folded).not.toMatch(/^[^>]*open/)
})

test.each([
  ['what is chosen there', all, 'one'],
  ['all there is', asking(option('one', 'poor')), undefined],
])('%s is seen', (_, question, value) => {
  expect(drawnField(words, question, value)).toMatch(/<details[^>]* open/)
})
