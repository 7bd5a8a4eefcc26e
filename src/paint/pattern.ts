import type { Pattern } from './coat.ts'
import type { Pen } from './pen.ts'

/**
 * Paints a seat's pattern in the pen's fill and stroke, around the origin, for a face of radius 1; simpler than where
 * each pixel is reckoned. Edges and halves are for whoever paints the body.
 */
export function paintPattern(pen: Pen, pattern: Pattern): void {
  if (pattern === 'plain' || pattern === 'edges' || pattern === 'halves') return
  const round = pattern === 'dots' ? 0.24 : pattern === 'flecks' ? 0.13 : 0
  pen.lineWidth = pattern === 'bands' ? 0.42 : 0.16
  pen.beginPath()
  for (let k = -4; k <= 4; k++) {
    const y = k * 0.9
    for (let m = -4; m <= 4 && round > 0; m++) {
      const odd = pattern === 'flecks' ? [((m * 7) % 5) / 5, ((k * 3) % 4) / 5] : [0.25, 0]
      const [px, py] = [(k + (odd[0] ?? 0)) * 0.8, (m + (odd[1] ?? 0)) * 0.8]
      pen.moveTo(px + round, py)
      pen.arc(px, py, round, 0, 2 * Math.PI)
    }
    if (round > 0) continue
    pen.moveTo(-4, y - 2)
    if (pattern === 'marble') pen.bezierCurveTo(-1, y + 3, 1, y - 3, 4, y + 2)
    else pen.lineTo(4, y + 2)
    if (pattern !== 'lattice') continue
    pen.moveTo(-4, y + 2)
    pen.lineTo(4, y - 2)
  }
  if (round > 0) pen.fill()
  else pen.stroke()
}
