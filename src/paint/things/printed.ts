import type { PrintedFace } from '../../rules/board/face.ts'
import type { Piece } from '../../rules/board/piece.ts'
import { printedFace } from '../../rules/board/printing.ts'
import type { Item } from '../../rules/plain/item.ts'
import { sizeOf } from '../letters/boxes.ts'
import { BLEED, COLORS, type Look } from '../pen/look.ts'
import type { Pen } from '../pen/pen.ts'
import { FLAT, shadow, stamp } from '../pen/stamps.ts'
import { cardboard } from './card.ts'

/** A picture of paper is kept up to so many mm²: larger ones are few, and would leave no room for all the others. */
const KEPT = 40_000

/** The bare paper of a printed thing; what is printed on it comes late (`face.ts`). */
export function paintPrinted(pen: Pen, item: Item, piece: Piece, look: Look, scale: number): void {
  const { w, h } = sizeOf(piece, item)
  const { paper = COLORS.card, round = 3 } = printedFace(piece, item) ?? {}
  const color = colorIn(pen, paper, COLORS.card)
  const solid = color.startsWith('#')
  if (look.flat) {
    pen.fillStyle = color
    pen.fillRect(-w / 2 - BLEED, -h / 2 - BLEED, w + 2 * BLEED, h + 2 * BLEED)
    return
  }
  // What lets through what it lies on would let through its shadow.
  if (!look.lifted && solid) {
    const corner = cornerOf(round, w, h)
    shadow(pen, `printed/${w}/${h}/${corner}`, w, h, FLAT, (p) => roundedOutline(p, w, h, corner))
  }
  if (w * h > KEPT || !solid) paintPaper(pen, color, w, h, round, scale)
  else
    stamp(pen, `printed/${w}/${h}/${round}/${color}`, w + 2, h + 2, scale, (leaf, step) =>
      // Its tooth is made only once somebody is so near that it is seen.
      paintPaper(leaf, color, w, h, round, Math.min(step, scale)),
    )
}

/** How round corners can be, mm. */
export const cornerOf = (round: PrintedFace['round'], w: number, h: number): number =>
  Math.max(0, Math.min(Number.isFinite(round) ? (round ?? 3) : 3, w / 2, h / 2))

/** The edge of a printed thing. */
export function roundedOutline(pen: Pen, w: number, h: number, round: number): void {
  pen.beginPath()
  pen.roundRect(-w / 2, -h / 2, w, h, round)
}

/** A colour as a canvas has it, `#rrggbb` if nothing shines through; the usual one for what is none. */
export function colorIn(pen: Pen, color: string | undefined, usual: string): string {
  pen.fillStyle = usual
  // A canvas does not heed what is no colour.
  if (color !== undefined) pen.fillStyle = color
  return typeof pen.fillStyle === 'string' ? pen.fillStyle : usual
}

function paintPaper(pen: Pen, color: string, w: number, h: number, round: number, scale: number) {
  const corner = cornerOf(round, w, h)
  pen.fillStyle = color
  if (!color.startsWith('#')) {
    roundedOutline(pen, w, h, corner)
    pen.fill()
    return
  }
  cardboard(pen, w, h, corner, scale)
  const light = pen.createLinearGradient(-w / 2, -h / 2, w / 2, h / 2)
  light.addColorStop(0, 'rgba(255, 255, 255, 0.16)')
  light.addColorStop(0.55, 'rgba(255, 255, 255, 0)')
  light.addColorStop(1, 'rgba(70, 40, 0, 0.09)')
  pen.fillStyle = light
  roundedOutline(pen, w, h, corner)
  pen.fill()
}
