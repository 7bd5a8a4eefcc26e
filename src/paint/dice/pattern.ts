import type { Pen } from '../pen/pen.ts'
import type { Pattern } from './coat.ts'

/**
 * Paints a seat's pattern in the pen's fill and stroke, around the origin, for a face of radius 1; simpler than where
 * each pixel is reckoned. Edges and halves are for whoever paints the body.
 */
export function paintPattern(pen: Pen, pattern: Pattern): void {
  if (pattern === 'plain' || pattern === 'edges' || pattern === 'halves') return
  pen.lineWidth = WIDE[pattern] ?? 0.16
  pen.lineJoin = 'round'
  pen.beginPath()
  for (let k = -5; k <= 5; k++) {
    const y = k * (pattern === 'grain' ? 0.42 : 0.9)
    if (pattern === 'waves') {
      for (let m = -8; m <= 8; m++) pen[m > -8 ? 'lineTo' : 'moveTo'](m * 0.42, y + (m % 2) * 0.3)
      continue
    }
    pen.moveTo(-4, y - 2)
    if (pattern === 'marble') pen.bezierCurveTo(-1, y + 3, 1, y - 3, 4, y + 2)
    else if (pattern === 'grain') pen.quadraticCurveTo(0, y + 1.6, 4, y - 1.4)
    else pen.lineTo(4, y + 2)
    if (pattern !== 'lattice') continue
    pen.moveTo(-4, y + 2)
    pen.lineTo(4, y - 2)
  }
  pen.stroke()
}

/** How wide its lines are; nothing in a pattern is round, or it would be taken for a pip. */
const WIDE: Partial<Record<Pattern, number>> = { bands: 0.42, waves: 0.26, grain: 0.13 }
