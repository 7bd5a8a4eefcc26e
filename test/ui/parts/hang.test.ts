import fc from 'fast-check'
import { expect, it } from 'vitest'
import { EDGES } from '../../../src/rules/plain/sides.ts'
import { fromThere, hung, seenFrom, windowFor } from '../../../src/ui/parts/hang.ts'

const window = { width: 1920, height: 1080 }
const room = { left: 0, top: 0, right: 1920, bottom: 1080 }
const how = { side: 'bottom', align: 'middle', gap: 10 }

it.each([
  ['bottom', { x: 300, y: 400 }],
  ['top', { x: 1620, y: 680 }],
  ['left', { x: 1520, y: 300 }],
  ['right', { x: 400, y: 780 }],
] as const)('what lies there for whoever sits at the %s lies here in the window', (edge, is) => {
  expect(fromThere({ x: 300, y: 400 }, edge, window)).toEqual(is)
})

it('a box is seen from an edge where it lies', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...EDGES),
      fc.nat(900),
      fc.nat(900),
      fc.nat(300),
      fc.nat(150),
      (edge, left, top, w, h) => {
        const box = { left, top, right: left + w, bottom: top + h }
        const seen = seenFrom(box, edge, window)
        const room = windowFor(window, edge)
        expect(seen.right - seen.left).toBeCloseTo(edge === 'left' || edge === 'right' ? h : w)
        expect(seen.left).toBeGreaterThanOrEqual(0)
        expect(seen.right).toBeLessThanOrEqual(Math.max(room.width, 1200))
        // Its corners are those of the box again.
        const a = fromThere({ x: seen.left, y: seen.top }, edge, window)
        const b = fromThere({ x: seen.right, y: seen.bottom }, edge, window)
        expect([Math.min(a.x, b.x), Math.min(a.y, b.y)]).toEqual([left, top])
        expect([Math.max(a.x, b.x), Math.max(a.y, b.y)]).toEqual([left + w, top + h])
      },
    ),
  )
})

it.each([
  ['below it', { left: 800, top: 100, right: 900, bottom: 150 }, { x: 750, y: 160 }],
  [
    'above it where there is no room',
    { left: 800, top: 980, right: 900, bottom: 1040 },
    { x: 750, y: 670 },
  ],
  ['never beyond the rim', { left: 0, top: 100, right: 40, bottom: 150 }, { x: 10, y: 160 }],
])('hangs %s', (_, at, is) => {
  expect(hung(at, { width: 200, height: 300 }, room, how)).toEqual(is)
})

it('in a part of the window it stays in that part', () => {
  const part = { left: 500, top: 600, right: 900, bottom: 1080 }
  const at = { left: 450, top: 1010, right: 500, bottom: 1060 }
  expect(hung(at, { width: 200, height: 300 }, part, how)).toEqual({ x: 510, y: 700 })
  // With no room above it lies over what it hangs by, and not beyond.
  expect(hung(at, { width: 200, height: 420 }, part, how)).toEqual({ x: 510, y: 650 })
})
