import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeClaims } from '../../../src/app/decks/claims.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('who says by turns to be one’s hand and another’s has nobody look each time, and the last of it counts', () => {
  const changed = vi.fn()
  const claims = makeClaims(() => true, changed)
  for (let n = 0; n < 1000; n++) {
    claims.take('eve', [n % 2 === 0 ? 'ada' : 'ben'])
    vi.advanceTimersByTime(5)
  }
  expect(changed.mock.calls.length).toBeLessThan(15)
  const before = changed.mock.calls.length
  claims.take('eve', ['cyd'])
  vi.advanceTimersByTime(2000)
  expect(changed.mock.calls.length).toBeGreaterThan(before)
  expect(claims.of('eve')).toEqual(['cyd'])
})

it('who says it once is looked at at once, and for the same again never', () => {
  const changed = vi.fn()
  const claims = makeClaims(() => true, changed)
  for (const who of ['ada', 'ben', 'ada', 'ben']) claims.take(who, [who])
  expect(changed).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(5000)
  expect(changed).toHaveBeenCalledTimes(2)
})

it('made-up screens are forgotten, and crowd out nobody who is linked', () => {
  const claims = makeClaims((one) => one === 'ben', vi.fn())
  claims.take('ben', ['ben'])
  for (let n = 0; n < 5000; n++) claims.take(`made up ${n}`, ['ada'])
  expect(claims.size()).toBeLessThanOrEqual(64)
  expect(claims.of('ben')).toEqual(['ben'])
  expect(claims.of('made up 4999')).toEqual(['ada'])
})

it('where it is closed nobody is told any more', () => {
  const changed = vi.fn()
  const claims = makeClaims(() => true, changed)
  claims.take('eve', ['ada'])
  claims.take('eve', ['ben'])
  claims.close()
  vi.advanceTimersByTime(5000)
  expect(changed).toHaveBeenCalledTimes(1)
})
