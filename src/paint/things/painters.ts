import type { Painter, Piece } from '../../rules/board/piece.ts'
import type { Item } from '../../rules/plain/item.ts'
import { sizeOf } from '../letters/boxes.ts'
import type { Look } from '../pen/look.ts'
import type { Pen } from '../pen/pen.ts'
import { paintCard } from './card.ts'
import { paintNote } from './note.ts'
import { paintOval } from './oval.ts'
import { paintPlacard } from './placard.ts'
import { paintPrinted } from './printed.ts'
import { paintSheet } from './sheet.ts'

export type Paint = (pen: Pen, item: Item, piece: Piece, look: Look, scale: number) => void

/** From so far away, px per mm, a die is an ivory speck. */
export const SPECK = 0.3

let draws: Paint | undefined

/** All but ink, which comes whole with what draws; until then a die is seen as from afar. */
const PAINT: Readonly<Partial<Record<Painter, Paint>>> = {
  card: paintCard,
  note: paintNote,
  oval: paintOval,
  die(pen, item, piece, _look, scale) {
    if (draws && scale >= SPECK) return
    const { w } = sizeOf(piece, item)
    pen.fillStyle = '#f7edd6'
    pen.fillRect(-w / 2, -w / 2, w, w)
  },
  sheet: paintSheet,
  placard: paintPlacard,
  printed: paintPrinted,
}

/** From here on ink, dice, and what is printed and drawn on things are painted so, which comes late. Gives what did. */
export function drawBy(paint: Paint | undefined): Paint | undefined {
  const before = draws
  draws = paint
  return before
}

/**
 * Paints one item by its piece's painter: the pen's origin at its centre, unrotated, in mm;
 * `scale` is pixels per mm, by which painters choose how much to show.
 */
export function paintItem(pen: Pen, item: Item, piece: Piece, look: Look, scale: number): void {
  PAINT[piece.painter]?.(pen, item, piece, look, scale)
  if (!look.covered) draws?.(pen, item, piece, look, scale)
}

/** How far an item's picture reaches out of its box on each side, mm: a glow, what hangs at a rim, a shadow. */
export function rimOf({ painter, mat }: Piece): number {
  if (painter === 'ink') return 1.5
  if (mat?.lies === 'pile') return 20
  return painter === 'oval' ? 28 : painter === 'placard' ? 12 : 10
}
