import type { SeatId } from './item.ts'
import { USUAL_HEIGHT } from './seating.ts'
import {
  EDGES,
  type Edge,
  type Extent,
  edgeLength,
  FACING,
  isUpright,
  rimAt,
  type Side,
} from './sides.ts'

/** How wide the frame round a shared screen is, by which the table is moved, mm. */
export const FRAME = 12

/** Whether a spot is no farther than this from an edge, in the unit of the size. */
export const isAtRim = (
  { x, y }: { readonly x: number; readonly y: number },
  { width, height }: Extent,
  wide: number,
): boolean => Math.min(x, y, width - x, height - y) <= wide

/** How high small letters of Nunito are, in parts of their size. */
const X_HEIGHT = 0.484
/** The smallest writing in a place, rem: what is smaller there are signs of one capital or digit. */
const SMALLEST = 0.85

/** The shorter side of a screen has so many px at least where all is once as large: else bars leave no table free. */
const ROOMY = 300

/**
 * How many times as large as at one person's screen all is in a place, where a millimetre has so many px: so that small
 * letters are `height` mm high, and never smaller than the page's own, which has `rem` px to a rem, and more where
 * larger letters are `set`. Whatever the diagonal is said to be, people still get at what is in a place of this screen.
 */
export function bigFor(
  mm: number,
  { height = USUAL_HEIGHT, rem = 16, set = 1, screen }: Letters,
): number {
  const most = (Math.min(screen.width, screen.height) * 16) / (ROOMY * rem)
  return Math.max(1, Math.min(most, (height * mm * set) / (X_HEIGHT * SMALLEST * rem)))
}

/** What the table itself says is read from this size on, CSS px; and so much of it has room beside it, mm. */
const READ = 12
const TABLE = 1200
/** No small letters there are lower than those of upright print that is so large. */
export const TABLE_SMALL = READ

/**
 * How many times as large as at one person's screen letters on the table are, where all in a place is `big` times as
 * large: as high as those of the smallest writing there, as far as a whole table has room for them.
 */
export const tableLetters = (big: number, { width, height }: Extent): number =>
  Math.max(1, Math.min((big * SMALLEST * 16) / READ, Math.max(width, height) / TABLE))

interface Letters {
  readonly height?: number | undefined
  readonly rem?: number
  readonly set?: number
  readonly screen: Extent
}

/** How large the tray is, and the bar of a place that nobody has measured: px, where all is once as large. */
const TRAY = { width: 336, height: 237 } as const
const BAR = { width: 792, height: 72 } as const
/** And how wide is what a place is asked: in one column, or in two where there is `room` for these. */
const ASKED = { column: 448, two: 704, room: 560 } as const
const GAP = 12

/**
 * A bar stays so far from the rim, and what comes to whoever sits there from the bar: px, where all is once as
 * large.
 */
const APART = 8

/** What comes to somebody has its middle so far beside what opens there, px where all is once as large. */
const BESIDE = 160
/** And so far from where it would be before somebody else. */
const WITHIN = 80

/** How much of its edge a part of a place has, and where along it its middle is, px of a screen of that size. */
interface Stretch {
  readonly room: number
  readonly middle: number
}

/**
 * Where a place is; where before its bar there is room that is before nobody else's, and how far from the rim that
 * reaches; where there opens what the place is asked, and how far that reaches; how far from the rim the table is free
 * before its bar; and where along the edge, beside what opens there, comes to lie what comes to them: px.
 */
export interface Berth extends Stretch {
  readonly before: Stretch
  readonly reach: number
  readonly asked: Stretch
  /** How far from the rim what it is asked reaches: with all of it open the table is still seen. */
  readonly opens: number
  /** Whether what it is asked stands in two columns there; and how wide one is. */
  readonly wide: boolean
  readonly column: number
  readonly deep: number
  readonly beside: number
}

/** How long the bars of places are along their edges, and how deep: px, of those that were measured. */
export type Bars = ReadonlyMap<SeatId, Extent>

const barOf = (bars: Bars, seat: SeatId, room: number, big: number): Extent => {
  const { width, height } = bars.get(seat) ?? { width: BAR.width * big, height: BAR.height * big }
  return { width: Math.min(width, room), height }
}

/** Those who sit round a screen and their bars, one for each, px; all is `big` times as large as usual. */
interface Sitting {
  readonly sides: readonly Side[]
  readonly bars: readonly Extent[]
  readonly screen: Extent
  readonly big: number
}

/** How far it is to the next one who sits at this edge, of such a length, px; all of it where nobody does. */
const roomOf = ({ seat, edge, along }: Side, sides: readonly Side[], length: number): number =>
  sides.reduce(
    (room, one) =>
      one.edge === edge && one.seat !== seat
        ? Math.min(room, Math.abs(one.along - along) * length)
        : room,
    length,
  )

/** How deep the bars at these edges are, px. */
const deepAt = ({ sides, bars }: Sitting, ...edges: readonly Edge[]): number =>
  Math.max(0, ...bars.map(({ height }, i) => (edges.includes(sides[i]!.edge) ? height : 0)))

/** Where along its edge a bar lies: all of it, and not in the corners of who sits at the left and the right. */
function placed(side: Side, bar: Extent, sitting: Sitting): Stretch {
  const { sides, screen } = sitting
  const corner = isUpright(side.edge)
    ? 0
    : Math.min(screen.width / 4, deepAt(sitting, 'left', 'right'))
  const length = edgeLength(side.edge, screen) - 2 * corner
  const room = roomOf(side, sides, length)
  const half = Math.min(bar.width, room) / 2
  return { room, middle: corner + Math.min(length - half, Math.max(half, side.along * length)) }
}

/** From where to where along it there is room before the bars of an edge that is not before those round its corners. */
function freeAlong(edge: Edge, sitting: Sitting): readonly [start: number, end: number] {
  const { sides, screen, big } = sitting
  const whole = edgeLength(edge, screen)
  const taken = (end: Edge) => {
    if (!sides.some((side) => side.edge === end)) return 0
    if (isLong(edge, screen)) return reachOf(end, sides, screen, big)
    return Math.min(whole / 4, deepAt(sitting, end) + APART * big)
  }
  return isUpright(edge)
    ? [taken('top'), whole - taken('bottom')]
    : [taken('left'), whole - taken('right')]
}

/** The nth part of what is free along an edge, which those whose bars have these middles share: half-way from each. */
function shareOf(
  nth: number,
  middles: readonly number[],
  [start, end]: readonly [number, number],
): readonly [from: number, to: number] {
  const least = (LEAST * (end - start)) / middles.length
  /** Where the room of the first so many of them ends. */
  const until = (n: number) => {
    const [one, next] = [middles[n - 1], middles[n]]
    if (one === undefined || next === undefined) return n === 0 ? start : end
    const half = (one + next) / 2
    return Math.min(end - (middles.length - n) * least, Math.max(start + n * least, half))
  }
  return [until(nth), until(nth + 1)]
}

/** Where between these there opens what a place is asked whose bar has its middle there, and whether in two columns. */
function askedBetween(from: number, to: number, middle: number, big: number) {
  const wide = to - from >= ASKED.room * big
  const half = Math.min(to - from, (wide ? ASKED.two : ASKED.column) * big) / 2
  const asked = { room: 2 * half, middle: Math.min(to - half, Math.max(from + half, middle)) }
  return { asked, wide, column: Math.min(to - from, ASKED.column * big) }
}

/**
 * Where each of these has their place, all of it `big` times as large as usual: until the next one's begins, and not in
 * the corners, which are those of who sits at the left and the right.
 */
export function berthsOf(
  sides: readonly Side[],
  screen: Extent,
  big: number,
  measured: Bars = new Map(),
): readonly Berth[] {
  const bars = sides.map((side) => {
    const room = roomOf(side, sides, edgeLength(side.edge, screen))
    return barOf(measured, side.seat, room, big)
  })
  const sitting: Sitting = { sides, bars, screen, big }
  const places = sides.map((side, i) => placed(side, bars[i]!, sitting))
  return sides.map(({ edge }, i) => {
    const { room, middle } = places[i]!
    const whole = edgeLength(edge, screen)
    const here = places
      .map((one, k) => ({ ...one, k }))
      .filter(({ k }) => sides[k]!.edge === edge)
      .sort((a, b) => a.middle - b.middle || a.k - b.k)
    const share = shareOf(
      here.findIndex(({ k }) => k === i),
      here.map((one) => one.middle),
      freeAlong(edge, sitting),
    )
    const [from, to] = [share[0] + (APART / 2) * big, share[1] - (APART / 2) * big]
    const opening = askedBetween(from, to, middle, big)
    const deep = depthOf(bars[i]!, big)
    const { asked } = opening
    // Beside what opens there, as far as that is not before somebody else.
    const way = asked.middle > whole / 2 ? -1 : 1
    const aside = asked.middle + way * (asked.room / 2 + BESIDE * big)
    const along = Math.max(from + WITHIN * big, Math.min(to - WITHIN * big, aside))
    const reach = reachOf(edge, sides, screen, big)
    const across = isUpright(edge) ? screen.width : screen.height
    const most = across * OPENS[isLong(edge, screen) ? 'long' : 'short']
    return {
      ...{ room, middle, deep, reach, ...opening },
      before: { room: to - from, middle: (from + to) / 2 },
      opens: Math.min(reach, Math.max(deep + LEAST_OPEN * big, most)),
      beside: Math.min(whole - deep, Math.max(deep, along)),
    }
  })
}

/** Nobody has less than this part of what each would have of an edge if all of them had as much before their bars. */
const LEAST = 0.75

/** Whether an edge is one of the longer ones of the screen; where all are as long, the level ones are. */
export const isLong = (edge: Edge, { width, height }: Extent): boolean =>
  isUpright(edge) === height > width

/**
 * What opens before a bar at a longer edge reaches half the way to whoever sits opposite, but for this, px where all is
 * once as large. At a shorter edge it reaches over this part of the screen, where somebody sits round the corner or
 * nobody does.
 */
const HALF = 4
const SHARE = { shared: 0.29, alone: 0.36 } as const

/**
 * What a place is asked reaches over so much of the screen, so that between all of it the table is seen; but before its
 * bar it is at least so high, px where all is once as large.
 */
const OPENS = { long: 0.37, short: 0.25 } as const
const LEAST_OPEN = 240

/** How far from the rim may reach what opens before a bar at this edge, px: no farther than what opens at others. */
function reachOf(edge: Edge, sides: readonly Side[], screen: Extent, big: number): number {
  const across = isUpright(edge) ? screen.width : screen.height
  if (isLong(edge, screen)) return across / 2 - HALF * big
  return across * SHARE[sides.some((side) => isLong(side.edge, screen)) ? 'shared' : 'alone']
}

/** How far a bar reaches from the rim, with what stays free before it, px. */
const depthOf = ({ height }: Extent, big: number): number => height + 2 * APART * big

/** A spot of the screen so far along an edge, and so far from it: px. */
function inFrom(edge: Edge, along: number, away: number, screen: Extent) {
  const rim = rimAt({ edge, along: along / edgeLength(edge, screen) }, screen)
  const turn = FACING[edge]
  return { x: rim.x + Math.sin(turn) * away, y: rim.y - Math.cos(turn) * away }
}

/** The spot before which lies what comes to whoever sits there, px: at their bar, and beside what opens before it. */
export const beforeBar = ({ edge }: Side, { beside, deep }: Berth, screen: Extent) =>
  inFrom(edge, beside, deep, screen)

/** The box that reaches from here to there along an edge, and away from it: px. */
function boxInFrom(
  edge: Edge,
  [start, end]: readonly [number, number],
  [near, far]: readonly [number, number],
  screen: Extent,
) {
  const a = inFrom(edge, start, near, screen)
  const b = inFrom(edge, end, far, screen)
  return {
    ...{ left: Math.min(a.x, b.x), right: Math.max(a.x, b.x) },
    ...{ top: Math.min(a.y, b.y), bottom: Math.max(a.y, b.y) },
  }
}

/** The room in which opens what a place is asked, px of the screen. */
export function askedRoom({ edge }: Side, { asked, deep, opens }: Berth, screen: Extent) {
  const half = asked.room / 2
  const along = [asked.middle - half, asked.middle + half] as const
  return boxInFrom(edge, along, [deep, Math.max(deep, opens)], screen)
}

/** What is told in passing is so wide at most and, in two lines, so high: px where all is once as large. */
const TOLD = { width: 384, height: 58 } as const

/** The room in which is told in passing what comes about, px of the screen. */
export function toldRoom(
  { edge }: Side,
  { before, middle, deep }: Berth,
  big: number,
  screen: Extent,
) {
  const half = Math.min(before.room, TOLD.width * big) / 2
  const [from, to] = [
    before.middle - before.room / 2 + half,
    before.middle + before.room / 2 - half,
  ]
  const at = Math.min(to, Math.max(from, middle))
  return boxInFrom(edge, [at - half, at + half], [deep, deep + TOLD.height * big], screen)
}

/** People's places round a screen of this size, px, where all is `scale` times as large as usual. */
export interface Berths {
  readonly sides: readonly Side[]
  readonly berths: readonly Berth[]
  readonly screen: Extent
  readonly scale: number
  readonly bars: Bars
}

/**
 * Where the middle of the tray stands that somebody here is to throw in, px: beside the bar of their place, where there
 * is more room; where there is none, before the bar and beside what they are asked.
 */
export function trayBeside(
  side: Side,
  { sides, berths, screen, scale, bars }: Berths,
): { readonly x: number; readonly y: number } {
  const [w, h, gap] = [TRAY.width * scale, TRAY.height * scale, GAP * scale]
  const length = edgeLength(side.edge, screen)
  const barAt = (i: number) => barOf(bars, sides[i]?.seat ?? '', berths[i]?.room ?? length, scale)
  const me = sides.findIndex(({ seat }) => seat === side.seat)
  // Along the edge, and away from it.
  const at = berths[me]?.middle ?? length / 2
  const bar = barAt(me)
  const next = bar.width / 2 + gap + w / 2
  const free = (middle: number) =>
    middle - w / 2 >= gap &&
    middle + w / 2 <= length - gap &&
    sides.every(
      (one, i) =>
        one.edge !== side.edge ||
        i === me ||
        Math.abs((berths[i]?.middle ?? 0) - middle) >= barAt(i).width / 2 + w / 2,
    )
  const way = at < length / 2 ? 1 : -1
  const beside = [at + way * next, at - way * next].find(free)
  const asked = berths[me]?.asked ?? { room: 0, middle: at }
  const before = asked.middle + way * ((asked.room + w) / 2 + gap)
  const along = beside ?? Math.min(length - gap - w / 2, Math.max(gap + w / 2, before))
  const away = gap + h / 2 + (beside === undefined ? depthOf(bar, scale) : 0)
  return inFrom(side.edge, along, away, screen)
}

/** The handle of the tray reaches so far beyond it, px where all is once as large. */
const HANDLE = 26

/**
 * The room that the tray takes up, turned to whoever sits at this edge: px, measured from its middle. It may be drawn
 * smaller by `size`, but for its handle.
 */
export function trayRoom(edge: Edge, big: number, size = 1) {
  const gap = GAP / 2
  const [w, h] = [((TRAY.width / 2) * size + gap) * big, ((TRAY.height / 2) * size + gap) * big]
  const far = ((TRAY.height / 2) * size + HANDLE) * big
  switch (edge) {
    case 'bottom':
      return { left: -w, right: w, top: -far, bottom: h }
    case 'top':
      return { left: -w, right: w, top: -h, bottom: far }
    case 'left':
      return { left: -h, right: far, top: -w, bottom: w }
    case 'right':
      return { left: -far, right: h, top: -w, bottom: w }
  }
}

/**
 * Whose places tell what concerns all: at each edge one, so that each can read it the right way up, and nobody twice.
 * It is theirs whose doing it is, where they sit there, else the one farther from the corner where it is told how much
 * lies out of sight.
 */
export function tellersOf(sides: readonly Side[], whose?: SeatId): readonly SeatId[] {
  return EDGES.flatMap((edge) => {
    const here = sides.filter((side) => side.edge === edge).sort((a, b) => a.along - b.along)
    const usual = edge === 'bottom' || edge === 'right' ? here[0] : here.at(-1)
    const teller = here.find(({ seat }) => seat === whose) ?? usual
    return teller ? [teller.seat] : []
  })
}
