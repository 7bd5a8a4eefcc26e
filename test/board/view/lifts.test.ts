import { describe, expect, test } from 'vitest'
import { poseOf, stepLift } from '../../../src/board/view/lifts.ts'

type Lift = Parameters<typeof stepLift>[0]

const world = { x: 0, y: 0, turn: 0, z: 1 }

/** Something in a hand since 0 ms. */
const lifted = (more: Partial<Lift> = {}): Lift => ({
  key: 'note',
  entries: [],
  leads: [],
  ids: new Set(['note']),
  by: 'hand',
  from: world,
  start: world,
  box: { x: 0, y: 0, w: 1, h: 1 },
  tilt: 0.03,
  sway: 0,
  seen: { x: 0, at: 0 },
  at: world,
  height: 0,
  rise: 'up',
  top: 0,
  bump: false,
  landed: false,
  homing: false,
  began: 0,
  ...more,
})

/** Carries it on by so many mm in each of some frames; tells whether it still moves. */
function carry(lift: Lift, by: number, frames: number, reduced = false): boolean {
  let more = false
  for (let i = 0; i < frames; i++) {
    lift.at = { ...lift.at, x: lift.at.x + by }
    more = stepLift(lift, lift.seen.at + 16, reduced)
  }
  return more
}

describe('what is lifted', () => {
  test('rises, grows a shadow and tilts a little', () => {
    const lift = lifted()
    expect(poseOf(lift)).toMatchObject({ turn: 0, up: 1, shade: { x: 0, y: 0, alpha: 0 } })
    expect(carry(lift, 0, 20)).toBe(false)
    const { turn, up, shade } = poseOf(lift)
    expect(turn).toBe(lift.tilt)
    expect(up).toBeGreaterThan(1)
    expect(shade.y).toBeGreaterThan(shade.x)
    expect(shade.alpha).toBe(1)
  })

  test.each([
    ['to the right', 20, 1],
    ['to the left', -20, -1],
  ])('hangs back while it is carried %s, never far, and hangs straight again', (_, by, way) => {
    const lift = lifted()
    expect(carry(lift, by, 20)).toBe(true)
    expect(lift.sway * way).toBeGreaterThan(0.02)
    expect(Math.abs(carry(lift, by * 50, 20) ? lift.sway : 0)).toBeLessThan(0.08)
    expect(carry(lift, 0, 60)).toBe(false)
    expect(lift.sway).toBe(0)
  })

  test('does not hang where little motion is wanted, nor where it lies flat', () => {
    const [still, flat] = [lifted(), lifted({ tilt: 0 })]
    carry(still, 20, 20, true)
    carry(flat, 20, 20)
    expect([still.sway, flat.sway]).toEqual([0, 0])
    expect(still.height).toBe(1)
  })

  test('dips below the paper before it lies still when it is pressed onto something', () => {
    const lift = lifted({ height: 1, top: 1, rise: 'down', landed: true, bump: true })
    const heights = Array.from({ length: 12 }, () => {
      carry(lift, 0, 1)
      return lift.height
    })
    expect(Math.min(...heights)).toBeLessThan(-0.05)
    expect(heights.at(-1)).toBeCloseTo(0)
    expect(poseOf(lift).shade.alpha).toBe(0)
  })

  test('lies still at once where little motion is wanted, without a dip', () => {
    const lift = lifted({ height: 1, top: 1, rise: 'down', landed: true, bump: true })
    expect(carry(lift, 0, 1, true)).toBe(false)
    expect(lift.height).toBeCloseTo(0)
    const gliding = lifted({ rise: 'still', goal: { ...world, x: 80 } })
    expect(carry(gliding, 0, 1, true)).toBe(false)
    expect(gliding.at.x).toBe(80)
  })
})
