import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { directionOf, keepsWords, layLines, overflows } from '../../../src/paint/letters/lines.ts'
import { pieces } from '../../../src/paint/letters/pieces.ts'

/** A face in which every character is half as wide as it is high, and a wide one as wide. */
const measure = (text: string) =>
  [...text].reduce((w, c) => w + (/\p{Script=Han}/u.test(c) ? 1 : 0.5), 0)
const box = { w: 40, h: 30, size: 10, least: 4, leading: 1 }
const lay = (text: string, more: Partial<typeof box & { lines: number; parted: boolean }> = {}) =>
  layLines(text, { ...box, ...more }, measure)

describe('lines', () => {
  it.each([
    ['nothing', '', []],
    ['only spaces', '   \n ', []],
    ['one word', 'word', ['word']],
    ['words that fit', 'a bc d', ['a bc d']],
    ['a break at a space', 'silver tongue', ['silver', 'tongue']],
    ['own line breaks', 'a\n\nb', ['a', '', 'b']],
    ['carriage returns', 'a\r\nb\rc', ['a', 'b', 'c']],
    ['Chinese without spaces', '漢字漢字漢字', ['漢字漢字', '漢字']],
  ])('lays %s', (_name, text, lines) => {
    expect(lay(text).lines).toEqual(lines)
    expect(lay(text).size).toBe(10)
  })

  it('what stands in one line is as large as fits, by steps, and whole wherever it can be', () => {
    const text = fc.stringMatching(/^[a-z漢字 ]{1,14}$/).filter((one) => one.trim() !== '')
    fc.assert(
      fc.property(text, fc.integer({ min: 5, max: 60 }), (said, w) => {
        const laid = lay(said, { w, lines: 1 })
        const wide = measure(said.trimEnd())
        expect(laid.cut).toBe(wide * box.least > w)
        if (laid.cut) return
        expect(laid.lines).toEqual([said.trimEnd()])
        expect(wide * laid.size).toBeLessThanOrEqual(w)
        const larger = laid.size / 0.9
        if (laid.size > box.least && laid.size < box.size)
          expect(wide * larger).toBeGreaterThan(w * (1 - 1e-9))
      }),
      { seed: 22 },
    )
  })

  it('shrinks until it fits', () => {
    const { lines, size, cut } = lay('the quick brown fox jumps over it')
    expect(cut).toBe(false)
    expect(size).toBeLessThan(10)
    expect(size * lines.length).toBeLessThanOrEqual(30)
    for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(40)
  })

  it('shrinks rather than break a word', () => {
    expect(lay('remembering').lines).toEqual(['remembering'])
  })

  it('breaks a word that would be whole only when it is small, and keeps the others whole', () => {
    const { lines, size } = lay('x'.repeat(23), { h: 60 })
    expect(size).toBe(10)
    expect(lines).toEqual(['x'.repeat(8), 'x'.repeat(8), 'x'.repeat(7)])
    expect(lay(`remembering ${'x'.repeat(23)}`, { h: 60 }).lines[0]).toBe('remembering')
  })

  it.each([
    ['Argumentative', ['Argumen-', 'tative']],
    ['Unterschreibt ungelesen', ['Unter-', 'schreibt', 'ungelesen']],
    ['Rechthaberisch,', ['Rechtha-', 'berisch,']],
    ['Wissenschaftlerin', ['Wissen-', 'schaft-', 'lerin']],
  ])('parts a word that fits no line where a syllable begins: %s', (text, lines) => {
    const box = { w: 40, size: 9, least: 8.6 }
    // Where people write, no field parts words so.
    expect(lay(text, box).lines.join('')).not.toContain('-')
    const laid = lay(text, { ...box, parted: true })
    expect(laid.lines).toEqual(lines)
    expect(laid.cut).toBe(false)
    expect(keepsWords(text, laid)).toBe(false)
    expect(keepsWords(text, laid, true)).toBe(true)
  })

  it('parts no address, and leaves no hyphen before an ellipsis', () => {
    expect(
      lay('https://example.org/where', { least: 10, parted: true }).lines.join(''),
    ).not.toContain('-')
    const { lines, cut } = lay('Unterschreibt ungelesene Verträge', {
      w: 40,
      size: 9,
      least: 9,
      h: 20,
      parted: true,
    })
    expect(cut).toBe(true)
    expect(lines.at(-1)).toMatch(/\p{L}…$/u)
  })

  it('breaks a word that is too long at any size, between graphemes', () => {
    const family = '👨‍👩‍👧‍👦'
    const { lines } = lay(family.repeat(30))
    expect(lines.length).toBeGreaterThan(1)
    for (const line of lines) expect(line.replaceAll(family, '').replace('…', '')).toBe('')
  })

  it('ends in an ellipsis what does not fit at the least size', () => {
    const { lines, size, cut } = lay('all work and no play '.repeat(40))
    expect(cut).toBe(true)
    expect(size).toBe(4)
    expect(lines.at(-1)).toMatch(/…$/)
    expect(lines.length * size).toBeLessThanOrEqual(30)
  })

  it('takes as many lines as it may', () => {
    expect(lay('one two three four', { lines: 1, least: 10 })).toMatchObject({
      lines: ['one two…'],
      cut: true,
    })
  })

  it.each(['two. three', 'two, three', 'two: three'])(
    'ends in no other stop before it: %s',
    (end) => {
      expect(lay(`one ${end} four`, { lines: 1, least: 10, w: 48 }).lines).toEqual(['one two…'])
    },
  )

  it('writes lines of one’s own one after another where there is but one', () => {
    expect(lay('one\n two\n\nx', { lines: 1, w: 60 })).toEqual({
      lines: ['one two x'],
      size: 10,
      cut: false,
    })
  })

  it('ends where its reading ends, however much room is left', () => {
    const { lines, cut } = lay('all work and no play '.repeat(400), { w: 900, h: 900, lines: 200 })
    expect(cut).toBe(true)
    expect(Object.keys(lines)).toHaveLength(lines.length)
    expect(lines.at(-1)).toMatch(/\w…$/)
  })

  it('looks at no more of a 5,000-character paste than a box can hold', () => {
    let asked = 0
    layLines('word '.repeat(20_000), box, (text) => {
      asked += text.length
      return measure(text)
    })
    expect(asked).toBeLessThan(60_000)
  })

  it('does not try a paste at every size when it can be whole at none', () => {
    const paste = 'word '.repeat(4000)
    const asked = (size: number) => {
      let letters = 0
      layLines(paste, { ...box, size }, (text) => {
        letters += text.length
        return measure(text)
      })
      return letters
    }
    expect(asked(60)).toBe(asked(box.least))
    expect(lay(paste, { size: 60 })).toEqual(lay(paste, { size: box.least }))
  })

  it('treats control characters and markup as plain text', () => {
    expect(lay('a\u0000b\u001b[1m', { w: 400 }).lines).toEqual(['ab[1m'])
    expect(lay('<b>&amp;</b>', { w: 400 }).lines).toEqual(['<b>&amp;</b>'])
  })
})

describe('directions and pieces', () => {
  it.each([
    'Plain words, and "more" of them (some in brackets): done!',
    '  two spaces   and three ',
    'Žluťoučký kůň. Съешь же ещё этих мягких булок? Ξεσκεπάζω',
    'one',
    ' ',
  ])('plain text breaks where any text does: %s', (text) => {
    // A dash is looked at more closely, and everything before it with it.
    expect(pieces(`${text} -`)).toEqual([...pieces(`${text} `), '-'])
  })

  it.each([
    ['hello', 'ltr'],
    ['مرحبا', 'rtl'],
    ['123 שלום', 'rtl'],
    ['abc שלום', 'ltr'],
    ['… 42', 'ltr'],
    ['𞤀𞤣𞤤𞤢𞤥', 'rtl'],
  ])('%s runs %s', (text, direction) => {
    expect(directionOf(text)).toBe(direction)
  })

  it.each([
    ['one two', ['one ', 'two']],
    ["don't stop, now!", ["don't ", 'stop, ', 'now!']],
    ['日本語です。', ['日', '本', '語', 'で', 'す。']],
    ['漢字「引用」', ['漢', '字', '「引', '用」']],
    ['한국어 글', ['한', '국', '어 ', '글']],
    ['ภาษาไทย', ['ภาษา', 'ไทย']],
    ['a😀👨‍👩‍👧‍👦b', ['a', '😀', '👨‍👩‍👧‍👦', 'b']],
    ['ill-fated 12-34', ['ill-', 'fated ', '12-', '34']],
    ['wait—no', ['wait', '—', 'no']],
    ['-5 a/b', ['-5 ', 'a/b']],
  ])('%s may break between its pieces', (text, expected) => {
    expect(pieces(text)).toEqual(expected)
  })
})

describe('lines that each have a room of their own', () => {
  const shapes = fc.record({
    words: fc.array(fc.stringMatching(/^[am]{1,9}$/), { minLength: 1, maxLength: 12 }),
    between: fc.constantFrom(' ', ' ', ' ', '\n', ''),
    widths: fc.array(fc.integer({ min: 5, max: 55 }), { minLength: 1, maxLength: 5 }),
    size: fc.integer({ min: 2, max: 10 }),
  })

  it('never overflow with what stands whole in them', () => {
    let over = 0
    fc.assert(
      fc.property(shapes, ({ words, between, widths, size }) => {
        const text = words.join(between)
        const flat = { ...box, size, least: size, lines: widths.length, widths }
        const { cut } = layLines(text, flat, measure)
        const says = overflows(text, flat, measure)
        if (says) over += 1
        expect(says && !cut).toBe(false)
      }),
      { numRuns: 3000 },
    )
    // Of what does not fit, most is seen to so quickly.
    expect(over).toBeGreaterThan(500)
  })

  it('measure a text once, however many sizes are tried', () => {
    let asked = 0
    const counting = (text: string) => {
      asked += text.length
      return measure(text)
    }
    const text = '漢字'.repeat(1000)
    for (let size = 40; size > 2; size *= 0.97)
      for (const lines of [1, 4, 9]) {
        const widths = Array.from({ length: lines }, () => 100)
        expect(overflows(text, { widths, size }, counting)).toBe(true)
      }
    expect(asked).toBeLessThan(3 * text.length)
  })
})

it.each([
  ['whole', 'Roundtable Deck', ['Roundtable', 'Deck'], false, true],
  ['broken', 'Roundtable Deck', ['Roundta', 'ble Deck'], false, false],
  ['ended early', 'The Lantern Keeper', ['The', 'Lanter…'], true, false],
  ['ended after a word', 'The Lantern Keeper', ['The', 'Lantern…'], true, true],
  ['at a hyphen', 'toll-house', ['toll-', 'house'], false, true],
  ['umlauts', 'Tafelrunde', ['Tafelr', 'unde'], false, false],
  ['nothing', '', [], false, true],
])('words of a name are %s: %s', (_, text, lines, cut, whole) => {
  expect(keepsWords(text, { lines, cut })).toBe(whole)
})
