import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { followCaret, type Splice, splice } from '../../../src/table/document/text.ts'

const done = (text: string, { at, remove, insert }: Splice) =>
  text.slice(0, at) + insert + text.slice(at + remove)

describe('splice', () => {
  test.each<[string, string, string, number, Splice | undefined]>([
    ['nothing', 'same', 'same', 2, undefined],
    ['a letter at the end', 'ab', 'abc', 3, { at: 2, remove: 0, insert: 'c' }],
    ['the first of equal letters', 'aa', 'aaa', 1, { at: 0, remove: 0, insert: 'a' }],
    ['the last of equal letters', 'aa', 'aaa', 3, { at: 2, remove: 0, insert: 'a' }],
    ['a letter rubbed out', 'abc', 'ac', 1, { at: 1, remove: 1, insert: '' }],
    ['the second of equal letters rubbed out', 'aab', 'ab', 1, { at: 1, remove: 1, insert: '' }],
    ['a word pasted over', 'the old king', 'the new king', 7, { at: 4, remove: 3, insert: 'new' }],
    ['all of it', 'abc', '', 0, { at: 0, remove: 3, insert: '' }],
    [
      'one emoji for another of the same half',
      'a😀b',
      'a😁b',
      3,
      { at: 1, remove: 2, insert: '😁' },
    ],
    ['an emoji after its like', '😀', '😀😀', 4, { at: 2, remove: 0, insert: '😀' }],
  ])('%s', (_, before, after, caret, wanted) => {
    expect(splice(before, after, caret)).toEqual(wanted)
  })

  test('property: whatever came out of the field, the splice makes it, and cuts no pair', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '😀', '😁', '🂡', 'é'), maxLength: 8 })
    fc.assert(
      fc.property(text, text, fc.nat(20), (before, after, caret) => {
        const found = splice(before, after, caret)
        expect(found ? done(before, found) : before).toBe(after)
        if (!found) return
        const cut = before.slice(found.at, found.at + found.remove)
        expect(cut + found.insert).not.toMatch(/\p{Cs}/u)
      }),
    )
  })
})

test.each<[string, number, Splice, number]>([
  ['before it', 2, { at: 5, remove: 0, insert: 'xyz' }, 2],
  ['right at it', 5, { at: 5, remove: 0, insert: 'xyz' }, 5],
  ['behind it', 7, { at: 5, remove: 1, insert: 'xyz' }, 9],
  ['in what goes', 6, { at: 5, remove: 3, insert: 'xy' }, 7],
])('a caret %s', (_, caret, change, wanted) => {
  expect(followCaret(caret, change)).toBe(wanted)
})
