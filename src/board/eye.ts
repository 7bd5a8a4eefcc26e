import type { Rect } from '../paint/rect.ts'
import {
  between,
  type Camera,
  type Clear,
  clearOf,
  framing,
  type Insets,
  type Size,
  zoomAt,
} from './camera.ts'
import { SHEET } from './paper.ts'

/** How long the camera glides to where it is sent, ms. */
const GLIDE = 190
/** Round what is looked at as a whole, px. */
const MARGIN = 28
/** So near all is shown at most, px a mm, where the view is up to so many px wide. */
const CLOSE = 1.6
const WIDE = 1600
/** On a small screen an empty table is begun at this zoom, where what is put on it can be read. */
const NEAR = 0.5
/** A table is never looked at from nearer than this by itself, mm. */
const ROOM = { x: 640, y: 400 }

/** What the eye has to know, and whom it tells. */
export interface Around {
  /** The rectangle round all that lies on the table, mm; undefined where nothing does. */
  bounds(): Rect | undefined
  /** What lies over the view. */
  covered(): Insets
  /** Whether a camera may glide: something has been seen, and motion is welcome. */
  gliding(): boolean
  /** The camera has moved; `zoomed` if it is nearer or farther now, or still on its way. */
  onTurn(zoomed: boolean): void
}

/** The camera over the table: where it is, on its way to, and where it would see what. */
export function makeEye({ bounds, covered, gliding, onTurn }: Around) {
  let camera: Camera = { left: 0, top: 0, zoom: 1 }
  let size: Size = { width: 1, height: 1 }
  let glide: { from: Camera; to: Camera; began: number } | undefined

  const clear = (): Clear => clearOf(size, covered())

  /** Where everything that lies on the table is, and enough of the paper round it; the sheet while nothing does. */
  const whole = (): Rect => {
    const items = bounds()
    if (!items) return SHEET
    const x = Math.max(0, ROOM.x - (items.maxX - items.minX)) / 2
    const y = Math.max(0, ROOM.y - (items.maxY - items.minY)) / 2
    return {
      minX: items.minX - x,
      minY: items.minY - y,
      maxX: items.maxX + x,
      maxY: items.maxY + y,
    }
  }
  const fitted = (rect: Rect, most?: number): Camera => {
    const free = clear()
    // A large screen may show them larger: it is seen from farther away.
    return framing(rect, free, MARGIN, most ?? Math.max(CLOSE, (CLOSE * free.width) / WIDE))
  }

  return {
    camera: () => camera,
    size: () => size,
    /** Where nothing lies over the view, px. */
    clear,
    whole,
    fitted,
    /** What is seen at first: all that lies there, or a part of the bare paper that is near enough to begin on. */
    opening(): Camera {
      const all = fitted(whole())
      if (bounds() || all.zoom >= NEAR) return all
      const { left, top, width, height } = clear()
      return zoomAt(all, NEAR / all.zoom, left + width / 2, top + height / 2)
    },
    /** Moves the camera, at once or in a short glide. */
    turnTo(next: Camera, smooth = false) {
      const before = camera.zoom
      const there = glide?.to ?? camera
      if (there.left === next.left && there.top === next.top && there.zoom === next.zoom) return
      if (smooth && gliding()) glide = { from: camera, to: next, began: performance.now() }
      else {
        glide = undefined
        camera = next
      }
      onTurn(glide !== undefined || camera.zoom !== before)
    },
    /** Moves a glide on; tells whether it goes further. */
    step(now: number): boolean {
      if (!glide) return false
      const t = gliding() ? Math.min(1, (now - glide.began) / GLIDE) : 1
      camera = t >= 1 ? glide.to : between(glide.from, glide.to, 1 - (1 - t) ** 3, size)
      if (t >= 1) glide = undefined
      onTurn(glide !== undefined)
      return glide !== undefined
    },
    /** The view has another size now: what was in the middle stays there. Tells whether it had none before. */
    resize(next: Size): boolean {
      const first = size.width <= 1
      if (glide) camera = glide.to
      glide = undefined
      if (!first)
        camera = {
          ...camera,
          left: camera.left + (next.width - size.width) / 2,
          top: camera.top + (next.height - size.height) / 2,
        }
      size = next
      return first
    },
  }
}
