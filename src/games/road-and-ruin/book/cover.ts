import { hash, wobble } from '../../../rules/plain/wobble.ts'
import {
  COVER,
  type Cover,
  type CoverPart,
  type CoverShape,
  ellipse,
  type Group,
  glow,
  raysRound,
  rectangle,
  sliver,
} from '../../../rules/told/cover.ts'

const PAGE = rectangle(0, 0, COVER.width, COVER.height)
const BLACK = '#150d08'
const n = (value: number): number => +value.toFixed(2)

/** Where the sun goes down, and how large it is. */
const SUN = { x: 60, y: 124, r: 23 } as const

const SKY: CoverShape = {
  path: PAGE,
  fill: {
    along: [0, 0, 0, 134],
    stops: [
      [0, '#120c0a'],
      [0.35, '#2b1712'],
      [0.62, '#682818'],
      [0.84, '#b35522'],
      [1, '#eda545'],
    ],
  },
}

/** The light of the evening round the sun. */
const rays = (): readonly CoverShape[] =>
  raysRound(wobble(hash('rays')), {
    ...{ x: SUN.x, y: SUN.y, round: -Math.PI, rings: 6 },
    ...{ count: [46, 10], from: [SUN.r + 4, 16], long: [9, 7] },
    ...{ wide: [0.62, 0.07], alpha: [0.62, 0.1], fill: '#f6cf7e' },
  })

/** The sun, low and large, with bars of cloud before it. */
const sun = (): readonly CoverPart[] => [
  glow(SUN.x, SUN.y, 80, '255, 190, 96', 0.6),
  { path: ellipse(SUN.x, SUN.y, SUN.r), fill: '#c5392a' },
  {
    within: ellipse(SUN.x, SUN.y, SUN.r),
    parts: [0, 1, 2, 3, 4].map((i) => ({
      path: sliver(
        SUN.x - 26 + i * 5,
        SUN.y - 14 + i * 6,
        SUN.x + 20 + i * 3,
        SUN.y - 15 + i * 6,
        0.5 + i * 0.35,
      ),
      fill: '#f7c56a',
    })),
  },
]

type Line = (x: number) => number

/** The land below a line, from edge to edge. */
function land(line: Line, foot: number = COVER.height): string {
  const top = Array.from({ length: 75 }, (_, i) => `L${i * 2} ${n(line(i * 2))}`)
  return `M0 ${foot}${top.join('')}L${COVER.width} ${foot}Z`
}

/** A hill, with what the gouge took out of it along its slope. */
function hill(
  name: string,
  line: Line,
  color: string,
  light: string,
  cuts: number,
  deep: number,
): Group {
  const next = wobble(hash(name))
  const path = land(line)
  const slope = (x: number) => line(x + 2) - line(x - 2)
  const taken = Array.from({ length: cuts }, () => {
    const x = next() * COVER.width
    const down = next() ** 1.5 * deep
    const long = 5 + next() * 11
    const y = line(x) + 1.2 + down
    const lean = (slope(x) / 4) * long
    return sliver(
      x - long / 2,
      y - lean / 2 + down * 0.08,
      x + long / 2,
      y + lean / 2 + down * 0.08,
      0.3 + next() * 0.5,
    )
  })
  return {
    within: path,
    parts: [
      { path, fill: color },
      { path: taken.join(''), fill: light },
    ],
  }
}

const FAR: Line = (x) => 122 + 5 * Math.sin(x * 0.05 + 2.4) + 2 * Math.sin(x * 0.13)
const MIDDLE: Line = (x) => 141 - 17 * Math.exp(-(((x - 112) / 26) ** 2)) + 3 * Math.sin(x * 0.06)
const NEAR: Line = (x) => 166 + 7 * Math.sin(x * 0.042 + 3.6) + 1.5 * Math.sin(x * 0.15)

/** How the road goes: its middle and half its width, from the foot of the page (0) to the inn's door (1). */
function roadAt(t: number): readonly [x: number, y: number, half: number] {
  const y = 214 - 86.5 * t ** 0.82
  const x = 66 + 42 * t + 27 * Math.sin(t * 6.6 - 0.5) * (1 - t) ** 0.8
  return [x, y, 17 * (1 - t) ** 1.7 + 1]
}

/** The road, worn by wheels. */
function road(): readonly CoverPart[] {
  const steps = Array.from({ length: 61 }, (_, i) => i / 60)
  const edge = (side: number) =>
    steps.map((t) => {
      const [x, y, half] = roadAt(t)
      return `${n(x + side * half)} ${n(y)}`
    })
  const path = `M${edge(-1).join('L')}L${edge(1).reverse().join('L')}Z`
  const next = wobble(hash('ruts'))
  const ruts = Array.from({ length: 120 }, () => {
    const t = next() ** 0.8 * 0.95
    const across = (next() < 0.5 ? -0.45 : 0.45) + (next() - 0.5) * 0.5
    const [a, b] = [roadAt(t), roadAt(t + 0.03)]
    return sliver(a[0] + across * a[2], a[1], b[0] + across * b[2], b[1], 0.5 * (1 - t) + 0.1)
  })
  return [
    {
      path,
      fill: {
        along: [0, 210, 0, 128],
        stops: [
          [0, '#8d683c'],
          [0.5, '#d6a55c'],
          [1, '#ffe2a0'],
        ],
      },
      line: { tint: BLACK, width: 0.5 },
    },
    { path: ruts.join(''), fill: '#3a2412', alpha: 0.8 },
  ]
}

/** The inn on its hill: somebody is still up. */
function inn(): readonly CoverPart[] {
  const lit = '#ffd97c'
  const window = (x: number, y: number, w = 2.2, h = 3) => rectangle(x, y, w, h)
  const smoke = [0, 1, 2, 3, 4].map((i) =>
    sliver(121 + i * 2.6, 98 - i * 6, 124.4 + i * 2.8 + (i % 2) * 3, 90 - i * 6.4, 0.9),
  )
  return [
    glow(112, 119, 30, '255, 204, 110', 0.5),
    { path: smoke.join(''), fill: '#e9c793', alpha: 0.45 },
    {
      path: 'M99 128V115.6L96.8 116.4L105 106.4L112 104.8L119.6 104.6V98.6H123.4V105L129.6 113.4L127.6 113V129.5Z',
      fill: BLACK,
    },
    {
      path: 'M104.8 107.6L112 105.8L106 114.6ZM113.6 106.2L122 105.8L127 112.4L117.6 113.4Z',
      fill: '#4a2a18',
    },
    {
      path: [
        window(101.4, 117.4),
        window(105.2, 117.2),
        window(114.6, 116),
        window(118.8, 116),
        window(123, 116.2),
        window(114.6, 121.6),
        window(121.6, 121.8, 3.4, 3),
        window(107.6, 122.4, 3.2, 6.4),
      ].join(''),
      fill: lit,
    },
    {
      path: 'M102.5 117.4V120.4M101.4 118.9H103.6M115.7 116V119M114.6 117.5H116.8M119.9 116V119M118.8 117.5H121M123.3 121.8V124.8M121.6 123.3H125',
      line: { tint: BLACK, width: 0.3 },
    },
  ]
}

/** Somebody on the road: a hat, a cloak, a staff. */
function walker(x: number, y: number, size: number, staff = true): readonly CoverShape[] {
  const at = (dx: number, dy: number) => `${n(x + dx * size)} ${n(y + dy * size)}`
  return [
    {
      path: `M${at(-1, -7.6)}C${at(-0.9, -9)} ${at(0.9, -9)} ${at(1, -7.6)}L${at(2, -7.2)}L${at(0.9, -6.8)}L${at(1.2, -5.8)}C${at(2.2, -4.4)} ${at(2.4, -2.4)} ${at(2.6, -0.4)}L${at(1.2, -0.4)}L${at(1.1, 0)}H${n(x - 1.1 * size)}L${at(-1.2, -0.4)}L${at(-2.6, -0.4)}C${at(-2.4, -2.4)} ${at(-2.2, -4.4)} ${at(-1.2, -5.8)}L${at(-0.9, -6.8)}L${at(-2, -7.2)}Z`,
      fill: BLACK,
    },
    ...(staff
      ? [
          {
            path: `M${at(2.9, 0.2)}L${at(3.3, -8.4)}`,
            line: { tint: BLACK, width: n(0.42 * size), round: true },
          },
        ]
      : []),
  ]
}

/** Three who have a long way behind them; the first carries the light. */
const people = (): readonly CoverPart[] => [
  ...walker(101.4, 177.4, 1),
  { path: 'M104.6 169.4V171.4', line: { tint: BLACK, width: 0.4 } },
  glow(104.7, 172.6, 12, '255, 226, 140', 0.95),
  { path: rectangle(103.9, 171.4, 1.7, 2.4), fill: '#fff3c4', line: { tint: BLACK, width: 0.3 } },
  ...walker(96.6, 183.6, 1.15, false),
  ...walker(92, 191.4, 1.3),
]

/** An oak that has lost most of its leaves, and the inn's sign on one of its boughs. */
function oak(): readonly CoverPart[] {
  const next = wobble(hash('oak'))
  const limbs: string[] = []
  const limb = (x: number, y: number, turn: number, long: number, wide: number) => {
    let [px, py, a] = [x, y, turn]
    const [left, right]: [string[], string[]] = [[], []]
    const parts = 6
    for (let i = 0; i <= parts; i++) {
      const w = wide * (1 - i / (parts + 0.4))
      left.push(`${n(px - Math.sin(a) * w)} ${n(py + Math.cos(a) * w)}`)
      right.unshift(`${n(px + Math.sin(a) * w)} ${n(py - Math.cos(a) * w)}`)
      if (i > 1 && i < parts && wide > 0.45) {
        const side = next() < 0.5 ? -1 : 1
        limb(px, py, a + side * (0.5 + next() * 0.5), long * (0.34 + next() * 0.26), w * 0.62)
      }
      a += (next() - 0.5) * 0.44
      px += (Math.cos(a) * long) / parts
      py += (Math.sin(a) * long) / parts
    }
    limbs.push(`M${left.join('L')}L${right.join('L')}Z`)
  }
  limb(14, 200, -1.5, 60, 5.4)
  limb(14, 158, -2.2, 46, 2.6)
  limb(15, 150, -0.86, 58, 2.6)
  limb(14, 144, -1.7, 62, 2.4)
  const bark = Array.from({ length: 34 }, () => {
    const [x, y] = [10 + next() * 9, 146 + next() * 54]
    return sliver(x, y, x + (next() - 0.5) * 1.4, y + 6 + next() * 7, 0.34)
  })
  return [
    {
      path: `M4 214C10 206 9.4 190 9.6 176L19 176C18.4 190 20 204 30 214Z${limbs.join('')}`,
      fill: BLACK,
    },
    { path: bark.join(''), fill: '#6b3f22', alpha: 0.75 },
  ]
}

/** A milestone by the road, worn. */
const stone = (): readonly CoverPart[] => [
  {
    path: 'M114 203V184C114 177 129 177 129 184V203C134 203 136 205 138 207H106C108 205 110 203 114 203Z',
    fill: BLACK,
  },
  {
    path: [
      sliver(117.4, 186, 117, 201, 0.6),
      sliver(126.4, 185, 126.4, 200, 0.4),
      sliver(119.6, 181.6, 125, 181.8, 0.5),
      sliver(120, 188, 120, 195, 0.5),
      sliver(123.6, 188, 123.6, 195, 0.5),
      sliver(120, 188.4, 123.6, 194.6, 0.4),
    ].join(''),
    fill: '#a5622c',
  },
]

/** Grass at the foot, blade by blade. */
function grass(): CoverShape {
  const next = wobble(hash('grass'))
  const blades = Array.from({ length: 190 }, () => {
    const x = next() * COVER.width
    const y = 211 - next() * 7
    return sliver(x, y, x + (next() - 0.5) * 6, y - 5 - next() * 10, 0.5)
  })
  return { path: blades.join(''), fill: BLACK }
}

/** Crows, on their way to bed. */
const crows = (): CoverShape => ({
  path: [
    [92, 92, 3],
    [99, 86, 2.2],
    [86, 84, 1.8],
    [104, 94, 1.6],
    [96, 79, 1.4],
  ]
    .map(
      ([x = 0, y = 0, s = 1]) =>
        `M${n(x - 2 * s)} ${n(y - s)}Q${n(x - s)} ${n(y - s * 0.9)} ${n(x)} ${n(y)}Q${n(x + s)} ${n(y - s)} ${n(x + 2.2 * s)} ${n(y - s * 0.7)}Q${n(x + s)} ${n(y - s * 0.3)} ${n(x)} ${n(y + s * 0.5)}Q${n(x - s)} ${n(y - s * 0.2)} ${n(x - 2 * s)} ${n(y - s)}Z`,
    )
    .join(''),
  fill: BLACK,
})

/** Darker above, where the words stand, and towards the edges. */
const SHADES: readonly CoverPart[] = [
  {
    path: PAGE,
    fill: {
      round: [74, 136, 52, 74, 118, 142],
      stops: [
        [0, 'rgba(12, 6, 3, 0)'],
        [1, 'rgba(12, 6, 3, 0.78)'],
      ],
    },
  },
  // And at the foot, where more of them may stand.
  {
    path: rectangle(0, 176, COVER.width, 34),
    fill: {
      along: [0, 176, 0, 200],
      stops: [
        [0, 'rgba(12, 6, 3, 0)'],
        [1, 'rgba(12, 6, 3, 0.86)'],
      ],
    },
  },
]

/** A woodcut of an evening: a worn road up to an inn that is still lit, and three who have nearly come there. */
export const cover: Cover = [
  SKY,
  ...rays(),
  ...sun(),
  crows(),
  hill('far', FAR, '#5a2a1a', '#b4652c', 150, 16),
  hill('middle', MIDDLE, '#2b190f', '#8a4c22', 240, 34),
  ...inn(),
  hill('near', NEAR, '#1c110a', '#6a3a1c', 260, 44),
  ...road(),
  ...stone(),
  ...people(),
  ...oak(),
  grass(),
  ...SHADES,
]
