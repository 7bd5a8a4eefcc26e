import { describe, expect, test } from 'vitest'
import { flickOf, followPath, isTap, type PathPoint } from '../../src/dice/hand.ts'
import { heldFlick, heldPower, USUAL_FLICK } from '../../src/tray/thrown.ts'

/** A pointer that moves evenly from (100, 100) by (dx, dy) in `ms`, then stays for `pause`. */
function drag(dx: number, dy: number, ms: number, pause = 0): { path: PathPoint[]; end: number } {
  const path: PathPoint[] = []
  for (let t = 0; t <= ms; t += 8)
    followPath(path, { x: 100 + (dx * t) / ms, y: 100 + (dy * t) / ms, t })
  if (pause) followPath(path, { x: 100 + dx, y: 100 + dy, t: ms + pause })
  return { path, end: ms + pause }
}

describe('a flick over a tray of 400 pixels', () => {
  test.each([
    ['to the right', 120, 0, 100, 1, 0],
    ['away from the thrower', 0, -120, 100, 0, 1],
    ['towards the thrower', 0, 120, 100, 0, -1],
    ['up and right', 90, -120, 100, 0.6, 0.8],
  ])('%s has its direction', (_, dx, dy, ms, x, y) => {
    const { path, end } = drag(dx, dy, ms)
    const flick = flickOf(path, end, 400)!
    expect(flick.dx).toBeCloseTo(x, 3)
    expect(flick.dy).toBeCloseTo(y, 3)
    expect(flick.dx ** 2 + flick.dy ** 2).toBeCloseTo(1, 3)
  })

  test.each([
    ['a slow one is soft', 40, 100, 0.05, 0.2],
    ['a quick one is hard', 160, 100, 0.6, 0.95],
    ['the quickest is as hard as can be', 390, 100, 1, 1],
  ])('%s', (_, dx, ms, least, most) => {
    const { path, end } = drag(dx, 0, ms)
    const { power } = flickOf(path, end, 400)!
    expect(power).toBeGreaterThanOrEqual(least)
    expect(power).toBeLessThanOrEqual(most)
  })

  test.each([
    ['a drag that stops before letting go', drag(200, 0, 200, 300)],
    ['a drag too slow to be a throw', drag(30, 0, 600)],
    ['a tap', drag(3, 2, 60)],
    ['a slow push that stops before letting go', drag(0, -200, 900, 300)],
    ['a slow push that does not go far', drag(0, -80, 900)],
    ['a slow pull towards oneself', drag(0, 200, 1500)],
    ['a pointer that never moved', { path: [{ x: 1, y: 1, t: 0 }], end: 5 }],
    ['no pointer at all', { path: [], end: 0 }],
  ])('%s throws nothing', (_, { path, end }) => {
    expect(flickOf(path, end, 400)).toBeUndefined()
  })

  test('a slow push away from oneself is the softest throw', () => {
    const { path, end } = drag(20, -160, 1200)
    const { dx, dy, power } = flickOf(path, end, 400)!
    expect([Math.abs(dx) < 0.2, dy > 0.9, power]).toEqual([true, true, 0])
  })

  test.each([
    ['hardly', 60, 8],
    ['as people do', 60, 80],
    ['long, and with few words of the way', 60, 120],
  ])('who rests %s before the finger lifts throws as hard', (_, dx, pause) => {
    const whole = flickOf(drag(dx, 0, 100).path, 100, 400)
    const { path, end } = drag(dx, 0, 100, pause)
    expect(flickOf(path, end, 400)).toEqual(whole)
    // Also where a resting finger says nothing, and where all of it came in two words.
    expect(flickOf(path.slice(0, -1), end, 400)).toEqual(whole)
    const [first, last] = [path[0]!, path.at(-2)!]
    expect(flickOf([first, last], end, 400)?.power).toBeCloseTo(whole!.power, 2)
  })

  test('what trembles before it is let go is no throw', () => {
    const { path } = drag(200, 0, 200)
    for (const [i, x] of [303, 299, 304, 300].entries())
      followPath(path, { x, y: 100, t: 500 + 8 * i })
    expect(flickOf(path, 530, 400)).toBeUndefined()
  })

  test('the same speed is the same throw on a small tray and on a large one', () => {
    const small = drag(60, 0, 100)
    const large = drag(180, 0, 100)
    expect(flickOf(small.path, 100, 200)!.power).toBeCloseTo(
      flickOf(large.path, 100, 600)!.power,
      6,
    )
  })

  test('a tap is a tap', () => {
    expect(isTap(drag(3, 2, 60).path)).toBe(true)
    expect(isTap(drag(30, 2, 60).path)).toBe(false)
    // Nor is it one where somebody rested at the end of their way.
    const { path } = drag(200, 0, 200)
    for (let t = 600; t <= 1200; t += 8) followPath(path, { x: 300, y: 100, t })
    expect(isTap(path)).toBe(false)
  })
})

describe('a press', () => {
  test.each([
    [0, undefined],
    [150, undefined],
    [220, 0],
    [760, 0.5],
    [1300, 1],
    [60_000, 1],
  ])('held for %i ms throws with power %s', (ms, power) => {
    expect(heldPower(ms)).toBe(power)
    expect(heldFlick(ms)).toEqual({ ...USUAL_FLICK, power: power ?? USUAL_FLICK.power })
  })
})
