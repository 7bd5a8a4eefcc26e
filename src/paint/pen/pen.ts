/** What painters draw with: a 2D context of a page or of a worker. */
export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** A picture to draw on, in pixels, with its pen. */
export interface Leaf {
  readonly canvas: OffscreenCanvas
  readonly pen: OffscreenCanvasRenderingContext2D
}

/** A new empty picture, sizes in pixels (rounded up, at least 1). */
export function makeLeaf(width: number, height: number): Leaf {
  const canvas = new OffscreenCanvas(Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height)))
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser gives no 2D canvas')
  return { canvas, pen }
}

/** The turn of a pen's present axes, in radians: light keeps its direction however an item lies. */
export function turnOf(pen: Pen): number {
  const m = pen.getTransform()
  return Math.atan2(m.b, m.a)
}
