import { expect, test } from 'vitest'
import type { RollRecord } from '../../../src/rules/dice/roll.ts'
import { beyond, countsOf, diceIn, makeCounter, spreadOf } from '../../../src/rules/dice/tally.ts'
import { record } from '../../make.ts'

const by = (seat: string, ...faces: number[]): RollRecord => ({
  ...record('scene', 1, faces.length, ...faces),
  seat,
})
const none = () => false

test('faces are counted by seat and by die', () => {
  const d8: RollRecord = { ...by('milo'), roll: [{ die: 'd8', face: 8 }] }
  const tally = makeCounter().count([by('ada', 1, 1, 5), by('milo', 2, 1), d8], none)
  expect(diceIn(tally)).toEqual(['d6', 'd8'])
  expect(countsOf(tally, 'd6', 'ada')).toEqual([2, 0, 0, 0, 1, 0])
  expect(countsOf(tally, 'd6')).toEqual([3, 1, 0, 0, 1, 0])
  expect(countsOf(tally, 'd8')).toEqual([0, 0, 0, 0, 0, 0, 0, 1])
  expect(countsOf(tally, 'd20', 'nobody')).toEqual(Array.from({ length: 20 }, () => 0))
})

test('a list that grew is counted on, one that changed is counted anew, all the same', () => {
  const [a, b, c] = [by('ada', 1), by('ada', 2), by('milo', 3)]
  const counter = makeCounter()
  const lists = [[a], [a, b], [a, b, c], [b, c], [c, a, b]]
  for (const list of lists) {
    expect(counter.count(list, none)).toEqual(makeCounter().count(list, none))
  }
  const without = (one: RollRecord) => one === a
  expect(countsOf(counter.count([c, a, b], without), 'd6')).toEqual([0, 1, 1, 0, 0, 0])
})

test('counting one more of ten thousand does not count the others again', () => {
  const many = Array.from({ length: 10_000 }, (_, i) => by('ada', 1 + (i % 5)))
  const counter = makeCounter()
  let reads = 0
  const watched = many.map((one): RollRecord => {
    const { roll, ...rest } = one
    return Object.defineProperty({ ...rest, roll }, 'roll', {
      get: () => {
        reads++
        return roll
      },
    })
  })
  counter.count(watched.slice(0, -1), none)
  reads = 0
  const tally = counter.count(watched, none)
  expect(reads).toBe(1)
  expect(countsOf(tally, 'd6')).toEqual([2000, 2000, 2000, 2000, 2000, 0])
})

// From tables of the chi-square distribution.
test.each([
  [3.841, 1, 0.05],
  [7.815, 3, 0.05],
  [11.07, 5, 0.05],
  [12.592, 6, 0.05],
  [14.067, 7, 0.05],
  [16.919, 9, 0.05],
  [24.725, 11, 0.01],
  [36.191, 19, 0.01],
  [0, 5, 1],
])('chi-square of %f with %i degrees of freedom leaves %f', (square, degrees, chance) => {
  expect(beyond(square, degrees)).toBeCloseTo(chance, 4)
})

test('what is expected, the band of chance, and how unlikely an unevenness is', () => {
  const even = spreadOf([100, 100, 100, 100, 100, 100])
  expect(even).toMatchObject({ thrown: 600, expected: 100, chance: 1 })
  expect(even.low).toBeCloseTo(82.1, 1)
  expect(even.high).toBeCloseTo(117.9, 1)
  expect(spreadOf([150, 90, 90, 90, 90, 90]).chance).toBeLessThan(0.001)
  expect(spreadOf([1, 0, 0, 2, 0, 0]).chance).toBeUndefined()
  expect(spreadOf([0, 0, 0, 0])).toMatchObject({ thrown: 0, expected: 0, low: 0, high: 0 })
})
