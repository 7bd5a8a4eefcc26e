import { describe, expect, it } from 'vitest'
import { type Area, shiftClear } from '../../src/ui/keepclear.ts'

const area = (left: number, top: number, right: number, bottom: number): Area => ({
  left,
  top,
  right,
  bottom,
})
/** A bar at the foot of a table of 800 by 600; at its head it would begin at 60. */
const bar = area(200, 500, 600, 546)

describe('what stands at an edge', () => {
  it.each([
    ['nothing is selected', [], 0],
    ['something in the middle', [area(300, 200, 500, 320)], 0],
    ['something under it', [area(300, 440, 500, 560)], -440],
    ['something beside it', [area(620, 440, 700, 560)], 0],
    [
      'something under it, and something where it would go',
      [area(300, 440, 500, 560), area(220, 50, 300, 110)],
      0,
    ],
    ['something as high as the table', [area(300, 0, 500, 600)], 0],
  ])('makes way only where that helps: %s', (_name, keep, by) => {
    expect(shiftClear(bar, 60, keep)).toBe(by)
  })
})
