import { expect, test } from 'vitest'
import type { TrayEye } from '../../../src/dice/bed/plan.ts'
import { makeDiceNumbers } from '../../../src/dice/die/numbers.ts'
import type { ShownDie } from '../../../src/dice/die/show.ts'
import { NUMBERS } from '../../../src/dice/die/tools.ts'

const EYE = { x: 0, y: 0, high: 900, scale: 4, plan: { dense: 1 } } as TrayEye

const die = (of: ShownDie['die'], x: number, more: Partial<ShownDie> = {}): ShownDie => ({
  die: of,
  x,
  y: 0,
  z: 0,
  turn: [1, 0, 0, 0],
  size: 1,
  gold: 0,
  flare: 0,
  still: 0,
  dim: 0,
  ...more,
})

test('dice are written one sort after another, in the order in which each sort comes first', () => {
  const numbers = makeDiceNumbers()
  const sorts = numbers.write(EYE, [die('d6', 1), die('d8', 2), die('d6', 3), die('d4', 4)])
  expect([...sorts]).toEqual([
    ['d6', { first: 0, count: 2 }],
    ['d8', { first: 2, count: 1 }],
    ['d4', { first: 3, count: 1 }],
  ])
  expect([0, 1, 2, 3].map((n) => numbers.all()[n * NUMBERS])).toEqual([1, 3, 2, 4])
})

test('the room for them grows and is used again', () => {
  const numbers = makeDiceNumbers()
  numbers.write(EYE, [die('d6', 1)])
  const room = numbers.all()
  numbers.write(EYE, [die('d6', 5), die('d6', 6)])
  expect(numbers.all()).toBe(room)
  numbers.write(EYE, [die('d6', 7), die('d6', 8), die('d6', 9)])
  expect(numbers.all()).not.toBe(room)
  expect(numbers.all()[2 * NUMBERS]).toBe(9)
})

test('what lies up is written of a die that lies still, and its seat’s colour of every one', () => {
  const numbers = makeDiceNumbers()
  numbers.write(EYE, [die('d6', 0, { color: 2 }), die('d6', 0, { still: 1 })])
  const read = (n: number) => [...numbers.all().subarray(n * NUMBERS + 12, (n + 1) * NUMBERS)]
  const [moving, still] = [read(0), read(1)]
  expect(moving).toEqual([0, 0, 1, 0, 3, 0, 0])
  expect(Math.hypot(still[0]!, still[1]!)).toBeCloseTo(1)
  expect(still[2]).toBeGreaterThan(1)
  expect(still[4]).toBe(0)
})
