import type { DrawnStroke, DrawnWords, Ink } from '../board/mark.ts'
import { plain, type Sentence } from '../plain/sentence.ts'

/** A scene of a timeline: how many steps it is from the last of all, and how it went, once it has been played. */
export interface TimelineRow {
  readonly depth: number
  readonly name: string
  readonly outcome?: 'success' | 'failure'
}

/** The strip that a timeline is drawn on, mm; `head` is left free at its upper edge, for what else stands there. */
export interface Strip {
  readonly width: number
  readonly height: number
  readonly head?: number
}

/** What stands at the heads of both strands, and at their feet: what came of it, and what comes of it now. */
export interface StrandWords {
  readonly was: Sentence
  readonly is: Sentence
  readonly came: Sentence
  /** Undefined until it is known. */
  readonly comes?: Sentence
}

/** What is drawn on the strip, and how far the second strand lies from the first at each row, in steps. */
export interface Timeline {
  readonly strokes: readonly DrawnStroke[]
  readonly words: readonly DrawnWords[]
  readonly bends: readonly number[]
}

/** By how much a scene bends the second strand: the nearer to the last, the more; 4 for that itself. */
const pull = ({ depth }: TimelineRow): number =>
  Number.isFinite(depth) ? Math.max(0, 4 - Math.max(0, depth)) : 0

/**
 * How far the second strand has been bent away from the first after each row, in steps: on by `4 - depth` with each
 * success, as far back with each failure, and never past it.
 */
export function bendsOf(rows: readonly TimelineRow[]): readonly number[] {
  let far = 0
  return rows.map((row) => {
    if (row.outcome) far = Math.max(0, far + (row.outcome === 'success' ? 1 : -1) * pull(row))
    return far
  })
}

/** From the edge to anything, and from the first strand to the second where nothing has bent it; mm. */
const EDGE = 7
const GAP = 3.6
/** The first strand stands so far to the right of the middle, as a part of the width. */
const STAND = 0.02
/** The room of the words at head and foot, and between them and the rows; mm. */
const HEAD = 15
const FOOT = 38
const REST = 5
/** Half a tick, and from a strand to what stands beside it; mm. */
const TICK = 2.6
const BESIDE = 5.5
/** The sign of an outcome beside the second strand, from the strand to its far side; mm. */
const SIGN = 12
/** No bend is drawn wider than this for a step, mm: a short story is no wilder for that. */
const STEP = 7
/** A bend goes by so many spots. */
const SPOTS = 8
/** No name is written in a higher box, mm; and of no longer one more than so many letters. */
const NAME = 30
const LETTERS = 160
const INK: { readonly was: Ink; readonly is: Ink } = { was: 'marker', is: 'violet' }

/**
 * Two strands down a strip of paper, the earliest row above: dashed as it was told, whole as it is being made. Each
 * played scene bends the second; it ends where the playing does, and stands whole once it is known what comes of it.
 */
export function timelineOf(
  rows: readonly TimelineRow[],
  strip: Strip,
  { was, is, came, comes }: StrandWords,
): Timeline {
  const { width, height, head = 0 } = strip
  const [left, right] = [-width / 2 + EDGE, width / 2 - EDGE]
  const x = width * STAND
  const top = -height / 2 + Math.max(EDGE, head)
  const bottom = height / 2 - EDGE
  const foot = Math.max(top, bottom - FOOT)
  const first = Math.min(foot, top + HEAD)
  const row = (foot - first - 2 * REST) / Math.max(1, rows.length)
  const at = (i: number) => first + REST + row * (i + 0.5)

  const bends = bendsOf(rows)
  // As wide as what was reached, and what still can be, has room.
  const ahead = rows.reduce((sum, one) => sum + (one.outcome ? 0 : pull(one)), 0)
  const reach = bends.reduce((most, one) => Math.max(most, one), (bends.at(-1) ?? 0) + ahead)
  const step = Math.min(STEP, Math.max(0, right - SIGN - x - GAP) / Math.max(1, reach))
  const away = (i: number) => x + GAP + (bends[i] ?? 0) * step

  const last = rows.findLastIndex(({ outcome }) => outcome !== undefined)
  const spots: { x: number; y: number }[] = [{ x, y: first }]
  let [px, py] = [x, first]
  const go = (tx: number, ty: number) => {
    const straight = Math.abs(tx - px) < 0.01
    for (let n = straight ? SPOTS : 1; n <= SPOTS; n++) {
      const t = n / SPOTS
      spots.push({ x: px + (tx - px) * t * t * (3 - 2 * t), y: py + (ty - py) * t })
    }
    ;[px, py] = [tx, ty]
  }
  // It parts from the first before the first row.
  go(x + GAP, Math.min(at(0) - row * 0.4, first + REST))
  for (let i = 0; i <= last; i++) go(away(i), at(i))
  if (comes) {
    go(px, Math.max(py, foot - REST))
    go(px, foot)
  } else if (rows.length > 0) go(px, Math.min(foot, py + Math.min(row * 0.45, 9)))

  const strokes: DrawnStroke[] = [
    {
      ink: INK.was,
      dashed: true,
      spots: [
        { x, y: first },
        { x, y: foot },
      ],
    },
    { ink: INK.is, spots },
    bar(INK.was, x, foot),
    ...(comes ? [bar(INK.is, px, foot)] : []),
  ]
  const words: DrawnWords[] = [
    box(left, top, x - BESIDE / 2 - left, HEAD - 2, was, 'right', 'bottom', INK.was),
    box(x + BESIDE / 2, top, right - x - BESIDE / 2, HEAD - 2, is, 'left', 'bottom', INK.is),
    box(left, foot + 2, x + TICK - left, bottom - foot - 2, came, 'right', 'top', INK.was),
  ]
  if (comes)
    words.push(
      box(
        x + BESIDE,
        foot + 2,
        right - x - BESIDE,
        bottom - foot - 2,
        comes,
        'left',
        'top',
        INK.is,
      ),
    )
  const high = Math.min(NAME, row * 0.94)
  for (const [i, { name, outcome }] of rows.entries()) {
    const y = at(i)
    strokes.push({ ink: INK.was, spots: [pressed(x - TICK, y, 0.3), pressed(x + TICK, y, 0.3)] })
    const short = plain([...name.slice(0, 4 * LETTERS)].slice(0, LETTERS).join(''))
    words.push(box(left, y - high / 2, x - BESIDE - left, high, short, 'right'))
    if (outcome) strokes.push(...sign(outcome, away(i) + BESIDE, y, Math.min(1, row / 11)))
  }
  return { strokes, words, bends }
}

const pressed = (x: number, y: number, p: number) => ({ x, y, p })

const box = (
  x: number,
  y: number,
  w: number,
  h: number,
  say: Sentence,
  at: DrawnWords['at'] & string,
  stand?: DrawnWords['stand'],
  ink?: Ink,
): DrawnWords => ({ x, y, w, h, say, at, ...(stand && { stand }), ...(ink && { ink }) })

/** A strand ends here. */
const bar = (ink: Ink, x: number, y: number): DrawnStroke => ({
  ink,
  spots: [
    { x: x - 4, y },
    { x: x + 4, y },
  ],
})

/** A tick for what was won, a cross for what was lost; `x` is its left edge. */
function sign(
  outcome: NonNullable<TimelineRow['outcome']>,
  x: number,
  y: number,
  size: number,
): readonly DrawnStroke[] {
  const along = (ink: Ink, ...spots: readonly (readonly [number, number])[]): DrawnStroke => ({
    ink,
    spots: spots.map(([dx, dy]) => ({ x: x + dx * size, y: y + dy * size })),
  })
  if (outcome === 'success') return [along('green', [0, 0.2], [2, 2.6], [6, -3.2])]
  return [along('red', [0, -2.8], [5.4, 2.8]), along('red', [5.2, -2.8], [0.2, 2.8])]
}
