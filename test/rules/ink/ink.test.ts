import { describe, expect, it } from 'vitest'
import {
  inkOf,
  MOST_SPOTS,
  packPath,
  type Spot,
  thinned,
  unpackPath,
} from '../../../src/rules/ink/ink.ts'
import { wobble } from '../../../src/rules/plain/wobble.ts'

/** A stroke of a hand that wanders: mm. */
function stroke(seed: number, count: number, stride = 1.4): readonly Spot[] {
  const next = wobble(seed)
  let [x, y, way, p] = [next() * 40 - 20, next() * 40 - 20, next() * 6, 0.5]
  return Array.from({ length: count }, () => {
    way += (next() - 0.5) * 0.9
    p = Math.min(1, Math.max(0, p + (next() - 0.5) * 0.2))
    x += Math.cos(way) * stride * next()
    y += Math.sin(way) * stride * next()
    return { x, y, p }
  })
}

/** How far a spot lies from the nearest place of a way. */
function off(spot: Spot, way: readonly Spot[]): number {
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i + 1 < way.length; i++) {
    const [a, b] = [way[i]!, way[i + 1]!]
    const [dx, dy] = [b.x - a.x, b.y - a.y]
    const length = dx * dx + dy * dy || 1
    const t = Math.min(1, Math.max(0, ((spot.x - a.x) * dx + (spot.y - a.y) * dy) / length))
    least = Math.min(least, Math.hypot(spot.x - a.x - dx * t, spot.y - a.y - dy * t))
  }
  return least
}

describe('a path', () => {
  it.each(Array.from({ length: 40 }, (_, seed) => seed))('says what was written (%i)', (seed) => {
    const spots = stroke(seed, 2 + seed * 5, seed % 4 === 0 ? 30 : 1.4)
    const path = packPath(spots)
    expect(path).toMatch(/^[!-~]+$/)
    const read = unpackPath(path)!
    for (const spot of spots) expect(off(spot, read)).toBeLessThan(0.25)
    for (const [i, at] of [
      [0, 0],
      [-1, -1],
    ] as const) {
      expect(
        Math.hypot(read.at(i)!.x - spots.at(at)!.x, read.at(i)!.y - spots.at(at)!.y),
      ).toBeLessThan(0.1)
      expect(Math.abs(read.at(i)!.p - spots.at(at)!.p)).toBeLessThan(0.08)
    }
    // What has been read is written as it stood.
    expect(unpackPath(packPath(read))!.length).toBeLessThanOrEqual(read.length)
  })

  it('of a dot is a dot', () => {
    expect(unpackPath(packPath([{ x: 0, y: 0, p: 1 }]))).toEqual([{ x: 0, y: 0, p: 1 }])
  })

  it('leaves out what lies on the way, and keeps the corners', () => {
    const line = Array.from({ length: 100 }, (_, i) => ({ x: i, y: i < 50 ? 0 : i - 50, p: 0.5 }))
    expect(thinned(line).map(({ x }) => x)).toEqual([0, 50, 99])
  })

  it('is never longer than can be read', () => {
    const spots = stroke(5, 9000, 40)
    expect(unpackPath(packPath(spots))).toHaveLength(MOST_SPOTS)
  })

  it.each([
    ['nothing', undefined],
    ['no letters', ''],
    ['a number', 7],
    ['a list', ['!!']],
    ['a letter that is none', '!! '],
    ['an odd one', '!'],
    ['half of one that is far', 'u!!'],
    ['one that goes on for ever', '!!'.repeat(MOST_SPOTS + 1)],
    ['a very long one', 'u!!!'.repeat(100_000)],
    ['one that goes very far', 'u~~~u~~~'],
    ['one that goes far by and by', 'utttuttt'.repeat(300)],
    ['pressure and nothing else', 'v'],
    ['pressure twice', 'vw!!'],
    ['other letters', 'äöü€'],
  ])('that is %s is no ink', (_, path) => {
    expect(unpackPath(path)).toBeUndefined()
  })

  it('of random letters is no ink or ink within bounds', () => {
    const next = wobble(99)
    for (let round = 0; round < 3000; round++) {
      const letters = Array.from({ length: Math.floor(next() * 60) }, () =>
        String.fromCharCode(Math.floor(next() * (round % 2 ? 256 : 100)) + (round % 2 ? 0 : 30)),
      )
      for (const { x, y, p } of unpackPath(letters.join('')) ?? []) {
        expect(Math.abs(x) + Math.abs(y)).toBeLessThanOrEqual(20_000)
        expect(p).toBeGreaterThanOrEqual(0)
        expect(p).toBeLessThanOrEqual(1)
      }
    }
  })
})

describe('ink', () => {
  it('is placed by its middle on the paper', () => {
    const { place, props } = inkOf({
      id: 'i',
      spots: [
        { x: 100, y: 40, p: 0.5 },
        { x: 140, y: 50, p: 0.5 },
      ],
      z: 7,
      color: 3,
    })
    expect(place).toEqual({ x: 120, y: 45, turn: 0, z: 7 })
    expect(props.color).toBe(3)
    expect(unpackPath(props.path)?.map(({ x, y }) => [x, y])).toEqual([
      [-20, -5],
      [20, 5],
    ])
  })

  it('lies on what it was written on as it was seen there', () => {
    const world = { x: 50, y: 0, turn: Math.PI / 2, z: 1 }
    const spots = [
      { x: 50, y: 10, p: 0.5 },
      { x: 50, y: 30, p: 0.5 },
    ]
    const { place } = inkOf({ id: 'i', spots, z: 2, color: undefined, on: { id: 'card', world } })
    expect(place.on).toBe('card')
    expect(place.x).toBeCloseTo(20)
    expect(place.y).toBeCloseTo(0)
  })
})
