import type { Piece } from '../../rules/board/piece.ts'
import type { Item } from '../../rules/plain/item.ts'
import { sizeOf } from '../letters/boxes.ts'
import { COLORS } from '../pen/look.ts'
import type { Pen } from '../pen/pen.ts'

/** The bare paper of a printed thing. */
export function paintPrinted(pen: Pen, item: Item, piece: Piece): void {
  const { w, h } = sizeOf(piece, item)
  const face = piece.face?.(item)
  pen.fillStyle = face?.paper ?? COLORS.card
  pen.beginPath()
  pen.roundRect(-w / 2, -h / 2, w, h, face?.round ?? 3)
  pen.fill()
}
