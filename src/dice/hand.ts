import type { Flick } from '../rules/dice/roll.ts'

/** Where a pointer was, CSS pixels, y down, and when, milliseconds. */
export interface PathPoint {
  readonly x: number
  readonly y: number
  readonly t: number
}

/** Only the last of the movement is the flick: who stops before letting go does not throw. */
const RECENT = 110
/** Below this it is a tap (CSS pixels). */
const TAP = 8
/** Speeds of the softest and the hardest throw, tray widths a second. */
const SOFT = 0.55
const HARD = 5
/** Whoever pushes the dice so far away (tray widths) and lets go while still pushing (px) throws, however slowly. */
const PUSHED = 0.25
const PUSHES = 2

/** The path of one pointer, kept as short as a flick needs: where it began, and the last of it. */
export function followPath(path: PathPoint[], touch: PathPoint): void {
  path.push(touch)
  while (path.length > 3 && touch.t - (path[1]?.t ?? 0) > RECENT * 3) path.splice(1, 1)
}

/** Whether the pointer hardly moved. */
export function isTap(path: readonly PathPoint[]): boolean {
  const [first] = path
  return first === undefined || path.every((p) => Math.hypot(p.x - first.x, p.y - first.y) < TAP)
}

/**
 * The flick of a pointer let go at time `t` over a tray so many CSS pixels wide: direction and strength of the
 * last tenth of a second. A slow push away from whoever throws is the softest one. Undefined when it is no throw.
 */
export function flickOf(path: readonly PathPoint[], t: number, width: number): Flick | undefined {
  const recent = path.filter((p) => t - p.t <= RECENT)
  const [first, last] = [recent[0], recent.at(-1)]
  if (!first || !last || isTap(path)) return undefined
  const [x, y] = [last.x - first.x, first.y - last.y]
  const far = Math.hypot(x, y)
  const time = Math.max(8, last.t - first.t)
  const speed = (far / width / time) * 1000
  if (far === 0) return undefined
  if (speed < SOFT) {
    const away = (path[0]?.y ?? 0) - last.y
    if (y < PUSHES || away < PUSHED * width) return undefined
  }
  const power = Math.min(1, Math.max(0, (speed - SOFT) / (HARD - SOFT)))
  // Rounded, so that it is written down short and read back the same; without a zero below zero.
  const short = (n: number) => Math.round(n * 1e4) / 1e4 + 0
  return { dx: short(x / far), dy: short(y / far), power: short(power) }
}
