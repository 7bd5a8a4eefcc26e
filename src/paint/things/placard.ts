import type { Piece } from '../../rules/board/piece.ts'
import type { Item } from '../../rules/plain/item.ts'
import { sizeOf, textBox } from '../letters/boxes.ts'
import { lettersOf, write } from '../letters/letters.ts'
import { readable } from '../letters/readable.ts'
import { COLORS, type Look } from '../pen/look.ts'
import type { Pen } from '../pen/pen.ts'
import { shadow, stamp } from '../pen/stamps.ts'

/** The pause card: folded like a tent, its front with two bars. */
export function paintPlacard(pen: Pen, item: Item, piece: Piece, look: Look, scale: number): void {
  const { w, h } = sizeOf(piece, item)
  if (!look.lifted) shadow(pen, `placard/${w}/${h}`, w, h, { far: 3.4, soft: 4, dark: 0.42 })
  stamp(pen, `placard/${w}/${h}`, w + 2, h + 2, scale, (leaf) => tent(leaf, w, h))
  const field = piece.texts[0] ?? ''
  const box = textBox(piece, item, field)
  const writing = look.writing?.id === item.id && look.writing.field === field
  if (!box || writing) return
  const how = lettersOf(box, look.face)
  const seen = scale / look.ratio / (look.letter ?? 1)
  const large = readable(piece, item, field, box, how, seen, look.small)
  write(pen, item.texts[field] ?? '', large, how, scale)
}

function tent(pen: Pen, w: number, h: number): void {
  const fold = -h / 2 + h * 0.22
  const back = pen.createLinearGradient(0, -h / 2, 0, fold)
  back.addColorStop(0, '#c9c2b4')
  back.addColorStop(1, '#e9e3d6')
  pen.fillStyle = back
  pen.beginPath()
  pen.roundRect(-w / 2, -h / 2, w, h, 1.4)
  pen.fill()
  const front = pen.createLinearGradient(0, fold, 0, h / 2)
  front.addColorStop(0, '#fffdf8')
  front.addColorStop(0.1, '#fbf6ea')
  front.addColorStop(1, '#efe7d6')
  pen.fillStyle = front
  pen.beginPath()
  pen.roundRect(-w / 2, fold, w, h / 2 - fold, [0, 0, 1.4, 1.4])
  pen.fill()
  pen.strokeStyle = 'rgba(90, 70, 40, 0.35)'
  pen.lineWidth = 0.4
  pen.beginPath()
  pen.moveTo(-w / 2, fold)
  pen.lineTo(w / 2, fold)
  pen.stroke()
  pen.strokeStyle = COLORS.red
  pen.lineWidth = 1.4
  pen.beginPath()
  pen.roundRect(-w / 2 + 3, fold + 3, w - 6, h / 2 - fold - 6, 2)
  pen.stroke()
  pen.fillStyle = COLORS.red
  pen.fillRect(-4.2, -h / 2 + 2.8, 2.8, 7.4)
  pen.fillRect(1.4, -h / 2 + 2.8, 2.8, 7.4)
}
