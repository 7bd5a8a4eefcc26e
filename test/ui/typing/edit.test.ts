import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Splice } from '../../../src/table/document/text.ts'
import {
  betweenLetters,
  numeral,
  rubbed,
  spoken,
  typed,
  walked,
} from '../../../src/ui/typing/edit.ts'

const FAMILY = '👨‍👩‍👧'
const ACCENTED = 'e\u0301'

test.each<[string, string, number, Parameters<typeof walked>[2], number]>([
  ['back by a letter', 'abc', 2, 'back', 1],
  ['on by a letter', 'abc', 2, 'on', 3],
  ['no farther back than the beginning', 'abc', 0, 'back', 0],
  ['no farther on than the end', 'abc', 3, 'on', 3],
  ['back over a family', `a${FAMILY}`, 1 + FAMILY.length, 'back', 1],
  ['on over an accent', `${ACCENTED}a`, 0, 'on', 2],
  ['out of a letter, back', `a${FAMILY}b`, 3, 'back', 1],
  ['out of a letter, on', `a${FAMILY}b`, 3, 'on', 1 + FAMILY.length],
  ['to the beginning', 'ab\ncd', 4, 'first', 0],
  ['to the end', 'ab\ncd', 1, 'last', 5],
])('a caret goes %s', (_, text, caret, by, wanted) => {
  expect(walked(text, caret, by)).toBe(wanted)
})

test.each<[string, string, number, string, Splice | undefined]>([
  ['a letter', 'ac', 1, 'b', { at: 1, remove: 0, insert: 'b' }],
  ['at the end', 'a', 1, 'b', { at: 1, remove: 0, insert: 'b' }],
  ['never into a letter', `${FAMILY}b`, 3, 'x', { at: 0, remove: 0, insert: 'x' }],
  ['as much as fits', '12345678', 8, 'abc', { at: 8, remove: 0, insert: 'ab' }],
  ['no half a letter', '12345678', 8, `a${ACCENTED}`, { at: 8, remove: 0, insert: 'a' }],
  ['nothing where all is full', '1234567890', 3, 'a', undefined],
  ['nothing where it is more than full', '1234567890xyz', 3, 'a', undefined],
])('typed: %s', (_, text, caret, insert, wanted) => {
  expect(typed(text, caret, insert, 10)).toEqual(wanted)
})

test.each<[string, string, number, Splice | undefined]>([
  ['a letter', 'abc', 2, { at: 1, remove: 1, insert: '' }],
  ['a family', `a${FAMILY}b`, 1 + FAMILY.length, { at: 1, remove: FAMILY.length, insert: '' }],
  ['the end of a line', 'a\r\nb', 3, { at: 1, remove: 2, insert: '' }],
  ['nothing at the beginning', 'abc', 0, undefined],
  ['nothing of nothing', '', 0, undefined],
])('rubbed out: %s', (_, text, caret, wanted) => {
  expect(rubbed(text, caret)).toEqual(wanted)
})

test.each<[string, string, string, string]>([
  ['at the beginning', '', 'the king', 'the king'],
  ['after a word', 'Hail', 'the king', ' the king'],
  ['after a space', 'Hail ', ' the king ', 'the king'],
  ['after an opening mark', '„', 'Hail', 'Hail'],
  ['a sign', 'Hail', ', all', ', all'],
  ['silence', 'Hail', '  ', ''],
])('spoken %s', (_, text, heard, wanted) => {
  expect(spoken(text, text.length, heard)).toBe(wanted)
})

test('property: a caret walks a text there and back by the same places, and rubs out all of it', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', '\n', '😀', FAMILY, ACCENTED, '🇩🇪', '\u0301'),
  })
  fc.assert(
    fc.property(text, (written) => {
      const on = [0]
      for (let at = 0; at < written.length; on.push(at)) at = walked(written, at, 'on')
      const back = [written.length]
      for (let at = written.length; at > 0; back.push(at)) at = walked(written, at, 'back')
      expect(back.reverse()).toEqual(on)
      for (const at of on) expect(betweenLetters(written, at)).toBe(at)
      let left = written
      for (let cut = rubbed(left, left.length); cut; cut = rubbed(left, left.length)) {
        expect(cut.at + cut.remove).toBe(left.length)
        left = left.slice(0, cut.at)
      }
      expect(left).toBe('')
    }),
  )
})

test.each<[string, string | undefined]>([
  ['43', '43'],
  ['43.', '43'],
  ['43,5', '43.5'],
  ['-', ''],
  ['', ''],
  ['.', ''],
  ['4x', undefined],
  ['4.5.', undefined],
])('of "%s" a field of numbers takes %s', (draft, taken) => {
  expect(numeral(draft)).toBe(taken)
})
