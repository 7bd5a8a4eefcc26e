import { expect, test } from 'vitest'
import { say } from '../../../src/rules/plain/sentence.ts'
import type { Question } from '../../../src/rules/play/move.ts'
import { sayable } from '../../../src/ui/moves/sayable.ts'

const lacks = ({ key }: { readonly key: string }) => key.startsWith('late')
const [here, late] = [say('here'), say('late')]

test('a choice offers only what can be said whole', () => {
  const question: Question = {
    id: 'which',
    kind: 'choice',
    say: here,
    options: [
      { value: 'a', say: here },
      { value: 'b', say: late },
      { value: 'c', say: here, text: here },
      { value: 'd', say: here, text: late },
    ],
  }
  const values = (one: Question) =>
    one.kind === 'choice' ? one.options.map(({ value }) => value) : []
  expect(values(sayable(question, lacks))).toEqual(['a', 'c'])
  expect(sayable(question, () => false)).toEqual(question)
})

test('a field has the note and the ideas that can be said, and takes words without any', () => {
  const question = { id: 'words', kind: 'words', say: here, max: 80 } as const
  const full: Question = { ...question, note: here, prompts: [late, here] }
  expect(sayable(full, lacks)).toEqual({ ...question, note: here, prompts: [here] })
  expect(sayable({ ...question, note: late, prompts: [late] }, lacks)).toEqual(question)
  expect(sayable(full, () => false)).toEqual(full)
})

test('an idea that was taken is not offered again, but how to begin is', () => {
  const taken = ({ key }: { readonly key: string }) => key === 'here'
  const question = { id: 'words', kind: 'words', say: here, max: 80 } as const
  const full: Question = { ...question, prompts: [here, say('other')] }
  expect(sayable(full, lacks, taken)).toEqual({ ...question, prompts: [say('other')] })
  const begun: Question = { ...full, open: true }
  expect(sayable(begun, lacks, taken)).toEqual(begun)
})

test('a number is asked for as it is', () => {
  const question: Question = { id: 'n', kind: 'number', say: here, min: 1, max: 3 }
  expect(sayable(question, lacks)).toBe(question)
})
