import { expect, test } from 'vitest'
import { counted } from '../../../src/ui/say/plural.ts'

const hits = counted('one Hit of {dice}', '{n} Hits of {dice}', 'no Hit')
const things = counted('one thing', '{n} things')

test.each([
  [hits, { n: 0, dice: 4 }, 'no Hit'],
  [hits, { n: 1, dice: 4 }, 'one Hit of 4'],
  [hits, { n: 3, dice: 4 }, '3 Hits of 4'],
  // Nothing was said of how many.
  [hits, {}, 'no Hit'],
  // Without words of its own, none are many.
  [things, { n: 0 }, '0 things'],
  [things, { n: -1 }, '-1 things'],
  [things, { n: 1 }, 'one thing'],
])('what is counted is said in its form (row %$)', (say, values, said) => {
  expect(say(values)).toBe(said)
})

test('what people wrote goes in as it stands, with all its signs', () => {
  const named = counted('{who} is here', '{who} and {n} others')
  expect(named({ n: 1, who: '$& {n}' })).toBe('$& {n} is here')
  expect(named({ n: 2, who: '$1' })).toBe('$1 and 2 others')
})
