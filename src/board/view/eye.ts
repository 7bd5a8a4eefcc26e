import { between, type Camera, type Clear, clearOf, type Insets, type Size } from '../map/camera.ts'

/** How long the camera glides to where it is sent, ms. */
const GLIDE = 190
/** What the eye has to know, and whom it tells. */
export interface Around {
  /** What lies over the view. */
  covered(): Insets
  /** Whether a camera may glide: something has been seen, and motion is welcome. */
  gliding(): boolean
  /** The camera has moved; `zoomed` if it is nearer or farther now, or still on its way. */
  onTurn(zoomed: boolean): void
}

/** The camera over the table: where it is, on its way to, and where it would see what. */
export function makeEye({ covered, gliding, onTurn }: Around) {
  let camera: Camera = { left: 0, top: 0, zoom: 1 }
  let size: Size = { width: 1, height: 1 }
  let glide: { from: Camera; to: Camera; began: number; lasts: number } | undefined

  const clear = (): Clear => clearOf(size, covered())

  return {
    camera: () => camera,
    size: () => size,
    /** Where nothing lies over the view, px. */
    clear,
    /** Where it is on its way to, or is. */
    goal: (): Camera => glide?.to ?? camera,
    /** Moves the camera, at once or in a glide: a short one, unless told how long (ms). */
    turnTo(next: Camera, smooth: boolean | number = false) {
      const before = camera.zoom
      const there = glide?.to ?? camera
      if (there.left === next.left && there.top === next.top && there.zoom === next.zoom) return
      if (smooth && gliding()) {
        const lasts = smooth === true ? GLIDE : smooth
        glide = { from: camera, to: next, began: performance.now(), lasts }
      } else {
        glide = undefined
        camera = next
      }
      onTurn(glide !== undefined || camera.zoom !== before)
    },
    /** Moves a glide on; tells whether it goes further. */
    step(now: number): boolean {
      if (!glide) return false
      const t = gliding() ? Math.min(1, (now - glide.began) / glide.lasts) : 1
      camera = t >= 1 ? glide.to : between(glide.from, glide.to, eased(t, glide.lasts), size)
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

/** How far a glide has come: one that was asked for begins at once; a longer one begins softly too. */
const eased = (t: number, lasts: number): number =>
  lasts > GLIDE ? t * t * (3 - 2 * t) : 1 - (1 - t) ** 3
