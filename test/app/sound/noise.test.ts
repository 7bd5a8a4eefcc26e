import { describe, expect, test } from 'vitest'
import { buzzOf } from '../../../src/app/page/buzz.ts'
import {
  brightnessOf,
  loudnessOf,
  RUSTLES,
  strengthOf,
  TURNS,
  waveOf,
} from '../../../src/app/sound/noise.ts'

const KINDS = ['felt', 'wall', 'die'] as const
const RATE = 44_100

/** How strong a wave is within so many hertz. */
function within(wave: Float32Array, from: number, to: number): number {
  let sum = 0
  for (let hz = from; hz < to; hz *= 1.06) {
    let [re, im] = [0, 0]
    wave.forEach((sample, i) => {
      re += sample * Math.cos((2 * Math.PI * hz * i) / RATE)
      im += sample * Math.sin((2 * Math.PI * hz * i) / RATE)
    })
    sum += re * re + im * im
  }
  return sum
}

describe.each([...KINDS, 'marker', ...RUSTLES, ...TURNS] as const)('the wave of %s', (kind) => {
  const wave = waveOf(kind, RATE, 0)
  test('does not clip, begins and ends in silence, and is soon over', () => {
    expect(Math.max(...wave.map(Math.abs))).toBeCloseTo(1, 5)
    expect(Math.abs(wave[0] ?? 1)).toBe(0)
    const paper = ['peel', 'unroll', 'crumple', 'seal', 'tear'].includes(kind)
    const rings = ['chime', 'toll'].includes(kind)
    expect(wave.length / RATE).toBeLessThan(rings ? 2.4 : paper ? 0.7 : 0.2)
    expect(Math.max(...wave.slice(-200).map(Math.abs))).toBeLessThan(0.002)
  })
  test('is the same every time, and another one is like it', () => {
    expect(waveOf(kind, RATE, 0)).toEqual(wave)
    expect(waveOf(kind, RATE, 1)).not.toEqual(wave)
  })
})

test('felt is dull, wood is warm, dice are bright', () => {
  const bright = KINDS.map((kind) => {
    const wave = waveOf(kind, RATE, 0)
    return within(wave, 1800, 9000) / within(wave, 60, 9000)
  })
  expect(bright[0]).toBeLessThan(bright[1] ?? 0)
  expect(bright[1]).toBeLessThan(bright[2] ?? 0)
})

test('a marker whispers: it is never louder than a fifth of a knock', () => {
  expect(loudnessOf({ kind: 'marker', speed: 5000 })).toBeLessThan(0.2)
  expect(loudnessOf({ kind: 'marker', speed: 300 })).toBeGreaterThan(0)
})

test('paper is softer than dice, and what is unrolled or crumpled sounds longer than what is put down', () => {
  for (const kind of RUSTLES) {
    expect(loudnessOf({ kind, speed: 9000 })).toBeLessThan(0.5)
    expect(loudnessOf({ kind, speed: 640 })).toBeGreaterThan(0.05)
  }
  /** When nine tenths of a wave have been heard, seconds. */
  const long = (kind: (typeof RUSTLES)[number]) => {
    const power = [...waveOf(kind, RATE, 0)].map((sample) => sample * sample)
    let left = power.reduce((sum, one) => sum + one, 0) * 0.9
    const end = power.findIndex((one) => {
      left -= one
      return left <= 0
    })
    return end / RATE
  }
  for (const kind of ['unroll', 'crumple'] as const)
    for (const short of ['card', 'note', 'stick'] as const)
      expect(long(kind)).toBeGreaterThan(2 * long(short))
})

describe.each(KINDS)('a knock on %s', (kind) => {
  test.each([
    [0, 0, 0],
    [40, 0, 0],
    [200, 0.03, 0.2],
    [500, 0.2, 0.5],
    [900, 0.55, 1],
    [5000, 0.55, 1],
  ])('at %i mm/s is so loud', (speed, least, most) => {
    const loud = loudnessOf({ kind, speed })
    expect(loud).toBeGreaterThanOrEqual(least)
    expect(loud).toBeLessThanOrEqual(most)
  })
})

test.each([
  [0, 0],
  [200, 0],
  [300, 6],
  [600, 12],
  [900, 18],
  [9000, 18],
])('a knock at %i mm/s buzzes %i milliseconds', (speed, ms) => {
  expect(buzzOf({ speed })).toBe(ms)
})

test('the harder the brighter, within what ears hear', () => {
  const speeds = [0, 50, 100, 300, 600, 900, 2000]
  const bright = speeds.map((speed) => brightnessOf({ speed }))
  expect(bright).toEqual([...bright].sort((a, b) => a - b))
  expect(bright[0]).toBeGreaterThan(400)
  expect(bright.at(-1)).toBeLessThan(20_000)
  expect(strengthOf({ speed: 1e9 })).toBe(1)
})
