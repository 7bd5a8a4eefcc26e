import { afterEach, expect, test, vi } from 'vitest'
import { keepAwake } from '../../../src/ui/device/awake.ts'

/** A browser, as far as it keeps a screen awake. */
function browser(refuses = false) {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const held = new Set<object>()
  const request = async () => {
    if (refuses) throw new DOMException('no', 'NotAllowedError')
    const lock = { release: async () => void held.delete(lock) }
    held.add(lock)
    return lock
  }
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', { wakeLock: { request } })
  /** The page is seen, or no longer: then a browser lets go by itself. */
  const see = (seen: boolean) => {
    page.visibilityState = seen ? 'visible' : 'hidden'
    if (!seen) held.clear()
    page.dispatchEvent(new Event('visibilitychange'))
  }
  return { held, see }
}

const settled = () => new Promise((done) => setTimeout(done))

afterEach(() => vi.unstubAllGlobals())

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
