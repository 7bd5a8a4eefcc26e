import { afterEach, expect, test, vi } from 'vitest'
import { keepAwake } from '../../../src/ui/device/awake.ts'

/** A browser, as far as it keeps a screen awake. */
function browser(refuses = false) {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const held = new Set<EventTarget>()
  const request = async () => {
    if (refuses) throw new DOMException('no', 'NotAllowedError')
    const lock = Object.assign(new EventTarget(), { release: async () => letGo(lock) })
    held.add(lock)
    return lock
  }
  /** As the system lets it go, or whoever has it. */
  const letGo = (lock: EventTarget) => {
    if (held.delete(lock)) lock.dispatchEvent(new Event('release'))
  }
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', { wakeLock: { request } })
  const letAllGo = () => {
    for (const lock of [...held]) letGo(lock)
  }
  /** The page is seen, or no longer: then a browser lets go by itself. */
  const see = (seen: boolean) => {
    page.visibilityState = seen ? 'visible' : 'hidden'
    if (!seen) letAllGo()
    page.dispatchEvent(new Event('visibilitychange'))
  }
  return { held, see, letAllGo }
}

const settled = () => new Promise((done) => setTimeout(done))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a screen is kept awake until it need not be, and again each time it is seen', async () => {
  const { held, see } = browser()
  const end = keepAwake()
  await settled()
  expect(held.size).toBe(1)
  see(false)
  await settled()
  expect(held.size).toBe(0)
  see(true)
  await settled()
  expect(held.size).toBe(1)
  end()
  await settled()
  expect(held.size).toBe(0)
  see(true)
  await settled()
  expect(held.size).toBe(0)
})

test('what the system lets go while the page is seen is asked for again after a while, until the end', async () => {
  vi.useFakeTimers()
  const { held, see, letAllGo } = browser()
  const end = keepAwake()
  await vi.advanceTimersByTimeAsync(0)
  for (let n = 0; n < 3; n++) {
    letAllGo()
    await vi.advanceTimersByTimeAsync(1000)
    expect(held.size).toBe(0)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(held.size).toBe(1)
  }
  // Out of sight nothing is asked.
  see(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect([held.size, vi.getTimerCount()]).toEqual([0, 0])
  see(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(held.size).toBe(1)
  end()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([held.size, vi.getTimerCount()]).toEqual([0, 0])
})

test('one that is let go before the browser has answered is let go all the same', async () => {
  const { held } = browser()
  keepAwake()()
  await settled()
  expect(held.size).toBe(0)
})

test('where a browser refuses, or knows no such thing, nothing happens', async () => {
  browser(true)
  keepAwake()()
  vi.stubGlobal('navigator', {})
  keepAwake()()
  await settled()
})
