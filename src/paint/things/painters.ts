import type { Painter, Piece } from '../../rules/board/piece.ts'
import type { Item } from '../../rules/plain/item.ts'
import type { Look } from '../pen/look.ts'
import type { Pen } from '../pen/pen.ts'
import { paintCard } from './card.ts'
import { paintInk } from './ink.ts'
import { paintNote } from './note.ts'
import { paintOval } from './oval.ts'
import { paintPlacard } from './placard.ts'
import { paintPrinted } from './printed.ts'
import { paintDieItem } from './resting.ts'
import { paintSheet } from './sheet.ts'

export type Paint = (pen: Pen, item: Item, piece: Piece, look: Look, scale: number) => void

const PAINT: Readonly<Record<Painter, Paint>> = {
  card: paintCard,
  note: paintNote,
  oval: paintOval,
  die: paintDieItem,
  sheet: paintSheet,
  placard: paintPlacard,
  ink: paintInk,
  printed: paintPrinted,
}

let draws: Paint | undefined

/** From here on what is printed and drawn on things is painted so: that comes late. */
export function drawBy(paint: Paint): void {
  draws = paint
}

/**
 * Paints one item by its piece's painter: the pen's origin at its centre, unrotated, in mm;
 * `scale` is pixels per mm, by which painters choose how much to show.
 */
export function paintItem(pen: Pen, item: Item, piece: Piece, look: Look, scale: number): void {
  PAINT[piece.painter](pen, item, piece, look, scale)
  if (!look.covered) draws?.(pen, item, piece, look, scale)
}

/** How far an item's picture reaches out of its box on each side, mm: a glow, what hangs at a rim, a shadow. */
export function rimOf({ painter, mat }: Piece): number {
  if (painter === 'ink') return 1.5
  if (mat?.lies === 'pile') return 20
  return painter === 'oval' ? 28 : painter === 'placard' ? 12 : 10
}
