import { expect, test } from 'vitest'
import {
  COATS,
  contrast,
  DYED,
  dyed,
  GOLD,
  IVORY,
  PATTERNS,
  patternOf,
  SEAT_COATS,
} from '../../../src/paint/dice/coat.ts'
import { DYES } from '../../../src/rules/dice/check.ts'
import { SEAT_COLORS } from '../../../src/rules/plain/item.ts'

const coats = [
  ['ivory', IVORY],
  ['gold', GOLD],
  ...DYED.map((coat, i) => [DYES[i + 1]!, coat] as const),
  ...SEAT_COATS.map((coat, i) => [SEAT_COLORS[i] ?? '', coat] as const),
] as const

test.each(coats)('ink stands out on %s, whatever lies under it', (_, { body, second, ink }) => {
  expect(contrast(body, ink)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(second, ink)).toBeGreaterThanOrEqual(4.5)
})

test('every seat has a pattern of its own, and it can be seen', () => {
  expect(new Set(PATTERNS).size).toBe(SEAT_COLORS.length)
  for (const { body, second } of COATS) expect(contrast(body, second)).toBeGreaterThan(1.4)
})

test('a dyed die is far from the dice of every seat, in colour and without', () => {
  const [second, third] = dyed(0, ['second', 'third']) as readonly [number, number]
  expect(patternOf(second)).not.toBe(patternOf(third))
  expect(DYED).toHaveLength(DYES.length - 1)
  expect([COATS[second], COATS[third]]).toEqual(DYED)
  for (const { body } of DYED)
    for (const seat of [IVORY, GOLD, ...SEAT_COATS])
      expect(contrast(body, seat.body)).toBeGreaterThan(4.5)
})

test('each die has the colour of its dye, or of its seat', () => {
  expect(dyed(3, undefined)).toBe(3)
  expect(dyed(undefined, undefined)).toBeUndefined()
  expect(dyed(3, ['plain', 'second', 'third'])).toEqual([3, 8, 9])
  expect(dyed(undefined, ['plain', 'second'])).toEqual([undefined, 8])
})
