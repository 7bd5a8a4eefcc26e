/** A rectangle with its sides along the axes: of the table in mm, or of the screen in px. */
export interface Rect {
  readonly minX: number
  readonly minY: number
  readonly maxX: number
  readonly maxY: number
}

/** Whether two rectangles have some area in common. */
export function meets(a: Rect, b: Rect): boolean {
  return a.minX < b.maxX && a.maxX > b.minX && a.minY < b.maxY && a.maxY > b.minY
}

/** A rectangle with so much more room on every side. */
export function grown({ minX, minY, maxX, maxY }: Rect, by: number): Rect {
  return { minX: minX - by, minY: minY - by, maxX: maxX + by, maxY: maxY + by }
}

/** The rectangle round many; undefined round none. */
export function boxRound(rects: readonly [Rect, ...Rect[]]): Rect
export function boxRound(rects: readonly Rect[]): Rect | undefined
export function boxRound(rects: readonly Rect[]): Rect | undefined {
  let minX = Number.POSITIVE_INFINITY
  let minY = Number.POSITIVE_INFINITY
  let maxX = Number.NEGATIVE_INFINITY
  let maxY = Number.NEGATIVE_INFINITY
  for (const rect of rects) {
    minX = Math.min(minX, rect.minX)
    minY = Math.min(minY, rect.minY)
    maxX = Math.max(maxX, rect.maxX)
    maxY = Math.max(maxY, rect.maxY)
  }
  return minX <= maxX ? { minX, minY, maxX, maxY } : undefined
}

/** The corners of an upright rectangle. */
export function corners(x: number, y: number, w: number, h: number) {
  return [
    { x, y },
    { x: x + w, y },
    { x: x + w, y: y + h },
    { x, y: y + h },
  ]
}
