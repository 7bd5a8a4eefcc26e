import { describe, expect, it, test } from 'vitest'
import { MOST_THROWN } from '../../src/rules/dice/dice.ts'
import { follows } from '../../src/rules/dice/hits.ts'
import { handfulsOf } from '../../src/tray/handfuls.ts'
import { HANDFUL, handfuls, VERSION } from '../../src/tray/physics.ts'
import { simulate } from '../../src/tray/simulate.ts'
import { checkThrow } from '../../src/tray/thrown.ts'
import { check } from '../make.ts'
import { throwOf } from './throws.ts'

test.each([
  [1, [1]],
  [100, [100]],
  [101, [51, 50]],
  [250, [84, 83, 83]],
  [500, [100, 100, 100, 100, 100]],
])('%i dice leave the hand as %j', (count, sizes) => {
  expect(handfuls(count)).toEqual(sizes)
})

describe('[P2] dice are never short: more than fit a hand', () => {
  it('are asked for and thrown', () => {
    expect(checkThrow(throwOf(1, HANDFUL + 1))).toBeUndefined()
    expect(checkThrow(throwOf(1, MOST_THROWN))).toBeUndefined()
    expect(checkThrow(throwOf(1, MOST_THROWN + 1))?.key).toBe('throw.many')
  })

  it('say so by their version, so that a page that knows of one handful only doubts nothing', () => {
    expect(throwOf(1, HANDFUL).version).toBe(VERSION)
    const many = throwOf(1, HANDFUL + 1)
    expect(many.version).not.toBe(VERSION)
    expect(checkThrow({ ...many, version: VERSION })?.key).toBe('throw.version')
    expect(checkThrow({ ...throwOf(1, HANDFUL), version: many.version })?.key).toBe('throw.version')
    expect(handfulsOf(many).map(({ version }) => version)).toEqual([VERSION, VERSION])
  })

  it('leave it in handfuls, whose luck is not that of the whole', () => {
    const few = throwOf(4, HANDFUL)
    expect(handfulsOf(few)).toEqual([few])
    const many = throwOf(4, 150)
    const parts = handfulsOf(many)
    expect(parts.flatMap(({ dice }) => dice)).toEqual(many.dice)
    expect(new Set([many.seed, ...parts.map(({ seed }) => seed)]).size).toBe(3)
    for (const part of parts) expect(checkThrow(part)).toBeUndefined()
  })

  it('are one Roll: those that were thrown, in their order, and then what they brought', () => {
    const dice = Array.from({ length: 130 }, (_, i) => (i % 3 === 0 ? 'd8' : 'd6') as 'd8' | 'd6')
    const thrown = throwOf(6, 0, { dice })
    const tumble = simulate(thrown)
    const { roll, handfuls: parts = [] } = tumble
    expect(parts).toHaveLength(2)
    expect(roll).toHaveLength(parts.reduce((sum, part) => sum + part.roll.length, 0))
    expect(tumble.steps).toBe(parts.reduce((sum, part) => sum + part.steps, 0))
    expect(roll.slice(0, 130).map(({ die }) => die)).toEqual(dice)
    expect(roll.slice(0, 65).map(({ face }) => face)).toEqual(
      parts[0]?.roll.slice(0, 65).map(({ face }) => face),
    )
    expect(follows(check('a', 1, 130, { dice, bursts: thrown.bursts }), roll)).toBe(true)
    expect(roll.some(({ from = 0 }, i) => i >= 130 && from >= 65)).toBe(true)
    // Thrown again from its seed it is the same.
    expect(simulate(thrown).roll).toEqual(roll)
  })
})
