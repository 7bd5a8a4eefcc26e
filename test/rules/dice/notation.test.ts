import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Die, FACES, MOST_THROWN } from '../../../src/rules/dice/dice.ts'
import {
  type Addend,
  burstsOf,
  countOf,
  DICE_SORTS,
  type DiceSort,
  isDice,
  type Keep,
  lessOne,
  type Notation,
  parse,
  stringify,
  thrownBy,
  withOne,
} from '../../../src/rules/dice/notation.ts'

const read = (text: string): Notation => {
  const notation = parse(text)
  if ('say' in notation) throw new Error(`${text}: ${notation.say.key}`)
  return notation
}

test.each<[string, string, readonly Die[]]>([
  ['d20', 'd20', ['d20']],
  ['1d20', 'd20', ['d20']],
  ['D20', 'd20', ['d20']],
  ['3d6+1d8', '3d6+d8', ['d6', 'd6', 'd6', 'd8']],
  [' 3 d 6  +  1d8 ', '3d6+d8', ['d6', 'd6', 'd6', 'd8']],
  ['2d6+3', '2d6+3', ['d6', 'd6']],
  ['3+2d6', '3+2d6', ['d6', 'd6']],
  ['d8-1', 'd8-1', ['d8']],
  ['d8 − 1', 'd8-1', ['d8']],
  ['d8–d4', 'd8-d4', ['d8', 'd4']],
  ['-d4', '-d4', ['d4']],
  ['+d4', 'd4', ['d4']],
  ['d100', 'd100', ['d00', 'd0']],
  ['d%', 'd100', ['d00', 'd0']],
  ['2d%', '2d100', ['d00', 'd0', 'd00', 'd0']],
  ['5d6!', '5d6!', ['d6', 'd6', 'd6', 'd6', 'd6']],
  ['4d6kh3', '4d6kh3', ['d6', 'd6', 'd6', 'd6']],
  ['4d6k3', '4d6kh3', ['d6', 'd6', 'd6', 'd6']],
  ['2d20KH', '2d20kh1', ['d20', 'd20']],
  ['2d20kl1', '2d20kl1', ['d20', 'd20']],
  ['3d6!dl1', '3d6!dl1', ['d6', 'd6', 'd6']],
  ['d6+d6', 'd6+d6', ['d6', 'd6']],
  ['007d007', '7d7', ['d7', 'd7', 'd7', 'd7', 'd7', 'd7', 'd7']],
])('%s reads %s', (text, printed, dice) => {
  const notation = read(text)
  expect(stringify(notation)).toBe(printed)
  expect(thrownBy(notation)).toEqual(dice)
})

test.each<[string, string, number, string]>([
  ['', 'empty', 0, ''],
  ['   ', 'empty', 0, ''],
  ['hello', 'unknown', 0, 'hello'],
  ['3d6+', 'end', 3, '+'],
  ['3d6 + ', 'end', 4, '+'],
  ['3d6 1d8', 'sign', 4, '1d8'],
  ['3d6 and d8', 'unknown', 4, 'and'],
  ['3d', 'faces', 0, '3d'],
  ['2d6+d', 'faces', 4, 'd'],
  ['dragon', 'unknown', 0, 'dragon'],
  ['d13', 'die', 0, 'd13'],
  ['2d6+3d5', 'die', 4, '3d5'],
  ['0d6', 'none', 0, '0d6'],
  ['501d6', 'many', 0, '501d6'],
  ['300d6+201d8', 'many', 6, '201d8'],
  ['251d100', 'many', 0, '251d100'],
  [`${'9'.repeat(150)}d6`, 'many', 0, `${'9'.repeat(150)}d6`],
  ['4d6kh5', 'keep', 3, 'kh5'],
  ['4d6 kl0', 'keep', 4, 'kl0'],
  ['4d6dl4', 'keep', 3, 'dl4'],
  ['2d6!+d6', 'mixed', 5, 'd6'],
  ['d100!', 'hundred', 4, '!'],
  ['5', 'dice', 0, '5'],
  ['d6+10000', 'big', 3, '10000'],
  ['d6**2', 'unknown', 2, '**2'],
  ['3d6!!', 'unknown', 4, '!'],
  [`${'d6-'.repeat(70)}d6`, 'long', 200, '-d6-d6-d6-d6'],
])('"%s" is not understood: %s', (text, key, at, part) => {
  const misread = parse(text)
  expect('say' in misread && misread.say.key).toBe(`notation.${key}`)
  if (!('say' in misread)) return
  expect([misread.at, text.slice(misread.at, misread.at + misread.length)]).toEqual([at, part])
})

const sign = fc.constantFrom<1 | -1>(1, -1)
const term = (bursting: ReadonlySet<DiceSort>) =>
  fc
    .record({
      sign,
      count: fc.integer({ min: 1, max: 5 }),
      sort: fc.constantFrom(...DICE_SORTS),
      which: fc.constantFrom<(Keep['which'] | undefined)[]>(undefined, 'kh', 'kl', 'dh', 'dl'),
      part: fc.nat(),
    })
    .map(({ which, part, ...rest }): Addend => {
      const most = which?.startsWith('d') ? rest.count - 1 : rest.count
      return {
        ...rest,
        ...(bursting.has(rest.sort) && { bursts: true as const }),
        ...(which && most > 0 && { keep: { which, n: 1 + (part % most) } }),
      }
    })
const notations = fc
  .subarray(DICE_SORTS.filter((sort) => sort !== 'd100'))
  .chain((bursting) =>
    fc.array(
      fc.oneof(
        { weight: 4, arbitrary: term(new Set(bursting)) },
        { weight: 1, arbitrary: fc.record({ sign, number: fc.nat(9999) }) },
      ),
      { minLength: 1, maxLength: 8 },
    ),
  )
  .filter((all) => all.some(isDice) && thrownBy(all).length <= MOST_THROWN)

test('what is printed reads back the same', () => {
  fc.assert(
    fc.property(notations, (notation) => {
      expect(parse(stringify(notation))).toEqual(notation)
      expect(stringify(read(stringify(notation)))).toBe(stringify(notation))
    }),
  )
})

test('whatever is written, it is read or said why not, and where', () => {
  const texts = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom(...'0123456789d%+-!khl '), maxLength: 30 }),
  )
  fc.assert(
    fc.property(texts, (text) => {
      const got = parse(text)
      if ('say' in got) {
        expect(got.at).toBeGreaterThanOrEqual(0)
        expect(got.at + got.length).toBeLessThanOrEqual(Math.max(text.length, got.at))
      } else {
        expect(parse(stringify(got))).toEqual(got)
        expect(thrownBy(got).length).toBeGreaterThan(0)
        expect(thrownBy(got).length).toBeLessThanOrEqual(MOST_THROWN)
      }
    }),
    { numRuns: 2000 },
  )
})

test('one more and one fewer is what it was', () => {
  fc.assert(
    fc.property(notations, fc.constantFrom(...DICE_SORTS), (notation, sort) => {
      const more = withOne(notation, sort)
      expect(countOf(more, sort)).toBe(countOf(notation, sort) + 1)
      expect(countOf(lessOne(more, sort), sort)).toBe(countOf(notation, sort))
      if (countOf(notation, sort) === 0) expect(lessOne(more, sort)).toEqual(notation)
      if (thrownBy(more).length <= MOST_THROWN) expect(parse(stringify(more))).toEqual(more)
    }),
  )
})

test.each([
  ['4d6kh3', '3d6kh3'],
  ['3d6kh3', '2d6kh2'],
  ['2d6dl1', 'd6'],
  ['d6+d8', 'd8'],
  ['d8', 'd8'],
])('one d6 fewer of %s is %s', (text, left) => {
  expect(stringify(lessOne(read(text), 'd6'))).toBe(left)
})

test('only the highest face bursts', () => {
  expect(burstsOf(read('2d6!+d20+3d4!'))).toEqual({ d6: [FACES.d6], d4: [FACES.d4] })
})
