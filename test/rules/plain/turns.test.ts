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
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  it('lets others have their turn now and then, and not after each piece', async () => {
    let [turns, waits] = [0, 0]
    // By a clock that only the work moves on: a busy machine takes longer for a piece.
    let now = 0
    vi.spyOn(performance, 'now').mockImplementation(() => now)
    const work = function* () {
      for (let n = 0; n < 60; n++) {
        for (const end = Date.now() + 2; Date.now() < end; );
        now += 2
        yield
      }
      return 'done'
    }
    const timer = setInterval(() => turns++)
    const own = makeTurns(10)
    const counted = () => {
      const wait = own()
      if (wait) waits++
      return wait
    }
    expect(await byAndBy(work(), counted)).toBe('done')
    clearInterval(timer)
    expect(turns).toBeGreaterThan(5)
    expect(waits).toBe(12)
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
