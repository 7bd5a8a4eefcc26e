import { expect, test } from 'vitest'
import { soundsOf } from '../../../src/app/sound/moment.ts'
import { loudnessOf } from '../../../src/app/sound/noise.ts'
import { lateFor, MOMENTS, STAYS } from '../../../src/ui/story/moment.ts'

test.each(MOMENTS)('%s is heard, and never louder than dice', (what) => {
  const beats = soundsOf(what)
  expect(beats.length).toBeGreaterThan(0)
  for (const { knock, share, after } of beats) {
    expect(loudnessOf(knock) * share).toBeGreaterThan(0.03)
    expect(loudnessOf(knock) * share).toBeLessThanOrEqual(0.9)
    expect(after).toBeLessThan(STAYS.all)
  }
})

test.each([0, 1, 5, 40])('with %i Hits a decision is told within three seconds of rest', (n) => {
  const hits = Array.from({ length: n + 2 }, (_, i) => (i < n ? 1 : 0))
  expect(lateFor(hits) + STAYS.all).toBeLessThanOrEqual(3000)
  expect(lateFor(hits)).toBeLessThanOrEqual(lateFor([...hits, 1]))
})
