import type { Rect } from '../paint/rect.ts'
import type { Spatial } from './spatial.ts'

/** The sheet as it is first laid out, its middle at 0, 0: the paper roll is 914 mm wide. */
export const SHEET: Rect = { minX: -720, minY: -457, maxX: 720, maxY: 457 }
const MARGIN = 70
const STEP = 100

/** How far the paper is unrolled: the first sheet, and further wherever an oval needs something to be drawn on. */
export function paperOf(spatial: Spatial): Rect {
  const drawn = spatial.bounds((entry) => entry.piece.painter === 'oval')
  if (!drawn) return SHEET
  const out = (value: number, way: 1 | -1) => way * Math.ceil((way * value + MARGIN) / STEP) * STEP
  const need = {
    minX: Math.max(-20_000, out(drawn.minX, -1)),
    minY: Math.max(-20_000, out(drawn.minY, -1)),
    maxX: Math.min(20_000, out(drawn.maxX, 1)),
    maxY: Math.min(20_000, out(drawn.maxY, 1)),
  }
  return {
    minX: drawn.minX - MARGIN < SHEET.minX ? need.minX : SHEET.minX,
    minY: drawn.minY - MARGIN < SHEET.minY ? need.minY : SHEET.minY,
    maxX: drawn.maxX + MARGIN > SHEET.maxX ? need.maxX : SHEET.maxX,
    maxY: drawn.maxY + MARGIN > SHEET.maxY ? need.maxY : SHEET.maxY,
  }
}
