import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { VERSION } from '../../src/tray/physics.ts'
import { simulate } from '../../src/tray/simulate.ts'
import { POSE } from '../../src/tray/tumble.ts'
import { throwOf } from './throws.ts'

const faces = (n: number, count: number) =>
  simulate(throwOf(n, count))
    .roll.map((d) => d.face)
    .join('')

describe('the same throw', () => {
  test('has the same tumble twice, to the last bit', () => {
    expect(simulate(throwOf(4, 12))).toEqual(simulate(throwOf(4, 12)))
  })

  test('does not depend on what was thrown before', () => {
    const alone = faces(5, 5)
    faces(6, 12)
    expect(faces(5, 5)).toBe(alone)
  })

  // Whoever changes the simulation so that these differ raises VERSION and writes down the new ones.
  test('has had these faces since its version', () => {
    expect(VERSION).toBe(1)
    expect([1, 2, 3, 4].map((n) => faces(n, 5))).toEqual(['53143', '44434', '534264', '51665622'])
    expect([5, 6].map((n) => faces(n, 12))).toEqual(['53326564323152', '1161255242154'])
    const { poses } = simulate(throwOf(7, 6))
    expect(createHash('sha256').update(new Uint8Array(poses.buffer)).digest('hex')).toBe(
      '6f6375a6e53780d1bbf91c4bec1ad2bf4d6a4541c4d67849239062f639c112cd',
    )
  })
})

describe('a roll of many', () => {
  const tumbles = Array.from({ length: 240 }, (_, n) => simulate(throwOf(n, 1 + (n % 8))))

  test('[P14] every six has exactly one child, and nothing else has', () => {
    for (const { roll } of tumbles) {
      roll.forEach((die, i) => {
        expect(roll.filter((child) => child.from === i)).toHaveLength(die.face === 6 ? 1 : 0)
      })
    }
  })

  test('is the hand first, then the bursts, each after its parent', () => {
    tumbles.forEach(({ roll }, n) => {
      const thrown = 1 + (n % 8)
      roll.forEach(({ from }, i) => {
        expect(from === undefined).toBe(i < thrown)
        if (from !== undefined) expect(from).toBeLessThan(i)
      })
      expect(roll.length).toBe(thrown + roll.filter((d) => d.face === 6).length)
    })
  })

  test('[P14] a child is born where its parent lies, after it was read', () => {
    for (const { dice, poses } of tumbles) {
      for (const [i, child] of dice.entries()) {
        if (child.from === undefined) continue
        const parent = dice[child.from]!
        expect(child.born).toBeGreaterThan(parent.locked)
        const at = (die: number) => (child.born * dice.length + die) * POSE
        const [dx, dy] = [0, 1].map((k) => poses[at(i) + k]! - poses[at(child.from!) + k]!)
        // Two steps into its flight.
        expect(Math.hypot(dx!, dy!)).toBeLessThan(8)
      }
    }
  })

  test('shows at its end what the record says: that face of the printed die looks up', () => {
    for (const { dice, poses, steps } of tumbles) {
      dice.forEach(({ face }, i) => {
        const at = ((steps - 1) * dice.length + i) * POSE
        const [w, x, y, z] = poses.subarray(at + 3, at + 7) as unknown as [
          number,
          number,
          number,
          number,
        ]
        // The third row of the turn's matrix: how far x, y and z of the die look up.
        const up = [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)]
        const sides = [...up, ...up.map((u) => -u).reverse()]
        expect(sides.indexOf(Math.max(...sides)) + 1).toBe(face)
        expect(Math.max(...sides)).toBeCloseTo(1, 5)
      })
    }
  })

  test('is uniform: chi-square over all of them', () => {
    const count = [0, 0, 0, 0, 0, 0]
    for (const { roll } of tumbles) for (const { face } of roll) count[face - 1]!++
    const wanted = count.reduce((a, b) => a + b) / 6
    const chi = count.reduce((sum, c) => sum + (c - wanted) ** 2 / wanted, 0)
    // Five degrees of freedom: more than this once in a thousand samples, and the sample is always this one.
    expect(chi).toBeLessThan(20.5)
  })
})

describe('hard throws', () => {
  const hard = Array.from({ length: 90 }, (_, n) => {
    const angle = n * 2.399963
    const flick = { dx: Math.cos(angle), dy: Math.sin(angle), power: 1 }
    return simulate(throwOf(1000 + n, n % 9 === 8 ? 30 : 9, { flick }))
  })

  test('never leave the tray, in no frame', () => {
    for (const { poses, dice, steps, felt } of hard) {
      dice.forEach((die, i) => {
        for (let frame = die.born; frame < steps; frame++) {
          const at = (frame * dice.length + i) * POSE
          const [x = -1, y = -1, z = -1] = poses.subarray(at, at + 3)
          if (x > 0 && x < felt.width && y > 0 && y < felt.height && z > 4 && z < 150) continue
          expect.fail(`die ${i} at ${x}, ${y}, ${z}`)
        }
      })
    }
  })

  test('always come to rest, within five seconds for each die', () => {
    for (const { dice } of hard) {
      for (const { born, locked } of dice) expect((locked - born) / 60).toBeLessThan(5.1)
    }
  })
})

describe('at the limits', () => {
  test('a hundred dice end', () => {
    const { roll } = simulate(throwOf(3, 100))
    expect(roll.filter((d) => d.from === undefined)).toHaveLength(100)
    expect(roll.length).toBe(100 + roll.filter((d) => d.face === 6).length)
  })

  test('dice that burst on nearly everything end at the cap', () => {
    const { roll } = simulate(throwOf(8, 100, { bursts: { d6: [2, 3, 4, 5, 6] } }))
    expect(roll).toHaveLength(200)
  })
})
