import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  askedRoom,
  type Bars,
  beforeBar,
  berthsOf,
  bigFor,
  tableLetters,
  trayBeside,
} from '../../../src/rules/plain/round.ts'
import {
  DIAGONAL,
  edgeFrom,
  pxPerMm,
  readSeating,
  roomAt,
  type Seating,
  seatingIn,
  sidesFor,
  spread,
  USUAL_HEIGHT,
} from '../../../src/rules/plain/seating.ts'
import { EDGES, MOST_SIDES, type Side } from '../../../src/rules/plain/sides.ts'

it.each([
  ['bottom', ['bottom', 'left', 'top', 'right']],
  ['left', ['right', 'bottom', 'left', 'top']],
  ['top', ['top', 'right', 'bottom', 'left']],
  ['right', ['left', 'top', 'right', 'bottom']],
] as const)('edges are named from where one sits: at the one called %s', (own, seen) => {
  // With one's own before one, the table goes on to the left hand, clockwise as the screen is seen.
  expect(EDGES.map((edge) => edgeFrom(edge, own))).toEqual(seen)
})

it.each([
  // px, mm from corner to corner, and how many times as large all is.
  [3840, 2160, 1092, 2.45],
  [1920, 1080, 1397, 1],
  [1920, 1080, 254, 3.6],
  [1920, 1080, 1, 3.6],
  [390, 844, 250, 1.3],
])('at %i by %i px of %i mm all is %f times as large', (width, height, diagonal, big) => {
  const screen = { width, height }
  const mm = pxPerMm(screen, diagonal)
  expect(bigFor(mm, { screen })).toBeCloseTo(big, 2)
  // By larger letters of the page it is no larger in the end.
  for (const rem of [16, 24])
    expect((bigFor(mm, { screen, rem, set: rem / 16 }) * rem) / 16).toBeLessThanOrEqual(
      Math.max(rem / 16, Math.min(width, height) / 300) + 1e-9,
    )
})

it.each([
  // px, mm from corner to corner, how high small letters are that are read on the table (12 px of Nunito), mm.
  [3840, 2160, 1092, 4],
  [1920, 1080, 1092, 4],
  [3840, 2160, 1400, 4],
  // A whole table has room on a small one, whose letters are as large as that leaves.
  [1920, 1080, 610, 2.6],
])(
  'what is read on a table of %i by %i px and %i mm is %f mm high',
  (width, height, diagonal, high) => {
    const screen = { width, height }
    const mm = pxPerMm(screen, diagonal)
    const letter = tableLetters(bigFor(mm, { screen }), screen)
    expect((letter * 12 * 0.484) / mm).toBeCloseTo(high, 1)
  },
)

describe('how people sit round a screen, as it was kept', () => {
  it('is read as it was written', () => {
    const seating: Seating = {
      sides: spread(['ada', 'ben', 'cem']),
      diagonal: 1397,
      turns: false,
      letters: 3,
      full: true,
    }
    expect(seatingIn(JSON.parse(JSON.stringify(seating)))).toEqual(seating)
  })

  it.each([
    ['nothing', undefined],
    ['a word', 'round'],
    ['a list', []],
    ['no places', { diagonal: 1000 }],
  ])('is not read from %s', (_what, kept) => {
    expect(seatingIn(kept)).toBeUndefined()
  })

  it.each([
    ['no diagonal', {}],
    ['one of a watch', { diagonal: 40 }],
    ['one of a stadium', { diagonal: 1e9 }],
    ['words', { diagonal: 'large' }],
  ])('has the usual screen where there is %s', (_what, more) => {
    expect(seatingIn({ sides: [], ...more })?.diagonal).toBe(DIAGONAL.usual)
  })

  it.each([
    ['none', {}],
    ['letters of a poster', { letters: 40 }],
    ['no letters at all', { letters: 0 }],
    ['words', { letters: 'small', full: 'yes' }],
  ])('has the usual letters, and not the whole screen, where there are %s', (_what, more) => {
    expect(seatingIn({ sides: [], ...more })).toMatchObject({ letters: USUAL_HEIGHT, full: false })
  })

  it('holds, whatever stands there: no seat twice, no more than have room, every place on the rim', () => {
    fc.assert(
      fc.property(
        fc.array(fc.anything(), { maxLength: 20 }),
        fc.array(
          fc.record({
            seat: fc.oneof(fc.constantFrom('ada', 'ben', ''), fc.string()),
            edge: fc.oneof(fc.constantFrom('bottom', 'left', 'top', 'right'), fc.string()),
            along: fc.oneof(fc.double(), fc.string()),
          }),
          { maxLength: 20 },
        ),
        (odd, sides) => {
          const seating = seatingIn({ sides: [...odd, ...sides], turns: odd[0] })
          const seats = seating?.sides.map(({ seat }) => seat) ?? []
          expect(new Set(seats).size).toBe(seats.length)
          expect(seats.length).toBeLessThanOrEqual(MOST_SIDES)
          for (const { along } of seating?.sides ?? []) {
            expect(along).toBeGreaterThanOrEqual(0)
            expect(along).toBeLessThanOrEqual(1)
          }
        },
      ),
    )
  })

  it.each([
    [43, 3840, 2160, 4],
    [55, 1920, 1080, 1.6],
    [32, 3840, 2160, 5.4],
  ])(
    'a screen of %i inches and %i by %i px has %f px a millimetre',
    (inches, width, height, px) => {
      expect(pxPerMm({ width, height }, inches * 25.4)).toBeCloseTo(px, 1)
    },
  )
})

describe('who has no place yet', () => {
  const at = (seat: string, edge: Side['edge'], along: number): Side => ({ seat, edge, along })

  it('gets one where fewest sit, and whoever is not here has none', () => {
    const known = [at('ada', 'bottom', 0.5), at('ben', 'left', 0.2), at('gone', 'top', 0.5)]
    const sides = sidesFor(known, ['ben', 'ada', 'cyd', 'dora', 'eve'])
    expect(sides.map((side) => ({ ...side, along: Math.round(side.along * 100) / 100 }))).toEqual([
      // Ada has moved aside for Eve.
      at('ada', 'bottom', 0.7),
      at('ben', 'left', 0.2),
      at('cyd', 'top', 0.5),
      at('dora', 'right', 0.5),
      at('eve', 'bottom', 0.25),
    ])
  })

  it('who was put on another’s place moves aside, as far as there is room', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), {
          minLength: 2,
          maxLength: MOST_SIDES,
        }),
        (alongs) => {
          const all = alongs.map((along, i) => at(`${i}`, 'right', along))
          const eased = sidesFor(
            all,
            all.map(({ seat }) => seat),
          ).map(({ along }) => along)
          const order = (of: readonly number[]) =>
            of.map((_, i) => i).sort((a, b) => of[a]! - of[b]! || a - b)
          expect(order(eased)).toEqual(order(alongs))
          const sorted = eased.toSorted((a, b) => a - b)
          for (const [i, along] of sorted.entries()) {
            expect(along).toBeGreaterThanOrEqual(-1e-9)
            expect(along).toBeLessThanOrEqual(1 + 1e-9)
            if (i > 0)
              expect(along - sorted[i - 1]!).toBeGreaterThanOrEqual(0.9 / all.length - 1e-9)
          }
        },
      ),
    )
    // Who has room enough stays.
    const apart = [at('a', 'top', 0.1), at('b', 'top', 0.8)]
    expect(sidesFor(apart, ['a', 'b'])).toEqual(apart)
  })

  it('has it where there is most room along the edge', () => {
    expect(roomAt([], 'top')).toBe(0.5)
    expect(roomAt([at('ada', 'top', 0.2), at('ben', 'left', 0.9)], 'top')).toBeCloseTo(0.6)
  })

  it('however many there are, nobody has two, and all that have one are here', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 12 }), (seats) => {
        const places = sidesFor(spread(seats.slice(0, 3)), seats)
        expect(places).toHaveLength(Math.min(seats.length, MOST_SIDES))
        expect(new Set(places.map(({ seat }) => seat)).size).toBe(places.length)
      }),
    )
  })
})

it('what a device has kept is read whatever it is', () => {
  const seating = {
    sides: [{ seat: 'ada', edge: 'top', along: 0.5 }],
    diagonal: 1000,
    turns: false,
    letters: USUAL_HEIGHT,
    full: true,
  }
  expect(readSeating(JSON.stringify(seating))).toEqual(seating)
  for (const odd of [null, '', '{', '7', '[]', '{"sides":7}', 'null'])
    expect(readSeating(odd)).toBeUndefined()
})

describe('the tray beside whoever throws', () => {
  const screen = { width: 1920, height: 1080 }
  const trayOf = (side: Side, sides: readonly Side[], scale: number, bars: Bars = new Map()) =>
    trayBeside(side, { sides, berths: berthsOf(sides, screen, scale, bars), screen, scale, bars })
  const at = (edge: Side['edge'], along: number): Side => ({ seat: `${edge}${along}`, edge, along })

  it.each<[string, Side, readonly Side[], number, { x: number; y: number }]>([
    ['to the right of one at the bottom', at('bottom', 0.4), [], 1, { x: 1344, y: 949.5 }],
    ['to the left of one who sits farther right', at('bottom', 0.6), [], 1, { x: 576, y: 949.5 }],
    ['as they see it, of one opposite', at('top', 0.4), [], 1, { x: 1344, y: 130.5 }],
    ['before the bar at a side that is too short', at('left', 0.5), [], 1, { x: 218.5, y: 180 }],
  ])('stands %s', (_, side, others, big, is) => {
    expect(trayOf(side, [side, ...others], big)).toEqual(is)
  })

  it('stands clear of bars as they were measured', () => {
    const bars = new Map([['left0.5', { width: 600, height: 100 }]])
    const spot = trayOf(at('left', 0.5), [at('left', 0.5)], 1, bars)
    expect(spot.x).toBeCloseTo(246.5)
    expect(spot.y).toBeCloseTo(180)
    // Who has a short one has the tray beside it.
    const short = new Map([['left0.5', { width: 300, height: 60 }]])
    expect(trayOf(at('left', 0.5), [at('left', 0.5)], 1, short)).toEqual({
      x: 130.5,
      y: 210,
    })
  })

  it('is on the screen whole, however they sit', () => {
    const some = fc.record({
      edge: fc.constantFrom<Side['edge']>('bottom', 'left', 'top', 'right'),
      along: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.array(some, { minLength: 1, maxLength: MOST_SIDES }), (all) => {
        const sides = all.map((one, i) => ({ ...one, seat: `${i}` }))
        const { x, y } = trayOf(sides[0]!, sides, 1)
        const across = sides[0]!.edge === 'left' || sides[0]!.edge === 'right'
        const [w, h] = across ? [237, 336] : [336, 237]
        expect(x).toBeGreaterThanOrEqual(w / 2)
        expect(x).toBeLessThanOrEqual(screen.width - w / 2)
        expect(y).toBeGreaterThanOrEqual(h / 2)
        expect(y).toBeLessThanOrEqual(screen.height - h / 2)
      }),
    )
  })
})

describe('places along their edges', () => {
  const screen = { width: 1920, height: 1080 }

  it('have what is between them, and leave the corners to who sits at the left and the right', () => {
    const all = spread(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
    const berths = berthsOf(all, screen, 1)
    const of = (edge: Side['edge']) => berths.filter((_, i) => all[i]?.edge === edge)
    expect(of('left')).toMatchObject([
      // Before a bar at the side is nothing that lies before one at the next edge, nor what comes to others.
      { room: 540, middle: 270, before: { room: 452, middle: 310 }, reach: 556.8, deep: 88 },
      { room: 540, middle: 810, before: { room: 452, middle: 770 }, reach: 556.8, deep: 88 },
    ])
    // Bars are 72 px deep that nobody has measured.
    expect(of('bottom')).toMatchObject([
      { room: 888, middle: 516, before: { middle: 758.4 }, reach: 536, deep: 88 },
      { room: 888, middle: 1404, before: { middle: 1161.6 }, reach: 536, deep: 88 },
    ])
    // These have three rows.
    const bars = new Map(['c', 'd', 'g', 'h'].map((seat) => [seat, { width: 540, height: 186 }]))
    expect(berthsOf(all, screen, 1, bars)[0]).toMatchObject({ room: 774, middle: 573 })
  })

  it.each<[Side['edge'], number, number, number, number]>([
    ['bottom', 608, 1312, 680, 992],
    ['top', 608, 1312, 88, 400],
    ['left', 88, 480, 188, 892],
    ['right', 1440, 1832, 188, 892],
  ])('what whoever sits at the %s edge is asked opens in the middle before them', (edge, ...is) => {
    const side = { seat: 'ada', edge, along: 0.5 }
    const [berth] = berthsOf([side], screen, 1)
    const { left, right, top, bottom } = askedRoom(side, berth!, screen)
    expect([left, right, top, bottom].map(Math.round)).toEqual(is)
  })

  it.each<[Side['edge'], number, number, number]>([
    ['bottom', 0.5, 1472, 992],
    ['top', 0.5, 1472, 88],
    ['left', 0.5, 88, 992],
    ['right', 0.5, 1832, 992],
    // Beside what opens there, where that has more room.
    ['bottom', 0, 908, 992],
    ['left', 1, 88, 172],
  ])('what comes to whoever sits at the %s edge at %f lies before %f, %f', (edge, along, x, y) => {
    const side = { seat: 'ada', edge, along }
    const [berth] = berthsOf([side], screen, 1)
    const spot = beforeBar(side, berth!, screen)
    expect([Math.round(spot.x), Math.round(spot.y)]).toEqual([x, y])
  })

  it('what opens before a bar reaches nowhere where it may before another, however they sit', () => {
    const some = fc.record({
      edge: fc.constantFrom<Side['edge']>('bottom', 'left', 'top', 'right'),
      along: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    const extents = fc.constantFrom(
      { width: 1920, height: 1080 },
      { width: 1080, height: 1920 },
      { width: 1200, height: 1200 },
    )
    fc.assert(
      fc.property(fc.array(some, { minLength: 2, maxLength: MOST_SIDES }), extents, (all, size) => {
        const known = all.map((one, i) => ({ ...one, seat: `${i}` }))
        const sides = sidesFor(
          known,
          known.map(({ seat }) => seat),
        )
        const rooms = berthsOf(sides, size, 1).map(({ before: { room, middle }, reach }, i) => {
          const { edge } = sides[i]!
          const [from, to] = [middle - room / 2, middle + room / 2]
          const across = edge === 'left' || edge === 'right' ? size.width : size.height
          const far = edge === 'left' || edge === 'top' ? [0, reach] : [across - reach, across]
          const [near, end] = [far[0]!, far[1]!]
          return edge === 'left' || edge === 'right'
            ? { left: near, right: end, top: from, bottom: to }
            : { left: from, right: to, top: near, bottom: end }
        })
        for (const [i, a] of rooms.entries())
          for (const b of rooms.slice(i + 1))
            expect(
              a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top,
            ).toBe(true)
      }),
    )
  })

  it('four round one screen are asked in two columns each, eight in as many as there is room for', () => {
    const columns = (n: number) => {
      const sides = spread(Array.from({ length: n }, (_, i) => `${i}`))
      // As 43 inches ask for letters of 4 mm there.
      return berthsOf(sides, screen, 1.226).map(({ wide }) => wide)
    }
    expect(columns(4)).toEqual([true, true, true, true])
    expect(columns(8)).not.toContain(true)
  })

  it('lie over no corner and no other at their edge, as people are spread, however many they are', () => {
    for (const [n, big] of [2, 3, 4, 5, 6, 7, 8].flatMap(
      (all) =>
        [
          [all, 1],
          [all, 1.15],
        ] as const,
    )) {
      const sides = spread(Array.from({ length: n }, (_, i) => `${i}`))
      const bars = new Map(
        sides.map(({ seat, edge }) => {
          const rows = edge === 'left' || edge === 'right' ? 3 : 1
          return [seat, { width: 700 * big, height: rows * 62 * big }]
        }),
      )
      const berths = berthsOf(sides, screen, big, bars)
      for (const [i, { room, middle, before, beside }] of berths.entries()) {
        // What comes to somebody lies before nobody else.
        expect(Math.abs(beside - before.middle)).toBeLessThan(before.room / 2)
        const upright = sides[i]?.edge === 'left' || sides[i]?.edge === 'right'
        const length = upright ? screen.height : screen.width
        const corner = upright
          ? 0
          : Math.max(
              0,
              ...sides.map(({ seat, edge }) =>
                edge === 'left' || edge === 'right' ? (bars.get(seat)?.height ?? 0) : 0,
              ),
            )
        const half = Math.min(700 * big, room) / 2
        expect(middle - half).toBeGreaterThanOrEqual(corner - 1e-6)
        expect(middle + half).toBeLessThanOrEqual(length - corner + 1e-6)
        for (const [k, other] of berths.entries())
          if (k !== i && sides[k]?.edge === sides[i]?.edge)
            expect(Math.abs(other.middle - middle)).toBeGreaterThanOrEqual(2 * half - 1e-6)
      }
    }
  })
})
