import type { Rect } from '../../paint/pen/rect.ts'

/**
 * Where the eye is: a point (x, y) of the table in mm is seen at (x, y) * zoom + (left, top), in CSS
 * px. Zoom 1 is 100 %: a px for a mm.
 */
export interface Camera {
  readonly left: number
  readonly top: number
  readonly zoom: number
}
export interface Viewport {
  readonly width: number
  readonly height: number
}

/** How much of the view lies under something else, from each side, in CSS px. */
export interface Insets {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
/** The part of the view that nothing covers: its corner and its size, in CSS px. */
export interface Clear extends Viewport {
  readonly left: number
  readonly top: number
}

export const ZOOM = { least: 0.1, most: 4 } as const

/** How far out the eye may wander from the middle of the table, in mm: what lies on it is checked to be nearer. */
const FAR = 1e6

function clamp(value: number, least: number, most: number): number {
  return Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : least
}

/** From px on the screen to mm on the table. */
export function toTable(camera: Camera, x: number, y: number): { x: number; y: number } {
  return { x: (x - camera.left) / camera.zoom, y: (y - camera.top) / camera.zoom }
}

/** From mm on the table to px on the screen. */
export function toScreen(camera: Camera, x: number, y: number): { x: number; y: number } {
  return { x: x * camera.zoom + camera.left, y: y * camera.zoom + camera.top }
}

/** The part of the table in view, in mm. */
export function viewOf(camera: Camera, size: Viewport): Rect {
  const a = toTable(camera, 0, 0)
  const b = toTable(camera, size.width, size.height)
  return { minX: a.x, minY: a.y, maxX: b.x, maxY: b.y }
}

/** The least that is taken to be free of what covers the view, in px. */
const FREE = 90

/** What is left of the view between its covers; never so little that nothing could be shown there. */
export function clearOf(size: Viewport, { left, top, right, bottom }: Insets): Clear {
  const width = Math.max(FREE, size.width - left - right)
  const height = Math.max(FREE, size.height - top - bottom)
  return {
    width,
    height,
    left: Math.max(0, Math.min(left, size.width - width)),
    top: Math.max(0, Math.min(top, size.height - height)),
  }
}

/** Moves the table by px. */
export function pan(camera: Camera, dx: number, dy: number): Camera {
  const most = FAR * camera.zoom
  return {
    ...camera,
    left: clamp(camera.left + dx, -most, most),
    top: clamp(camera.top + dy, -most, most),
  }
}

/** Zooms by a factor; the point of the table under (x, y) px stays there. */
export function zoomAt(camera: Camera, factor: number, x: number, y: number): Camera {
  const zoom = clamp(camera.zoom * factor, ZOOM.least, ZOOM.most)
  const k = zoom / camera.zoom
  return { zoom, left: x - (x - camera.left) * k, top: y - (y - camera.top) * k }
}

/**
 * Looks at a rectangle of the table: all of it where the view is clear with `margin` px round it, no
 * nearer than `most`.
 */
export function framing(rect: Rect, clear: Clear, margin = 32, most: number = ZOOM.most): Camera {
  const w = Math.max(1, rect.maxX - rect.minX)
  const h = Math.max(1, rect.maxY - rect.minY)
  const room = Math.min(margin, clear.width / 8, clear.height / 8)
  const zoom = clamp(
    Math.min((clear.width - room * 2) / w, (clear.height - room * 2) / h),
    ZOOM.least,
    Math.min(most, ZOOM.most),
  )
  return {
    zoom,
    left: clear.left + clear.width / 2 - ((rect.minX + rect.maxX) / 2) * zoom,
    top: clear.top + clear.height / 2 - ((rect.minY + rect.maxY) / 2) * zoom,
  }
}

/**
 * Moves just so far that a rectangle (mm) is where the view is clear, `margin` px from the edge; what
 * is larger is centred, and what is higher than the view is seen from its top, where its name stands.
 */
export function reveal(camera: Camera, rect: Rect, clear: Clear, margin = 24): Camera {
  const shift = (low: number, high: number, room: number) => {
    if (high - low > room - margin * 2) return room / 2 - (low + high) / 2
    if (low < margin) return margin - low
    return high > room - margin ? room - margin - high : 0
  }
  const a = toScreen(camera, rect.minX, rect.minY)
  const b = toScreen(camera, rect.maxX, rect.maxY)
  const { left, top, width, height } = clear
  const down = b.y - a.y > height ? top - a.y : shift(a.y - top, b.y - top, height)
  return pan(camera, shift(a.x - left, b.x - left, width), down)
}

/** Between two cameras, for a short glide: `t` from 0 to 1. Zoom goes by ratio, so that it looks even. */
export function between(a: Camera, b: Camera, t: number, size: Viewport): Camera {
  const zoom = a.zoom * (b.zoom / a.zoom) ** t
  const from = toTable(a, size.width / 2, size.height / 2)
  const to = toTable(b, size.width / 2, size.height / 2)
  const x = from.x + (to.x - from.x) * t
  const y = from.y + (to.y - from.y) * t
  return { zoom, left: size.width / 2 - x * zoom, top: size.height / 2 - y * zoom }
}
