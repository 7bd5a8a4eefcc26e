import { describe, expect, test } from 'vitest'
import { makeRattle } from '../../../src/dice/stage/rattle.ts'
import { readyPoses } from '../../../src/dice/stage/ready.ts'
import type { Impact } from '../../../src/tray/tumble.ts'

const FRAME = 1000 / 60
const dice = (count: number) => Array.from({ length: count }, () => 'd6' as const)

/** Shakes so many dice to and fro for two seconds, `far` millimetres either way, `often` times a second. */
function shaken(count: number, far: number, often: number) {
  const hand = makeRattle(dice(count), readyPoses(dice(count)), { x: 108, y: 70 })
  const heard: Impact[] = []
  let strays = 0
  for (let t = 0; t < 2000; t += FRAME) {
    const x = 108 + far * Math.sin((t / 1000) * 2 * Math.PI * often)
    const knocks = hand.move({ x, y: 70 }, FRAME)
    // Once the hand has closed round them.
    if (t > 700) heard.push(...knocks)
    for (const pose of hand.poses())
      if (t > 500)
        strays = Math.max(strays, Math.hypot(pose.x - x, pose.y - 70) - 18.5 * count ** 0.5)
  }
  const loud = heard.reduce((sum, { speed }) => sum + speed, 0)
  return { hand, heard, loud, strays }
}

describe('dice in the hand', () => {
  test('lie still in a hand that lies still, where it is', () => {
    const { hand, heard } = shaken(6, 0, 0)
    expect(hand.calm()).toBe(true)
    expect(heard).toEqual([])
    for (const { x, y, z } of hand.poses()) {
      expect(Math.hypot(x - 108, y - 70)).toBeLessThan(52)
      expect(z).toBeGreaterThan(18)
    }
  })

  test.each([
    ['slowly', 15, 2, 0, 30],
    ['as one does', 40, 4, 40, 600],
    ['with all might', 80, 6, 80, 3000],
  ])('rattle when they are shaken %s', (_, far, often, least, most) => {
    const { hand, heard } = shaken(6, far, often)
    expect(hand.calm()).toBe(false)
    expect(heard.length).toBeGreaterThanOrEqual(least)
    expect(heard.length).toBeLessThanOrEqual(most)
  })

  test('rattle the louder, the harder they are shaken', () => {
    const [soft, usual, hard] = [shaken(6, 25, 3), shaken(6, 40, 4), shaken(6, 80, 6)]
    expect(usual.loud).toBeGreaterThan(soft.loud * 2)
    expect(hard.loud).toBeGreaterThan(usual.loud * 1.5)
  })

  test.each([1, 5, 12, 60])('%i never leave it, and their turns stay turns', (count) => {
    const { hand, strays } = shaken(count, 80, 6)
    // The palm follows the pointer with a little delay.
    expect(strays).toBeLessThan(90)
    for (const { turn } of hand.poses()) expect(Math.hypot(...turn)).toBeCloseTo(1, 6)
  })

  test('a jerk of the hand rattles them without its going anywhere', () => {
    const hand = makeRattle(dice(5), [], { x: 100, y: 60 })
    for (let t = 0; t < 1500; t += FRAME) hand.move({ x: 100, y: 60 }, FRAME)
    expect(hand.calm()).toBe(true)
    hand.jolt(700, -300)
    const heard = hand.move({ x: 100, y: 60 }, FRAME)
    expect(heard.length + hand.move({ x: 100, y: 60 }, FRAME).length).toBeGreaterThan(0)
    expect(hand.calm()).toBe(false)
  })
})
