import { expect, test } from 'vitest'
import { say } from '../../../src/rules/plain/sentence.ts'
import type { Chapter, Passage } from '../../../src/rules/told/chronicle.ts'
import { beginningOf } from '../../../src/ui/story/beginning.ts'

const passage = (id: string): Passage => ({
  id,
  say: say(id),
  about: [],
  setting: '',
  points: [],
  body: '',
  beside: [],
})
const chapter = (id: string, count: number): Chapter => ({
  id,
  as: 'scenes',
  say: say(id),
  passages: Array.from({ length: count }, (_, n) => passage(`${id}${n}`)),
  close: [say('end')],
})

test.each([
  ['little is shown whole', [2, 3], 5, [2, 3], 2],
  ['of much the first', [2, 300], 5, [2, 3], 1],
  ['with the heads of what comes later', [300, 2, 2], 5, [5, 0, 0], 0],
])('%s', (_, counts, most, expected, closed) => {
  const all = counts.map((count, at) => chapter(`c${at}`, count))
  const shown = beginningOf(all, most)
  expect(shown.map(({ passages }) => passages.length)).toEqual(expected)
  expect(shown.map(({ id }) => id)).toEqual(all.map(({ id }) => id))
  // What is said at an end is not said before it.
  expect(shown.filter(({ close }) => close.length > 0)).toHaveLength(closed)
})

test('where all of it is the beginning it stays what it is', () => {
  const all = [chapter('a', 1)]
  expect(beginningOf(all)).toBe(all)
})
