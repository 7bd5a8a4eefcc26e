import { sizeOf } from '../letters/boxes.ts'
import { COLORS } from '../pen/look.ts'
import type { Paint } from './painters.ts'

/** The bare paper of a printed thing. */
export const paintPrinted: Paint = (pen, item, piece) => {
  const { w, h } = sizeOf(piece, item)
  const face = piece.face?.(item)
  pen.fillStyle = face?.paper ?? COLORS.card
  pen.beginPath()
  pen.roundRect(-w / 2, -h / 2, w, h, face?.round ?? 3)
  pen.fill()
}
