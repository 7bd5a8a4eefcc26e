import type { Clear } from '../map/camera.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/**
 * Where an arrow to a point (px) stands, its middle so far from the edges, and which way it points (a unit vector);
 * undefined where the point is in view.
 */
export function edgeOf(
  { left, top, width, height }: Clear,
  { x, y }: Point,
  fromSide: number,
  fromTop: number,
): (Point & { readonly dx: number; readonly dy: number }) | undefined {
  if (x >= left && x <= left + width && y >= top && y <= top + height) return undefined
  const within = (value: number, from: number, length: number, margin: number) => {
    const room = Math.min(margin, length / 2)
    return Math.min(from + length - room, Math.max(from + room, value))
  }
  const at = { x: within(x, left, width, fromSide), y: within(y, top, height, fromTop) }
  const far = Math.hypot(x - at.x, y - at.y) || 1
  return { ...at, dx: (x - at.x) / far, dy: (y - at.y) / far }
}
