import type { Flick } from '../rules/dice/roll.ts'

/** Where a pointer was, CSS pixels, y down, and when, milliseconds. */
export interface PathPoint {
  readonly x: number
  readonly y: number
  readonly t: number
}

/** Only the last of the way is the flick, ms: a finger rests a little before it lifts, but who stops does not throw. */
const RECENT = 150
/** A speed is told by a stretch of the way that took so long, ms. */
const STRETCH = 40
/** Below this it is a tap (CSS pixels). */
const TAP = 8
/** Speeds of the softest and the hardest throw, tray widths a second. */
const SOFT = 0.55
const HARD = 5
/** Whoever pushes the dice so far away (tray widths) and lets go while still pushing (px) throws, however slowly. */
const PUSHED = 0.25
const PUSHES = 1

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

/** The stretch in which it went fastest until time `t`, not long before that: px, and px a millisecond. */
function fastest(path: readonly PathPoint[], t: number) {
  const stretches = path.flatMap((to, i) => {
    const before = path[i - 1]
    if (!before || t - to.t > RECENT) return []
    const from = path.slice(0, i).find((p) => to.t - p.t <= STRETCH) ?? before
    const [x, y] = [to.x - from.x, from.y - to.y]
    const far = Math.hypot(x, y)
    return [{ x, y, far, speed: far / Math.max(STRETCH, to.t - from.t) }]
  })
  return stretches.toSorted((a, b) => b.speed - a.speed)[0]
}

/**
 * The flick of a pointer let go at time `t` over a tray so many CSS pixels wide: direction and strength of the
 * fastest stretch just before. A slow push away from whoever throws is the softest one. Undefined when it is no throw.
 */
export function flickOf(path: readonly PathPoint[], t: number, width: number): Flick | undefined {
  const [stretch, last] = [fastest(path, t), path.at(-1)]
  if (!stretch || !last || stretch.far === 0 || isTap(path)) return undefined
  const { x, y, far } = stretch
  const speed = (stretch.speed / width) * 1000
  if (speed < SOFT) {
    const away = (path[0]?.y ?? 0) - last.y
    if (y < PUSHES || away < PUSHED * width) return undefined
  }
  const power = Math.min(1, Math.max(0, (speed - SOFT) / (HARD - SOFT)))
  // Rounded, so that it is written down short and read back the same; without a zero below zero.
  const short = (n: number) => Math.round(n * 1e4) / 1e4 + 0
  return { dx: short(x / far), dy: short(y / far), power: short(power) }
}
