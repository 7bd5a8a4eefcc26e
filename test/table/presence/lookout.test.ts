import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lookOut } from '../../../src/table/presence/lookout.ts'
import { openPresence } from '../../../src/table/presence/presence.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('each look is told once, our own too, and of one screen not more than one in 800 ms', () => {
  const book = openPresence()
  const told: string[] = []
  const stop = lookOut(book, ({ n }, { seat }, client) => told.push(`${client} ${seat} ${n}`))
  const says = (n: number) => book.heard(new Map([[7, { seat: 'ada', look: { n, x: 0, y: 0 } }]]))
  says(1)
  says(1)
  book.set({ seat: 'ben', look: { n: 1, x: 0, y: 0 } })
  expect(told).toEqual(['7 ada 1', 'undefined ben 1'])
  for (let n = 2; n < 200; n++) {
    vi.advanceTimersByTime(10)
    says(n)
  }
  expect(told.length).toBeLessThanOrEqual(2 + 2)
  book.heard(new Map())
  stop()
  says(1)
  expect(told.length).toBeLessThanOrEqual(2 + 2)
})
