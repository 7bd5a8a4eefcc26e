import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spread } from '../../../src/rules/plain/seating.ts'
import {
  alongAt,
  EDGES,
  type Edge,
  edgeAt,
  FACING,
  facedAt,
  MOST_SIDES,
  nearestTurn,
  rimAt,
  type Side,
  sideAt,
} from '../../../src/rules/plain/sides.ts'

const SIZE = { width: 3840, height: 2160 }
const side = (seat: string, edge: Edge, along = 0.5): Side => ({ seat, edge, along })
const FOUR = EDGES.map((edge) => side(edge, edge))

describe('places round a screen', () => {
  it.each([
    [{ x: 1920, y: 2100 }, 'bottom'],
    [{ x: 60, y: 1080 }, 'left'],
    [{ x: 1920, y: 40 }, 'top'],
    [{ x: 3800, y: 1080 }, 'right'],
  ] as const)('a touch at %o is nearest to the place at the %s', (spot, edge) => {
    expect(edgeAt(spot, SIZE)).toBe(edge)
    expect(sideAt(FOUR, spot, SIZE)?.seat).toBe(edge)
  })

  it('two at one edge have each their own half of it', () => {
    const two = [side('ada', 'bottom', 1 / 3), side('ben', 'bottom', 2 / 3)]
    expect(sideAt(two, { x: 1700, y: 1900 }, SIZE)?.seat).toBe('ada')
    expect(sideAt(two, { x: 2200, y: 1900 }, SIZE)?.seat).toBe('ben')
    expect(sideAt([], { x: 1, y: 1 }, SIZE)).toBeUndefined()
  })

  it('what faces an edge has its foot there', () => {
    for (const edge of EDGES) {
      const turn = FACING[edge]
      // The lower edge of a thing that is turned so, seen from its middle.
      const foot = { x: -Math.sin(turn), y: Math.cos(turn) }
      const { x, y } = rimAt(side('ada', edge), { width: 2, height: 2 })
      expect(foot.x).toBeCloseTo(x - 1)
      expect(foot.y).toBeCloseTo(y - 1)
    }
  })

  it('a thing turns to an edge where somebody sits, and to none in the middle', () => {
    expect(facedAt(FOUR, { x: 1920, y: 1080 }, SIZE)).toBeUndefined()
    expect(facedAt(FOUR, { x: 1920, y: 1900 }, SIZE)).toBe('bottom')
    expect(facedAt(FOUR, { x: 200, y: 1000 }, SIZE)).toBe('left')
    const alone = [side('ada', 'bottom')]
    expect(facedAt(alone, { x: 1920, y: 100 }, SIZE)).toBeUndefined()
  })

  it('people sit opposite one another first, never two in one place', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 12 }), (seats) => {
        const sides = spread(seats)
        expect(sides.map(({ seat }) => seat)).toEqual(seats.slice(0, MOST_SIDES))
        const feet = sides.map((one) => JSON.stringify(rimAt(one, SIZE)))
        expect(new Set(feet).size).toBe(sides.length)
        for (const one of sides) {
          expect(one.along).toBeGreaterThan(0)
          expect(one.along).toBeLessThan(1)
          // Each finds back to itself.
          expect(sideAt(sides, rimAt(one, SIZE), SIZE)).toBe(one)
        }
      }),
    )
    expect(spread(['a', 'b', 'c']).map(({ edge }) => edge)).toEqual(['bottom', 'top', 'left'])
  })

  it('a place is dragged to where somebody really sits', () => {
    fc.assert(
      fc.property(
        fc.record({ x: fc.integer({ min: 0, max: 3840 }), y: fc.integer({ min: 0, max: 2160 }) }),
        (spot) => {
          const edge = edgeAt(spot, SIZE)
          const along = alongAt(spot, edge, SIZE)
          const { x, y } = rimAt({ edge, along }, SIZE)
          expect(Math.min(Math.abs(x - spot.x), Math.abs(y - spot.y))).toBeLessThan(1)
          expect(along).toBeGreaterThanOrEqual(0)
          expect(along).toBeLessThanOrEqual(1)
        },
      ),
    )
  })

  it('turns the short way', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -20, max: 20, noNaN: true }),
        fc.constantFrom(...EDGES),
        (from, edge) => {
          const to = nearestTurn(from, FACING[edge])
          expect(Math.abs(to - from)).toBeLessThanOrEqual(Math.PI + 1e-9)
          expect(Math.cos(to)).toBeCloseTo(Math.cos(FACING[edge]))
          expect(Math.sin(to)).toBeCloseTo(Math.sin(FACING[edge]))
        },
      ),
    )
  })
})
