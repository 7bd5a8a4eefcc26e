import type { Rect } from '../../paint/pen/rect.ts'
import { type Camera, type Clear, framing, reveal, toScreen } from './camera.ts'

/** What there is to look at. */
export interface Lying {
  /** Round all that lies there, mm; undefined on bare paper. */
  readonly all: Rect | undefined
  /** Round what it is about just now: what has just been laid, or what is being played. */
  readonly about?: Rect | undefined
  /** Round what of that has just been laid, or is played, alone: it is seen where there is no room for the rest. */
  readonly itself?: Rect | undefined
  /** From which zoom on the words in a part of the table (mm) can be read. */
  reading(part: Rect): number
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

/**
 * What the page shows of a table by itself: all that lies there, if its words can be read then; else so much of it that
 * they can, round what it is about. No nearer than `limit`, px a mm.
 */
export function frame(
  { all, about, itself, reading }: Lying,
  clear: Clear,
  limit = Number.POSITIVE_INFINITY,
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
  const seen = { w: clear.width / from / 2, h: clear.height / from / 2 }
  const { x, y } = middle(from)
  const part = { minX: x - seen.w, maxX: x + seen.w, minY: y - seen.h, maxY: y + seen.h }
  const nearest = NEAREST_TO_READ[clear.width < NARROW ? 'narrow' : 'wide']
  const zoom = Math.min(most, Math.max(nearest, most / 2), reading(part))
  return zoom <= whole.zoom ? whole : centredOn(middle(zoom), zoom, clear)
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
  if (whole && whole.zoom * WORTH.nearer >= next.zoom) return whole
  // Already near: no farther than needed to see it.
  const alike = next.zoom / camera.zoom
  if (alike < WORTH.nearer && alike > 1 / WORTH.farther) return reveal(camera, want, clear)
  return next
}
