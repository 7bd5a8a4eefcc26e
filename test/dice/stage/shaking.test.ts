import { describe, expect, test } from 'vitest'
import { makeShaking, type Shaken } from '../../../src/dice/stage/shaking.ts'

/**
 * A phone pushed along (x, y) to and fro, so hard (m/s²) and so often a second, for `ms`, then held still for a second.
 */
function phone(x: number, y: number, hard: number, often: number, ms: number): Shaken[] {
  const shaking = makeShaking()
  const is: Shaken[] = []
  for (let t = 0; t < ms + 1000; t += 16) {
    const push = t < ms ? hard * Math.cos((t / 1000) * 2 * Math.PI * often) : 0.1
    is.push(shaking({ x: x * push, y: y * push, t }))
  }
  return is
}
const flicks = (is: readonly Shaken[]) => is.filter((each) => typeof each === 'object')

describe('the phone in the hand', () => {
  test.each([
    ['lies on the table', 0.1, 5, 2000],
    ['is carried about', 3, 2, 4000],
    ['is put down with a bump', 25, 0.5, 200],
    ['is turned over slowly', 8, 0.4, 3000],
  ])('throws nothing when it %s', (_, hard, often, ms) => {
    expect(phone(1, 0, hard, often, ms).every((each) => each === 'still')).toBe(true)
  })

  test('shakes the dice while it is shaken, and throws once when it stops', () => {
    const is = phone(0.6, 0.8, 22, 4, 1500)
    expect(is.filter((each) => each === 'shaken').length).toBeGreaterThan(50)
    expect(flicks(is)).toHaveLength(1)
    expect(is.at(-1)).toBe('still')
  })

  test.each([
    ['softly', 12, 0, 0.3],
    ['well', 21, 0.35, 0.7],
    ['with all might', 60, 1, 1],
  ])('throws as hard as it was shaken: %s', (_, hard, least, most) => {
    const [flick] = flicks(phone(0, 1, hard, 5, 1200))
    expect(flick).toMatchObject({ dx: 0, dy: 1 })
    expect(typeof flick === 'object' && flick.power).toBeGreaterThanOrEqual(least)
    expect(typeof flick === 'object' && flick.power).toBeLessThanOrEqual(most)
  })

  test.each([
    [1, 0],
    [0.6, 0.8],
    [-0.6, 0.8],
    [0.28, -0.96],
  ])('shaken along (%f, %f) it throws along it, away from the thrower', (x, y) => {
    const [flick] = flicks(phone(x, y, 24, 4, 1200))
    if (typeof flick !== 'object') throw new Error('it does not throw')
    expect(Math.abs(flick.dx * y - flick.dy * x)).toBeLessThan(0.001)
    expect(flick.dy).toBeGreaterThanOrEqual(0)
    expect(flick.dx ** 2 + flick.dy ** 2).toBeCloseTo(1, 3)
  })

  test('goes on after a throw', () => {
    const shaking = makeShaking()
    const thrown: Shaken[] = []
    for (let t = 0; t < 6000; t += 16) {
      const on = t % 3000 < 1400
      const x = on ? 20 * Math.cos((t / 1000) * 2 * Math.PI * 4) : 0
      thrown.push(shaking({ x, y: 0, t }))
    }
    expect(flicks(thrown)).toHaveLength(2)
  })
})
