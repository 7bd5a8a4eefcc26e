import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { printable, printableLine } from '../../../src/rules/plain/printable.ts'

describe('what leaves the page', () => {
  test.each([
    ['a turned direction', 'Ben\u202eneB', 'BenneB'],
    [
      'all that turns',
      'a\u061cb\u200ec\u200fd\u202ae\u202bf\u202cg\u202dh\u2066i\u2067j\u2068k\u2069l',
      'abcdefghijkl',
    ],
    ['a zero', 'a\0b', 'ab'],
    ['other controls', 'a\x07\x1b[31mb\x7f\x9bc', 'a[31mbc'],
    ['an empty space in a name', 'B\u200ben', 'Ben'],
    ['joiners in a name', 'B\u200de\u200cn', 'Ben'],
    ['a mark of byte order', '\ufeffBen', 'Ben'],
    ['fillers', '\u3164Ben\uffa0', 'Ben'],
    [
      'a text in letters without a look',
      `Ben${[...'evil'].map((c) => String.fromCodePoint(0xe0000 + c.charCodeAt(0))).join('')}`,
      'Ben',
    ],
    ['a text in forms of a letter', 'a\ufe00\ufe01\u{e0101}\ufe02b', 'a\ufe00b'],
    ['invisible signs', 'a\u2062b\u2064c', 'abc'],
    ['half a letter', 'a\ud83db', 'a\ufffdb'],
    ['the other half', 'a\udc00', 'a\ufffd'],
    ['what is no letter', 'a\uffff\u{1fffe}\ufdd0b', 'ab'],
    ['a joiner at the end of a picture', '👩\u200d', '👩'],
    ['joiners in a row', 'می\u200c\u200cخواهم', 'می\u200cخواهم'],
    ['every way to break a line', 'a\r\nb\rc\u2028d\u2029e\u0085f\vg\fh', 'a\nb\nc\nd\ne\nf\ng\nh'],
  ])('%s', (_, text, left) => {
    expect(printable(text)).toBe(left)
  })

  test.each([
    ['Persian', 'می\u200cخواهم'],
    ['Hindi', 'क्\u200dष क्\u200cष'],
    ['Sinhala', 'ශ්\u200dරී'],
    ['Khmer', 'ភាសា\u200bខ្មែរ'],
    ['Arabic with marks', 'السَّلامُ'],
    ['Hebrew with marks', 'שָׁלוֹם'],
    ['a family', '👩\u200d👩\u200d👧\u200d👦'],
    ['a profession with a skin', '👩🏽\u200d🚀'],
    ['a heart on fire', '❤\ufe0f\u200d🔥'],
    ['a flag of two colours', '🏳\ufe0f\u200d🌈'],
    ['a flag of letters', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
    ['a key', '1\ufe0f\u20e3'],
    ['a letter of two parts', 'e\u0301 ü'],
    ['a hyphen that is only for the end of a line', 'Schiff\u00adfahrt'],
    ['spaces of all sorts', 'a\u00a0b\u202fc\u3000d\te\nf'],
    ['Chinese with a form', '葛\u{e0100}城'],
  ])('keeps %s', (_, text) => {
    expect(printable(text)).toBe(text)
  })

  test('is the same the second time, well formed, and quick, whatever it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const once = printable(text)
        expect(printable(once)).toBe(once)
        expect(/\p{Surrogate}/u.test(once)).toBe(false)
        expect(once).not.toMatch(/[\0\u202a-\u202e\u2066-\u2069]/)
      }),
    )
    const long = ['\u200d', '🏴\u{e0061}', '👩\u200d', '\u202e', '\ufe0f', 'a\u200b'].map((s) =>
      s.repeat(20_000),
    )
    // However long it goes on, it ends.
    for (const text of long) expect(printable(text).length).toBeLessThanOrEqual(text.length)
  })

  test('has one line where it is a name', () => {
    expect(printableLine(' a \u202e\n\n b\t')).toBe('a b')
  })
})
