import { describe, expect, it } from 'vitest'
import { type Covers, insetsOf, type Overlay } from '../../../src/ui/device/covered.ts'

const cover = (
  covers: Covers,
  left: number,
  top: number,
  right: number,
  bottom: number,
): Overlay => ({ covers, left, top, right, bottom })

const none = { left: 0, top: 0, right: 0, bottom: 0 }
const laptop = { left: 0, top: 0, right: 1280, bottom: 800 }
const guide = cover('right', 980, 12, 1268, 575)
const supply = cover('bottom', 10, 697, 850, 800)
const phone = { left: 0, top: 0, right: 360, bottom: 640 }
const sheet = cover('bottom', 0, 251, 360, 640)

describe('what lies over the board takes room from it', () => {
  it.each([
    ['nothing', laptop, [], none],
    ['bars at its sides', laptop, [guide, supply], { ...none, right: 300, bottom: 103 }],
    [
      'a bar in the corner, a little higher than what it stands beside',
      laptop,
      [guide, supply, cover('corner', 876, 671, 956, 794)],
      { ...none, right: 300, bottom: 129 },
    ],
    [
      'a column at the edge of what a sheet leaves of a phone',
      phone,
      [cover('top', 0, 0, 360, 112), sheet, cover('corner', 310, 120, 354, 256)],
      { ...none, top: 112, right: 50, bottom: 389 },
    ],
    [
      'a row at the head of a phone on its side',
      { ...phone, right: 800, bottom: 360 },
      [cover('corner', 650, 60, 794, 104)],
      { ...none, right: 150 },
    ],
    ['a board that is not shown', undefined, [guide], none],
  ] as const)('%s', (_, whole, covers, insets) => {
    expect(insetsOf(whole, covers)).toEqual(insets)
  })
})
