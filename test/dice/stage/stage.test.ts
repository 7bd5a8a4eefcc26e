import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeReel } from '../../../src/dice/stage/reel.ts'
import type { TrayScreen } from '../../../src/dice/stage/screen.ts'
import { makeStage, type Shows } from '../../../src/dice/stage/stage.ts'
import { simulate } from '../../../src/tray/simulate.ts'
import { throwOf } from '../../tray/throws.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const one = simulate(throwOf(2, 1))
const two = simulate(throwOf(3, 2))
/** As if three dice did not fit a hand. */
const many = {
  ...two,
  roll: [...one.roll, ...two.roll],
  steps: one.steps + two.steps,
  handfuls: [one, two],
}
const length = ({ steps, step }: typeof one) => steps * step + 40

function stage() {
  const motion = makeReel(() => {})
  const screen = { invalidate() {}, end() {} } as unknown as TrayScreen
  let shows: Shows = 'ready'
  const made = makeStage(motion, screen, (now) => {
    shows = now
  })
  const lying = () => motion.view(performance.now()).dice.length
  return { ...made, lying, shows: () => shows }
}

test('[P2] what does not fit a hand is thrown handful after handful, and then all of it lies there', async () => {
  const on = stage()
  let over = false
  const thrown = on.play(many, 0, { reduced: false }).then(() => {
    over = true
  })
  await vi.advanceTimersByTimeAsync(length(one))
  expect([over, on.shows()]).toEqual([false, 'throw'])
  await vi.advanceTimersByTimeAsync(length(two))
  await thrown
  expect([over, on.shows(), on.lying()]).toEqual([true, 'result', many.roll.length])
  on.count(
    many.roll.map(() => 1),
    false,
  )
  expect(on.shows()).toBe('result')
})

test('whoever sees it later sees the handful that is in the air by then', async () => {
  const on = stage()
  void on.play(many, one.steps * one.step + 1, { reduced: false })
  await vi.advanceTimersByTimeAsync(length(two))
  expect([on.shows(), on.lying()]).toEqual(['result', many.roll.length])
})

test('what is shown meanwhile stays: no handful comes after it', async () => {
  const on = stage()
  const thrown = on.play(many, 0, { reduced: false })
  await vi.advanceTimersByTimeAsync(10)
  on.show(one.roll)
  await thrown
  await vi.advanceTimersByTimeAsync(length(one) + length(two))
  expect([on.shows(), on.lying()]).toEqual(['result', one.roll.length])
})

test('without motion all of it lies there at once', async () => {
  const on = stage()
  await on.play(many, 0, { reduced: true })
  expect(on.lying()).toBe(many.roll.length)
})
