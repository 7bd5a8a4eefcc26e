import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MOST_SIDES } from '../../../src/rules/plain/sides.ts'
import { LIMIT } from '../../../src/table/document/schema.ts'
import {
  beatFor,
  decodeMotion,
  encodeMotion,
  MOST_BYTES,
} from '../../../src/table/presence/motion.ts'
import { LOADS, type Motion } from '../../../src/table/presence/presence.ts'

const touch = (n: number) => ({ n, by: n % 2, x: 120.4, y: -310.2 })
const end = (n: number, by: number) => ({ n, by, from: 300, spots: [[1, 8] as const] })
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
      strokes: [{ n: 7, by: 0, from: 300, spots: Array.from({ length: 12 }, (_, i) => [i, 8]) }],
    },
    47,
  ],
  [
    'two who touch, one of whom writes',
    { touches: [touch(3), touch(4)], strokes: [end(7, 2)] },
    31,
  ],
])('%s is %s in at most %i bytes', (_, motion, most) => {
  const bytes = encodeMotion(motion, 70_001.7)
  expect(bytes.length).toBeLessThanOrEqual(most)
  expect(decodeMotion(bytes)).toEqual({ at: 70_001 % 65_536, motion })
})

const mm = fc.double({ min: -LIMIT.far, max: LIMIT.far, noNaN: true })
const size = fc.double({ min: 1, max: LIMIT.far, noNaN: true })
const hand = { n: fc.nat(LOADS - 1), by: fc.nat(MOST_SIDES) }
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
    touches: fc.array(fc.record({ ...hand, x: mm, y: mm }), { minLength: 1, maxLength: 12 }),
    strokes: fc.array(
      fc.record({
        ...hand,
        from: fc.nat(90_000),
        spots: fc.array(fc.tuple(mm, mm), { minLength: 1, maxLength: 12 }),
      }),
      { minLength: 1, maxLength: 8 },
    ),
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
      const spots = (all: Motion['touches'] = []) => all.flatMap(({ n, by, x, y }) => [n, by, x, y])
      near(spots(read?.touches), spots(motion.touches))
      const { strokes = [] } = motion
      expect(read?.strokes?.length ?? 0).toBe(strokes.length)
      for (const [i, { n, by, from, spots: all }] of strokes.entries()) {
        // Of several the last spots of each are told, and where they come in it.
        const told = read?.strokes?.[i]
        const fewer = all.slice(-Math.min(12, Math.floor(36 / strokes.length)))
        expect(told).toMatchObject({ n, by, from: from + all.length - fewer.length })
        near(told?.spots.flat(), fewer.flat())
      }
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
    touches: Array.from({ length: 40 }, (_, n) => touch(n)),
    strokes: Array.from({ length: 40 }, (_, n) => end(n, 1)),
  }
  const read = decodeMotion(encodeMotion(wild, 5))
  expect(read?.motion.pointer).toEqual([0, 0])
  expect(read?.motion.moved).toHaveLength(12)
  expect(read?.motion.touches).toHaveLength(12)
  expect(read?.motion.strokes).toHaveLength(8)
})

test('bytes of anybody are read within bounds or not at all', () => {
  const check = (bytes: Uint8Array) => {
    const read = decodeMotion(bytes)
    if (!read) return
    const { pointer = [], view = [], moved = [], touches = [], strokes = [] } = read.motion
    for (const value of [...pointer, ...view, ...moved.flatMap(({ dx, dy }) => [dx, dy])])
      expect(Math.abs(value)).toBeLessThanOrEqual(LIMIT.far)
    for (const { n, turn } of moved) {
      expect(n).toBeLessThan(LOADS)
      expect(Math.abs(turn)).toBeLessThanOrEqual(LIMIT.turn)
    }
    expect(moved.length).toBeLessThanOrEqual(12)
    expect(touches.length).toBeLessThanOrEqual(12)
    expect(strokes.length).toBeLessThanOrEqual(8)
    for (const { n, by } of [...touches, ...strokes]) {
      expect(n).toBeLessThan(LOADS)
      expect(by).toBeLessThanOrEqual(MOST_SIDES)
    }
    for (const { spots } of strokes) {
      expect(spots.length).toBeGreaterThan(0)
      expect(spots.length).toBeLessThanOrEqual(12)
      for (const value of spots.flat()) expect(Math.abs(value)).toBeLessThanOrEqual(LIMIT.far)
    }
    for (const { x, y } of touches)
      expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(LIMIT.far)
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
