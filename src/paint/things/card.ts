import type { Piece } from '../../rules/board/piece.ts'
import type { Item } from '../../rules/plain/item.ts'
import { SEAT_COLORS } from '../../rules/plain/item.ts'
import { initial, seatOf } from '../../rules/plain/seats.ts'
import { grained } from '../ground/tooth.ts'
import { CARD, fromAfar, sizeOf, type TextBox, textBox } from '../letters/boxes.ts'
import { type Letters, layText, lettersOf, write } from '../letters/letters.ts'
import { belowHead, nameOn, readable, stepped } from '../letters/readable.ts'
import { COLORS, type Look, markOf } from '../pen/look.ts'
import type { Pen } from '../pen/pen.ts'
import { FLAT, shadow, stamp } from '../pen/stamps.ts'
import { amiss } from './signs.ts'

/** From so far away, CSS px per mm, the name alone is written on a card. */
const AFAR = 0.52

/** An index card: red head line, blue rules, the name on the head line, its player's colour and name. */
export function paintCard(pen: Pen, item: Item, piece: Piece, look: Look, scale: number): void {
  const { w, h } = sizeOf(piece, item)
  if (!look.lifted) shadow(pen, `card/${w}/${h}`, w, h, FLAT)
  if (!look.flat)
    stamp(pen, `card/${w}/${h}`, w + 2, h + 2, scale, (leaf, step) => paper(leaf, w, h, step))
  const owner = markOf(look, item.id, 'owner')
  const head = headed(item, piece, look, scale, owner !== undefined)
  // A name that takes the whole card leaves it no head.
  if (scale > 0.25 && head.head < h - 2) rules(pen, w, h, head.head, scale)
  if (owner) paintOwner(pen, owner.seat, w, h, look, scale)
  paintTexts(pen, item, piece, look, scale, head)
  const label = markOf(look, item.id, 'label')
  if (label) paintLabel(pen, look.say(label.say), item, piece, look, scale)
  if (markOf(look, item.id, 'amiss') && scale > 0.25)
    amiss(pen, w / 2 - 7.5, h / 2 - 7.5, item.id, scale)
}

/** The board's own words on a card: at this size, CSS px, they are read; no smaller and no larger than this, mm. */
const OWN = { read: 15.4, least: 5.4, most: 17 } as const

const ownSize = (look: Look, scale: number): number =>
  Math.max(OWN.least, OWN.read / stepped(scale / look.ratio / (look.letter ?? 1)))

/** What the board says of a card stands at its foot, if it can be read there. */
function paintLabel(
  pen: Pen,
  says: string,
  item: Item,
  piece: Piece,
  look: Look,
  scale: number,
): void {
  const { w, h } = sizeOf(piece, item)
  const size = ownSize(look, scale)
  if (size > OWN.most) return
  const lines = piece.texts.slice(1).some((field) => item.texts[field]) ? 1 : 2
  const box: TextBox = {
    x: -w / 2 + 7,
    y: h / 2 - 2.4 - size * lines,
    w: w - 24,
    h: size * lines + 0.01,
    size,
    least: size * 0.98,
    leading: 1,
    align: 'start',
    stand: 'bottom',
    lines,
  }
  write(pen, says, box, { family: 'plain', color: '#5d6472' }, scale)
}

function paper(pen: Pen, w: number, h: number, scale: number): void {
  const light = pen.createLinearGradient(-w / 2, -h / 2, w / 2, h / 2)
  light.addColorStop(0, '#fffefa')
  light.addColorStop(0.6, COLORS.card)
  light.addColorStop(1, COLORS.cardShade)
  pen.fillStyle = light
  cardboard(pen, w, h, 1.1, scale)
}

/** A sheet of card, filled as the pen is, with its tooth and its edge. */
export function cardboard(pen: Pen, w: number, h: number, round: number, scale: number): void {
  pen.beginPath()
  pen.roundRect(-w / 2, -h / 2, w, h, round)
  pen.fill()
  pen.save()
  pen.clip()
  grained(pen, w, h, scale)
  pen.restore()
  // It is as thick as card is: its upper edge catches the light, its lower one does not.
  const edge = pen.createLinearGradient(0, -h / 2, 0, h / 2)
  edge.addColorStop(0, 'rgba(255, 255, 255, 0.9)')
  edge.addColorStop(0.2, 'rgba(150, 124, 84, 0.3)')
  edge.addColorStop(1, 'rgba(96, 72, 40, 0.5)')
  pen.strokeStyle = edge
  pen.lineWidth = 0.4
  pen.beginPath()
  pen.roundRect(-w / 2 + 0.2, -h / 2 + 0.2, w - 0.4, h - 0.4, round - 0.1)
  pen.stroke()
}

function rules(pen: Pen, w: number, h: number, head: number, scale: number): void {
  const top = -h / 2 + head
  pen.lineWidth = Math.max(0.35, 0.6 / scale)
  pen.strokeStyle = COLORS.rule
  pen.globalAlpha = Math.min(1, scale * 1.3)
  pen.beginPath()
  for (let y = top + CARD.rule; y < h / 2 - 2; y += CARD.rule) {
    pen.moveTo(-w / 2 + 0.4, y)
    pen.lineTo(w / 2 - 0.4, y)
  }
  pen.stroke()
  pen.globalAlpha = 1
  pen.strokeStyle = COLORS.head
  pen.lineWidth = Math.max(0.5, 0.9 / scale)
  pen.beginPath()
  pen.moveTo(-w / 2 + 0.4, top)
  pen.lineTo(w / 2 - 0.4, top)
  pen.stroke()
}

/** Whose a thing is: a strip in their colour along its left edge, and their name at its upper right corner. */
export function paintOwner(
  pen: Pen,
  id: string,
  w: number,
  h: number,
  look: Look,
  scale: number,
  round = 1.1,
): void {
  const seat = seatOf(look.seats, id)
  const color = SEAT_COLORS[(seat?.color ?? 7) % SEAT_COLORS.length] ?? COLORS.pen
  pen.fillStyle = color
  pen.beginPath()
  pen.roundRect(-w / 2, -h / 2, 3.4, h, [round, 0, 0, round])
  pen.fill()
  if (!seat || seat.name === '' || scale / look.ratio < AFAR) return
  const size = Math.min(OWN.most, ownSize(look, scale))
  // A name for which there is no room is told by its letter, as on the seat itself; so is each round a screen.
  const most = look.small === undefined ? Math.max(TAG - size * 0.6, 0) : 0
  const long = textWidth(pen, seat.name, size)
  const name = long <= most ? seat.name : initial(seat.name)
  const wide = Math.max(size * 0.7, long <= most ? long : textWidth(pen, name, size))
  const pad = size * 0.3
  const high = size * 1.24
  const x = w / 2 - 3.4 - wide - 2 * pad
  const y = -h / 2 + Math.max(1, 7.9 - high / 2)
  pen.fillStyle = color
  pen.beginPath()
  pen.roundRect(x, y, wide + 2 * pad, high, high / 2)
  pen.fill()
  const box: TextBox = {
    x: x + pad - 1,
    y,
    w: wide + 2,
    h: high,
    size,
    least: size * 0.98,
    leading: 1,
    align: 'center',
    stand: 'middle',
    lines: 1,
  }
  write(pen, name, box, { family: 'plain', color: '#ffffff', bold: true }, scale)
}

/** How wide is at most what tells whose card it is (mm). */
const TAG = 36

function textWidth(pen: Pen, text: string, size: number): number {
  pen.font = '700 64px "Nunito Variable", system-ui, sans-serif'
  return (pen.measureText(text).width * size) / 64
}

/**
 * How the name of a card stands: its box, how it is written, where the head line is drawn; nothing else from `afar`.
 */
interface Head {
  readonly box: TextBox | undefined
  readonly how: Letters
  readonly head: number
  readonly afar: boolean
}

function headed(item: Item, piece: Piece, look: Look, scale: number, owned: boolean): Head {
  const name = piece.texts[0] ?? ''
  const { w, h } = sizeOf(piece, item)
  const title = item.texts[name] ?? ''
  const usual = textBox(piece, item, name, owned)
  const how = usual ? lettersOf(usual, look.face) : { family: look.face, color: COLORS.name }
  if (!usual || title === '') return { box: undefined, how, head: CARD.head, afar: false }
  const seen = scale / look.ratio
  if (seen >= AFAR) {
    const large = nameOn(piece, item, name, usual, how, seen / (look.letter ?? 1), look.small)
    if (look.small !== undefined) return { ...large, how, afar: false }
    const near = nameOn(piece, item, name, usual, how, seen, undefined)
    // Notes lie where a further line would stand: for that letters are no larger.
    const lines = ({ box }: { box: TextBox }) => layText(title, box, how).lines.length
    return { ...(lines(large) > lines(near) ? near : large), how, afar: false }
  }
  const box = nameFromAfar(title, usual, how, w, h, seen)
  const laid = layText(title, box, how)
  const head = Math.max(CARD.head, laid.size * laid.lines.length + 4)
  return { box, how, head, afar: true }
}

function paintTexts(
  pen: Pen,
  item: Item,
  piece: Piece,
  look: Look,
  scale: number,
  { box, how, head, afar }: Head,
): void {
  const [name = '', ...rest] = piece.texts
  const writing = look.writing?.id === item.id ? look.writing.field : undefined
  if (box && writing !== name) write(pen, item.texts[name] ?? '', box, how, scale)
  if (afar) return
  const seen = scale / look.ratio / (look.letter ?? 1)
  for (const field of rest) {
    const usual = textBox(piece, item, field)
    const text = item.texts[field] ?? ''
    if (!usual || writing === field || text === '') continue
    const body = belowHead(usual, head)
    const letters = lettersOf(body, look.face)
    const large = readable(piece, item, field, body, letters, seen, look.small)
    write(pen, text, large, letters, scale)
  }
}

/**
 * Seen from afar the name is written as large as one line allows, at the upper edge, where no note
 * lies; a long one in several.
 */
function nameFromAfar(
  name: string,
  box: TextBox,
  how: Letters,
  w: number,
  h: number,
  seen: number,
): TextBox {
  const far: TextBox = { ...fromAfar(box, w - 9, h - 3, seen), stand: 'top' }
  const line = { ...far, lines: 1 }
  return layText(name, line, how).cut ? far : line
}
