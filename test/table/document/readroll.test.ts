import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MOST_LOTS } from '../../../src/rules/dice/dice.ts'
import type { RollRecord } from '../../../src/rules/dice/roll.ts'
import { isPlainRoll, readRoll } from '../../../src/table/document/readroll.ts'
import { sameThrow } from '../../../src/table/document/records.ts'
import { checked, LIMIT, RollRecordSchema } from '../../../src/table/document/schema.ts'
import { record } from '../../make.ts'

/*
 * What is taken as it stands is what the schema would make of it: nothing more, nothing else, its keys in the same
 * order.
 */

const id = fc.constantFrom('ada', 's', 'x'.repeat(200))
const die = fc.constantFrom('d6', 'd20', 'd00')
const dice = fc.array(die, { maxLength: 4 })
const bursts = fc.dictionary(die, fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 3 }), {
  maxKeys: 2,
  noNullPrototype: true,
})
const amount = fc.double({ min: -2, max: 2, noNaN: true })
const fits = (value: Record<string, fc.Arbitrary<unknown>>, optional: readonly string[] = []) =>
  fc.record(value, {
    requiredKeys: Object.keys(value).filter((key) => !optional.includes(key)),
    noNullPrototype: true,
  })
/** A record as pages of ours write it. */
const written = fits(
  {
    id,
    seat: id,
    at: fc.integer(),
    check: fits(
      {
        kind: fc.constantFrom('scene', ''),
        about: fc.oneof(fc.constant(''), id),
        dr: amount,
        dice,
        bursts,
        pairs: fc.array(fc.tuple(id, id), { maxLength: 3 }),
        ready: fc.array(id, { maxLength: 3 }),
        said: fc.constantFrom('4d6kh3', ''),
        lots: fc.constant([{ of: ['oak', 'ash'], take: 2 }]),
      },
      ['said', 'lots'],
    ),
    thrown: fits({
      version: fc.nat(1_000_000),
      seed: fc.constant('0a'.repeat(32)),
      dice,
      bursts,
      flick: fits({ dx: amount, dy: amount, power: amount }),
    }),
    roll: fc.array(fits({ die, face: fc.integer({ min: 1, max: 6 }) }), { maxLength: 4 }),
    by: id,
  },
  ['thrown', 'by'],
)

/** What somebody may write in place of anything. */
const odd = fc.constantFrom<unknown>(
  undefined,
  null,
  '',
  '__proto__',
  'd6',
  'd7',
  'x'.repeat(61),
  'x'.repeat(201),
  -1,
  -0,
  0,
  1,
  7,
  21,
  0.5,
  2.5,
  1e300,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  true,
  [],
  [1],
  [21],
  ['d6', 'd2'],
  Object.assign(new Array(2), { 1: 'd6' }),
  ['s', 's'],
  [['s', 's', 's']],
  {},
  { d6: [6] },
  { d2: [1] },
  Object.create({ d6: [6] }),
  Object.create(null),
  new Array(1001).fill('d6'),
  { die: 'd6', face: 6 },
  { die: 'd6', face: 1, from: 0 },
  { die: 'd6', face: 1, from: 9 },
  { n: 1, thrower: { peer: 'p' }, witnesses: [], silent: [] },
)

interface Spot {
  readonly inside: object
  readonly key: string
}
const spotsIn = (value: unknown): Spot[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, one]) => [{ inside: value, key }, ...spotsIn(one)])

/** The same record with something else somewhere in it, something more, or without something. */
function spoilt(raw: unknown, where: number, key: string | undefined, what: unknown): unknown {
  const copy = structuredClone(raw)
  const spots = spotsIn(copy)
  const spot = spots[where % spots.length]
  if (!spot) return copy
  if (key === '') Reflect.deleteProperty(spot.inside, spot.key)
  // No list out of a document has other keys than its numbers.
  else Reflect.set(spot.inside, Array.isArray(spot.inside) ? spot.key : (key ?? spot.key), what)
  return copy
}

/** What is taken as it stands is what the schema makes of it. */
function taken(raw: unknown): boolean {
  if (!isPlainRoll(raw)) return false
  const told = checked(RollRecordSchema, raw)
  expect(raw).toStrictEqual(told)
  expect(JSON.stringify(raw)).toBe(JSON.stringify(told))
  return true
}

describe('a record of a Roll', () => {
  it('is taken as it stands where it is as our pages write it', () => {
    expect(taken(record('s', 3, 5, 1, 2, 3, 4, 5))).toBe(true)
    fc.assert(
      fc.property(written, (raw) => {
        const read = checked(RollRecordSchema, raw)
        // What carries lots is for the schema to read.
        expect(taken(read)).toBe(read !== undefined && !('lots' in read.check))
      }),
      { numRuns: 300 },
    )
  })

  it('is taken so only where the schema makes the same of it', () => {
    const key = fc.option(fc.constantFrom('', 'from', 'said', 'joint', 'by', 'thrown', 'more'), {
      nil: undefined,
    })
    fc.assert(
      fc.property(written, fc.nat(), key, odd, (raw, where, at, what) => {
        taken(spoilt(checked(RollRecordSchema, raw), where, at, what))
        taken(spoilt(raw, where, at, what))
      }),
      { numRuns: 3000 },
    )
  })

  it('is left to the schema where its keys stand in another order', () => {
    const raw = record('s', 3, 1, 1)
    expect(isPlainRoll(raw)).toBe(true)
    expect(
      isPlainRoll({ ...raw, check: Object.fromEntries(Object.entries(raw.check).toReversed()) }),
    ).toBe(false)
  })
})

const names = (many: number) => Array.from({ length: many }, (_, i) => `n${i}`)
const lot = { of: ['oak', 'ash', 'elm'], take: 2 }

describe('a record of lots', () => {
  it.each<[string, unknown]>([
    ['as our pages write it', [lot]],
    ['of as many as there may be', new Array(MOST_LOTS.lots).fill({ of: names(200), take: 200 })],
    ['with long names', [{ of: ['x'.repeat(MOST_LOTS.letters)], take: 1 }]],
  ])('%s is read as it stands', (_, lots) => {
    const raw = { ...record('s', 3, 1, 1) }
    const whole = { ...raw, check: { ...raw.check, lots } }
    expect(readRoll(whole)).toStrictEqual(whole)
  })

  it.each<[string, unknown]>([
    ['no lots', []],
    ['no list', lot],
    ['nothing', null],
    ['a name', 'oak'],
    ['too many lots', new Array(MOST_LOTS.lots + 1).fill(lot)],
    ['too many names', [{ of: names(MOST_LOTS.names + 1), take: 1 }]],
    ['more than there are', [{ ...lot, take: 4 }]],
    ['none drawn', [{ ...lot, take: 0 }]],
    ['fewer than none', [{ ...lot, take: -1 }]],
    ['half of one', [{ ...lot, take: 1.5 }]],
    ['as many as a text says', [{ ...lot, take: '2' }]],
    ['endlessly many', [{ ...lot, take: Number.POSITIVE_INFINITY }]],
    ['nothing to draw of', [{ of: [], take: 1 }]],
    ['a card twice', [{ of: ['oak', 'ash', 'oak'], take: 1 }]],
    ['a name that is none', [{ of: ['oak', ''], take: 1 }]],
    ['a name like machinery', [{ of: ['__proto__', 'oak'], take: 1 }]],
    ['a name without end', [{ of: ['x'.repeat(MOST_LOTS.letters + 1)], take: 1 }]],
    ['a number for a name', [{ of: [7], take: 1 }]],
    ['a hole', [{ of: Object.assign(new Array(2), { 1: 'oak' }), take: 1 }]],
    ['one good and one bad', [lot, { of: ['oak'], take: 2 }]],
  ])('%s is set aside', (_, lots) => {
    const raw = record('s', 3, 1, 1)
    expect(readRoll({ ...raw, check: { ...raw.check, lots } })).toBeUndefined()
  })
})

/** One level in another, as many as are asked for. */
const deep = (levels: number): unknown => (levels === 0 ? 1 : { in: deep(levels - 1) })

describe('what a Check carries', () => {
  const raw = record('s', 3, 2, 1, 1)
  const read = (more: object) => readRoll({ ...raw, check: { ...raw.check, ...more } })

  it.each<[string, object]>([
    ['no terms', { terms: {} }],
    ['terms of every sort', { terms: { a: 1, b: 'x', c: null, d: true, e: [1, { f: 2 }] } }],
    ['terms as deep as may be', { terms: deep(LIMIT.terms.depth) }],
    ['a dye for each die', { dyes: ['plain', 'third'] }],
    ['dice that were thrown before', { again: 'roll r' }],
  ])('%s is read as it stands', (_, more) => {
    expect(read(more)).toEqual({ ...raw, check: { ...raw.check, ...more } })
  })

  it.each<[string, object]>([
    ['terms that are a list', { terms: [1] }],
    ['terms that are a word', { terms: 'x' }],
    ['no terms at all', { terms: null }],
    ['terms too deep', { terms: deep(LIMIT.terms.depth + 1) }],
    ['too many terms', { terms: { all: new Array(LIMIT.terms.values).fill(1) } }],
    ['a word too long', { terms: { word: 'x'.repeat(LIMIT.terms.string + 1) } }],
    ['a number that is none', { terms: { n: Number.NaN } }],
    ['a trap', { terms: { constructor: 1 } }],
    ['what no word can be made of', { terms: { who: { toString: 1 } } }],
    ['a forged prototype', { terms: Object.create({ plus: 1 }) }],
    ['a dye too few', { dyes: ['plain'] }],
    ['a dye there is none of', { dyes: ['plain', 'fourth'] }],
    ['dyes that are no list', { dyes: 'plain' }],
    ['dice thrown before by no name', { again: '' }],
    ['dice thrown before by a number', { again: 1 }],
  ])('%s sets the record aside', (_, more) => {
    expect(read(more)).toBeUndefined()
  })
})

it('a record is the same throw in whatever order its names stand', () => {
  const one = { ...record('top', 1, 1, 5), id: 'r' }
  const as = (terms: NonNullable<RollRecord['check']['terms']>) => ({
    ...one,
    check: { ...one.check, terms },
  })
  const first = as({ m: 1, of: { a: 1, b: [{ x: 1, y: 2 }] } })
  expect(sameThrow(first, as({ of: { b: [{ y: 2, x: 1 }], a: 1 }, m: 1 }))).toBe(true)
  expect(sameThrow(first, as({ of: { b: [{ y: 2, x: 2 }], a: 1 }, m: 1 }))).toBe(false)
})
