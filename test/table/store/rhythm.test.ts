import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeRhythm } from '../../../src/table/store/rhythm.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** Attempts that take a while, and fail as long as that is wanted; with what is left to do. */
function attempts(takes = 0) {
  const began: number[] = []
  const start = performance.now()
  const state = { began, most: 0, fails: false, left: 0 }
  let open = 0
  const rhythm = makeRhythm(
    async () => {
      began.push(Math.round(performance.now() - start))
      if (!state.fails) state.left = 0
      open += 1
      state.most = Math.max(state.most, open)
      if (takes > 0) await new Promise((done) => setTimeout(done, takes))
      open -= 1
      return !state.fails
    },
    () => state.left > 0,
  )
  return { state, rhythm }
}

test('the first is tried at once, and a burst after it together, a breath later', async () => {
  const { state, rhythm } = attempts()
  rhythm.soon()
  await pass(0)
  for (let n = 0; n < 30; n++) {
    rhythm.soon()
    await pass(1)
  }
  await pass(1000)
  expect(state.began).toEqual([0, 100])
})

test('one attempt runs at a time, and who comes meanwhile has another one after it', async () => {
  const { state, rhythm } = attempts(50)
  let done = 0
  for (let n = 0; n < 2; n++) void rhythm.now().then(() => (done += 1))
  await pass(0)
  expect(rhythm.runs()).toBe(true)
  await pass(60)
  expect([done, state.began]).toEqual([1, [0, 50]])
  await pass(60)
  expect([done, state.most, rhythm.runs()]).toEqual([2, 1, false])
})

test('what came while one ran is done a breath after it', async () => {
  const { state, rhythm } = attempts(50)
  void rhythm.now()
  await pass(10)
  state.left = 1
  rhythm.soon()
  await pass(1000)
  expect(state.began).toEqual([0, 150])
})

test('a failed one is tried again later and later, up to a quarter of a minute, and anew once one succeeded', async () => {
  const { state, rhythm } = attempts()
  state.fails = true
  void rhythm.now()
  await pass(40_000)
  expect(state.began).toEqual([0, 1000, 3000, 7000, 15_000, 30_000])
  state.fails = false
  await rhythm.now()
  state.fails = true
  state.began.length = 0
  await rhythm.now()
  await pass(1500)
  expect(state.began).toEqual([40_000, 41_000])
})

test('stopped it tries only when it is told to', async () => {
  const { state, rhythm } = attempts()
  state.fails = true
  void rhythm.now()
  await pass(10)
  rhythm.stop()
  rhythm.soon()
  await pass(20_000)
  expect(state.began).toEqual([0])
  await rhythm.now()
  await pass(20_000)
  expect(state.began).toHaveLength(2)
})
