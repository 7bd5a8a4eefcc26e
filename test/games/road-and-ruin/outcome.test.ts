import { describe, expect, it } from 'vitest'
import {
  bandChances,
  isGood,
  MOST_PROFICIENCY,
  OUTCOME_DIE,
  OUTCOMES,
  outcomeOf,
  outcomeRow,
  skillOf,
  withAgain,
} from '../../../src/games/road-and-ruin/reckon/outcome.ts'
import { FACES } from '../../../src/rules/dice/dice.ts'
import { extremeOf } from '../../../src/rules/dice/odds.ts'

const TEN = Array.from({ length: FACES[OUTCOME_DIE] }, (_, i) => i + 1)

/** The faces of each band as the page has them: bad and, bad, bad but, good but, good, good and. */
const ROWS: readonly (readonly [number, string])[] = [
  [-10, '1-10 . . . . .'],
  [-9, '1-10 . . . . .'],
  [-8, '1-9 10 . . . .'],
  [-7, '1-8 9-10 . . . .'],
  [-6, '1-7 8-10 . . . .'],
  [-5, '1-6 7-9 10 . . .'],
  [-4, '1-5 6-8 9 10 . .'],
  [-3, '1-4 5-7 8 9 10 .'],
  [-2, '1-3 4-6 7 8 9-10 .'],
  [-1, '1-2 3-5 6 7 8-10 .'],
  [0, '1 2-4 5 6 7-9 10'],
  [1, '. 1-3 4 5 6-8 9-10'],
  [2, '. 1-2 3 4 5-7 8-10'],
  [3, '. 1 2 3 4-6 7-10'],
  [4, '. . 1 2 3-5 6-10'],
  [5, '. . . 1 2-4 5-10'],
  [6, '. . . . 1-3 4-10'],
  [7, '. . . . 1-2 3-10'],
  [8, '. . . . 1 2-10'],
  [9, '. . . . . 1-10'],
  [10, '. . . . . 1-10'],
]

describe('an Outcome', () => {
  it.each(ROWS)('[R6] [R7] falls by a modifier of %i as the page has it', (modifier, page) => {
    const row = outcomeRow(modifier)
    const told = OUTCOMES.map((band) => {
      const [first, last] = row[band] ?? []
      return first === undefined ? '.' : first === last ? `${first}` : `${first}-${last}`
    })
    expect(told.join(' ')).toBe(page)
  })

  it.each(ROWS)('[R7] has the limits of its rule by a modifier of %i', (m) => {
    const limits = [1 - m, 4 - m, 5 - m, 6 - m, 9 - m, Number.POSITIVE_INFINITY]
    for (const face of TEN)
      expect(outcomeOf(face, m)).toBe(OUTCOMES[limits.findIndex((limit) => face <= limit)])
  })

  it('[R6] has neither a natural 1 nor a natural 10, however far the split is moved', () => {
    for (const face of TEN) {
      expect(outcomeOf(face, -40)).toBe('bad-and')
      expect(outcomeOf(face, 40)).toBe('good-and')
    }
    expect(OUTCOMES.filter(isGood)).toEqual(['good-but', 'good', 'good-and'])
  })

  it('[R6] comes out bad with a silver lining on the road, by a 5 without a modifier', () => {
    expect(outcomeOf(5, 0)).toBe('bad-but')
  })

  it.each([
    [0, 1, 0],
    [3, 1, 1],
    [-5, 3, 0],
    [2, 2, 0],
    [-1, 2, 2],
  ])(
    '[R7] [R26] has by %i and %i dice, %i damaged, the chances of all their faces',
    (m, dice, damaged) => {
      const chances = bandChances(extremeOf('lowest', dice, OUTCOME_DIE), m, damaged)
      const counts = new Map<string, number>()
      const all = 10 ** dice
      for (let n = 0; n < all; n++) {
        const faces = Array.from({ length: dice }, (_, i) => (Math.floor(n / 10 ** i) % 10) + 1)
        const band = outcomeOf(Math.min(...faces), m, damaged)
        counts.set(band, (counts.get(band) ?? 0) + 1)
      }
      for (const band of OUTCOMES)
        expect(chances[band], band).toBeCloseTo((counts.get(band) ?? 0) / all, 10)
    },
  )
})

describe('what goes into an Outcome', () => {
  it.each([
    [[], 0],
    [[2], 2],
    [[1, 3], 4],
    [[1, 2, 3], 5],
    [[5, 5], 10],
    [[9, 7, 1], 10],
    [[-3, 2], 2],
  ])('[R9] of Proficiencies %j the two highest count, 5 each at most: %i', (all, worth) => {
    expect(skillOf(all)).toBe(worth)
    const two = all
      .map((one) => Math.max(0, Math.min(MOST_PROFICIENCY, one)))
      .flatMap((one, i, list) => [one, ...list.slice(i + 1).map((other) => one + other)])
    expect(worth).toBe(Math.max(0, ...two))
  })

  it('[R9] Proficiencies of 1 and 3 are good with a BUT on 2; of 5 and 5 always good with an AND', () => {
    expect(outcomeRow(skillOf([1, 3]))['good-but']).toEqual([2, 2])
    expect(outcomeRow(skillOf([5, 5]))).toEqual({ 'good-and': [1, 10] })
    expect(outcomeRow(9)).toEqual({ 'good-and': [1, 10] })
  })

  it.each([
    [0, false, 3],
    [1, false, 8],
    [3, false, 8],
    [0, true, -2],
    [1, true, 8],
  ])('[R9] %i Specializations, asked for by a Discipline: %s', (many, discipline, worth) => {
    expect(skillOf([1, 2], many, discipline)).toBe(worth)
  })

  it.each([
    [0, 1, 2, 'bad-and'],
    [0, 1, 3, 'bad'],
    [0, 3, 4, 'bad-and'],
    [0, 9, 5, 'bad-but'],
    [0, 9, 6, 'good-but'],
    [3, 1, 1, 'bad'],
    [3, 3, 1, 'bad-and'],
    [4, 5, 1, 'bad-but'],
    [-5, 2, 8, 'bad-and'],
    [-5, 2, 9, 'bad'],
  ])('[R10] by %i, damaged %i times, a %i is %s', (modifier, damaged, face, band) => {
    expect(outcomeOf(face, modifier, damaged)).toBe(band)
  })

  it('[R10] damage makes plain bad faces worse and touches no other', () => {
    for (let m = -10; m <= 10; m++)
      for (let damaged = 1; damaged <= 4; damaged++)
        for (const face of TEN) {
          const [before, after] = [outcomeOf(face, m), outcomeOf(face, m, damaged)]
          if (before !== 'bad') expect(after).toBe(before)
          else expect(after).toBe(face <= 1 - m + damaged ? 'bad-and' : 'bad')
        }
  })

  it('[R10] protective equipment has one of the dice thrown again, and its new face counts', () => {
    expect(withAgain([3], 0, 1)).toEqual([1])
    expect(withAgain([3, 8, 2], 2, 9)).toEqual([3, 8, 9])
  })
})
