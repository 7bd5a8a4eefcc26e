import type { InkBlock, PrintedFace, SignBlock } from '../../rules/board/face.ts'
import { slotsOf } from '../../rules/board/mat.ts'
import type { Piece } from '../../rules/board/piece.ts'
import { fieldBlocks } from '../../rules/board/spots.ts'
import type { Item } from '../../rules/plain/item.ts'
import type { TextBox } from '../letters/boxes.ts'
import { write } from '../letters/letters.ts'
import { stepped } from '../letters/readable.ts'
import { COLORS, type Look } from '../pen/look.ts'
import type { Pen } from '../pen/pen.ts'
import { keptPath } from '../pen/stroke.ts'
import { paintField, turned } from './fields.ts'
import { colorIn, cornerOf } from './printed.ts'

/** What one face is painted by. */
export interface FaceSight {
  readonly item: Item
  readonly piece: Piece
  readonly w: number
  readonly h: number
  readonly look: Look
  readonly scale: number
  /** CSS px per mm, as large as letters are set. */
  readonly seen: number
}

/** A sign is drawn in a square of so much. */
const SIGN = 24
/** Smaller than this, CSS px, no sign is made out. */
const MADE_OUT = 5
const LONGEST = 20_000

/** A sign of a face, as large as its box lets it be. */
export function paintSign(pen: Pen, block: SignBlock, color: string, sight: FaceSight): void {
  const side = Math.min(block.box.w, block.box.h)
  if (side * sight.seen < MADE_OUT || typeof block.path !== 'string') return
  const path = block.path.slice(0, LONGEST)
  turned(pen, block.box, block.quarters, sight, () => {
    pen.scale(side / SIGN, side / SIGN)
    pen.translate(-SIGN / 2, -SIGN / 2)
    const shape = keptPath(`sign/${path}`, () => new Path2D(path))
    if (block.line === undefined) {
      pen.fillStyle = color
      pen.fill(shape)
      return
    }
    pen.strokeStyle = color
    pen.lineWidth = block.line
    pen.lineCap = 'round'
    pen.lineJoin = 'round'
    pen.stroke(shape)
  })
}

/** No printed line is thinner to the eye than this, px. */
const THIN = 0.6

/** A band, a frame or a line of a face. */
export function paintInkBlock(
  pen: Pen,
  block: InkBlock,
  color: string,
  { w, h, scale }: FaceSight,
): void {
  const { as, box, line = 0.4, round = 0 } = block
  const [x, y] = [box.x - w / 2, box.y - h / 2]
  const thick = Math.max(line, THIN / scale)
  const corner = cornerOf(round, box.w, box.h)
  pen.beginPath()
  if (as === 'band') {
    pen.fillStyle = color
    pen.roundRect(x, y, box.w, box.h, corner)
    pen.fill()
    return
  }
  pen.strokeStyle = color
  pen.lineWidth = thick
  if (as === 'frame') {
    const inner = [box.w - thick, box.h - thick].map((n) => Math.max(0, n)) as [number, number]
    pen.roundRect(x + thick / 2, y + thick / 2, ...inner, corner)
  } else if (box.w >= box.h) {
    pen.moveTo(x, y + box.h / 2)
    pen.lineTo(x + box.w, y + box.h / 2)
  } else {
    pen.moveTo(x + box.w / 2, y)
    pen.lineTo(x + box.w / 2, y + box.h)
  }
  pen.stroke()
}

/** The fields of a thing that has another painter, at its foot, on a paler strip. */
export function paintStrip(pen: Pen, sight: FaceSight): void {
  const { item, piece, w, h } = sight
  const blocks = fieldBlocks(piece, item)
  const top = Math.min(...blocks.map(({ box }) => box.y))
  if (!Number.isFinite(top)) return
  pen.fillStyle = 'rgba(255, 255, 255, 0.6)'
  pen.beginPath()
  pen.roundRect(-w / 2 + 3.6, top - h / 2 - 0.6, w - 7.2, h - top - 1, 1.4)
  pen.fill()
  for (const block of blocks) paintField(pen, block, COLORS.pen, sight)
}

/** The places of a mat, as they are marked on it. */
export function paintSlots(
  pen: Pen,
  { piece, w, h, scale }: FaceSight,
  face: PrintedFace | undefined,
): void {
  const { mat } = piece
  if (!mat?.slots || scale < 0.25) return
  pen.save()
  pen.strokeStyle = colorIn(pen, face?.ink, COLORS.pen)
  pen.globalAlpha = 0.4
  pen.lineWidth = Math.max(0.45, THIN / scale)
  pen.setLineDash([3, 2.2])
  for (const slot of slotsOf(mat, w, h)) {
    pen.beginPath()
    pen.roundRect(slot.x, slot.y, slot.w, slot.h, 3)
    pen.stroke()
  }
  pen.restore()
}

/** The number of a pile: at this size, CSS px, it is read; no smaller and no larger than this, mm. */
const MANY = { read: 13, least: 6, most: 19 } as const

/** How many lie on a pile stands on a tab at its lower edge, beside what lies there. */
export function paintMany(pen: Pen, many: number, { w, h, seen, scale }: FaceSight): void {
  const size = Math.max(MANY.least, MANY.read / stepped(seen))
  if (size > MANY.most) return
  const text = String(many)
  const wide = size * (0.9 + 0.56 * text.length)
  const high = size * 1.25
  const [x, y] = [w / 2 - wide - 3, h / 2 - 0.4]
  pen.fillStyle = COLORS.tab
  pen.strokeStyle = 'rgba(60, 40, 10, 0.45)'
  pen.lineWidth = 0.4
  pen.beginPath()
  pen.roundRect(x, y, wide, high, [0, 0, size * 0.4, size * 0.4])
  pen.fill()
  pen.stroke()
  const box: TextBox = {
    ...{ x, y, w: wide, h: high, size, least: size * 0.98 },
    ...{ leading: 1, align: 'center', stand: 'middle', lines: 1 },
  }
  write(pen, text, box, { family: 'plain', color: COLORS.pen, bold: true }, scale)
}
