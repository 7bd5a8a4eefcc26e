import type { DrawnStroke, DrawnWords, Ink } from '../../../rules/board/mark.ts'
import { plain, type Sentence } from '../../../rules/plain/sentence.ts'

/** A scene of a timeline: how many steps it is from the last of all, and how it went, once it has been played. */
export interface TimelineRow {
  readonly depth: number
  readonly name: string
  readonly outcome?: 'success' | 'failure'
}

/** The strip that a timeline is drawn on, mm. */
export interface Strip {
  readonly width: number
  readonly height: number
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
const EDGE = 8
const GAP = 3.6
/** The first strand lies so far below the middle, as a part of the height. */
const STAND = 0.1
/** The room of the words at the head and at the foot, as parts of the width, and at most so wide and so high; mm. */
const HEAD = { part: 0.1, most: 66, high: 21 }
const FOOT = { part: 0.24, most: 180 }
const REST = 5
/** Half a tick, and from a strand to the words beside it; mm. */
const TICK = 2.6
const BESIDE = 4
/** The sign of an outcome above the second strand, from the strand to its far side; mm. */
const SIGN = 11
/** Three lines of words take so much, mm. */
const LINES = 20
/** No bend is drawn higher than this for a step, mm: a short story is no wilder for that. */
const STEP = 7
/** A bend goes by so many spots. */
const SPOTS = 8
/** Where scenes lie nearer together than this, mm, only some are named; and of no name more than so many letters. */
const ROOM = 14
const LETTERS = 160
const INK: { readonly was: Ink; readonly is: Ink } = { was: 'marker', is: 'violet' }

/**
 * Two strands along a strip of paper, the earliest scene at the left: dashed as it was told, whole as it is being made.
 * Each played scene bends the second; it ends where the playing does, and stands whole once it is known what comes of
 * it.
 */
export function timelineOf(
  rows: readonly TimelineRow[],
  { width, height }: Strip,
  { was, is, came, comes }: StrandWords,
): Timeline {
  const [left, right] = [-width / 2 + EDGE, width / 2 - EDGE]
  const [top, bottom] = [-height / 2 + EDGE, height / 2 - EDGE]
  const y = height * STAND
  const first = left + Math.min(HEAD.most, width * HEAD.part)
  const foot = right - Math.min(FOOT.most, width * FOOT.part)
  const room = (foot - first - 2 * REST) / Math.max(1, rows.length)
  const at = (i: number) => first + REST + room * (i + 0.5)

  const bends = bendsOf(rows)
  // As high as what was reached, and what still can be, has room.
  const ahead = rows.reduce((sum, one) => sum + (one.outcome ? 0 : pull(one)), 0)
  const reach = bends.reduce((most, one) => Math.max(most, one), (bends.at(-1) ?? 0) + ahead)
  const step = Math.min(STEP, Math.max(0, y - GAP - SIGN - top) / Math.max(1, reach))
  const away = (i: number) => y - GAP - (bends[i] ?? 0) * step

  const last = rows.findLastIndex(({ outcome }) => outcome !== undefined)
  const spots: { x: number; y: number }[] = [{ x: first, y }]
  let [px, py] = [first, y]
  const go = (tx: number, ty: number) => {
    const straight = Math.abs(ty - py) < 0.01
    for (let n = straight ? SPOTS : 1; n <= SPOTS; n++) {
      const t = n / SPOTS
      spots.push({ x: px + (tx - px) * t, y: py + (ty - py) * t * t * (3 - 2 * t) })
    }
    ;[px, py] = [tx, ty]
  }
  // It parts from the first before the first row.
  go(Math.min(at(0) - room * 0.4, first + REST), y - GAP)
  for (let i = 0; i <= last; i++) go(at(i), away(i))
  if (comes) {
    go(Math.max(px, foot - REST), py)
    go(foot, py)
  } else if (rows.length > 0) go(Math.min(foot, px + Math.min(room * 0.45, 9)), py)

  const strokes: DrawnStroke[] = [
    {
      ink: INK.was,
      dashed: true,
      spots: [
        { x: first, y },
        { x: foot, y },
      ],
    },
    { ink: INK.is, spots },
    bar(INK.was, foot, y),
    ...(comes ? [bar(INK.is, foot, py)] : []),
  ]
  // What stands at one end of both strands stands one above the other, however near they come to each other.
  const beyond = foot + BESIDE
  const words: DrawnWords[] = [
    box(left, y - 6, first - BESIDE - left, HEAD.high, was, 'right', 'top', INK.was),
    box(left, y - 6 - HEAD.high, first - BESIDE - left, HEAD.high, is, 'right', 'bottom', INK.is),
    box(beyond, y - 4, right - beyond, bottom - y + 4, came, 'left', 'top', INK.was),
  ]
  if (comes) {
    // Beside its own strand where that ends high enough above the other's words.
    const high = Math.max(top, py - 4)
    const own = y - 8 - high >= LINES
    const from = own ? high : top
    const stand = own ? 'top' : 'bottom'
    words.push(box(beyond, from, right - beyond, y - 8 - from, comes, 'left', stand, INK.is))
  }
  const named = Math.max(1, Math.ceil(ROOM / room))
  const wide = room * named * 0.9
  for (const [i, { name, outcome }] of rows.entries()) {
    const x = at(i)
    strokes.push({ ink: INK.was, spots: [pressed(x, y - TICK, 0.3), pressed(x, y + TICK, 0.3)] })
    const short = plain([...name.slice(0, 4 * LETTERS)].slice(0, LETTERS).join(''))
    if (i % named === 0) {
      // Those at the ends have no room beyond their strand.
      const from = Math.max(first, Math.min(foot - wide, x - wide / 2))
      words.push(box(from, y + BESIDE, wide, bottom - y - BESIDE, short, undefined, 'top'))
    }
    if (outcome)
      strokes.push(...sign(outcome, x - 3, away(i) - SIGN / 2 - 1.5, Math.min(1, room / 8)))
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
  at: DrawnWords['at'],
  stand: DrawnWords['stand'],
  ink?: Ink,
): DrawnWords => ({
  x,
  y,
  w,
  h,
  say,
  ...(at && { at }),
  ...(stand && { stand }),
  ...(ink && { ink }),
})

/** A strand ends here. */
const bar = (ink: Ink, x: number, y: number): DrawnStroke => ({
  ink,
  spots: [
    { x, y: y - 4 },
    { x, y: y + 4 },
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
