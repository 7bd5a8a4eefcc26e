import { describe, expect, test } from 'vitest'
import { topOf } from '../../../src/dice/die/mould.ts'
import { makeReel } from '../../../src/dice/stage/reel.ts'
import { setRows } from '../../../src/dice/stage/rows.ts'
import { DICE, worthOf } from '../../../src/rules/dice/dice.ts'
import type { Roll } from '../../../src/rules/dice/roll.ts'
import { feltFor } from '../../../src/tray/physics.ts'
import { simulate } from '../../../src/tray/simulate.ts'
import { solidOfDie } from '../../../src/tray/solids.ts'
import { throwOf } from '../../tray/throws.ts'

const sixty = simulate(
  throwOf(4, 0, { dice: Array.from({ length: 60 }, (_, i) => DICE[i % DICE.length] ?? 'd6') }),
)

describe('many dice that were read', () => {
  const { roll, felt } = sixty
  const rows = setRows(roll, felt)

  test('each shows its face, upright', () => {
    roll.forEach(({ die, face }, i) => {
      const top = topOf(die, rows!.places[i]!.turn)
      expect(top.plate.face).toBe(face)
      expect(top.right[0]).toBeCloseTo(1, 9)
    })
  })

  test('they lie apart, on the felt and on no wall', () => {
    const round = roll.map(({ die }, i) => {
      const { x, y, size } = rows!.places[i]!
      return { x, y, r: solidOfDie(die).foot * solidOfDie(die).row.girth * size }
    })
    round.forEach((a, i) => {
      expect(Math.min(a.x, felt.width - a.x, a.y, felt.height - a.y)).toBeGreaterThan(a.r * 0.95)
      for (const b of round.slice(i + 1))
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan((a.r + b.r) * 0.95)
    })
  })

  test('they look larger than where they fell', () => {
    expect(rows!.places[0]!.size).toBeGreaterThan(1.25)
  })

  test('they are read sort by sort, the highest first, and the two of a d100 together', () => {
    expect([...rows!.order].sort((a, b) => a - b)).toEqual(roll.map((_, i) => i))
    const read = rows!.order.map((i) => roll[i]!)
    read.slice(1).forEach(({ die, face }, nth) => {
      const before = read[nth]!
      if (die === before.die)
        expect(worthOf(die, face)).toBeLessThanOrEqual(worthOf(before.die, before.face))
    })
    for (const [nth, i] of rows!.order.entries())
      if (roll[i]!.die === 'd00' && roll[i + 1]?.die === 'd0')
        expect(rows!.order[nth + 1]).toBe(i + 1)
  })
})

test('few dice stay where they fell', () => {
  const few: Roll = Array.from({ length: 24 }, () => ({ die: 'd6', face: 3 }))
  expect(setRows(few, feltFor(24))).toBeUndefined()
})

test('several d100 are set in order, so that one sees which dice belong together', () => {
  const roll: Roll = [3, 7, 9, 1].map((face, i) => ({ die: i % 2 ? 'd0' : 'd00', face }))
  const rows = setRows(roll, feltFor(4))!
  expect(rows.order).toEqual([2, 3, 0, 1])
  expect(rows.places.map(({ size }) => size)).toEqual([1.25, 1.25, 1.25, 1.25])
  expect(setRows(roll.slice(0, 2), feltFor(2))).toBeUndefined()
})

test('they go to their rows once all lie still, and are counted there', () => {
  const motion = makeReel(() => {})
  motion.arrange(setRows)
  const { roll, felt, steps, step } = sixty
  motion.play(sixty, 0, 0)
  const rest = steps * step
  expect(motion.view(rest).dice[0]!.x).toBeCloseTo(sixty.ends[0]!.x, 3)
  motion.count(
    roll.map(() => 1),
    rest,
    false,
  )
  const rows = setRows(roll, felt)!
  expect(motion.view(rest + rows.takes - 1).counted).toBeLessThan(0)
  const { dice, counted } = motion.view(rest + rows.takes + 1)
  expect(counted).toBeGreaterThan(0)
  dice.forEach((die, i) => {
    expect(die.x).toBeCloseTo(rows.places[i]!.x, 6)
    expect(die.size).toBeCloseTo(rows.places[i]!.size, 6)
  })
  expect(motion.marked()?.dice).toEqual(rows.order.map((i) => rows.places[i]))
})

test('a record of many dice that nobody saw roll is laid in rows too', () => {
  const motion = makeReel(() => {})
  motion.arrange(setRows)
  motion.show(sixty.roll, 0)
  const rows = setRows(sixty.roll, feltFor(sixty.roll.length))!
  motion.view(0).dice.forEach((die, i) => {
    expect([die.x, die.y, die.size]).toEqual([
      rows.places[i]!.x,
      rows.places[i]!.y,
      rows.places[i]!.size,
    ])
  })
})

test('where nothing may move they stand in their rows at once', () => {
  const motion = makeReel(() => {})
  motion.arrange(setRows)
  motion.show(sixty, 0)
  const rows = setRows(sixty.roll, sixty.felt)!
  const view = motion.view(0)
  expect(view.moving).toBe(false)
  expect(view.glows).toEqual([])
  view.dice.forEach((die, i) => {
    expect(die.x).toBeCloseTo(rows.places[i]!.x, 9)
    expect(die.y).toBeCloseTo(rows.places[i]!.y, 9)
    expect(die.flare).toBe(0)
  })
})
