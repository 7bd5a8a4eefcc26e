import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { holdOpen, isHeldOpen, letGo, watchCurtain } from '../../../src/ui/hands/curtain.ts'

/** What the page tells of itself. */
let page = { document: new EventTarget(), window: new EventTarget() }
beforeEach(() => {
  vi.useFakeTimers()
  page = { document: new EventTarget(), window: new EventTarget() }
  vi.stubGlobal('document', page.document)
  vi.stubGlobal('addEventListener', page.window.addEventListener.bind(page.window))
})
afterEach(() => {
  letGo('ada')
  letGo('milo')
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test.each([
  ['it is let go', () => letGo('ada')],
  ['the page is hidden', () => page.document.dispatchEvent(new Event('visibilitychange'))],
  ['another window is gone to', () => page.window.dispatchEvent(new Event('blur'))],
  ['the page is left', () => page.window.dispatchEvent(new Event('pagehide'))],
  ['it has been held for thirty seconds', () => vi.advanceTimersByTime(30_000)],
])('a hand that is held open closes when %s, and all who look are told', (_, end) => {
  const told: boolean[] = []
  const stop = watchCurtain(() => told.push(isHeldOpen('ada')))
  holdOpen('ada')
  vi.advanceTimersByTime(29_999)
  expect(isHeldOpen('ada')).toBe(true)
  end()
  expect(isHeldOpen('ada')).toBe(false)
  expect(told).toEqual([true, false])
  // What ended the one is not waited for any more.
  holdOpen('ada')
  vi.advanceTimersByTime(29_999)
  expect(isHeldOpen('ada')).toBe(true)
  stop()
})

test('each at their own place holds their own hand open, and nobody’s is open where nobody acts', () => {
  holdOpen('ada')
  holdOpen('milo')
  letGo('ada')
  expect(isHeldOpen('milo')).toBe(true)
  expect(isHeldOpen('ada')).toBe(false)
  expect(isHeldOpen(undefined)).toBe(false)
})
