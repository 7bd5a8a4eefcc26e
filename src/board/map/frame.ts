import { boxRound, type Rect } from '../../paint/pen/rect.ts'
import type { Dot } from '../../rules/board/room.ts'
import { type Camera, type Clear, framing, reveal, toScreen, type Viewport } from './camera.ts'

/** What there is to look at. */
export interface Lying {
  /** Round all that lies there, mm; undefined on bare paper. */
  readonly all: Rect | undefined
  /** Round what it is about just now: what has just been laid, or what is being played. */
  readonly about?: Rect | undefined
  /** Round what of that has just been laid, or is played, alone: it is seen where there is no room for the rest. */
  readonly itself?: Rect | undefined
  /** What lies in a part of the table, mm, each thing with its shadow: it is not cut off where it need not be. */
  things?(part: Rect): readonly Rect[]
  /**
   * From which zoom on the words in a part of the table (mm) can be read; where that is `enough`, or some beyond.
   * `just`: if with less ease.
   */
  reading(part: Rect, enough: number, just?: boolean): number
  /** Whether all in a part of the table, mm, is printed: from farther away its letters are no smaller. */
  printed?(part: Rect): boolean
}

/** Round what is looked at as a whole, px. */
const MARGIN = 16
/** How near is shown at most (px a mm), and how wide the view is up to which that holds (px). */
const CLOSE = 1.6
const WIDE = 1600
/**
 * Words never have the page come nearer than this by itself: longer ones are opened. Where more can be seen at once,
 * one long word is not worth the rest.
 */
const NEAREST_TO_READ = { narrow: 1.6, wide: 1.24 }
const NARROW = 600
/** Nothing is written so large that it can be read from farther away. */
const FARTHEST_TO_READ = 0.9
/** A table is never looked at from nearer than this by itself, mm. */
const ROOM = { x: 640, y: 400 }
/** Where one begins on bare paper, mm: about where a game lays what comes first. */
const BEGIN: Rect = { minX: -320, minY: -230, maxX: 320, maxY: 170 }
/** Nearer by less than this is not worth moving for, nor losing what else is seen; nor is farther by less than that. */
const WORTH = { nearer: 1.3, farther: 1.1 }

/** Nothing is shown nearer by itself: a large screen may show it larger, as it is seen from farther away. */
const closest = ({ width }: Clear) => Math.max(CLOSE, (CLOSE * width) / WIDE)

/** The rectangle, and round it as much paper as is always seen. */
function roomy({ minX, minY, maxX, maxY }: Rect): Rect {
  const x = Math.max(0, ROOM.x - (maxX - minX)) / 2
  const y = Math.max(0, ROOM.y - (maxY - minY)) / 2
  return { minX: minX - x, minY: minY - y, maxX: maxX + x, maxY: maxY + y }
}

/** All of a rectangle, however small that makes it; no nearer than `limit`, px a mm. */
export const frameAll = (rect: Rect, clear: Clear, limit = Number.POSITIVE_INFINITY): Camera =>
  framing(roomy(rect), clear, MARGIN, Math.min(limit, closest(clear)))

/** The middle of a rectangle. */
export const middleOf = ({ minX, minY, maxX, maxY }: Rect) => ({
  x: (minX + maxX) / 2,
  y: (minY + maxY) / 2,
})

/** A camera at this zoom with a point of the table in the middle of what is clear. */
function centredOn({ x, y }: { x: number; y: number }, zoom: number, clear: Clear): Camera {
  return {
    zoom,
    left: clear.left + clear.width / 2 - x * zoom,
    top: clear.top + clear.height / 2 - y * zoom,
  }
}

/** The middle of a view of so many mm that shows `at`, and no more than it must of what is beyond `from` and `to`. */
function between(at: number, from: number, to: number, room: number): number {
  if (to - from <= room) return (from + to) / 2
  return Math.max(from + room / 2, Math.min(at, to - room / 2))
}

/**
 * The middle between two places, moved so far that all from `low` to `high` is within this room, or the middle of that.
 */
function middleWith(from: number, to: number, low: number, high: number, room: number): number {
  const middle = (from + to) / 2
  if (to - from <= room) return middle
  if (high - low >= room) return (low + high) / 2
  return Math.max(high - room / 2, Math.min(middle, low + room / 2))
}

/** The middle of what it is about, so that in a view of this zoom what has just been laid is seen in any case. */
function middleOfAbout(about: Rect, itself: Rect, zoom: number, { width, height }: Clear) {
  const room = (px: number) => (px - MARGIN) / zoom
  return {
    x: middleWith(about.minX, about.maxX, itself.minX, itself.maxX, room(width)),
    y: middleWith(about.minY, about.maxY, itself.minY, itself.maxY, room(height)),
  }
}

/** How many things are looked at, at most: those nearest to what it is about. */
const MOST_THINGS = 64
/** How often it is looked at from nearer. */
const TRIES = 4
/** Of what is seen so little, as a part of it, nobody says that it is cut off. */
const SLIVER = 0.12
/** Where not all in sight can be had whole, it is looked at from so much farther away, in steps, for more of it. */
const STEPS = [1, 0.95, 0.9, 0.85, 0.81, 0.8] as const

/** Where a view of so many mm may have its middle, from the least to the most, and the ends that things have there. */
interface Along {
  readonly least: number
  readonly most: number
  readonly ends: readonly number[]
}

/** Where a view that shows `at` by itself may go so that this is still seen, and nothing beyond all that lies there. */
function along(
  at: number,
  [low, high]: Ends,
  [from, to]: Ends,
  room: number,
  things: readonly Ends[],
): Along {
  const least = Math.min(at, Math.max(high - room / 2, from + room / 2))
  const most = Math.max(at, Math.min(low + room / 2, to - room / 2))
  const ends = things.flatMap(([a, b]) => [a + room / 2, b - room / 2])
  // What lies in rows ends alike.
  const within = ends.filter((end) => end >= least && end <= most)
  return { least, most, ends: [...new Set([at, ...within])] }
}
type Ends = readonly [low: number, high: number]
const acrossOf = ({ minX, maxX }: Rect): Ends => [minX, maxX]
const downOf = ({ minY, maxY }: Rect): Ends => [minY, maxY]

/** A part of the table of this size round this middle, mm. */
const roundAt = ({ x, y }: Dot, { width, height }: Viewport): Rect => ({
  ...{ minX: x - width / 2, maxX: x + width / 2 },
  ...{ minY: y - height / 2, maxY: y + height / 2 },
})

/**
 * The middle of a view of so many mm that shows as much as it can whole, and cuts off as little: near `at`, with
 * what it is about still in sight; and how much that is, reckoned `as` in a view of that size.
 */
function wholest(
  at: Dot,
  {
    about,
    itself,
    all,
    things: lying,
  }: Required<Pick<Lying, 'things'>> & Record<'about' | 'itself' | 'all', Rect>,
  { width, height }: Viewport,
  as: Viewport = { width, height },
): Dot & { readonly shown: number } {
  const fits = about.maxX - about.minX <= width && about.maxY - about.minY <= height
  const kept = fits ? about : itself
  const from = middleOf(itself)
  /** The nearer it is to what it is about, the better it is that it is seen whole. */
  const things = lying(roundAt(at, { width: width * 2, height: height * 2 }))
    .map(({ minX, minY, maxX, maxY }) => {
      const { x, y } = middleOf({ minX, minY, maxX, maxY })
      const far = Math.hypot(x - from.x, y - from.y)
      const area = (maxX - minX) * (maxY - minY)
      const worth = area / (far ** 2 + (as.width ** 2 + as.height ** 2) / 4)
      return { minX, minY, maxX, maxY, far, worth }
    })
    .sort((a, b) => a.far - b.far)
    .slice(0, MOST_THINGS)
  const round = boxRound([all, ...things]) ?? all
  const xs = along(at.x, acrossOf(kept), acrossOf(round), width, things.map(acrossOf))
  const ys = along(at.y, downOf(kept), downOf(round), height, things.map(downOf))
  let best = { x: at.x, y: at.y, shown: -1, apart: 0 }
  for (const x of xs.ends)
    for (const y of ys.ends) {
      let shown = 0
      for (const { minX, maxX, minY, maxY, worth } of things) {
        const whole =
          Math.max(maxX - x, x - minX) <= width / 2 && Math.max(maxY - y, y - minY) <= height / 2
        if (whole) shown += worth
      }
      const apart = Math.hypot(x - at.x, y - at.y)
      if (shown > best.shown || (shown === best.shown && apart < best.apart))
        best = { x, y, shown, apart }
    }
  return best
}

/** Whether all of a thing is seen. */
const holds = (seen: Rect, one: Rect): boolean =>
  one.minX >= seen.minX && one.maxX <= seen.maxX && one.minY >= seen.minY && one.maxY <= seen.maxY

/** Whether so much of a thing is seen, and so much not, that it is cut off. */
function isCut(one: Rect, seen: Rect): boolean {
  const wide = Math.max(0, Math.min(one.maxX, seen.maxX) - Math.max(one.minX, seen.minX))
  const high = Math.max(0, Math.min(one.maxY, seen.maxY) - Math.max(one.minY, seen.minY))
  const part = (wide * high) / ((one.maxX - one.minX) * (one.maxY - one.minY))
  return part > SLIVER && part < 0.999
}

/**
 * What the page shows of a table by itself: all that lies there, if its words can be read then; else so much of it that
 * they can, round what it is about. No nearer than `limit`, px a mm; `near`: and so near for its words in any case.
 */
export function frame(
  { all, about, itself, things, reading, printed }: Lying,
  clear: Clear,
  limit = Number.POSITIVE_INFINITY,
  near?: number,
): Camera {
  const most = Math.min(limit, closest(clear))
  const whole = all ? frameAll(all, clear, most) : framing(BEGIN, clear, 0, most)
  const round = all ?? BEGIN
  const middle = (zoom: number) => {
    const edge = MARGIN / zoom
    const at = about ? middleOfAbout(about, itself ?? about, zoom, clear) : middleOf(round)
    return {
      x: between(at.x, round.minX - edge, round.maxX + edge, clear.width / zoom),
      y: between(at.y, round.minY - edge, round.maxY + edge, clear.height / zoom),
    }
  }
  // What cannot be read from afar is looked for only where one would look, and no farther out than one would.
  const from = Math.max(whole.zoom, FARTHEST_TO_READ)
  const part = { width: clear.width / from, height: clear.height / from }
  const nearest = near ?? NEAREST_TO_READ[clear.width < NARROW ? 'narrow' : 'wide']
  const enough = Math.min(most, Math.max(nearest, most / 2))
  const read = (at: Dot) => Math.min(enough, reading(roundAt(at, part), enough))
  const zoom = read(middle(from))
  if (zoom <= whole.zoom) return whole
  if (!things || !about || !all) return centredOn(middle(zoom), zoom, clear)
  const sizeAt = (px: number) => ({ width: clear.width / px, height: clear.height / px })
  const cuts = (at: Dot, px: number): boolean => {
    const seen = roundAt(at, sizeAt(px))
    return things(seen).some((one) => isCut(one, seen))
  }
  /** From so much farther away that nothing in sight is cut off, if its words can just be read there. */
  const uncut = (at: Dot, from: number): Camera | undefined => {
    const round = boxRound(things(roundAt(at, sizeAt(from))))
    if (!round) return undefined
    const camera = framing(round, clear, 0, from)
    const { zoom: px } = camera
    return reading(round, Number.POSITIVE_INFINITY, true) > px || cuts(middleOf(round), px)
      ? undefined
      : camera
  }
  const lie = { about, itself: itself ?? about, all, things }
  /** From so much farther away that as much more is seen whole, if its words can just be read there. */
  const filled = (from: number): Camera | undefined => {
    let best: (Dot & { readonly px: number; readonly fills: number }) | undefined
    let kept: readonly Rect[] = []
    for (const step of STEPS) {
      const px = from * step
      const at = wholest(middle(px), lie, sizeAt(px), sizeAt(from))
      const fills = at.shown * px
      const seen = roundAt(at, sizeAt(px))
      const shows = (one: Rect) => holds(seen, one)
      // Nothing that is seen whole from near is cut off for it.
      if (!best) kept = things(seen).filter(shows)
      else if (fills <= best.fills || !kept.every(shows) || !printed?.(seen)) continue
      const read = reading(seen, Number.POSITIVE_INFINITY, true)
      if (!best || read <= px) best = { x: at.x, y: at.y, fills, px }
    }
    return best && centredOn(best, best.px, clear)
  }
  // What comes into sight with what is not cut off any more may have to be read from nearer.
  let close = zoom
  for (let tries = 0; tries < TRIES; tries++) {
    const at = wholest(middle(close), lie, sizeAt(close))
    const next = read(at)
    if (next <= close) {
      if (near !== undefined || !cuts(at, close)) return centredOn(at, close, clear)
      return uncut(at, close) ?? filled(close) ?? centredOn(at, close, clear)
    }
    close = next
  }
  return centredOn(middle(zoom), zoom, clear)
}

/** Whether a rectangle of the table is seen whole where the view is clear, or as much of it as there is room for. */
function shows(camera: Camera, rect: Rect, clear: Clear): boolean {
  const a = toScreen(camera, rect.minX, rect.minY)
  const b = toScreen(camera, rect.maxX, rect.maxY)
  const along = (low: number, high: number, from: number, room: number) =>
    high - low > room
      ? low <= from && high >= from + room
      : low >= from - 1 && high <= from + room + 1
  return along(a.x, b.x, clear.left, clear.width) && along(a.y, b.y, clear.top, clear.height)
}

/**
 * What is to be seen in a view of this zoom: all that it is about, or, where there is no room for
 * that, what was laid alone.
 */
function wanted(
  { about, itself }: Lying,
  zoom: number,
  { width, height }: Clear,
): Rect | undefined {
  if (!about || !itself) return about
  const wide = (about.maxX - about.minX) * zoom <= width
  const high = (about.maxY - about.minY) * zoom <= height
  const { minX, maxX } = wide ? about : itself
  const { minY, maxY } = high ? about : itself
  return { minX, maxX, minY, maxY }
}

/**
 * Where a view that the page leads goes on to once something has been laid: nowhere, while that is seen and can be
 * read. `however`: somebody wanted to see so much; that it is seen will do.
 */
export function goOn(camera: Camera, lying: Lying, clear: Clear, however = false): Camera {
  const next = frame(lying, clear)
  const want = wanted(lying, camera.zoom, clear)
  if (!want) return next
  const readable = however || camera.zoom * WORTH.nearer >= next.zoom
  if (readable && shows(camera, want, clear)) return camera
  const whole = lying.all && frameAll(lying.all, clear)
  // Of what is printed only as far as its words can just be read: from farther away signs alone are left of it.
  const blank = (all: Rect, { zoom }: Camera) =>
    lying.printed?.(all) === true && lying.reading(all, Number.POSITIVE_INFINITY, true) > zoom
  const near = whole !== undefined && whole.zoom * WORTH.nearer >= next.zoom
  if (near && lying.all && !blank(lying.all, whole)) return whole
  // Already near: no farther than needed to see it.
  const alike = next.zoom / camera.zoom
  if (alike < WORTH.nearer && alike > 1 / WORTH.farther) return reveal(camera, want, clear)
  return next
}
