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
const BLACK = '#0c0706'
const BONE = '#ece2cc'
const n = (value: number): number => +value.toFixed(2)

/** Where the flame stands whose eye is open. */
const EYE = { x: 74, y: 116 } as const

const NIGHT: CoverShape = {
  path: PAGE,
  fill: {
    round: [EYE.x, EYE.y, 4, EYE.x, EYE.y, 130],
    stops: [
      [0, '#7a1a14'],
      [0.28, '#43110d'],
      [0.6, '#1d0a08'],
      [1, '#0a0504'],
    ],
  },
}

/** What comes from the flame. */
const rays = (): readonly CoverShape[] =>
  raysRound(wobble(hash('chant')), {
    ...{ ...EYE, round: 2 * Math.PI, rings: 5, count: [54, 12], from: [41, 13], long: [6, 6] },
    ...{ wide: [0.5, 0.07], alpha: [0.5, 0.09], fill: '#d9a27e' },
  })

/** A circle drawn on the dark, with marks that nobody should read aloud. */
function circle(): readonly CoverPart[] {
  const next = wobble(hash('circle'))
  const line = { tint: BONE, width: 0.5 }
  const marks: readonly Group[] = Array.from({ length: 24 }, (_, i) => {
    const turn = (i / 24) * 2 * Math.PI
    const strokes = Array.from({ length: 3 }, () => {
      const [x, y] = [(next() - 0.5) * 3.6, (next() - 0.5) * 3.6]
      return `M${n(x)} ${n(y)}L${n((next() - 0.5) * 3.6)} ${n((next() - 0.5) * 3.6)}`
    })
    return {
      at: { x: EYE.x + 35.4 * Math.cos(turn), y: EYE.y + 35.4 * Math.sin(turn) },
      turn: turn + Math.PI / 2,
      parts: [
        {
          path: `M0 -1.9V1.9${strokes.join('')}`,
          line: { tint: BONE, width: 0.45, round: true },
        },
      ],
    }
  })
  return [
    { path: ellipse(EYE.x, EYE.y, 38.6), line },
    { path: ellipse(EYE.x, EYE.y, 32.2), line: { tint: BONE, width: 0.3 } },
    ...marks,
  ]
}

const FLAME =
  'M0.6 -30C1.8 -18.4 14.4 -10 14.4 5.4C14.4 17.4 7.6 24 0 24C-7.6 24 -14 17.4 -14 7.4C-14 -0.6 -9.6 -5.2 -6.6 -10.2C-5.6 -6.2 -4.2 -4.2 -1.6 -2.8C-2.6 -12.8 -1.2 -21.6 0.6 -30Z'

/** The flame, and the eye in it. */
const flame = (): readonly CoverPart[] => [
  glow(EYE.x, EYE.y, 64, '232, 74, 40', 0.75),
  {
    at: EYE,
    stretch: { x: 1.05, y: 1.05 },
    parts: [
      { path: FLAME, fill: '#c42a22' },
      {
        path: 'M0.6 -23C2 -13.6 11 -8 11 5.4C11 15 6 20.6 0 20.6C-6 20.6 -10.6 15.4 -10.6 7.8',
        line: { tint: '#f0b08a', width: 0.6, round: true },
        alpha: 0.8,
      },
      {
        path: 'M-11.4 7C-8 2.4 -4 0 0 0C4 0 8 2.4 11.4 7C8 11.6 4 14 0 14C-4 14 -8 11.6 -11.4 7Z',
        fill: BONE,
      },
      { path: ellipse(0, 7, 6.4), fill: '#8c1814' },
      { path: 'M0 0.8C2.6 4 2.6 10 0 13.2C-2.6 10 -2.6 4 0 0.8Z', fill: BLACK },
      { path: ellipse(2.6, 4.4, 0.9), fill: BONE },
    ],
  },
]

/** A crown that nobody wears yet. */
const crown = (): readonly CoverPart[] => [
  {
    at: { x: EYE.x, y: EYE.y - 45 },
    stretch: { x: 0.84, y: 0.84 },
    parts: [
      {
        path: 'M-14 8L-17 -7L-8.4 -1.6L0 -12L8.4 -1.6L17 -7L14 8Z',
        fill: BONE,
        line: { tint: BLACK, width: 0.5 },
      },
      {
        path: `${ellipse(0, 0, 1.6)}${ellipse(-8, 2.6, 1.1)}${ellipse(8, 2.6, 1.1)}`,
        fill: '#a3201b',
      },
      {
        path: [
          sliver(-12.6, 5.4, 12.6, 5.4, 0.8),
          sliver(-15, -4, -12.8, 3.4, 0.5),
          sliver(-12.4, -2.6, -11, 3, 0.4),
          sliver(-1.6, -7.6, -3.4, -2, 0.4),
          sliver(1.6, -7.6, 3.4, -2, 0.4),
          sliver(15, -4, 12.8, 3.4, 0.5),
          sliver(12.4, -2.6, 11, 3, 0.4),
        ].join(''),
        fill: '#6a4a34',
      },
    ],
  },
]

/** A candle with what it lights; `high` without its flame. */
const candle = (x: number, foot: number, high: number, wide: number): readonly CoverPart[] => {
  const top = foot - high
  const tongue = wide * 2.2
  return [
    glow(x, top - tongue * 0.5, wide * 7, '255, 196, 110', 0.6),
    { path: rectangle(x - wide / 2, top, wide, high), fill: '#d8c7a2' },
    { path: rectangle(x + wide * 0.12, top, wide * 0.38, high), fill: '#8d7350' },
    {
      path: `M${n(x - wide / 2)} ${n(top)}q${n(wide / 2)} ${n(wide * 0.4)} ${n(wide)} 0v${n(wide * 0.9)}q${n(-wide * 0.14)} ${n(wide)} ${n(-wide * 0.28)} 0q${n(-wide * 0.2)} ${n(-wide * 0.7)} ${n(-wide * 0.36)} 0q${n(-wide * 0.12)} ${n(wide * 1.4)} ${n(-wide * 0.36)} 0Z`,
      fill: '#efe3c4',
    },
    {
      path: `M${n(x)} ${n(top - tongue)}c${n(wide * 0.1)} ${n(tongue * 0.34)} ${n(wide * 0.5)} ${n(tongue * 0.5)} ${n(wide * 0.44)} ${n(tongue * 0.76)}c${n(-wide * 0.04)} ${n(tongue * 0.2)} ${n(-wide * 0.84)} ${n(tongue * 0.2)} ${n(-wide * 0.88)} 0c${n(-wide * 0.04)} ${n(-tongue * 0.26)} ${n(wide * 0.34)} ${n(-tongue * 0.42)} ${n(wide * 0.44)} ${n(-tongue * 0.76)}Z`,
      fill: '#ffe9ae',
    },
  ]
}

/** Candles on steps at both sides. */
function candles(): readonly CoverPart[] {
  const next = wobble(hash('candles'))
  const rows = [
    { foot: 172, xs: [8, 20, 128, 141], wide: 3.4 },
    { foot: 186, xs: [2, 14, 27, 121, 134, 146], wide: 4 },
  ]
  return rows.flatMap(({ foot, xs, wide }) => [
    ...xs.flatMap((x) => candle(x + (next() - 0.5) * 3, foot, 8 + next() * 14, wide)),
    {
      path: `${rectangle(-2, foot, 38, 20)}${rectangle(112, foot, 38, 20)}`,
      fill: '#140b09',
    },
    {
      path: [
        sliver(-2, foot + 0.6, 34, foot + 0.6, 0.5),
        sliver(114, foot + 0.6, 150, foot + 0.6, 0.5),
      ].join(''),
      fill: '#c98a58',
      alpha: 0.7,
    },
  ])
}

/** Somebody in a hood, from behind, with the light of the flame on their shoulders. */
function cultist(x: number, foot: number, size: number): Group {
  const next = wobble(hash(`cultist ${x}`))
  const folds = Array.from({ length: 11 }, () => {
    const at = (next() - 0.5) * 24
    return sliver(at * 0.5, -18 + next() * 8, at, 4, 0.34)
  })
  return {
    at: { x, y: foot },
    stretch: { x: size, y: size },
    parts: [
      {
        path: 'M-19 6C-18 -12 -13 -19 -8.4 -23C-9 -33 -4.4 -41 0 -44C4.4 -41 9 -33 8.4 -23C13 -19 18 -12 19 6Z',
        fill: '#0d0706',
      },
      { path: folds.join(''), fill: '#5a1d15', alpha: 0.9 },
      {
        path: 'M-8.4 -23C-9 -33 -4.4 -41 0 -44C4.4 -41 9 -33 8.4 -23',
        line: { tint: '#d2613f', width: 0.7, round: true },
      },
      {
        path: 'M-18 -2C-17 -13 -13 -19 -8.4 -23M18 -2C17 -13 13 -19 8.4 -23',
        line: { tint: '#a63c28', width: 0.6, round: true },
      },
    ],
  }
}

/** Darker above, where the words stand, and at the foot, where more of them may stand. */
const SHADES: readonly CoverPart[] = [
  {
    path: rectangle(0, 0, COVER.width, 66),
    fill: {
      along: [0, 0, 0, 66],
      stops: [
        [0, 'rgba(8, 4, 3, 0.94)'],
        [0.6, 'rgba(8, 4, 3, 0.7)'],
        [1, 'rgba(8, 4, 3, 0)'],
      ],
    },
  },
  {
    path: rectangle(0, 180, COVER.width, 30),
    fill: {
      along: [0, 180, 0, 204],
      stops: [
        [0, 'rgba(8, 4, 3, 0)'],
        [1, 'rgba(8, 4, 3, 0.9)'],
      ],
    },
  },
]

/** A chant in the dark: hoods around a circle, candles, and a flame in which an eye has opened below a crown. */
export const cover: Cover = [
  NIGHT,
  ...rays(),
  ...circle(),
  ...flame(),
  ...crown(),
  ...candles(),
  cultist(45, 196, 0.92),
  cultist(103, 196, 0.92),
  cultist(22, 206, 1.1),
  cultist(126, 206, 1.1),
  cultist(74, 208, 1.16),
  ...SHADES,
]
