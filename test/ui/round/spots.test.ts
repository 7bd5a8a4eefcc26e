import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sharedWith } from '../../../src/rules/board/clear.ts'
import type { PageArea } from '../../../src/ui/device/keepclear.ts'
import {
  besideBar,
  type EdgeGround,
  guidePlace,
  guideRoom,
  isBetterBeside,
  isBetterSmall,
  lineRoom,
  slimBeside,
} from '../../../src/ui/round/spots.ts'

const area = (left: number, top: number, right: number, bottom: number): PageArea => ({
  left,
  top,
  right,
  bottom,
})

/** An edge 1920 px long, of which somebody has the middle to themselves. */
const FREE: EdgeGround = {
  long: 1920,
  gap: 10,
  own: { left: 560, right: 1360 },
  may: { left: 10, right: 1910 },
  middle: 960,
  lying: [],
  played: [],
  stands: [],
}
const LOW = 990
const WIDE = { width: 800, height: 440 }
const SMALL = { width: 550, height: 310 }
/** Three sheets of people, side by side. */
const SHEETS = [area(900, 560, 1130, 870), area(1145, 560, 1370, 870), area(1385, 560, 1610, 870)]

describe('where a guide stands along its edge', () => {
  it.each<[string, typeof WIDE, Partial<EdgeGround>, number]>([
    ['in the middle of its place, where nothing lies', WIDE, {}, 960],
    ['aside, where less lies', SMALL, { lying: [area(700, 700, 800, 900)] }, 1085],
    [
      'rather over a card than over what is played on',
      SMALL,
      { lying: [area(560, 700, 800, 900)], played: [area(1000, 700, 1200, 900)] },
      725,
    ],
    ['before others, where that frees more', SMALL, { lying: SHEETS, played: SHEETS }, 620],
    [
      'before nobody else, where it is a line',
      { width: 400, height: 60 },
      { may: { left: 560, right: 1360 }, lying: [area(500, 900, 1300, 1000)] },
      1160,
    ],
    [
      'where it stands, where that covers a little more',
      SMALL,
      { from: 1000, lying: [area(740, 900, 800, 990)] },
      1000,
    ],
    [
      'elsewhere, where much has come there',
      SMALL,
      { from: 1000, stands: [area(740, 900, 800, 990)] },
      1085,
    ],
    [
      'not before others for a little',
      WIDE,
      { lying: [area(560, 700, 620, 760)], own: { left: 560, right: 1360 } },
      960,
    ],
    [
      'over nothing that stands there',
      SMALL,
      { lying: SHEETS, played: SHEETS, stands: [area(380, 680, 700, 990)] },
      985,
    ],
  ])('%s', (_name, size, ground, at) => {
    const place = guidePlace(size, LOW, { ...FREE, ...ground })
    expect(Math.abs(place.at - at)).toBeLessThan(20)
  })

  it('stays on the screen and covers no more than in the middle of its place', () => {
    const spot = fc.record({
      x: fc.integer({ min: 0, max: 1800 }),
      y: fc.integer({ min: 500, max: 900 }),
    })
    const areas = fc
      .array(spot, { maxLength: 12 })
      .map((all) => all.map(({ x, y }) => area(x, y, x + 120, y + 80)))
    fc.assert(
      fc.property(areas, areas, fc.constantFrom(WIDE, SMALL), (lying, played, size) => {
        const ground = { ...FREE, lying: [...lying, ...played], played }
        const { at } = guidePlace(size, LOW, ground)
        const there = (x: number) =>
          area(x - size.width / 2, LOW - size.height, x + size.width / 2, LOW)
        expect(there(at).left).toBeGreaterThanOrEqual(FREE.gap)
        expect(there(at).right).toBeLessThanOrEqual(FREE.long - FREE.gap)
        const cost = (x: number) =>
          sharedWith(there(x), [...ground.lying, ...played, ...played, ...played])
        expect(cost(at)).toBeLessThanOrEqual(cost(960))
      }),
    )
  })
})

it.each<[string, Partial<EdgeGround>, boolean]>([
  ['all of it, where nothing lies', {}, false],
  ['all of it, over what nobody plays on', { lying: [area(600, 800, 700, 900)] }, false],
  ['one column, where two cover what is played on', { lying: SHEETS, played: SHEETS }, true],
  ['one column, where it covers much less', { lying: [area(560, 560, 800, 980)] }, true],
])('a guide is seen as %s', (_name, ground, small) => {
  const on = { ...FREE, ...ground }
  expect(isBetterSmall(guidePlace(WIDE, LOW, on), guidePlace(SMALL, LOW, on))).toBe(small)
})

const BAR = area(540, 1000, 1380, 1065)

it.each<[string, Partial<EdgeGround>, number | undefined]>([
  ['to the right of its bar', {}, 1595],
  [
    'to the left, where something lies to the right',
    { lying: [area(1400, 1000, 1500, 1060)] },
    325,
  ],
  ['to the left, where it stands there already', { from: 325 }, 325],
  [
    'to the right, where something has come to lie where it stood',
    { from: 325, lying: [area(200, 1000, 300, 1060)] },
    1595,
  ],
  [
    'nowhere, where both are taken',
    { stands: [area(0, 990, 400, 1080)], lying: [area(1400, 1000, 1500, 1060)] },
    undefined,
  ],
])('a line stands beside it: %s', (_name, ground, at) => {
  expect(besideBar({ width: 410, height: 66 }, BAR, { ...FREE, ...ground })).toBe(at)
})

it('a guide goes no nearer to the bar of another at that edge than to its own', () => {
  const [own, bar] = [
    { left: 140, right: 955 },
    { left: 200, right: 890 },
  ]
  const next = { left: 1030, right: 1720 }
  const may = guideRoom(own, bar, [next], FREE)
  expect(may).toEqual({ left: 10, right: 955 })
  // Whatever it covers there: else it stood before the bar of the other.
  const ground = {
    ...FREE,
    own,
    may,
    middle: 545,
    lying: SHEETS,
    played: [area(400, 600, 950, 900)],
  }
  expect(guidePlace({ width: 390, height: 440 }, LOW, ground).at).toBeLessThan(955 - 190)
  const column = { width: 550, height: 310 }
  expect(slimBeside(column, 100, { ...BAR, ...bar }, ground)!.at).toBeLessThan(955)
  // The other likewise; and alone at an edge it goes as far as that reaches.
  expect(guideRoom({ left: 965, right: 1780 }, next, [bar], FREE)).toEqual({
    left: 965,
    right: 1910,
  })
  expect(guideRoom(own, bar, [], FREE)).toEqual({ left: 10, right: 1910 })
})

describe('a guide beside its bar', () => {
  const COLUMN = { width: 550, height: 310 }
  it.each<[string, Partial<EdgeGround>, readonly [left: number, right: number] | undefined]>([
    ['to the right, as wide as there is room', {}, [1390, 1910]],
    ['to the left, where less lies', { lying: [area(1500, 800, 1600, 900)] }, [10, 530]],
    ['to the left, where it stands as well as to the right', { from: 270 }, [10, 530]],
    [
      'to the left, where it stands over no more than a little',
      { from: 270, lying: [area(0, 800, 530, 840)] },
      [10, 402],
    ],
    [
      'to the right, where much has come to lie where it stood',
      { from: 270, lying: [area(0, 800, 530, 1000)] },
      [1390, 1910],
    ],
    [
      'to the right, where it stands over no more than a little',
      { from: 1650, lying: [area(1390, 800, 1910, 840)] },
      [1390, 1782],
    ],
    [
      'rather over a card than over what is played on',
      { lying: [area(1390, 700, 1910, 900)], played: [area(10, 700, 530, 900)] },
      [1390, 1780],
    ],
    [
      'narrower, where so it leaves free what lies there',
      { lying: [area(0, 700, 530, 1080), area(1390, 700, 1500, 900)] },
      [1505, 1910],
    ],
    [
      'between its bar and what stands at the next edge',
      { stands: [area(0, 100, 80, 980), area(1460, 100, 1920, 980)] },
      [90, 530],
    ],
    ['over what stands farther in', { stands: [area(1390, 400, 1910, 750)] }, [1390, 1910]],
    [
      'nowhere, where it would be too narrow',
      { stands: [area(0, 100, 300, 980), area(1600, 100, 1920, 980)] },
      undefined,
    ],
  ])('%s', (_name, ground, room) => {
    const there = slimBeside(COLUMN, 380, BAR, { ...FREE, ...ground })
    expect(there === undefined).toBe(room === undefined)
    if (!there || !room) return
    expect(Math.abs(there.at - there.width / 2 - room[0])).toBeLessThan(16)
    expect(Math.abs(there.at + there.width / 2 - room[1])).toBeLessThan(16)
  })

  it.each<[string, Partial<EdgeGround>, boolean]>([
    ['not for a little', { lying: [area(900, 900, 1000, 990)] }, false],
    ['where before it lies much', { lying: [area(560, 560, 1360, 980)] }, true],
    [
      'not where more lies there',
      { lying: [area(0, 560, 800, 1080), area(1360, 560, 1920, 1080)] },
      false,
    ],
  ])('is better so: %s', (_name, ground, better) => {
    const on = { ...FREE, ...ground }
    const there = slimBeside(COLUMN, 380, BAR, on)!
    expect(isBetterBeside(guidePlace(COLUMN, LOW, on), there)).toBe(better)
  })
})

it('a line stands before its bar also in a corner where larger things would stand before others', () => {
  const bar = area(160, 1000, 960, 1065)
  const own = { left: 560, right: 960 }
  const ground = { ...FREE, middle: 760, lying: [area(560, 900, 1300, 1000)] }
  const line = { width: 380, height: 60 }
  expect(guidePlace(line, LOW, { ...ground, own }).over).toBeGreaterThan(0.9)
  const there = guidePlace(line, LOW, { ...ground, own: lineRoom(own, bar) })
  expect(there.over).toBe(0)
  expect(there.at - line.width / 2).toBeGreaterThanOrEqual(bar.left)
})
