import { describe, expect, it } from 'vitest'
import {
  leastCovering,
  type PageArea,
  risen,
  shiftClear,
} from '../../../src/ui/device/keepclear.ts'

const area = (left: number, top: number, right: number, bottom: number): PageArea => ({
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

describe('what stands at the lower edge', () => {
  it.each([
    ['stays above a sheet that lies low', 554, 0],
    ['stays where it is cut by no more than its gap', 540, 0],
    ['goes above a sheet that is drawn up', 300, -246],
    ['stays behind one that leaves it no room', 90, 0],
  ])('%s', (_name, bottom, by) => {
    expect(risen(bar, area(8, 60, 792, bottom))).toBe(by)
  })
})

/** A notice at the head of a table of 800 by 600. */
const notice = area(300, 60, 500, 100)
const room = area(8, 60, 792, 592)

describe('a notice', () => {
  it.each([
    ['stays where nothing lies', [], [], { x: 0, y: 0 }],
    ['goes beside what lies there', [], [area(250, 40, 420, 140)], { x: 124, y: 0 }],
    ['goes to the other side if that is nearer', [], [area(380, 40, 550, 140)], { x: -132, y: 0 }],
    ['goes down where it covers less', [], [area(0, 40, 800, 140)], { x: 0, y: 492 }],
    [
      'covers of two things the smaller part',
      [],
      [area(0, 0, 800, 90), area(0, 500, 800, 600)],
      { x: 0, y: 0 },
    ],
    [
      'never covers what is selected',
      [area(0, 0, 800, 90)],
      [area(0, 500, 800, 600)],
      { x: 0, y: 492 },
    ],
    ['stays if all is to be seen', [area(0, 0, 800, 600)], [], { x: 0, y: 0 }],
  ])('%s', (_name, keep, lying, to) => {
    expect(leastCovering(notice, room, keep, lying)).toEqual(to)
  })
})
