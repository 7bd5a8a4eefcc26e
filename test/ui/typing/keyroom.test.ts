import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pxPerMm, spread } from '../../../src/rules/plain/seating.ts'
import type { Edge, Side } from '../../../src/rules/plain/sides.ts'
import { keyRoom } from '../../../src/ui/typing/keyroom.ts'

const HD = { width: 1920, height: 1080 }
const UHD = { width: 3840, height: 2160 }
const INCHES_43 = 1092
const FOOT = 70

const at = (seat: string, edge: Edge, along: number): Side => ({ seat, edge, along })

test.each([
  ['alone, keys are as wide as fingers like it', [at('a', 'bottom', 0.5)], UHD, 1920, 60.5 * 13],
  [
    'on a coarse screen no key is smaller than anywhere',
    [at('a', 'bottom', 0.5)],
    HD,
    960,
    44 * 13,
  ],
  ['at a corner all of it is on the screen', [at('a', 'bottom', 0)], HD, 286, 44 * 13],
  ['at a short edge too', [at('a', 'left', 1)], HD, 1080 - 286, 44 * 13],
  [
    'beside a neighbour it makes way',
    [at('a', 'bottom', 0.4), at('b', 'bottom', 0.6)],
    UHD,
    1920 - (60.5 * 13) / 2,
    60.5 * 13,
  ],
  [
    'between two neighbours it is narrower',
    [at('a', 'bottom', 0.5), at('b', 'bottom', 0.3), at('c', 'bottom', 0.7)],
    HD,
    960,
    384,
  ],
  [
    'who sits round the corner is left their room',
    [at('a', 'bottom', 0.1), at('b', 'left', 0.7)],
    HD,
    70 + 308 + 286,
    44 * 13,
  ],
])('%s', (_, sides, size, middle, width) => {
  const [side] = sides
  if (!side) throw new Error('nobody')
  const room = keyRoom(side, sides, size, pxPerMm(size, INCHES_43), FOOT)
  expect(room.middle).toBeCloseTo(middle, -1)
  expect(room.width).toBeCloseTo(width, -1)
})

const DEEP = 7

test('on a low screen keys are lower, and nobody’s reach over the middle', () => {
  const size = { width: 1280, height: 600 }
  const side = at('a', 'bottom', 0.5)
  const { key, width } = keyRoom(side, [side], size, 1, FOOT)
  expect(FOOT + key * DEEP).toBeLessThanOrEqual(300)
  expect(width).toBeCloseTo(44 * 13)
})

/** What a keyboard lies over, px. */
function boxOf(
  side: Side,
  sides: readonly Side[],
  size: typeof HD,
  mm: number,
  feet: ReadonlyMap<string, number>,
) {
  const foot = feet.get(side.seat) ?? FOOT
  const { width, middle, key } = keyRoom(side, sides, size, mm, foot, feet)
  const [from, to, deep] = [middle - width / 2, middle + width / 2, foot + key * DEEP]
  switch (side.edge) {
    case 'bottom':
      return { left: from, right: to, top: size.height - deep, bottom: size.height }
    case 'top':
      return { left: from, right: to, top: 0, bottom: deep }
    case 'left':
      return { left: 0, right: deep, top: from, bottom: to }
    case 'right':
      return { left: size.width - deep, right: size.width, top: from, bottom: to }
  }
}

test.each<[string, number, typeof HD, number]>([
  ['two', 2, HD, FOOT],
  ['five', 5, HD, FOOT],
  ['six', 6, UHD, FOOT],
  ['eight', 8, UHD, FOOT],
  // Bars at the sides have two rows there.
  ['eight with deep bars at the sides', 8, UHD, 250],
])('%s, as the screen spreads them, write without lying over one another', (_, n, size, foot) => {
  const sides = spread(Array.from({ length: n }, (_, i) => `seat${i}`))
  const feet = new Map(
    sides.map(({ seat, edge }) => [seat, edge === 'left' || edge === 'right' ? foot : FOOT]),
  )
  const boxes = sides.map((side) => boxOf(side, sides, size, pxPerMm(size, INCHES_43), feet))
  for (const [i, a] of boxes.entries())
    for (const b of boxes.slice(i + 1)) {
      const over =
        a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
      expect(over, JSON.stringify([a, b])).toBe(false)
    }
})

test.each([HD, UHD])(
  'at a short edge eight leave the bars round the corner free: $width',
  (size) => {
    const sides = spread(Array.from({ length: 8 }, (_, i) => `seat${i}`))
    const feet = new Map(sides.map(({ seat }) => [seat, FOOT]))
    const mm = pxPerMm(size, INCHES_43)
    for (const side of sides.filter(({ edge }) => edge === 'left' || edge === 'right')) {
      const { top, bottom } = boxOf(side, sides, size, mm, feet)
      expect(top).toBeGreaterThanOrEqual(FOOT - 0.001)
      expect(bottom).toBeLessThanOrEqual(size.height - FOOT + 0.001)
      // And its keys are still met by a finger.
      expect(bottom - top).toBeGreaterThanOrEqual(13 * 9.5 * mm - 0.001)
    }
  },
)

test('property: however they sit, all of everybody’s keyboard is on the screen', () => {
  const edge = fc.constantFrom<Edge>('bottom', 'left', 'top', 'right')
  const seats = fc.array(fc.record({ edge, along: fc.double({ min: 0, max: 1, noNaN: true }) }), {
    minLength: 1,
    maxLength: 8,
  })
  fc.assert(
    fc.property(
      seats,
      fc.constantFrom(HD, UHD),
      fc.integer({ min: 600, max: 2000 }),
      (all, size, diagonal) => {
        const sides = all.map((one, i) => ({ ...one, seat: `seat${i}` }))
        for (const side of sides) {
          const { width, middle } = keyRoom(side, sides, size, pxPerMm(size, diagonal), FOOT)
          const length = side.edge === 'left' || side.edge === 'right' ? size.height : size.width
          expect(width).toBeGreaterThan(0)
          expect(middle - width / 2).toBeGreaterThanOrEqual(-0.001)
          expect(middle + width / 2).toBeLessThanOrEqual(length + 0.001)
        }
      },
    ),
  )
})
