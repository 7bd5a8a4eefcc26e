import type { Rect } from '../../paint/pen/rect.ts'
import type { Paper } from '../paper/cutting.ts'

/** Printers leave so much of a paper's edge white; each sheet shows so much of the one before, mm. */
const EDGE = 9
export const OVERLAP = 10
/** One sheet shows no more than it can hold, and nothing is enlarged beyond this. */
const LARGEST = 2

/** How many sheets: so many wide and high, or as many as the real size takes. */
export type PosterSize = 'one' | 'four' | 'nine' | 'real'
const ACROSS = { one: 1, four: 2, nine: 3 } as const

/** A sheet of a poster: which one, what of the table it shows (mm), and where on the paper (mm). */
export interface PosterSheet {
  readonly column: number
  readonly row: number
  readonly part: Rect
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

export interface Poster {
  readonly paper: Paper
  readonly wide: number
  readonly high: number
  /** mm of paper for one of the table. */
  readonly scale: number
  readonly sheets: readonly PosterSheet[]
}

/**
 * The sheets on which a part of the table is printed: upright or lengthwise, whichever shows it larger, or takes fewer.
 */
export function posterOf(extent: Rect, { wide, high }: Paper, spread: PosterSize): Poster {
  const a = laid(extent, { wide, high }, spread)
  const b = laid(extent, { wide: high, high: wide }, spread)
  if (a.scale !== b.scale) return a.scale > b.scale ? a : b
  return a.sheets.length <= b.sheets.length ? a : b
}

function laid(extent: Rect, paper: Paper, spread: PosterSize): Poster {
  const w = extent.maxX - extent.minX
  const h = extent.maxY - extent.minY
  const room = { wide: paper.wide - EDGE * 2, high: paper.high - EDGE * 2 }
  const step = { wide: room.wide - OVERLAP, high: room.high - OVERLAP }
  const reach = (n: number, one: number) => n * one + OVERLAP
  const scale =
    spread === 'real'
      ? 1
      : Math.min(
          LARGEST,
          reach(ACROSS[spread], step.wide) / w,
          reach(ACROSS[spread], step.high) / h,
        )
  // What is larger by less than can be printed takes no sheet more.
  const count = (long: number, one: number) => Math.max(1, Math.ceil((long - OVERLAP) / one - 1e-6))
  const columns = count(w * scale, step.wide)
  const rows = count(h * scale, step.high)
  // What there is lies in the middle of all sheets together.
  const left = (reach(columns, step.wide) - w * scale) / 2
  const top = (reach(rows, step.high) - h * scale) / 2
  const sheets: PosterSheet[] = []
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const minX = Math.max(0, column * step.wide - left)
      const minY = Math.max(0, row * step.high - top)
      const maxX = Math.min(w * scale, column * step.wide + room.wide - left)
      const maxY = Math.min(h * scale, row * step.high + room.high - top)
      sheets.push({
        column,
        row,
        part: {
          minX: extent.minX + minX / scale,
          minY: extent.minY + minY / scale,
          maxX: extent.minX + maxX / scale,
          maxY: extent.minY + maxY / scale,
        },
        x: EDGE + left + minX - column * step.wide,
        y: EDGE + top + minY - row * step.high,
        w: maxX - minX,
        h: maxY - minY,
      })
    }
  return { paper, wide: columns, high: rows, scale, sheets }
}

/** What people call a sheet: its column by letter, its row by number. */
export const sheetName = ({ column, row }: Pick<PosterSheet, 'column' | 'row'>): string =>
  `${column >= 26 ? String.fromCharCode(64 + Math.floor(column / 26)) : ''}${String.fromCharCode(65 + (column % 26))}${row + 1}`
