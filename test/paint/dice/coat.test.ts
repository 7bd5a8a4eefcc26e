import { expect, test } from 'vitest'
import { contrast, GOLD, IVORY, PATTERNS, SEAT_COATS } from '../../../src/paint/dice/coat.ts'
import { SEAT_COLORS } from '../../../src/rules/plain/item.ts'

const coats = [
  ['ivory', IVORY],
  ['gold', GOLD],
  ...SEAT_COATS.map((coat, i) => [SEAT_COLORS[i] ?? '', coat] as const),
] as const

test.each(coats)('ink stands out on %s, whatever lies under it', (_, { body, second, ink }) => {
  expect(contrast(body, ink)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(second, ink)).toBeGreaterThanOrEqual(4.5)
})

test('every seat has a pattern of its own, and it can be seen', () => {
  expect(new Set(PATTERNS).size).toBe(SEAT_COLORS.length)
  for (const { body, second } of SEAT_COATS) expect(contrast(body, second)).toBeGreaterThan(1.4)
})
