import type { Pen } from '../pen/pen.ts'
import { paper } from './papers.ts'

/** In fewer pixels per mm paper is smooth. */
const SEEN = 2

/**
 * Lays the tooth of paper over what is clipped, w by h mm round the origin; as fine on a large picture
 * as on a small one.
 */
export function grained(pen: Pen, w: number, h: number, scale: number): void {
  if (scale < SEEN) return
  const pattern = pen.createPattern(paper('tooth'), 'repeat')
  if (!pattern) return
  pen.save()
  // Twice as fine as the picture's own pixels would be too fine to see, and half as fine is coarse.
  const k = 1 / Math.min(scale, 4)
  pen.scale(k, k)
  pen.fillStyle = pattern
  pen.fillRect(-w / 2 / k, -h / 2 / k, w / k, h / k)
  pen.restore()
}
