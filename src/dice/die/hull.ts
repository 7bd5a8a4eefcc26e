/** A point of the screen, pixels. */
export type ScreenPoint = readonly [number, number]

/** Walks the pen once around some corners. */
export function trace(pen: CanvasRenderingContext2D, spots: readonly ScreenPoint[]): void {
  pen.beginPath()
  for (const [x, y] of spots) pen.lineTo(x, y)
  pen.closePath()
}

/** The convex hull of points in the plane, walked around once. */
export function hull(spots: readonly ScreenPoint[]): ScreenPoint[] {
  const sorted = [...spots].sort((p, q) => p[0] - q[0] || p[1] - q[1])
  const half = (order: readonly ScreenPoint[]) => {
    const chain: ScreenPoint[] = []
    for (const s of order) {
      for (;;) {
        const [b, a] = [chain.at(-1), chain.at(-2)]
        if (!a || !b || (b[0] - a[0]) * (s[1] - a[1]) - (b[1] - a[1]) * (s[0] - a[0]) > 0) break
        chain.pop()
      }
      chain.push(s)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.reverse())]
}
