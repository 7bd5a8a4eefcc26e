/** Where a finger is, CSS px and ms. */
export interface Touched {
  readonly y: number
  readonly t: number
}

/** A push goes so far up (px), or is so fast (px a ms) over its last moment (ms) and goes at least a little. */
const PUSH = { far: 130, fast: 0.55, recent: 120, least: 28 } as const

/** Whether a finger that went along here pushed upwards, when it was let go at time `t`. */
export function isPush(path: readonly Touched[], t: number): boolean {
  const [first, last] = [path[0], path.at(-1)]
  if (!first || !last) return false
  const up = first.y - last.y
  if (up >= PUSH.far) return true
  const recent = path.find((spot) => t - spot.t <= PUSH.recent)
  if (!recent || up < PUSH.least) return false
  return (recent.y - last.y) / Math.max(16, t - recent.t) >= PUSH.fast
}
