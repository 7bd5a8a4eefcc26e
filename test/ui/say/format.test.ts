import { expect, test } from 'vitest'
import { spent } from '../../../src/ui/check/ClockView.tsx'
import { nearest } from '../../../src/ui/parts/Sheet.tsx'
import { clockTime, dated, feeling, feltLike, percent, when } from '../../../src/ui/say/format.ts'

test.each([
  [0, '0:00'],
  [999, '0:00'],
  [1000, '0:01'],
  [61_000, '1:01'],
  [8 * 60_000, '8:00'],
  [61 * 60_000, '61:00'],
  [-5, '0:00'],
])('the clock shows %i ms as %s', (ms, shown) => {
  expect(clockTime(ms)).toBe(shown)
})

test.each([
  [{ limit: 1, spent: 500, offers: [] }, 9000, 500],
  [{ limit: 1, spent: 500, since: 8000, offers: [] }, 9000, 1500],
  // Two machines whose clocks differ never show less than was spent.
  [{ limit: 1, spent: 500, since: 9500, offers: [] }, 9000, 500],
])('a clock %j has run at %i for %i ms', (clock, now, ms) => {
  expect(spent(clock, now)).toBe(ms)
})

test.each([
  [0.4336, '43.4%'],
  [0.5, '50.0%'],
  [0, '0.0%'],
  [1, '100.0%'],
  [0.0001, '0.1%'],
  [0.99999, '99.9%'],
])('a chance of %d is told as %s', (chance, told) => {
  expect(percent(chance, 'en')).toBe(told)
})

test.each([
  ['en', ['en-GB', 'en'], 'en-GB'],
  ['en', ['fr', 'en-US', 'en-GB'], 'en-US'],
  ['de', ['en-GB', 'de-AT'], 'de-AT'],
  ['de', ['en-GB'], 'de'],
  ['en', ['en'], 'en'],
])('dates in %s are told to who asks for %j as in %s', (lang, asked, told) => {
  expect(dated(lang, asked)).toBe(told)
})

test('a chance is written as the language writes it', () => {
  expect(percent(0.4336, 'de').replace(/\s/g, ' ')).toBe('43,4 %')
})

test.each([
  [0, 'chance.none'],
  [0.0023, 'chance.slim'],
  [0.25, 'chance.long'],
  [0.5, 'chance.even'],
  [0.75, 'chance.good'],
  [0.97, 'chance.strong'],
  [1, 'chance.sure'],
])('a chance of %d feels like %s', (chance, key) => {
  expect(feeling(chance)).toBe(key)
})

test.each([
  [0.25, 'chance.long'],
  [0.5625, 'chance.wasEven'],
  [0.75, 'chance.good'],
])('once it was thrown, a chance of %d felt like %s', (chance, key) => {
  expect(feltLike(chance)).toBe(key)
})

test.each([
  ['today', new Date(2030, 4, 6, 9, 5), '9:05 AM'],
  ['this year', new Date(2030, 1, 3), 'February 3'],
  ['earlier', new Date(2028, 1, 3), 'February 3, 2028'],
])('a time %s', (_, then, told) => {
  const now = new Date(2030, 4, 6, 20)
  expect(when(then.getTime(), now.getTime(), 'en').replace(/\s/g, ' ')).toBe(told)
})

test.each([
  [0.1, 'low'],
  [0.4, 'half'],
  [0.9, 'full'],
])('let go at %d of the window the sheet stands %s', (share, height) => {
  expect(nearest(share)).toBe(height)
})
