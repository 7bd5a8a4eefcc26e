import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clearSpot, isClear, sharedWith, type Terrain } from '../../../src/rules/board/clear.ts'
import { type Box, boxAt, overlap, roomOf } from '../../../src/rules/board/room.ts'

const SCREEN: Box = { left: 0, top: 0, right: 1000, bottom: 600 }
const BAR: Box = { left: 200, top: 540, right: 800, bottom: 600 }
const CARD = roomOf({ width: 120, height: 80 })
const terrain = (more: Partial<Terrain> = {}): Terrain => ({
  ...{ within: SCREEN, over: [BAR], lying: [] },
  ...more,
})

/** How much of a card that lies here is out of sight, or under what stands there, each counted for itself. */
const unseen = (here: Box, { within, over }: Terrain): number => {
  const size = sharedWith(here, [here])
  return Math.round(size - sharedWith(here, [within]) + sharedWith(here, over))
}

describe('where something comes to lie', () => {
  it.each<[string, { x: number; y: number }, Partial<Terrain>, Partial<Box>]>([
    ['stays where it is seen whole', { x: 500, y: 300 }, {}, { left: 440, top: 260 }],
    ['goes up from under a bar', { x: 500, y: 540 }, {}, { left: 440, right: 560 }],
    ['comes back into sight', { x: -30, y: 300 }, { over: [] }, { top: 260 }],
  ])('%s', (_what, near, more, lies) => {
    const here = boxAt(clearSpot(near, CARD, terrain(more), 400), CARD)
    expect(isClear(here, terrain(more))).toBe(true)
    expect(here).toMatchObject(lies)
    // And no farther than it has to.
    expect(Math.abs(here.bottom - Math.min(near.y + 40, 540))).toBeLessThan(11)
  })

  it('is beside what lies there, if there is room', () => {
    const lying = [{ left: 400, top: 400, right: 600, bottom: 540 }]
    const here = boxAt(clearSpot({ x: 500, y: 560 }, CARD, terrain({ lying }), 400), CARD)
    expect(isClear(here, terrain())).toBe(true)
    expect(lying.some((box) => overlap(box, here))).toBe(false)
  })

  it('is on what lies there rather than under a bar, and then where that covers least', () => {
    const lying = [
      { ...SCREEN, right: 500 },
      { ...SCREEN, right: 500 },
      { ...SCREEN, left: 500 },
    ]
    const here = boxAt(clearSpot({ x: 470, y: 560 }, CARD, terrain({ lying }), 400), CARD)
    expect(isClear(here, terrain())).toBe(true)
    expect(here.left).toBeGreaterThan(490)
  })

  it('is never more hidden than before, whatever stands and lies there', () => {
    const box = fc
      .record({
        left: fc.integer({ min: -100, max: 1000 }),
        top: fc.integer({ min: -100, max: 600 }),
        width: fc.integer({ min: 1, max: 700 }),
        height: fc.integer({ min: 1, max: 400 }),
      })
      .map(({ left, top, width, height }) => ({
        ...{ left, top },
        ...{ right: left + width, bottom: top + height },
      }))
    const boxes = fc.array(box, { maxLength: 6 })
    const spot = fc.record({
      x: fc.integer({ min: -100, max: 1100 }),
      y: fc.integer({ min: -100, max: 700 }),
    })
    fc.assert(
      fc.property(spot, boxes, boxes, (near, over, lying) => {
        const all = { within: SCREEN, over, lying }
        const there = clearSpot(near, CARD, all, 300)
        expect(Math.hypot(there.x - near.x, there.y - near.y)).toBeLessThan(301)
        expect(unseen(boxAt(there, CARD), all)).toBeLessThanOrEqual(unseen(boxAt(near, CARD), all))
      }),
    )
  })
})
