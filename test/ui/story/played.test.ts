import { expect, test } from 'vitest'
import { played } from '../../../src/ui/story/tale.ts'

const day = (year: number, month: number, date: number, hour = 12) =>
  new Date(year, month - 1, date, hour).getTime()

test.each<[string, string, readonly number[], string | undefined]>([
  ['nobody knows when', 'en-GB', [], undefined],
  ['clocks that stood still', 'en-GB', [0, 1000, day(1999, 5, 4)], undefined],
  ['one evening', 'en-GB', [day(2026, 3, 7, 19), day(2026, 3, 7, 23)], 'on 7 March 2026'],
  ['in whatever order', 'en-GB', [day(2026, 3, 9), day(2026, 3, 7)], 'from 7–9 March 2026'],
  ['one clock stood still', 'en-GB', [0, day(2026, 3, 7)], 'on 7 March 2026'],
  [
    'over a new year',
    'en-GB',
    [day(2026, 12, 30), day(2027, 1, 2)],
    'from 30 December 2026–2 January 2027',
  ],
  ['in German', 'de', [day(2026, 3, 7), day(2026, 3, 9)], 'from 7.–9. März 2026'],
])('when a story was played: %s', (_, lang, moments, told) => {
  const said = played(lang, (what, values) => `${what} ${values?.when}`, moments)
  expect(
    said
      ?.replace('chronicle.', '')
      .replace(/\s*–\s*/g, '–')
      .replace(/\s/g, ' '),
  ).toBe(told)
})
