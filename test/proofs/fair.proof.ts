import { describe, expect, test } from 'vitest'
import { DICE, FACES } from '../../src/rules/dice/dice.ts'
import { makeWorld } from '../../src/tray/world.ts'
import { chanceOfChi, evenness, independence } from './chi.ts'
import { share } from './long.ts'
import { turnedThrow } from './throws.ts'

const DICE_OF_EACH = share(120_000)
const HAND = 12
/**
 * With fixed seeds nothing here can come out one way today and another tomorrow. Some forty fair tests go below
 * this once in 250 such sets of seeds; a die one per cent off goes far below it.
 */
const UNLIKELY = 1e-4

test.each([
  [3.841, 1, 0.05],
  [18.307, 10, 0.05],
  [43.82, 19, 0.001],
  [10, 10, 0.4405],
])('chi-square %d with %i degrees of freedom: %d', (chi, freedom, chance) => {
  expect(chanceOfChi(chi, freedom)).toBeCloseTo(chance, 4)
})

// The two dice of a d100 are ten-sided dice like the d10, with other prints.
const sorts = DICE.filter((die) => die !== 'd00' && die !== 'd0')

describe.each(sorts.map((die) => [die]))('%s', (die) => {
  const faces = FACES[die]
  const table = (rows: number) =>
    Array.from({ length: rows }, () => new Array<number>(faces).fill(0))
  const all = new Array<number>(faces).fill(0)
  const tables = {
    'the die before it in the hand': table(faces),
    'the throw before': table(faces),
    'its place in the hand': table(HAND),
    'the direction of the flick': table(8),
    'the power of the flick': table(5),
  }

  test(`${DICE_OF_EACH} dice: every face is as likely as any other, whatever came before and however it was flung`, () => {
    let before: number | undefined
    for (let n = 0; n < DICE_OF_EACH / HAND; n++) {
      const thrown = turnedThrow(n, new Array(HAND).fill(die))
      const world = makeWorld(thrown)
      while (!world.done()) world.step()
      const rolled = world.tumblers.map(({ read }) => read!.face - 1)
      const { dx, dy, power } = thrown.flick
      const towards = Math.floor((Math.atan2(dy, dx) / (2 * Math.PI) + 0.5) * 8) % 8
      rolled.forEach((face, k) => {
        all[face]!++
        tables['its place in the hand'][k]![face]!++
        tables['the direction of the flick'][towards]![face]!++
        tables['the power of the flick'][Math.floor(power * 5)]![face]!++
        // Pairs that share no die, so that they are independent of each other.
        if (k % 2) tables['the die before it in the hand'][rolled[k - 1]!]![face]!++
      })
      if (before !== undefined) tables['the throw before'][before]![rolled[0]!]!++
      before = rolled[0]
    }
    const chances = {
      faces: evenness(all),
      ...Object.fromEntries(Object.entries(tables).map(([what, t]) => [what, independence(t)])),
    }
    const told = Object.entries(chances).map(([what, p]) => `${what} ${p.toFixed(3)}`)
    process.stdout.write(`${die}, ${DICE_OF_EACH} dice, p of chi-square: ${told.join(', ')}\n`)
    expect(all.reduce((sum, n) => sum + n)).toBe(DICE_OF_EACH)
    for (const [what, p] of Object.entries(chances)) expect(p, what).toBeGreaterThan(UNLIKELY)
  })
})
