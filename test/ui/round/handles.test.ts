import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Bars, berthsOf } from '../../../src/rules/plain/round.ts'
import { spread } from '../../../src/rules/plain/seating.ts'
import type { Extent } from '../../../src/rules/plain/sides.ts'
import { besideBars, type HandleCorner } from '../../../src/ui/round/handles.ts'

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** People round a screen, each with a bar of this size. */
function around(many: number, screen: Extent, scale: number, bar: Extent) {
  const sides = spread(NAMES.slice(0, many))
  const bars: Bars = new Map(sides.map(({ seat }) => [seat, bar]))
  return { sides, bars, screen, scale, berths: berthsOf(sides, screen, scale, bars) }
}

const UHD = { width: 3840, height: 2160 }
const HD = { width: 1920, height: 1080 }

it.each<[number, Extent, number, Extent, HandleCorner, { x: number; y: number } | undefined]>([
  // In its corner, where nobody sits; beside the next bar, where bars fill it.
  [4, UHD, 2.45, { width: 750, height: 105 }, 'start', { x: 40, y: 2120 }],
  [4, UHD, 2.45, { width: 750, height: 105 }, 'end', { x: 3800, y: 40 }],
  [8, HD, 1.22, { width: 780, height: 66 }, 'start', { x: 938, y: 1045 }],
  // No bar leaves it room, along either edge.
  [8, HD, 1.22, { width: 960, height: 66 }, 'start', undefined],
])(
  '%i at %o, all %f times as large and bars of %o: %s',
  (many, screen, scale, bar, corner, spot) => {
    const at = besideBars(corner, around(many, screen, scale, bar), 60)
    if (spot) {
      expect(at?.x).toBeCloseTo(spot.x, -1)
      expect(at?.y).toBeCloseTo(spot.y, -1)
    } else expect(at).toBeUndefined()
  },
)

it('wherever people sit, a handle stands on the screen and on no bar', () => {
  let placed = 0
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 8 }),
      fc.constantFrom(UHD, HD, { width: 1280, height: 720 }),
      fc.double({ min: 1, max: 2.5, noNaN: true }),
      fc.record({
        width: fc.integer({ min: 100, max: 1200 }),
        height: fc.integer({ min: 40, max: 130 }),
      }),
      fc.constantFrom<HandleCorner>('start', 'end'),
      fc.integer({ min: 44, max: 90 }),
      (many, screen, scale, bar, corner, wide) => {
        const there = around(many, screen, scale, bar)
        const at = besideBars(corner, there, wide)
        if (!at) return
        placed += 1
        const half = wide / 2
        expect(Math.min(at.x, at.y)).toBeGreaterThanOrEqual(half)
        expect(at.x).toBeLessThanOrEqual(screen.width - half)
        expect(at.y).toBeLessThanOrEqual(screen.height - half)
        // No farther into the table than it is wide.
        const rim = Math.min(at.x, at.y, screen.width - at.x, screen.height - at.y)
        expect(rim).toBeLessThanOrEqual(half + 4 * scale + 1e-6)
        for (const [i, { edge }] of there.sides.entries()) {
          const { middle, deep } = there.berths[i]!
          const upright = edge === 'left' || edge === 'right'
          const along = Math.abs((upright ? at.y : at.x) - middle)
          const away = {
            ...{ left: at.x, right: screen.width - at.x },
            ...{ top: at.y, bottom: screen.height - at.y },
          }[edge]
          const beside = along >= bar.width / 2 + half || away >= deep + half
          expect(beside, `${corner} on the bar at ${edge}`).toBe(true)
        }
      },
    ),
  )
  expect(placed).toBeGreaterThan(30)
})
