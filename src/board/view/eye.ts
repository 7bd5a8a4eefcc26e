import {
  between,
  type Camera,
  type Clear,
  clearOf,
  type Insets,
  type Viewport,
} from '../map/camera.ts'
import type { State } from './state.ts'

/** How long the camera glides to where it is sent, ms. */
const GLIDE = 190

/** What the eye has to know, and whom it tells. */
export interface Mount {
  /** What lies over the view. */
  covered(): Insets
  /** Whether a camera may glide: something has been seen, and motion is welcome. */
  gliding(): boolean
  /** The camera has moved; `zoomed` if it is nearer or farther now, or still on its way. */
  onTurn(zoomed: boolean): void
}

/** The camera over the table: where it is, on its way to, or would see what. */
export interface Eye {
  /** Where nothing lies over the view, px. */
  clear(): Clear
  /** Where it is on its way to, or is. */
  goal(): Camera
  /** Moves the camera, at once or in a glide: a short one, unless told how long (ms). */
  turnTo(next: Camera, smooth?: boolean | number): void
  /** Moves a glide on; tells whether it goes further. */
  step(now: number): boolean
  /** The view has another size now: what was in the middle stays there. */
  resize(next: Viewport): void
}

/** Moves the camera of this state. */
export function makeEye(state: State, { covered, gliding, onTurn }: Mount): Eye {
  const goal = () => state.glide?.to ?? state.camera
  return {
    clear: () => clearOf(state.size, covered()),
    goal,
    turnTo(next, smooth = false) {
      const before = state.camera.zoom
      const there = goal()
      if (there.left === next.left && there.top === next.top && there.zoom === next.zoom) return
      if (smooth && gliding()) {
        const lasts = smooth === true ? GLIDE : smooth
        state.glide = { from: state.camera, to: next, began: performance.now(), lasts }
      } else {
        state.glide = undefined
        state.camera = next
      }
      onTurn(state.glide !== undefined || state.camera.zoom !== before)
    },
    step(now) {
      const { glide, size } = state
      if (!glide) return false
      const { from, to, began, lasts } = glide
      const t = gliding() ? Math.min(1, (now - began) / lasts) : 1
      state.camera = t >= 1 ? to : between(from, to, eased(t, lasts), size)
      if (t >= 1) state.glide = undefined
      onTurn(t < 1)
      return state.glide !== undefined
    },
    resize(next) {
      const { size, glide } = state
      const first = size.width <= 1
      if (glide) state.camera = glide.to
      state.glide = undefined
      const { camera } = state
      if (!first)
        state.camera = {
          ...camera,
          left: camera.left + (next.width - size.width) / 2,
          top: camera.top + (next.height - size.height) / 2,
        }
      state.size = next
    },
  }
}

/** How far a glide has come: one that was asked for begins at once; a longer one begins softly too. */
const eased = (t: number, lasts: number): number =>
  lasts > GLIDE ? t * t * (3 - 2 * t) : 1 - (1 - t) ** 3
