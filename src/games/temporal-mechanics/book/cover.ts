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

/** A round light: a colour in the middle, nothing at its rim. */
const light = (x: number, y: number, r: number, color: string, alpha: number): CoverShape => ({
  path: rectangle(x - r, y - r, 2 * r, 2 * r),
  fill: {
    round: [x, y, 0, x, y, r],
    stops: [
      [0, `rgba(${color}, ${alpha.toFixed(3)})`],
      [0.35, `rgba(${color}, ${(alpha * 0.38).toFixed(3)})`],
      [1, `rgba(${color}, 0)`],
    ],
  },
})

const NIGHT: CoverShape = {
  path: PAGE,
  fill: {
    along: [0, 0, 30, COVER.height],
    stops: [
      [0, '#050d14'],
      [0.32, '#0a2530'],
      [0.62, '#10424c'],
      [0.85, '#0b2a36'],
      [1, '#060f17'],
    ],
  },
}

/** Graph paper, every fifth line stronger. */
function graph(): readonly CoverShape[] {
  const step = 4
  const line = (path: string, i: number): CoverShape => ({
    path,
    line: {
      tint: i % 5 === 0 ? 'rgba(140, 226, 226, 0.2)' : 'rgba(140, 226, 226, 0.085)',
      width: i % 5 === 0 ? 0.2 : 0.13,
    },
  })
  const across = Array.from({ length: 53 }, (_, i) => line(`M0 ${i * step}H${COVER.width}`, i))
  const down = Array.from({ length: 38 }, (_, i) => line(`M${i * step} 0V${COVER.height}`, i))
  return [...across, ...down]
}

// The tape is drawn upright round its own middle, and turned a little.
const TAPE = { x: 62, y: 94, turn: 0.075, half: 25, top: -120, foot: 84 } as const
const DARK = '#0b1d26'

/** Torn off by hand at its foot. */
function tape(): string {
  const next = wobble(hash('torn'))
  const { half, top, foot } = TAPE
  const teeth = Array.from({ length: 22 }, (_, i) => {
    const x = half - ((i + 0.4 + next() * 0.4) * 2 * half) / 22
    return `L${x.toFixed(2)} ${(foot + (i % 2 === 0 ? 1.6 : -0.4) + next() * 2 - x * 0.09).toFixed(2)}`
  })
  return `M${-half} ${top}H${half}V${foot - 2}${teeth.join('')}L${-half} ${foot + 1}Z`
}

const ROW = 4.6
const HOLE = 1.05
/** Where the holes of a row are: five of a letter and, smaller, the one that the machine holds the tape by. */
const TRACKS = [-21.2, -17.8, -14.4, -8.6, -5.2]
const SPROCKET = -11.4

interface Hole extends Point {
  readonly r: number
}

/** A message, a letter a row, in five bits each. */
function holes(): readonly Hole[] {
  const says = 'THE LINE IS OPEN TEO KEEP EMIL OFF THE LAKE'
  return [...says].flatMap((letter, row) => {
    const y = TAPE.top + 5 + row * ROW
    const code = letter === ' ' ? 4 : letter.charCodeAt(0) - 64
    const punched = TRACKS.flatMap((x, bit) => ((code >> bit) & 1 ? [{ x, y, r: HOLE }] : []))
    return y < TAPE.foot - 4 ? [...punched, { x: SPROCKET, y, r: HOLE * 0.56 }] : []
  })
}

const LIT: Tint = {
  along: [0, TAPE.top, 0, TAPE.foot],
  stops: [
    [0, '#2b5d68'],
    [0.25, '#4d8f9a'],
    [0.45, '#c8fbff'],
    [0.75, '#eaffff'],
    [1, '#a9e6ec'],
  ],
}

// As it was: straight down to what happened. As it is: bent away at each knot, back once, and off the tape.
const WAS = 3.5
const END: Point = { x: WAS, y: 69 }
const KNOTS: readonly Point[] = [
  { x: 4.6, y: -54 },
  { x: 7.4, y: -32 },
  { x: 12.4, y: -11 },
  { x: 9.6, y: 9 },
  { x: 17.2, y: 31 },
  { x: 31, y: 55 },
]
const GOAL: Point = { x: 53, y: 82 }

/** A smooth way through points, each left as it was come to: downwards. */
const way = ([first, ...rest]: readonly Point[]): string => {
  let at = first ?? GOAL
  const bends = rest.map((to) => {
    const half = (to.y - at.y) * 0.5
    const bend = `C${at.x} ${at.y + half} ${to.x} ${to.y - half} ${to.x} ${to.y}`
    at = to
    return bend
  })
  return `M${first?.x ?? 0} ${first?.y ?? 0}${bends.join('')}`
}

const STRAND = way([{ x: 4.6, y: TAPE.top }, ...KNOTS, GOAL])

function strands(): readonly CoverShape[] {
  const cold: Tint = {
    along: [0, -60, 0, GOAL.y],
    stops: [
      [0, '#0b7c8a'],
      [0.5, '#16b9c6'],
      [0.8, '#4fe6ee'],
      [1, '#e8ffff'],
    ],
  }
  const red: Tint = {
    along: [0, -60, 0, END.y],
    stops: [
      [0, '#3c3033'],
      [0.5, '#962f26'],
      [1, '#e23c22'],
    ],
  }
  return [
    { path: `M${WAS} ${TAPE.top}V${END.y}`, line: { tint: red, width: 0.85, round: true } },
    { path: STRAND, line: { tint: 'rgba(72, 232, 240, 0.13)', width: 5, round: true } },
    { path: STRAND, line: { tint: 'rgba(72, 232, 240, 0.24)', width: 2.6, round: true } },
    { path: STRAND, line: { tint: cold, width: 1.15, round: true } },
    ...KNOTS.flatMap(({ x, y }, i): CoverShape[] => [
      { path: ellipse(x, y, 1.7), fill: '#f2f8f5', line: { tint: '#0a7f8d', width: 0.55 } },
      // The fourth went wrong.
      { path: ellipse(x, y, 0.75), fill: i === 3 ? '#d93a22' : '#0a7f8d' },
      // On the old strand the same moments.
      ...(y < END.y ? [{ path: ellipse(WAS, y, 0.62), fill: '#6b4a48' }] : []),
    ]),
  ]
}

/** Ice that grows from a point along arms that branch. */
function frost(): readonly CoverShape[] {
  const next = wobble(hash('frost'))
  const lines: CoverShape[] = []
  const arm = (x: number, y: number, turn: number, length: number, order: number) => {
    const parts = 7
    let [px, py, a] = [x, y, turn]
    let path = `M${px.toFixed(2)} ${py.toFixed(2)}`
    for (let i = 1; i <= parts; i++) {
      a += (next() - 0.5) * 0.16
      px += (Math.cos(a) * length) / parts
      py += (Math.sin(a) * length) / parts
      path += `L${px.toFixed(2)} ${py.toFixed(2)}`
      if (order > 0 && i < parts)
        for (const side of [-1, 1])
          arm(
            px,
            py,
            a + side * 1.02,
            length * (0.42 - i * 0.042) * (0.6 + next() * 0.7),
            order - 1,
          )
    }
    const alpha = [0.5, 0.75, 0.95][order] ?? 1
    lines.push({
      path,
      line: { tint: `rgba(232, 252, 255, ${alpha})`, width: 0.1 + order * 0.11, round: true },
    })
  }
  const arms = 11
  for (let i = 0; i < arms; i++)
    arm(END.x, END.y, (i / arms) * Math.PI * 2 + next() * 0.3, 17 + next() * 15, 2)
  return lines
}

/** What happened: a red point in the ice. */
const struck = (): readonly CoverShape[] => [
  light(END.x, END.y, 34, '214, 250, 255', 0.5),
  light(END.x, END.y, 15, '226, 64, 38', 0.7),
  ...frost(),
  { path: ellipse(END.x, END.y, 2.3), fill: '#c92f1a' },
  { path: ellipse(END.x, END.y, 1), fill: '#ffd9c4' },
]

/** What came instead: a light that nobody has seen yet. */
function instead(): readonly CoverShape[] {
  const { x, y } = GOAL
  const ray = (long: number, wide: number) =>
    `M${x} ${y - long}L${x + wide} ${y - wide}L${x + long} ${y}L${x + wide} ${y + wide}L${x} ${y + long}L${x - wide} ${y + wide}L${x - long} ${y}L${x - wide} ${y - wide}Z`
  return [
    light(x, y, 30, '120, 246, 250', 0.5),
    light(x, y, 10, '240, 255, 255', 0.8),
    { path: ray(9, 0.55), fill: '#e9ffff', alpha: 0.85 },
    { path: ellipse(x, y, 1.7), fill: '#ffffff' },
  ]
}

/** The strip of paper, lit through its holes. */
const strip = (): Group => {
  const punched = holes()
  const paper = tape()
  return {
    at: { x: TAPE.x, y: TAPE.y },
    turn: TAPE.turn,
    parts: [
      // Its shadow falls far: it hangs in front of the wall.
      { at: { x: 5, y: 3 }, parts: [{ path: paper, fill: 'rgba(1, 6, 10, 0.34)' }] },
      { at: { x: 2, y: 1.2 }, parts: [{ path: paper, fill: 'rgba(1, 6, 10, 0.4)' }] },
      {
        path: paper,
        fill: {
          along: [-TAPE.half, 0, TAPE.half, 0],
          stops: [
            [0, '#54797f'],
            [0.1, '#789aa0'],
            [0.45, '#9dbabd'],
            [0.8, '#8caeb2'],
            [1, '#587f86'],
          ],
        },
      },
      // Towards the top it is farther from the lamp.
      {
        path: paper,
        fill: {
          along: [0, TAPE.top, 0, TAPE.foot],
          stops: [
            [0, 'rgba(6, 26, 36, 0.93)'],
            [0.32, 'rgba(6, 26, 36, 0.8)'],
            [0.52, 'rgba(6, 26, 36, 0.34)'],
            [0.72, 'rgba(6, 26, 36, 0.06)'],
            [1, 'rgba(6, 26, 36, 0.26)'],
          ],
        },
      },
      { within: paper, parts: rules() },
      // Behind the words it is dim.
      ...punched.map(({ x, y, r }) =>
        light(x, y, r * 4, '170, 250, 255', 0.1 + 0.52 * ((y - TAPE.top) / (TAPE.foot - TAPE.top))),
      ),
      ...punched.map(
        ({ x, y, r }): CoverShape => ({
          path: ellipse(x, y, r),
          fill: LIT,
          line: { tint: DARK, width: 0.16 },
        }),
      ),
      { within: paper, parts: struck() },
      ...strands(),
      ...instead(),
    ],
  }
}

/** Where the two strands run the tape is ruled like a chart. */
function rules(): readonly CoverShape[] {
  const { top, foot, half } = TAPE
  const rows = Array.from({ length: Math.ceil((foot - top) / ROW) + 1 }, (_, i) => {
    const y = top + 5 + i * ROW
    return { path: `M-1 ${y}H${half}`, line: { tint: 'rgba(8, 62, 74, 0.4)', width: 0.13 } }
  })
  const columns = Array.from({ length: 6 }, (_, i) => ({
    path: `M${-1 + i * 4.5} ${top}V${foot + 4}`,
    line: { tint: 'rgba(8, 62, 74, 0.4)', width: i === 1 ? 0.22 : 0.13 },
  }))
  return [...rows, ...columns]
}

/** Snow, or dust in the light: nobody can tell yet. */
function flakes(): readonly CoverShape[] {
  const next = wobble(hash('flakes'))
  return Array.from({ length: 210 }, () => {
    const [x, y] = [next() * COVER.width, COVER.height * (0.3 + next() ** 0.8 * 0.7)]
    const size = 0.1 + next() ** 6 * 0.75
    return { path: ellipse(x, y, size), fill: '#d9fbff', alpha: 0.12 + next() * 0.5 }
  })
}

/** Darker towards the edges, and above, where the words stand. */
const SHADES: readonly CoverPart[] = [
  {
    path: PAGE,
    fill: {
      round: [78, 132, 50, 74, 112, 140],
      stops: [
        [0, 'rgba(3, 9, 14, 0)'],
        [1, 'rgba(3, 9, 14, 0.82)'],
      ],
    },
  },
]

/** A punched tape in cold light; of two strands on it one ends in ice, and the other leaves it. */
export const cover: Cover = [
  NIGHT,
  light(84, 140, 105, '90, 226, 232', 0.34),
  ...graph(),
  strip(),
  ...flakes(),
  ...SHADES,
]
