import type { Item, Plain } from '../plain/item.ts'
import type { Piece } from './piece.ts'

/** Width and height, mm. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** An oval is as large as it was drawn; so large that its words have room, and no larger than the paper. */
const OVAL_SIZE = {
  least: { width: 60, height: 34 },
  most: { width: 1200, height: 900 },
} as const

/** Its line is drawn so far within its size, mm of both sides together. */
export const OVAL_RIM = 3

/** How large an item is: an oval as it was drawn, everything else as its piece. Ink is as large as its path. */
export function itemSize(piece: Piece, item?: Pick<Item, 'props'>): Size {
  const { width, height } = piece
  if (piece.painter !== 'oval' || !item) return { width, height }
  return {
    width: within(item.props.width, OVAL_SIZE.least.width, OVAL_SIZE.most.width) ?? width,
    height: within(item.props.height, OVAL_SIZE.least.height, OVAL_SIZE.most.height) ?? height,
  }
}

function within(value: Plain | undefined, least: number, most: number): number | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined
  return Math.min(most, Math.max(least, value))
}
