import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DICE, type Die, FACES } from '../../../src/rules/dice/dice.ts'
import { isFree } from '../../../src/rules/dice/free.ts'
import { type Notation, parse } from '../../../src/rules/dice/notation.ts'
import type { Roll } from '../../../src/rules/dice/roll.ts'
import { freeCheck, notationOf, rulingOf, sumOf } from '../../../src/rules/dice/sum.ts'
import { GAMES } from '../../games/all.ts'
import { check, rolled } from '../../make.ts'

const of = (text: string) => freeCheck(parse(text) as Notation)
const lay = (...dice: [Die, number][]): Roll => dice.map(([die, face]) => ({ die, face }))

test.each<[string, Roll, number, string, readonly number[]]>([
  ['3d6', rolled(3, 1, 2, 3), 6, '3d6 6', []],
  ['2d8+3', lay(['d8', 3], ['d8', 7]), 13, '2d8 10, 3 3', []],
  ['d20-d4-1', lay(['d20', 18], ['d4', 3]), 14, 'd20 18, d4 -3, 1 -1', []],
  ['4d6kh3', rolled(4, 2, 5, 2, 3), 10, '4d6kh3 10', [2]],
  ['4d6dl1', rolled(4, 2, 5, 2, 3), 10, '4d6dl1 10', [0]],
  ['2d20kl1', lay(['d20', 11], ['d20', 4]), 4, '2d20kl1 4', [0]],
  ['3d6dh2', rolled(3, 1, 5, 4), 1, '3d6dh2 1', [1, 2]],
  ['3d6!', rolled(3, 6, 2, 6, 1, 6, 3), 24, '3d6! 24', []],
  ['3d6!kh2', rolled(3, 6, 2, 1, 5), 11, '3d6!kh2 11', [1, 2]],
  ['d100', lay(['d00', 4], ['d0', 7]), 47, 'd100 47', []],
  ['d100', lay(['d00', 10], ['d0', 10]), 100, 'd100 100', []],
  ['d100', lay(['d00', 10], ['d0', 5]), 5, 'd100 5', []],
  ['2d100kh1', lay(['d00', 4], ['d0', 7], ['d00', 9], ['d0', 1]), 91, '2d100kh1 91', [0, 1]],
])('%s of %j is %i', (text, roll, total, parts, dropped) => {
  const sum = sumOf(of(text), roll)
  expect(sum.total).toBe(total)
  expect(sum.parts.map(({ said, worth }) => `${said} ${worth}`).join(', ')).toBe(parts)
  expect(sum.counts.flatMap((counts, i) => (counts ? [] : [i]))).toEqual(dropped)
})

test('a record that says other dice than were thrown is added up plainly', () => {
  const lying = { ...of('4d6kh3'), said: 'd20+100' }
  expect(notationOf(lying)).toBeUndefined()
  expect(sumOf(lying, rolled(4, 1, 2, 3, 4))).toMatchObject({
    total: 10,
    parts: [{ said: '4d6', worth: 10 }],
  })
})

test('whatever a record holds, it comes to a number', () => {
  const die = fc.constantFrom(...DICE)
  const roll = fc.array(
    fc.record({ die, face: fc.integer({ min: 1, max: 20 }), from: fc.option(fc.nat(9)) }),
  )
  fc.assert(
    fc.property(fc.array(die), fc.string(), roll, (dice, said, rough) => {
      const rolls = rough.map(({ die: d, face, from }, i) => ({
        die: d,
        face: 1 + (face % FACES[d]),
        ...(from !== null && from < i && { from }),
      }))
      const { total, counts } = sumOf({ ...of('d6'), dice, said }, rolls)
      expect(Number.isFinite(total)).toBe(true)
      expect(counts).toHaveLength(rolls.length)
    }),
  )
})

test('no game judges a free throw, and every game judges its own', () => {
  const judge = (): never => {
    throw new Error('not asked')
  }
  expect(rulingOf({ checks: { judge } }, of('2d6'), rolled(2, 3, 4))).toMatchObject({ result: 7 })
  for (const game of GAMES) {
    if (!game.checks?.judge) continue
    const own = check('scene', 2, 3)
    const roll = rolled(3, 4, 5, 1)
    expect(rulingOf(game, own, roll)).toEqual(game.checks.judge(own, roll))
    expect(isFree(own)).toBe(false)
  }
})
