import { hash, wobble } from '../../../rules/plain/wobble.ts'
import {
  COVER,
  type Cover,
  type CoverPart,
  type CoverShape,
  ellipse,
  type Group,
  rectangle,
  type Tint,
} from '../../../rules/told/cover.ts'

interface Point {
  readonly x: number
  readonly y: number
}

const PAGE = rectangle(0, 0, COVER.width, COVER.height)

// The eye: its corners, and what its lids are drawn towards.
const LEFT: Point = { x: 13, y: 119 }
const RIGHT: Point = { x: 137, y: 109 }
const UPPER: Point = { x: 70, y: 55 }
const LOWER: Point = { x: 80, y: 152 }
const IRIS = { x: 75, y: 107, r: 26.5 }

const SKY: CoverShape = {
  path: PAGE,
  fill: {
    along: [0, 0, 0, COVER.height],
    stops: [
      [0, '#08050f'],
      [0.3, '#150a26'],
      [0.55, '#2a1244'],
      [0.76, '#5c2452'],
      [0.9, '#a0485a'],
      [1, '#2a1020'],
    ],
  },
}

function stars(): readonly CoverShape[] {
  const next = wobble(hash('stars'))
  return Array.from({ length: 420 }, () => {
    const x = next() * COVER.width
    const y = next() ** 1.5 * 92
    const size = 0.07 + next() ** 7 * 0.34
    const alpha = (0.22 + next() * 0.6) * (1 - y / 105)
    return { path: ellipse(x, y, size), fill: next() < 0.2 ? '#ffd9b0' : '#e6dcff', alpha }
  })
}

/** What burns behind the lids lights the night round them. */
const GLOW: Group = {
  at: { x: IRIS.x, y: IRIS.y + 4 },
  stretch: { x: 1.55, y: 1 },
  parts: [
    {
      path: rectangle(-80, -80, 160, 160),
      fill: {
        round: [0, 0, 8, 0, 0, 62],
        stops: [
          [0, 'rgba(255, 150, 60, 0.5)'],
          [0.4, 'rgba(190, 70, 90, 0.26)'],
          [1, 'rgba(80, 30, 120, 0)'],
        ],
      },
    },
  ],
}

/** A point of a lid, and the way out from the eye there. */
function lidAt(by: Point, t: number): Point & { readonly nx: number; readonly ny: number } {
  const s = 1 - t
  const x = s * s * LEFT.x + 2 * s * t * by.x + t * t * RIGHT.x
  const y = s * s * LEFT.y + 2 * s * t * by.y + t * t * RIGHT.y
  const dx = 2 * s * (by.x - LEFT.x) + 2 * t * (RIGHT.x - by.x)
  const dy = 2 * s * (by.y - LEFT.y) + 2 * t * (RIGHT.y - by.y)
  const length = Math.hypot(dx, dy)
  return { x, y, nx: dy / length, ny: -dx / length }
}

/** Rows of scales round the eye that fade into the night. Far ones first, so that each row covers the next. */
function scales(by: Point, out: number, name: string): readonly Group[] {
  const next = wobble(hash(name))
  const rows = 9
  const all: Group[] = []
  for (let row = rows; row >= 0; row--) {
    const away = 2.2 + row * 3.6 + row * row * 0.22
    const count = 30 - row
    for (let i = 0; i <= count; i++) {
      const t = 0.015 + ((i + (row % 2) / 2) / count) * 0.97
      const lid = lidAt(by, t)
      const side = out * -1
      const middle = Math.sin(Math.PI * Math.min(1, Math.max(0, t)))
      const reach = away * (0.5 + 0.5 * middle)
      const size = (2.6 + row * 0.34) * (0.55 + 0.5 * middle) * (0.92 + next() * 0.16)
      const fade = (1 - row / (rows + 1)) ** 1.4 * (0.35 + 0.65 * middle)
      all.push({
        at: { x: lid.x + lid.nx * side * reach, y: lid.y + lid.ny * side * reach },
        turn: Math.atan2(lid.ny * side, lid.nx * side) + (next() - 0.5) * 0.16,
        parts: scale(size, fade),
      })
    }
  }
  return all
}

/** One scale, its tip towards +x, lit from where the eye is. */
function scale(size: number, fade: number): readonly CoverShape[] {
  const path = `M${-size} ${-size * 0.78}Q${size * 0.5} ${-size * 0.85} ${size * 1.15} 0Q${size * 0.5} ${size * 0.85} ${-size} ${size * 0.78}Z`
  const faded = (color: string, alpha: number) => `rgba(${color}, ${alpha.toFixed(3)})`
  return [
    // No scale shows through another.
    { path, fill: faded('16, 8, 30', Math.min(1, fade * 2.2)) },
    {
      path,
      fill: {
        along: [-size, 0, size * 1.15, 0],
        stops: [
          [0, faded('196, 92, 78', 0.85 * fade)],
          [0.3, faded('92, 36, 88', 0.9 * fade)],
          [1, faded('16, 8, 30', 0.95 * fade)],
        ],
      },
      line: { tint: faded('244, 176, 128', 0.34 * fade), width: 0.16 },
    },
  ]
}

const ALMOND = `M${LEFT.x} ${LEFT.y}Q${UPPER.x} ${UPPER.y} ${RIGHT.x} ${RIGHT.y}Q${LOWER.x} ${LOWER.y} ${LEFT.x} ${LEFT.y}Z`

const eye = (): Group => ({
  within: ALMOND,
  parts: [
    {
      path: PAGE,
      fill: {
        round: [IRIS.x, IRIS.y, IRIS.r * 0.8, IRIS.x, IRIS.y, 66],
        stops: [
          [0, '#e0701f'],
          [0.3, '#93301f'],
          [0.65, '#3d1020'],
          [1, '#12050f'],
        ],
      },
    },
    iris(),
    // The upper lid throws its shadow.
    {
      path: rectangle(0, 60, COVER.width, 60),
      fill: {
        along: [0, 80, 0, 104],
        stops: [
          [0, 'rgba(12, 4, 14, 0.92)'],
          [0.4, 'rgba(12, 4, 14, 0.5)'],
          [1, 'rgba(12, 4, 14, 0)'],
        ],
      },
    },
  ],
})

/** Fire round a slit. */
function iris(): Group {
  const { x, y, r } = IRIS
  return {
    at: { x, y },
    parts: [
      {
        path: ellipse(0, 0, r),
        fill: {
          round: [0, 0, 2, 0, 0, r],
          stops: [
            [0, '#fff0a8'],
            [0.3, '#ffc23e'],
            [0.62, '#ee7d18'],
            [0.86, '#a5340f'],
            [1, '#35091a'],
          ],
        },
      },
      ...fire(),
      {
        path: ellipse(0, 0, r * 1.02),
        fill: {
          round: [0, 0, r * 0.8, 0, 0, r * 1.02],
          stops: [
            [0, 'rgba(40, 6, 20, 0)'],
            [0.85, 'rgba(40, 6, 20, 0.72)'],
            [1, 'rgba(24, 4, 14, 0.95)'],
          ],
        },
      },
      slit(6.1, 25.5, '#2a0710'),
      slit(5.2, 24.6, '#050207'),
      // What it looks at: the light of a lantern, far below.
      { path: ellipse(-9.5, -8, 2.1, 1.4, -0.5), fill: 'rgba(255, 250, 235, 0.9)' },
      { path: ellipse(8.4, 11, 1, 0.7, -0.5), fill: 'rgba(255, 250, 235, 0.4)' },
    ],
  }
}

function fire(): readonly CoverShape[] {
  const { r } = IRIS
  const next = wobble(hash('iris'))
  return Array.from({ length: 1500 }, () => {
    const a = next() * Math.PI * 2
    const from = r * (0.16 + next() * 0.5)
    const to = from + r * (0.1 + next() * 0.4)
    const bend = (next() - 0.5) * 0.12
    const bright = next()
    const tint =
      bright > 0.62
        ? `rgba(255, 238, 160, ${(0.1 + next() * 0.34).toFixed(3)})`
        : bright > 0.34
          ? `rgba(255, 158, 36, ${(0.12 + next() * 0.3).toFixed(3)})`
          : `rgba(110, 26, 12, ${(0.14 + next() * 0.34).toFixed(3)})`
    const width = 0.08 + next() * 0.26
    const end = Math.min(to, r * 0.985)
    const path = `M${Math.cos(a) * from} ${Math.sin(a) * from}L${Math.cos(a + bend) * end} ${Math.sin(a + bend) * end}`
    return { path, line: { tint, width, round: true } }
  })
}

const slit = (wide: number, high: number, fill: string): CoverShape => ({
  path: `M0 ${-high}C${wide} ${-high * 0.42} ${wide} ${high * 0.42} 0 ${high}C${-wide} ${high * 0.42} ${-wide} ${-high * 0.42} 0 ${-high}`,
  fill,
})

/** The rims of the lids: dark without, lit within, and thin where they meet. */
function lids(): readonly CoverShape[] {
  const lit: Tint = {
    along: [LEFT.x, 0, RIGHT.x, 0],
    stops: [
      [0, 'rgba(255, 176, 96, 0)'],
      [0.3, 'rgba(255, 190, 110, 0.7)'],
      [0.55, 'rgba(255, 214, 150, 0.95)'],
      [0.8, 'rgba(255, 176, 96, 0.5)'],
      [1, 'rgba(255, 176, 96, 0)'],
    ],
  }
  const both = [
    [UPPER, -1],
    [LOWER, 1],
  ] as const
  return both.flatMap(([by, out]) => [
    rim(by, out * 6.4, out * -2.4, '#0a0410'),
    rim(by, out * -0.7, out * -1.9, lit),
  ])
}

/** What lies between two curves from corner to corner, so far from the lid at their middle. */
const rim = (by: Point, from: number, to: number, fill: Tint): CoverShape => ({
  path: `M${LEFT.x - 1} ${LEFT.y}Q${by.x} ${by.y + from} ${RIGHT.x + 1} ${RIGHT.y}Q${by.x} ${by.y + to} ${LEFT.x - 1} ${LEFT.y}`,
  fill,
})

interface Ridge {
  readonly name: string
  readonly y: number
  readonly rough: number
  readonly color: string
  readonly mist: string
}

const RIDGES: readonly Ridge[] = [
  { name: 'far', y: 158, rough: 15, color: '#3f1a48', mist: 'rgba(196, 92, 110, 0.4)' },
  { name: 'near', y: 170, rough: 13, color: '#26103a', mist: 'rgba(140, 60, 110, 0.36)' },
  { name: 'wood', y: 182, rough: 8, color: '#150924', mist: 'rgba(80, 36, 90, 0.34)' },
]

/** A ridge from side to side, halved again and again, with mist at its foot. */
function mountains({ name, y, rough, color, mist }: Ridge): readonly CoverShape[] {
  const next = wobble(hash(name))
  let heights = [next() - 0.5, 0.4 + next() * 0.4, next() - 0.9, 0.2 + next() * 0.5, next() - 0.5]
  for (let reach = 0.5; heights.length < 500; reach *= 0.52) {
    heights = heights.flatMap((h, i) => {
      const after = heights[i + 1]
      return after === undefined ? [h] : [h, (h + after) / 2 + (next() - 0.5) * reach]
    })
  }
  const last = heights.length - 1
  const tops = heights.map((h, i) => `L${(i / last) * (COVER.width + 4) - 2} ${y - h * rough}`)
  const foot = COVER.height + 2
  const path = `M-2 ${foot}${tops.join('')}L${COVER.width + 2} ${foot}Z`
  const down: Tint = {
    along: [0, y - rough, 0, y + 30],
    stops: [
      [0, color],
      [0.45, color],
      [1, mist],
    ],
  }
  return [
    { path, fill: color },
    { path, fill: down },
  ]
}

const DARK = '#06030b'
const LANTERN: Point = { x: 71, y: 186.4 }

/** Five people on a hill, one with a lantern: who they are is for the players to say. */
const people = (): readonly CoverPart[] => [
  {
    path: 'M-2 212L-2 204C28 202 44 191.5 74 191C102 190.5 120 199 150 199L150 212',
    fill: DARK,
  },
  {
    path: rectangle(50, 170, 42, 30),
    fill: {
      round: [LANTERN.x, LANTERN.y, 0, LANTERN.x, LANTERN.y, 13],
      stops: [
        [0, 'rgba(255, 214, 140, 0.85)'],
        [0.16, 'rgba(255, 190, 110, 0.3)'],
        [1, 'rgba(255, 170, 90, 0)'],
      ],
    },
  },
  ...person(61.4, 191.6, 8.2, 0.15),
  ...person(66.2, 191.2, 9.4, -0.1),
  ...person(74.6, 191, 10, 0.1),
  ...person(79.4, 191.1, 6.4, -0.1),
  ...person(84.6, 191.5, 8.8, 0.1),
  { path: ellipse(LANTERN.x, LANTERN.y, 0.6), fill: '#fff1cf' },
  {
    path: `M73.6 184.6L${LANTERN.x} ${LANTERN.y - 1}`,
    line: { tint: DARK, width: 0.55 },
  },
]

/** Somebody in a long coat, from behind. */
function person(x: number, y: number, high: number, lean: number): readonly CoverShape[] {
  const top = y - high
  const wide = high * 0.16
  const coat = [
    ['M', x + lean - high * 0.04, top + high * 0.16],
    ['Q', x + lean - wide, top + high * 0.2, x - wide * 1.02, top + high * 0.36],
    ['L', x - wide * 1.3, top + high * 0.84],
    ['L', x - wide * 0.62, top + high * 0.86],
    ['L', x - wide * 0.55, y + 0.6],
    ['L', x - wide * 0.12, y + 0.6],
    ['L', x - wide * 0.02, top + high * 0.87],
    ['L', x + wide * 0.12, y + 0.6],
    ['L', x + wide * 0.6, y + 0.6],
    ['L', x + wide * 0.66, top + high * 0.86],
    ['L', x + wide * 1.25, top + high * 0.84],
    ['L', x + wide * 1.02, top + high * 0.36],
    ['Q', x + lean + wide, top + high * 0.2, x + lean + high * 0.04, top + high * 0.16],
  ]
  return [
    { path: ellipse(x + lean, top + high * 0.1, high * 0.078, high * 0.098), fill: DARK },
    { path: coat.flat().join(' '), fill: DARK },
  ]
}

/** Darker towards the edges, where the words stand above all. */
const SHADE: CoverShape = {
  path: PAGE,
  fill: {
    round: [74, 110, 60, 74, 108, 142],
    stops: [
      [0, 'rgba(5, 2, 10, 0)'],
      [1, 'rgba(5, 2, 10, 0.78)'],
    ],
  },
}

/** The night opens an eye over the mountains, and a few people stand there and see it. */
export const cover: Cover = [
  SKY,
  ...stars(),
  GLOW,
  ...scales(UPPER, -1, 'upper'),
  ...scales(LOWER, 1, 'lower'),
  eye(),
  ...lids(),
  ...RIDGES.flatMap(mountains),
  ...people(),
  SHADE,
]
