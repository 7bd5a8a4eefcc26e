import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Covers, insetsOf, type Overlay } from '../../../src/ui/device/covered.ts'
import { leastCovering, type PageArea, shiftClear } from '../../../src/ui/device/keepclear.ts'

const TABLE: PageArea = { left: 0, top: 0, right: 800, bottom: 600 }
const area = (wide: number, high: number) =>
  fc
    .tuple(
      fc.integer({ min: 0, max: wide - 1 }),
      fc.integer({ min: 0, max: high - 1 }),
      fc.integer({ min: 1, max: 300 }),
      fc.integer({ min: 1, max: 200 }),
    )
    .map(([left, top, w, h]): PageArea => ({ left, top, right: left + w, bottom: top + h }))
const areas = fc.array(area(800, 600), { maxLength: 6 })
const meets = (a: PageArea, b: PageArea) =>
  Math.min(a.right, b.right) > Math.max(a.left, b.left) &&
  Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top)
const moved = (a: PageArea, x: number, y: number): PageArea => ({
  left: a.left + x,
  top: a.top + y,
  right: a.right + x,
  bottom: a.bottom + y,
})

const side = fc.constantFrom<Covers>('top', 'right', 'bottom', 'left')
const overlay = (covers: fc.Arbitrary<Covers>) =>
  fc.tuple(area(800, 600), covers).map(([at, by]): Overlay => ({ ...at, covers: by }))
const overlays = fc.array(overlay(side), { maxLength: 6 })

test('what lies at the sides takes the same room in whatever order it is found', () => {
  fc.assert(
    fc.property(overlays, fc.nat(), (all, n) => {
      const other = all.toReversed()
      other.push(...other.splice(0, n % (other.length + 1)))
      expect(insetsOf(TABLE, other)).toEqual(insetsOf(TABLE, all))
    }),
    { seed: 2 },
  )
})

test('one thing more over the table never gives room back, and is out of what is left itself', () => {
  const any = fc.oneof(side, fc.constant<Covers>('corner'))
  fc.assert(
    fc.property(overlays, overlay(any), (all, more) => {
      const before = insetsOf(TABLE, all)
      const after = insetsOf(TABLE, [...all, more])
      for (const one of ['left', 'top', 'right', 'bottom'] as const)
        expect(after[one]).toBeGreaterThanOrEqual(before[one])
      const left: PageArea = {
        left: after.left,
        top: after.top,
        right: TABLE.right - after.right,
        bottom: TABLE.bottom - after.bottom,
      }
      if (left.left < left.right && left.top < left.bottom) expect(meets(more, left)).toBe(false)
    }),
    { seed: 4, numRuns: 300 },
  )
})

const bar: PageArea = { left: 200, top: 500, right: 600, bottom: 546 }

test('a bar goes to the other edge only where it is in the way, and is not in the way there', () => {
  fc.assert(
    fc.property(areas, (keep) => {
      const by = shiftClear(bar, 60, keep)
      const clear = (y: number) => !keep.some((one) => meets(moved(bar, 0, y), one))
      expect([0, -440]).toContain(by)
      if (clear(0)) expect(by).toBe(0)
      else if (clear(-440)) expect(by).toBe(-440)
      else expect(by).toBe(0)
    }),
    { seed: 6, numRuns: 300 },
  )
})

/** A notice at the head of the table, and the room that bars leave. */
const notice: PageArea = { left: 300, top: 60, right: 500, bottom: 100 }
const room: PageArea = { left: 8, top: 60, right: 792, bottom: 592 }

test('a notice stays in its room, covers nothing that is selected, and less than it would have', () => {
  fc.assert(
    fc.property(areas, areas, (keep, lying) => {
      const { x, y } = leastCovering(notice, room, keep, lying)
      const there = moved(notice, x, y)
      expect(there.left).toBeGreaterThanOrEqual(room.left)
      expect(there.right).toBeLessThanOrEqual(room.right)
      expect(there.top === room.top || there.bottom === room.bottom).toBe(true)
      const usualIsClear = !keep.some((one) => meets(notice, one))
      // Nowhere is nowhere: it stays, whatever it covers.
      if (x !== 0 || y !== 0) expect(keep.some((one) => meets(there, one))).toBe(false)
      const px = (a: PageArea) =>
        lying.reduce(
          (sum, b) =>
            sum +
            Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
              Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)),
          0,
        )
      if (usualIsClear) expect(px(there)).toBeLessThanOrEqual(px(notice))
    }),
    { seed: 9, numRuns: 300 },
  )
})
