import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { atRest } from '../../../src/ui/device/atrest.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Something that is to be done at rest; how often that was, and how often a clock was set for it. */
function watched() {
  const run = vi.fn<() => void>()
  const set = vi.spyOn(globalThis, 'setTimeout')
  return { run, set, ...atRest(run) }
}

test('is done once, when nothing has moved for a while', () => {
  const { run, soon } = watched()
  for (let frame = 0; frame < 100; frame++) {
    soon()
    vi.advanceTimersByTime(16)
  }
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(250)
  expect(run).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(5000)
  expect(run).toHaveBeenCalledTimes(1)
  expect(vi.getTimerCount()).toBe(0)
  // And again, when something moves again.
  soon()
  vi.advanceTimersByTime(250)
  expect(run).toHaveBeenCalledTimes(2)
})

test('while something moves, no clock is set with every frame', () => {
  const { set, soon } = watched()
  // A second and a half of frames.
  for (let frame = 0; frame < 100; frame++) {
    soon()
    vi.advanceTimersByTime(15)
  }
  expect(set.mock.calls.length).toBeLessThan(10)
})

test('whoever no longer waits hears nothing, and may wait again', () => {
  const { run, soon, end } = watched()
  soon()
  end()
  vi.advanceTimersByTime(5000)
  expect(run).not.toHaveBeenCalled()
  soon()
  vi.advanceTimersByTime(250)
  expect(run).toHaveBeenCalledTimes(1)
})

test('what is done may ask for another time', () => {
  let left = 3
  const rest = atRest(() => {
    left -= 1
    if (left > 0) rest.soon()
  })
  rest.soon()
  vi.advanceTimersByTime(1000)
  expect(left).toBe(0)
})
