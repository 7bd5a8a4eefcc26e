import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  driftAt,
  type Idle,
  MOVES,
  makeIdle,
  spotOf,
  UNTOUCHED,
} from '../../../src/ui/appliance/idle.ts'

describe('whether anybody is at a screen', () => {
  let told: (number | undefined)[]
  let idle: Idle
  beforeEach(() => {
    vi.useFakeTimers()
    told = []
    idle = makeIdle((place) => told.push(place))
  })
  afterEach(() => {
    idle.end()
    vi.useRealTimers()
  })

  it('is asked after ten minutes in which nothing was done, and the invitation moves every minute', () => {
    vi.advanceTimersByTime(UNTOUCHED - 1)
    expect(told).toEqual([])
    vi.advanceTimersByTime(1)
    expect(told).toEqual([0])
    vi.advanceTimersByTime(2 * MOVES)
    expect(told).toEqual([0, 1, 2])
  })

  it('is counted anew from the last that was done, and told of nobody before', () => {
    for (let n = 0; n < 5; n++) {
      vi.advanceTimersByTime(UNTOUCHED - 1)
      idle.stir()
    }
    expect(told).toEqual([])
    vi.advanceTimersByTime(UNTOUCHED)
    expect(told).toEqual([0])
  })

  it('ends with whatever is done, once, and begins again ten minutes later at the first place', () => {
    vi.advanceTimersByTime(UNTOUCHED + MOVES)
    idle.stir()
    idle.stir()
    expect(told).toEqual([0, 1, undefined])
    vi.advanceTimersByTime(UNTOUCHED - 1)
    expect(told).toHaveLength(3)
    vi.advanceTimersByTime(1)
    expect(told).toEqual([0, 1, undefined, 0])
  })

  it('waits by one timer, however often a finger moves', () => {
    for (let n = 0; n < 1000; n++) idle.stir()
    expect(vi.getTimerCount()).toBe(1)
  })

  it('is asked no longer once the screen is left', () => {
    idle.end()
    vi.advanceTimersByTime(2 * UNTOUCHED)
    expect(told).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('what stands there all day', () => {
  const drifts = Array.from({ length: 73 }, (_, n) => driftAt(n))

  it('begins at its place, comes back to it, and is never far from it', () => {
    expect([drifts[0], drifts[36], drifts[72]]).toEqual(Array(3).fill({ x: 0, y: 0 }))
    for (const { x, y } of drifts) expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(6)
  })

  it('goes no more than some px at a time, and is soon elsewhere each way', () => {
    for (const [n, { x, y }] of drifts.slice(1).entries())
      expect(Math.hypot(x - drifts[n]!.x, y - drifts[n]!.y)).toBeLessThan(3.5)
    expect(new Set(drifts.map(({ x }) => x)).size).toBeGreaterThan(8)
    expect(new Set(drifts.map(({ y }) => y)).size).toBeGreaterThan(8)
  })
})

it('an invitation begins in the middle, and is each minute well away from where it was', () => {
  expect(spotOf(0)).toEqual({ x: 0.5, y: 0.5 })
  for (let n = 1; n < 600; n++) {
    const [a, b] = [spotOf(n - 1), spotOf(n)]
    for (const part of [b.x, b.y]) {
      expect(part).toBeGreaterThanOrEqual(0)
      expect(part).toBeLessThan(1)
    }
    expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(0.4)
  }
})
