import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LIMIT } from '../../../src/table/document/schema.ts'
import {
  beatFor,
  decodeMotion,
  encodeMotion,
  LOADS,
  MOST_BYTES,
} from '../../../src/table/presence/motion.ts'
import type { Motion } from '../../../src/table/presence/presence.ts'

const shift = (n: number) => ({ n, dx: 120.4, dy: -310.2, turn: 0.031 })

test.each<[string, Motion, number]>([
  ['nothing', {}, 3],
  ['a pointer', { pointer: [1234.5, -987.6] }, 9],
  ['a drag, however much is held', { pointer: [1234.5, -987.6], moved: [shift(3)] }, 15],
  ['two hands', { pointer: [1234.5, -987.6], moved: [shift(3), shift(4)] }, 21],
  ['a view that is followed', { view: [-420.1, 77.7, 1640, 910.5] }, 14],
  [
    'the end of a stroke',
    {
      pointer: [12, 8],
      ink: { n: 7, from: 300, spots: Array.from({ length: 12 }, (_, i) => [i, 8]) },
    },
    44,
  ],
])('%s is %s in at most %i bytes', (_, motion, most) => {
  const bytes = encodeMotion(motion, 70_001.7)
  expect(bytes.length).toBeLessThanOrEqual(most)
  expect(decodeMotion(bytes)).toEqual({ at: 70_001 % 65_536, motion })
})

const mm = fc.double({ min: -LIMIT.far, max: LIMIT.far, noNaN: true })
const size = fc.double({ min: 1, max: LIMIT.far, noNaN: true })
const motions = fc.record(
  {
    pointer: fc.tuple(mm, mm),
    view: fc.tuple(mm, mm, size, size),
    moved: fc.array(
      fc.record({
        n: fc.nat(LOADS - 1),
        dx: mm,
        dy: mm,
        turn: fc.double({ min: -LIMIT.turn, max: LIMIT.turn, noNaN: true }),
      }),
      { minLength: 1, maxLength: 12 },
    ),
    ink: fc.record({
      n: fc.nat(LOADS - 1),
      from: fc.nat(90_000),
      spots: fc.array(fc.tuple(mm, mm), { minLength: 1, maxLength: 12 }),
    }),
  },
  { requiredKeys: [] },
)

test('any motion comes through to a tenth of a millimetre and a thousandth of a radian', () => {
  fc.assert(
    fc.property(motions, fc.nat(1e9), (motion, at) => {
      const bytes = encodeMotion(motion, at)
      expect(bytes.length).toBeLessThanOrEqual(MOST_BYTES)
      const read = decodeMotion(bytes)?.motion
      const near = (a: readonly number[] = [], b: readonly number[] = []) => {
        expect(a.length).toBe(b.length)
        for (const [i, value] of a.entries())
          expect(Math.abs(value - (b[i] ?? 0))).toBeLessThan(0.0501)
      }
      near(read?.pointer, motion.pointer)
      near(read?.view, motion.view)
      expect(read?.ink?.from).toBe(motion.ink?.from)
      near(read?.ink?.spots.flat(), motion.ink?.spots.flat())
      const flat = (all: Motion['moved'] = []) =>
        all.flatMap(({ n, dx, dy, turn }) => [n, dx, dy, turn])
      near(flat(read?.moved), flat(motion.moved))
    }),
  )
})

test('what is no number is sent as one, and too much is left out', () => {
  const wild: Motion = {
    pointer: [Number.NaN, Number.POSITIVE_INFINITY],
    moved: Array.from({ length: 40 }, (_, n) => shift(n)),
  }
  const read = decodeMotion(encodeMotion(wild, 5))
  expect(read?.motion.pointer).toEqual([0, 0])
  expect(read?.motion.moved).toHaveLength(12)
})

test('bytes of anybody are read within bounds or not at all', () => {
  const check = (bytes: Uint8Array) => {
    const read = decodeMotion(bytes)
    if (!read) return
    const { pointer = [], view = [], moved = [] } = read.motion
    for (const value of [...pointer, ...view, ...moved.flatMap(({ dx, dy }) => [dx, dy])])
      expect(Math.abs(value)).toBeLessThanOrEqual(LIMIT.far)
    for (const { n, turn } of moved) {
      expect(n).toBeLessThan(LOADS)
      expect(Math.abs(turn)).toBeLessThanOrEqual(LIMIT.turn)
    }
    expect(moved.length).toBeLessThanOrEqual(12)
    for (const value of view.slice(2)) expect(value).toBeGreaterThan(0)
  }
  fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), check), { numRuns: 5000 })
  // And those that begin well.
  const spoilt = fc.tuple(
    motions,
    fc.array(fc.tuple(fc.nat(40), fc.nat(255)), { maxLength: 4 }),
    fc.nat(9),
  )
  fc.assert(
    fc.property(spoilt, ([motion, changes, cut]) => {
      const bytes = encodeMotion(motion, 1)
      for (const [at, value] of changes) if (at < bytes.length) bytes[at] = value
      check(bytes.subarray(0, bytes.length - cut))
    }),
    { numRuns: 5000 },
  )
})

test('bytes that are cut off or go on say nothing', () => {
  const bytes = encodeMotion({ pointer: [1, 2], moved: [shift(1)] }, 9)
  for (let length = 0; length < bytes.length; length++)
    expect(decodeMotion(bytes.subarray(0, length))).toBeUndefined()
  expect(decodeMotion(Uint8Array.of(...bytes, 0))).toBeUndefined()
})

test.each([
  [1, 30],
  [2, 30],
  [4, 30],
  [8, 15],
  [16, 7.5],
  [40, 4],
])('%i people send %d times a second each', (people, times) => {
  expect(1000 / beatFor(people)).toBeCloseTo(times)
})
