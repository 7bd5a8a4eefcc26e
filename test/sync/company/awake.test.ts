import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { IDLE, watchAwake } from '../../../src/sync/company/awake.ts'
import { openPresence } from '../../../src/table/presence/presence.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** As much of a page as is looked at. */
class Page extends EventTarget {
  hidden = false
  happens(what: string) {
    this.dispatchEvent(new Event(what))
  }
}

test('who does nothing for long is away, until they do something', () => {
  const [page, book] = [new Page(), openPresence()]
  const stop = watchAwake(book, page)
  const away = () => book.mine().away ?? false
  vi.advanceTimersByTime(IDLE - 1000)
  page.happens('keydown')
  vi.advanceTimersByTime(IDLE - 1000)
  expect(away()).toBe(false)
  vi.advanceTimersByTime(1001)
  expect(away()).toBe(true)
  page.happens('pointermove')
  expect(away()).toBe(false)
  vi.advanceTimersByTime(IDLE)
  expect(away()).toBe(true)
  stop()
})

test('who looks elsewhere is away at once, and back at once', () => {
  const [page, book] = [new Page(), openPresence()]
  let told = 0
  book.subscribe(() => told++)
  const stop = watchAwake(book, page)
  page.hidden = true
  page.happens('visibilitychange')
  expect(book.mine().away).toBe(true)
  page.hidden = false
  page.happens('visibilitychange')
  expect(book.mine().away).toBe(false)
  expect(told).toBe(2)
  stop()
  page.hidden = true
  page.happens('visibilitychange')
  expect(book.mine().away).toBe(false)
})
