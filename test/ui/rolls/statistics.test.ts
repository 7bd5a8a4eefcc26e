import { expect, test } from 'vitest'
import type { Die } from '../../../src/rules/dice/dice.ts'
import { spreadOf } from '../../../src/rules/dice/tally.ts'
import { meaning } from '../../../src/ui/rolls/StatisticsPanel.tsx'
import { en } from '../../../src/ui/say/en.ts'
import { speaker } from '../../../src/ui/say/words.ts'
import { diceSay } from '../../../src/ui/throws/words.ts'

const say = diceSay({ lang: 'en', words: {}, say: speaker('en', en) })

test.each<[string, Die, readonly number[], Parameters<typeof say>[0], n?: number]>([
  ['too few of a d6', 'd6', [29, 0, 0, 0, 0, 0], 'stats.few', 30],
  ['too few of a d20', 'd20', Array(20).fill(4), 'stats.few', 100],
  ['just enough', 'd6', [5, 5, 5, 5, 5, 5], 'stats.even'],
  ['a little uneven, as chance is', 'd6', [9, 4, 5, 3, 6, 5], 'stats.even'],
])('what counts mean: %s', (_, die, counts, key, n) => {
  expect(meaning(say, spreadOf(counts), die)).toBe(say(key, n === undefined ? {} : { n }))
})

test.each<[number, Parameters<typeof say>[0], n?: number]>([
  [1, 'stats.even'],
  [0.05, 'stats.even'],
  [0.0499, 'stats.uneven', 20],
  [0.002, 'stats.uneven', 500],
  [0.0019, 'stats.odd', 526],
  // Nobody is told more than one in a million.
  [1e-9, 'stats.odd', 1_000_000],
  [0, 'stats.odd', 1_000_000],
])('fair dice lie so in %d of all cases', (chance, key, n) => {
  expect(meaning(say, { chance }, 'd6')).toBe(say(key, n === undefined ? {} : { n }))
})
