import type { Painter, Piece } from '../rules/game.ts'
import type { Item } from '../rules/item.ts'
import { sizeOf } from './boxes.ts'
import { paintCard } from './card.ts'
import type { Look } from './look.ts'
import { paintNote } from './note.ts'
import { paintOval } from './oval.ts'
import type { Pen } from './pen.ts'
import { paintPlacard } from './placard.ts'
import { paintDieItem } from './resting.ts'
import { paintSheet } from './sheet.ts'

type Paint = (pen: Pen, item: Item, piece: Piece, look: Look, scale: number) => void

const PAINT: Readonly<Record<Painter, Paint>> = {
  card: paintCard,
  note: paintNote,
  oval: paintOval,
  die: paintDieItem,
  sheet: paintSheet,
  placard: paintPlacard,
}

/**
 * Paints one item by its piece's painter: the pen's origin at its centre, unrotated, in mm;
 * `scale` is pixels per mm, by which painters choose how much to show.
 */
export function paintItem(pen: Pen, item: Item, piece: Piece, look: Look, scale: number): void {
  PAINT[piece.painter](pen, item, piece, look, scale)
}

/** How far an item's picture reaches from its centre in mm, with glow, rating and shadow, however it is turned. */
export function reachOf(piece: Piece, item?: Item): number {
  const { w, h } = sizeOf(piece, item)
  return Math.hypot(w, h) / 2 + (piece.painter === 'oval' ? 14 : 8)
}
