import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Die, printOn, worthOf } from '../../../src/rules/dice/dice.ts'
import { type Counting, follows, hitsOf } from '../../../src/rules/dice/hits.ts'
import { chanceOf } from '../../../src/rules/dice/odds.ts'
import type { Roll, RolledDie } from '../../../src/rules/dice/roll.ts'
import { check, rolled } from '../../make.ts'

const SIXES: Counting = { die: 'd6', hits: [4, 5, 6], bursts: [6] }

/** A small seeded stream of numbers in [0, 1), good enough to count with (mulberry32). */
function stream(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Throws dice that burst, as the tray would record them. */
function thrown(pool: number, face: () => number, bursts: readonly number[] = [6]): Roll {
  const roll: RolledDie[] = Array.from({ length: pool }, () => ({ die: 'd6', face: face() }))
  for (let from = 0; from < roll.length; from++) {
    if (bursts.includes(roll[from]!.face)) roll.push({ die: 'd6', face: face(), from })
  }
  return roll
}

const TABLE = [
  [1, 50.0, 8.33, 1.39, 0.23],
  [2, 75.0, 33.33, 9.03, 2.08],
  [3, 87.5, 56.25, 25.0, 8.22],
  [5, 96.88, 83.85, 59.98, 34.3],
  [8, 99.61, 97.01, 88.98, 73.71],
] as const

describe('chances', () => {
  for (const [pool, ...chances] of TABLE) {
    it.each(chances.map((chance, i) => [i + 1, chance] as const))(
      `of a pool of ${pool} against DR %d are %d per cent`,
      (dr, chance) => {
        expect((chanceOf(pool, dr, SIXES) * 100).toFixed(2)).toBe(chance.toFixed(2))
      },
    )
  }

  it('are none without dice, and certain when nothing is asked', () => {
    expect(chanceOf(0, 1, SIXES)).toBe(0)
    expect(chanceOf(3, 0, SIXES)).toBe(1)
  })

  it('agree with 40,000 seeded throws each', () => {
    const next = stream(20)
    const face = () => 1 + Math.floor(next() * 6)
    for (const [pool, dr] of [
      [1, 1],
      [3, 2],
      [5, 4],
      [8, 3],
    ] as const) {
      let good = 0
      for (let i = 0; i < 40_000; i++) {
        const hits = hitsOf(thrown(pool, face), SIXES).reduce((sum, hit) => sum + hit, 0)
        if (hits >= dr) good++
      }
      expect(Math.abs(good / 40_000 - chanceOf(pool, dr, SIXES))).toBeLessThan(0.01)
    }
  })

  it('follow from other ways of counting too', () => {
    const plain: Counting = { die: 'd6', hits: [5, 6], bursts: [] }
    expect(chanceOf(1, 1, plain)).toBeCloseTo(1 / 3, 12)
    expect(chanceOf(2, 2, plain)).toBeCloseTo(1 / 9, 12)
    // A Miss that brings one more die: half the first, and a sixth of it again and again.
    const missing: Counting = { die: 'd6', hits: [4, 5, 6], bursts: [1] }
    expect(chanceOf(1, 1, missing)).toBeCloseTo(3 / 5, 12)
    expect(chanceOf(1, 2, missing)).toBe(0)
    const endless: Counting = { die: 'd6', hits: [], bursts: [1, 2, 3, 4, 5, 6] }
    expect(chanceOf(2, 1, endless)).toBe(0)
  })

  it('grow with the pool and shrink with the DR', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 12 }), (pool, dr) => {
        const chance = chanceOf(pool, dr, SIXES)
        expect(chance).toBeGreaterThan(0)
        expect(chance).toBeLessThan(1)
        expect(chanceOf(pool + 1, dr, SIXES)).toBeGreaterThan(chance)
        expect(chanceOf(pool, dr + 1, SIXES)).toBeLessThan(chance)
      }),
      { seed: 1, numRuns: 60 },
    )
  })
})

describe('a Roll that follows from its Check', () => {
  const pool = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 40 })

  it('has as many bursts as bursting faces, whatever lies up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 12 }), pool, (dice, faces) => {
        let i = 0
        const roll = thrown(dice, () => faces[i++] ?? 1)
        const sixes = roll.filter(({ face }) => face === 6).length
        expect(roll).toHaveLength(dice + sixes)
        expect(follows(check('a', 1, dice), roll)).toBe(true)
        const hits = hitsOf(roll, SIXES)
        expect(hits.every((hit, die) => hit === (roll[die]!.face >= 4 ? 1 : 0))).toBe(true)
        // One die more or less, and it follows no longer.
        expect(follows(check('a', 1, dice + 1), roll)).toBe(false)
        expect(follows(check('a', 1, dice), [...roll, { die: 'd6', face: 1 }])).toBe(false)
        if (roll.length > 0) expect(follows(check('a', 1, dice), roll.slice(0, -1))).toBe(false)
      }),
      { seed: 2, numRuns: 200 },
    )
  })

  it.each<[string, number, Roll]>([
    ['a face the die has not', 1, rolled(1, 7)],
    ['no face', 1, rolled(1, 0)],
    ['half a face', 1, rolled(1, 2.5)],
    ['not a number', 1, rolled(1, Number.NaN)],
    ['a six that brings nothing', 1, rolled(1, 6)],
    [
      'a burst from a five',
      1,
      [
        { die: 'd6', face: 5 },
        { die: 'd6', face: 2, from: 0 },
      ],
    ],
    [
      'two bursts from one six',
      1,
      [
        { die: 'd6', face: 6 },
        { die: 'd6', face: 2, from: 0 },
        { die: 'd6', face: 2, from: 0 },
      ],
    ],
    ['a burst from itself', 0, [{ die: 'd6', face: 6, from: 0 }]],
    ['a first die that burst', 1, [{ die: 'd6', face: 2, from: 0 }]],
  ])('is not one with %s', (_what, dice, roll) => {
    expect(follows(check('a', 1, dice), roll)).toBe(false)
  })
})

describe('what is printed and what it is worth', () => {
  it.each<[Die, number, string, number]>([
    ['d6', 6, '6', 6],
    ['d10', 10, '10', 10],
    ['d20', 20, '20', 20],
    ['d00', 3, '30', 30],
    ['d00', 10, '00', 0],
    ['d0', 7, '7', 7],
    ['d0', 10, '0', 0],
  ])('%s, face %i: %s, %i', (die, face, print, worth) => {
    expect(printOn(die, face)).toBe(print)
    expect(worthOf(die, face)).toBe(worth)
  })
})
