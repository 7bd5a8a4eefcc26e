import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DICE, type Die, FACES, worthOf } from '../../../src/rules/dice/dice.ts'
import { bandOdds, type Distribution, extremeOf, successIn } from '../../../src/rules/dice/odds.ts'

/** Every way some dice may lie, each as likely as any other. */
const ways = (dice: readonly Die[]): readonly (readonly number[])[] =>
  dice.reduce<number[][]>(
    (all, die) =>
      all.flatMap((faces) =>
        Array.from({ length: FACES[die] }, (_, i) => [...faces, worthOf(die, i + 1)]),
      ),
    [[]],
  )

/** What these dice come to, by trying each way. */
function tried(dice: readonly Die[], by: (worths: readonly number[]) => number): Distribution {
  const all = ways(dice)
  const found = new Map<number, number>()
  for (const way of all) found.set(by(way), (found.get(by(way)) ?? 0) + 1 / all.length)
  return found
}

function expectSame(one: Distribution, other: Distribution): void {
  const keys = [...new Set([...one.keys(), ...other.keys()])]
  for (const n of keys) expect(one.get(n) ?? 0, n.toString()).toBeCloseTo(other.get(n) ?? 0, 10)
  const numbers = [...one.keys()]
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
}

const die = fc.constantFrom(...DICE.filter((each) => FACES[each] <= 20))
const which = fc.constantFrom('highest', 'lowest')
const few = fc.integer({ min: 1, max: 3 })

test('the highest and the lowest of some dice are as likely as they are tried', () => {
  fc.assert(
    fc.property(which, few, die, (extreme, many, sort) => {
      const by = extreme === 'highest' ? Math.max : Math.min
      expectSame(
        extremeOf(extreme, many, sort),
        tried(Array(many).fill(sort), (worths) => by(...worths)),
      )
    }),
    { numRuns: 60 },
  )
  expect([...extremeOf('lowest', 0, 'd6')]).toEqual([[0, 1]])
})

test('bands take all of what may come, in the order of their numbers', () => {
  fc.assert(
    fc.property(few, die, fc.integer({ min: -3, max: 25 }), (many, sort, least) => {
      const numbers = extremeOf('highest', many, sort)
      const bands = bandOdds(numbers, (n) => (n < least ? 'low' : 'high'))
      const sum = (some: readonly number[]) => some.reduce((a, b) => a + b, 0)
      expect(sum([...bands.values()])).toBeCloseTo(1, 10)
      const low = [...numbers].flatMap(([n, chance]) => (n < least ? [chance] : []))
      expect(bands.get('low') ?? 0).toBeCloseTo(sum(low), 10)
      if (bands.size === 2) expect([...bands.keys()]).toEqual(['low', 'high'])
    }),
  )
})

const bad = { chance: 0.25, good: false }
const good = { chance: 0.75, good: true }
test.each([
  ['failure and success', [bad, good], 0.75],
  ['success and failure', [good, bad], 0.75],
  ['nothing', [], undefined],
  ['one way only', [good], undefined],
  ['two that are good', [good, good], undefined],
  ['one that is neither', [{ chance: 0.25 }, good], undefined],
  ['three bands', [bad, { chance: 0 }, good], undefined],
])('the one chance of %s', (_, odds, chance) => {
  expect(successIn(odds)).toBe(chance)
})
