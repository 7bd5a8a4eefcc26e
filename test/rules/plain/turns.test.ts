import { afterEach, describe, expect, it, vi } from 'vitest'
import { byAndBy, makeTurns, within } from '../../../src/rules/plain/turns.ts'

/** Some pieces of work, of so many ms each. */
function* pieces(many: number, ms: number): Generator<void, string> {
  for (let n = 0; n < many; n++) {
    const until = performance.now() + ms
    while (performance.now() < until);
    yield
  }
  return 'done'
}

describe('long work in pieces', () => {
  afterEach(() => void vi.useRealTimers())

  it('lets others have their turn now and then, and not after each piece', async () => {
    let [turns, waits] = [0, 0]
    const timer = setInterval(() => turns++)
    const own = makeTurns(10)
    const counted = () => {
      const wait = own()
      if (wait) waits++
      return wait
    }
    expect(await byAndBy(pieces(60, 2), counted)).toBe('done')
    clearInterval(timer)
    expect(turns).toBeGreaterThan(5)
    expect(waits).toBeGreaterThan(5)
    expect(waits).toBeLessThan(30)
  })

  it('goes on where the clocks of the page are slow, as where nobody looks at it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'requestAnimationFrame'] })
    expect(await byAndBy(pieces(10, 1), makeTurns(0))).toBe('done')
  })
})

describe('what is hoped for', () => {
  it('comes, or lets wait no longer than it may', async () => {
    const never = new Promise<string>(() => undefined)
    expect(await within(20, Promise.resolve('here'))).toBe('here')
    expect(await within(20, never)).toBeUndefined()
    await expect(within(20, Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  })
})
