import type { Piece } from '../../rules/board/piece.ts'
import type { Item } from '../../rules/plain/item.ts'
import { hash } from '../../rules/plain/wobble.ts'
import { grained } from '../ground/tooth.ts'
import { leanOf, sizeOf, type TextBox, textBox } from '../letters/boxes.ts'
import { layText, lettersOf, write } from '../letters/letters.ts'
import { readable } from '../letters/readable.ts'
import { BLEED, COLORS, type Look, markOf, noteColors } from '../pen/look.ts'
import type { Pen } from '../pen/pen.ts'
import { type Fall, shadow, stamp } from '../pen/stamps.ts'

const FALL: Fall = { far: 2.6, soft: 2.4, dark: 0.52, touch: { soft: 0.9, dark: 0.26 } }
const CURL = 11
const BAND = 13
/** From so far away, px per mm, a note is a speck of colour. */
const AFAR = 0.18
/**
 * What the board says of a note: at this size, CSS px, capitals are 7 px high; no smaller and no larger than this, mm.
 */
const LABEL = { read: 10.1, least: 5.6, most: 11.9 } as const

/** A sticky note: glued along its upper edge, a lower corner lifting, lying at its own slight angle. */
export function paintNote(pen: Pen, item: Item, piece: Piece, look: Look, scale: number): void {
  const { w, h } = sizeOf(piece, item)
  const { name: color, colors } = noteColors(item)
  const [body, band, under] = colors
  if (scale < AFAR) {
    speck(pen, w, h, body, band, (item.texts[piece.texts[0] ?? ''] ?? '') !== '')
    return
  }
  const right = hash(item.id) % 3 !== 0
  pen.save()
  if (!look.flat) pen.rotate(leanOf(piece, item))
  if (!look.lifted)
    shadow(pen, `note/${w}/${h}/${right}`, w, h, FALL, (p) => shadowOutline(p, w, h, right))
  if (look.flat) sheet(pen, w, h, body, band, under, BLEED)
  else
    stamp(pen, `note/${color}/${w}/${h}/${right}`, w + 4, h + 4, scale, (leaf, step) => {
      if (!right) leaf.scale(-1, 1)
      paper(leaf, w, h, body, band, under, step)
    })
  const seen = scale / look.ratio
  const label = markOf(look, item.id, 'label')
  if (label) paintLabel(pen, look.say(label.short ?? label.say), w, h, look, scale)
  const field = piece.texts[0] ?? ''
  const box = textBox(piece, item, field)
  const writing = look.writing?.id === item.id && look.writing.field === field
  if (box && !writing) {
    const how = lettersOf(box, look.face)
    const large = readable(piece, item, field, box, how, seen / (look.letter ?? 1), look.small)
    write(pen, item.texts[field] ?? '', large, how, scale)
  }
  pen.restore()
}

/** What the board says of a note, in capitals on its band; nothing at all where it would be too small to read. */
function paintLabel(pen: Pen, says: string, w: number, h: number, look: Look, scale: number): void {
  const seen = scale / look.ratio / (look.letter ?? 1)
  const size = Math.max(LABEL.least, LABEL.read / seen)
  if (size > LABEL.most) return
  const box: TextBox = {
    x: -w / 2 + 1,
    y: -h / 2 + 1.4,
    w: w - 2,
    h: Math.max(size, BAND - 2.6),
    size,
    least: size * 0.98,
    leading: 1,
    align: 'center',
    stand: 'middle',
    lines: 1,
  }
  const how = { family: look.face, color: '#463722' }
  const capitals = says.toUpperCase()
  if (!layText(capitals, box, how).cut) write(pen, capitals, box, how, scale)
}

function speck(pen: Pen, w: number, h: number, body: string, band: string, written: boolean): void {
  pen.fillStyle = body
  pen.fillRect(-w / 2, -h / 2, w, h)
  pen.fillStyle = band
  pen.fillRect(-w / 2, -h / 2, w, BAND)
  if (!written) return
  pen.fillStyle = `${COLORS.pen}70`
  pen.fillRect(-w * 0.36, -h * 0.06, w * 0.72, h * 0.2)
}

/** The paper's outline with its lifted corner at the lower right. */
function outline(pen: Pen, w: number, h: number): void {
  const r = w / 2
  const b = h / 2
  pen.beginPath()
  pen.moveTo(-r, -b)
  pen.lineTo(r, -b)
  pen.bezierCurveTo(r + 0.3, -b + h * 0.4, r - 0.2, b - CURL * 2, r - 0.4, b - CURL)
  pen.quadraticCurveTo(r - CURL * 0.42, b - CURL * 0.12, r - CURL * 1.25, b + 0.5)
  pen.bezierCurveTo(r - w * 0.45, b + 1.1, -r + w * 0.2, b - 0.2, -r + 0.2, b - 0.7)
  pen.closePath()
}

/** None where it is glued, more the further down; under the lifted corner it reaches furthest. */
function shadowOutline(pen: Pen, w: number, h: number, right: boolean): void {
  const s = right ? 1 : -1
  const r = w / 2
  const b = h / 2
  pen.moveTo((-r + 1.4) * s, -b + 4)
  pen.lineTo((r - 1.4) * s, -b + 4)
  pen.quadraticCurveTo((r - 0.2) * s, 0, (r + 1.2) * s, b - CURL)
  pen.quadraticCurveTo((r + 1.8) * s, b + 1.4, (r - 1.2) * s, b + 3.6)
  pen.quadraticCurveTo((r - CURL) * s, b + 3, (r - CURL * 2.2) * s, b + 1.2)
  pen.lineTo((-r + 0.4) * s, b - 0.4)
  pen.closePath()
}

/** Fills a note's paper, or, with an edge to cut off, a rectangle so much larger (mm). */
function sheet(
  pen: Pen,
  w: number,
  h: number,
  body: string,
  band: string,
  under: string,
  more?: number,
): void {
  const light = pen.createLinearGradient(0, -h / 2, 0, h / 2)
  light.addColorStop(0, band)
  light.addColorStop((BAND / h) * 0.8, band)
  light.addColorStop(BAND / h + 0.03, body)
  light.addColorStop(0.75, body)
  light.addColorStop(1, under)
  pen.fillStyle = light
  if (more === undefined) pen.fill()
  else pen.fillRect(-w / 2 - more, -h / 2 - more, w + more * 2, h + more * 2)
}

function paper(
  pen: Pen,
  w: number,
  h: number,
  body: string,
  band: string,
  under: string,
  scale: number,
): void {
  const r = w / 2
  const b = h / 2
  outline(pen, w, h)
  sheet(pen, w, h, body, band, under)
  pen.save()
  pen.clip()
  const side = pen.createLinearGradient(-r, 0, r, 0)
  side.addColorStop(0, 'rgba(255,255,255,0.16)')
  side.addColorStop(0.5, 'rgba(255,255,255,0)')
  side.addColorStop(1, 'rgba(80,50,0,0.07)')
  pen.fillStyle = side
  pen.fillRect(-r, -b, w, h + 4)
  // The paper hollows towards the corner that lifts.
  const far = CURL * 3.2
  const hollow = pen.createRadialGradient(
    r - CURL * 0.7,
    b - CURL * 0.7,
    0,
    r - CURL * 0.7,
    b - CURL * 0.7,
    far,
  )
  hollow.addColorStop(0, 'rgba(90,60,10,0.2)')
  hollow.addColorStop(0.35, 'rgba(90,60,10,0.1)')
  hollow.addColorStop(1, 'rgba(90,60,10,0)')
  pen.fillStyle = hollow
  pen.fillRect(r - far * 1.4, b - far * 1.4, far * 1.5, far * 1.5)
  // Where it begins to bend, light runs along it.
  const bend = pen.createLinearGradient(r - CURL * 2.8, b - CURL * 2.8, r - CURL, b - CURL)
  bend.addColorStop(0, 'rgba(255,255,255,0)')
  bend.addColorStop(0.5, 'rgba(255,255,255,0.15)')
  bend.addColorStop(1, 'rgba(255,255,255,0)')
  pen.fillStyle = bend
  pen.fillRect(-r, -b, w, h + 4)
  grained(pen, w, h + 4, scale)
  pen.restore()
  // The corner folds up, shades the paper below it, and shows its lighter underside.
  pen.save()
  outline(pen, w, h)
  pen.clip()
  pen.shadowColor = 'rgba(70, 44, 0, 0.5)'
  pen.shadowBlur = 2.2 * scale
  pen.shadowOffsetY = -0.5 * scale
  pen.beginPath()
  pen.moveTo(r - 0.4, b - CURL)
  pen.quadraticCurveTo(r - CURL * 0.42, b - CURL * 0.12, r - CURL * 1.25, b + 0.5)
  pen.quadraticCurveTo(r - CURL * 0.95, b - CURL * 0.72, r - 0.4, b - CURL)
  const fold = pen.createLinearGradient(r - CURL, b - CURL, r - CURL * 0.35, b - CURL * 0.2)
  fold.addColorStop(0, body)
  fold.addColorStop(0.35, under)
  fold.addColorStop(0.55, 'rgba(255, 255, 255, 0.95)')
  fold.addColorStop(0.75, under)
  fold.addColorStop(1, band)
  pen.fillStyle = fold
  pen.fill()
  pen.restore()
  pen.strokeStyle = 'rgba(110,80,20,0.16)'
  pen.lineWidth = 0.25
  outline(pen, w, h)
  pen.stroke()
}
