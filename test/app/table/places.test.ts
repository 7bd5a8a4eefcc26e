import { describe, expect, it } from 'vitest'
import {
  isBeginning,
  type PlacesHere,
  roundReader,
  trayFor,
} from '../../../src/app/table/places.ts'
import { game } from '../../../src/games/dark-prophecy/game.ts'
import { type Box, boxAt, overlap } from '../../../src/rules/board/room.ts'
import type { Item } from '../../../src/rules/plain/item.ts'
import { berthsOf, trayRoom } from '../../../src/rules/plain/round.ts'
import { spread } from '../../../src/rules/plain/seating.ts'
import { type Edge, isUpright, type Side } from '../../../src/rules/plain/sides.ts'
import { boardWith, item } from '../../make.ts'

/** People round a screen, and what stands at their places: bars, and their guides if those are open. */
function around(people: number, screen: { width: number; height: number }, big: number) {
  const sides = spread(Array.from({ length: people }, (_, i) => `${i}`))
  const bars = new Map(
    sides.map(({ seat, edge }) => [
      seat,
      { width: 700 * big, height: (isUpright(edge) && people > 4 ? 124 : 66) * big },
    ]),
  )
  const berths = berthsOf(sides, screen, big, bars)
  const stands = (side: Side, wide: number, from: number, to: number): Box => {
    const { middle = 0, room = 0 } = berths[sides.indexOf(side)] ?? {}
    const half = Math.min(wide, room) / 2
    const [least, most] = [middle - half, middle + half]
    switch (side.edge) {
      case 'bottom':
        return { left: least, right: most, top: screen.height - to, bottom: screen.height - from }
      case 'top':
        return { left: least, right: most, top: from, bottom: to }
      case 'left':
        return { left: from, right: to, top: least, bottom: most }
      case 'right':
        return { left: screen.width - to, right: screen.width - from, top: least, bottom: most }
    }
  }
  const places: PlacesHere = { mm: 1, sides, berths, screen, scale: big, bars }
  const over = (open: readonly number[]) =>
    sides.flatMap((side, i) => {
      const { height } = bars.get(side.seat)!
      const guide = stands(side, 400 * big, height + 8 * big, berths[i]?.opens ?? 0)
      return [stands(side, 700 * big, 0, height), ...(open.includes(i) ? [guide] : [])]
    })
  return { places, over }
}

/** What it takes up there. */
const tray = (edge: Edge, spot: ReturnType<typeof trayFor>, big = 1) =>
  boxAt(spot, trayRoom(edge, big, spot.size))

describe('the tray', () => {
  const sizes = [
    [1920, 1080, 1.07],
    [3840, 2160, 2.14],
  ] as const
  it.each(
    sizes.flatMap(([width, height, big]) => [3, 5, 8].map((n) => [n, width, height, big] as const)),
  )('of %i people at %i by %i stands over no bar and no guide', (n, width, height, big) => {
    const { places, over } = around(n, { width, height }, big)
    for (const [i, side] of places.sides.entries())
      for (const open of [[], [i], [i, (i + 1) % n], [0, 1, 2]]) {
        const stands = over(open)
        const here = tray(side.edge, trayFor(side, places, stands, []), big)
        expect(stands.filter((box) => overlap(box, here))).toEqual([])
        expect([here.left >= 0, here.right <= width, here.top >= 0, here.bottom <= height]).toEqual(
          [true, true, true, true],
        )
      }
  })

  it('leaves the table to be seen between the guides of three, however large all is', () => {
    for (const [width, height, big] of sizes) {
      const { places, over } = around(3, { width, height }, big)
      const [bottom, top] = ['bottom', 'top'].map(
        (edge) => over([0, 1, 2])[2 * places.sides.findIndex((side) => side.edge === edge) + 1]!,
      )
      expect(bottom!.top - top!.bottom).toBeGreaterThan(height * 0.24)
    }
  })

  it('is whole on the screen where guides stand over all of it', () => {
    const { places } = around(8, { width: 1920, height: 1080 }, 1.2)
    const all = [{ left: 0, top: 0, right: 1920, bottom: 1080 }]
    for (const side of places.sides) {
      const from = { x: 1150, y: 1000, size: 1 }
      const here = tray(side.edge, { ...trayFor(side, places, all, [], from), size: 1 }, 1.2)
      expect([here.left > 0, here.top > 0]).toEqual([true, true])
      expect([here.right < 1920, here.bottom < 1080]).toEqual([true, true])
    }
  })

  it('stands on free paper, if there is any', () => {
    const { places, over } = around(3, { width: 1920, height: 1080 }, 1)
    const lying = [{ left: 1300, top: 700, right: 1900, bottom: 1000 }]
    const [ada] = places.sides
    const here = tray('bottom', trayFor(ada!, places, over([]), lying))
    expect(lying.some((box) => overlap(box, here))).toBe(false)
  })

  it('is small where no free paper is as large, stays so, and is whole where there is room again', () => {
    const { places, over } = around(3, { width: 1920, height: 1080 }, 1)
    const [ada] = places.sides
    // Cards so far apart that all of it fits nowhere between them.
    const lying = [80, 380, 680, 980, 1280, 1580].flatMap((left) =>
      [80, 370, 660, 950].map((top) => ({ left, right: left + 60, top, bottom: top + 60 })),
    )
    const spot = trayFor(ada!, places, over([]), lying)
    expect(spot.size).toBeLessThan(1)
    const here = tray('bottom', spot)
    expect([...over([]), ...lying].filter((box) => overlap(box, here))).toEqual([])
    // It does not grow under people's hands.
    expect(trayFor(ada!, places, over([]), lying.slice(0, 23), spot)).toBe(spot)
    expect(trayFor(ada!, places, over([]), [tray('bottom', spot)], spot).size).toBe(1)
  })

  it('goes off what came to lie under it, to the other side of a guide too, and comes back', () => {
    const { places, over } = around(3, { width: 1920, height: 1080 }, 1)
    const [ada] = places.sides
    const stands = over([0, 1, 2])
    const roster = { left: 400, top: 200, right: 1100, bottom: 1080 }
    const spot = trayFor(ada!, places, stands, [roster], { x: 760, y: 550, size: 1 })
    const here = tray('bottom', spot)
    expect([...stands, roster].filter((box) => overlap(box, here))).toEqual([])
    // There is room just before her again.
    const back = trayFor(ada!, places, over([]), [], { x: 960, y: 200, size: 1 })
    expect(back.y).toBeGreaterThan(700)
    expect(trayFor(ada!, places, over([]), [], back)).toBe(back)
    const full = { left: 0, top: 0, right: 1920, bottom: 1080 }
    expect(trayFor(ada!, places, stands, [full], spot)).toBe(spot)
  })

  it('stays where somebody drew it, over cards too, until a guide opens there', () => {
    const { places, over } = around(3, { width: 1920, height: 1080 }, 1)
    const [ada] = places.sides
    const from = { x: 960, y: 760, size: 1, drawn: true }
    const lying = [{ left: 900, top: 700, right: 1000, bottom: 800 }]
    expect(trayFor(ada!, places, over([]), lying, from)).toBe(from)
    const out = { x: 1600, y: 20, size: 1, drawn: true }
    expect(trayFor(ada!, places, over([]), lying, out)).toBe(out)
    const here = tray('bottom', trayFor(ada!, places, over([0]), lying, from))
    expect([...over([0]), ...lying].filter((box) => overlap(box, here))).toEqual([])
  })
})

it('shows all of a table by itself as a game begins, and never once people have mats there', () => {
  const table = (...all: readonly Item[]) => boardWith(all)
  const [middle, mat] = [item('middle', 'deck'), item('mat', 'place', { props: { seat: 'ada' } })]
  expect(isBeginning(table(), game)).toBe(true)
  expect(isBeginning(table(middle), game)).toBe(true)
  expect(isBeginning(table(middle, mat), game)).toBe(false)
  // What was put away is a game that is over.
  expect(isBeginning(table(middle, { ...mat, bin: true }), game)).toBe(true)
})

it.each([
  ['0', '0'],
  ['9', undefined],
])('the next touch is claimed by who has a place there: %s', (claims, claimed) => {
  const { places } = around(2, { width: 1920, height: 1080 }, 1)
  const state = { tools: {}, at: {}, writers: [], bars: new Map(), claimed: claims }
  const found = roundReader.aroundOf({
    ...places,
    ...{
      opened: { table: undefined, game } as never,
      board: { current: null },
      seating: undefined,
    },
    ...{ big: 1, state, change: () => undefined, sit: () => undefined },
  })
  expect([found.round?.claimed, found.around.claimed]).toEqual([claimed, claimed])
})
