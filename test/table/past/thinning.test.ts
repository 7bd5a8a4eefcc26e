import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Droppable, toDrop } from '../../../src/table/past/thinning.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const moments = fc.array(
  fc.record({
    at: fc.integer({ min: 0, max: 400 * DAY }),
    size: fc.integer({ min: 1, max: 1000 }),
    big: fc.boolean(),
  }),
  { minLength: 1, maxLength: 80 },
)

describe('what is dropped of a history', () => {
  test('leaves no more than there is room for, always the newest, and no more than it must', () => {
    fc.assert(
      fc.property(moments, fc.nat(60), fc.nat(20_000), (list, most, room) => {
        const all = list.map((one, id) => ({ ...one, id }))
        const gone = new Set(toDrop(all, 400 * DAY, most, room))
        const left = all.filter(({ id }) => !gone.has(id))
        const bytes = left.reduce((sum, { size }) => sum + size, 0)
        expect(left.length === 1 || (left.length <= most && bytes <= room)).toBe(true)
        expect(Math.max(...left.map(({ at }) => at))).toBe(Math.max(...all.map(({ at }) => at)))
        const whole = all.reduce((sum, { size }) => sum + size, 0)
        if (all.length <= most && whole <= room) expect(gone.size).toBe(0)
        if (whole <= room && all.length > most && most > 0) expect(left.length).toBe(most)
      }),
    )
  })

  test('of a year of evenings leaves the last hour dense and every age something', () => {
    let kept: Droppable[] = []
    let id = 0
    let now = 0
    // An evening of four hours each week, something kept every four minutes.
    for (let week = 0; week < 52; week++) {
      for (let minute = 0; minute < 240; minute += 4) {
        now = week * 7 * DAY + minute * MINUTE
        kept.push({ id: id++, at: now, size: 1, big: minute === 120 })
        const gone = new Set(toDrop(kept, now, 40, 1e9))
        kept = kept.filter((one) => !gone.has(one.id))
      }
    }
    const within = (age: number) => kept.filter(({ at }) => now - at <= age).length
    expect(kept).toHaveLength(40)
    expect(within(20 * MINUTE)).toBeGreaterThanOrEqual(4)
    expect(within(HOUR)).toBeGreaterThanOrEqual(6)
    expect(within(5 * HOUR)).toBeGreaterThanOrEqual(9)
    expect(within(30 * DAY)).toBeGreaterThan(within(5 * HOUR))
    expect(Math.min(...kept.map(({ at }) => at))).toBeLessThan(90 * DAY)
  })
})
