import type { Piece } from '../rules/game.ts'
import type { Item } from '../rules/item.ts'
import { CARD, captionBox, sizeOf, type TextBox, textBox } from './boxes.ts'
import { type Letters, lay, lettersOf } from './letters.ts'
import type { Face } from './look.ts'

/** Written at this size, CSS px, or a step below it, letters without stems are 7 px high: they are read without effort. */
const READ = 16
/** Whoever comes nearer than this sees them larger, if less so than the paper: until they have their usual size on it. */
const NEAR = 1.15
const NEARER = 0.35
/** Below this size, CSS px, nobody reads them. */
const LEGIBLE = 4.8
/** Sizes between two zooms are a few, so that what was laid out once serves again. */
const STEP = 1.05

/** The part of an item that words may take where letters of the usual size would be too small. */
function roomFor(piece: Piece, item: Item, field: string, box: TextBox): TextBox {
  const { w, h } = sizeOf(piece, item)
  const wide = { ...box, leading: 1, align: 'center' as const, stand: 'middle' as const }
  switch (piece.painter) {
    case 'note':
      // Below the band, where the board's own word stands.
      return { ...wide, x: -w / 2 + 3, y: -h / 2 + 11, w: w - 6, h: h - 15 }
    case 'oval':
      return { ...wide, x: -w * 0.44, y: -h * 0.4, w: w * 0.88, h: h * 0.8 }
    case 'card':
      return field === piece.texts[0]
        ? {
            ...box,
            x: -w / 2 + 5,
            w: box.w + 4,
            y: -h / 2 + 1.4,
            // Down to where notes that are stuck on it begin.
            h: h * 0.64,
            leading: 1,
            lines: 3,
          }
        : { ...box, leading: 1.04 }
    default:
      return box
  }
}

/** The largest that a text is written, mm. */
const largest = (room: TextBox): number => Math.max(room.size, room.h * 0.42)

/** So much is seen at about this zoom. */
const stepped = (seen: number) => STEP ** Math.ceil(Math.log(seen) / Math.log(STEP))

/**
 * The box of a text as it is written when it is seen at `seen` CSS px a mm: the usual one, or, where letters would be
 * smaller there than is read with ease, the room that its item has for larger ones.
 */
export function readable(
  piece: Piece,
  item: Item,
  field: string,
  box: TextBox,
  how: Letters,
  seen: number,
): TextBox {
  const text = item.texts[field] ?? ''
  const near = stepped(seen)
  const read = READ * Math.max(1, near / NEAR) ** NEARER
  if (lay(text, box, how).size * seen >= read) return box
  const room = roomFor(piece, item, field, box)
  const most = largest(room)
  const least = Math.min(most, Math.max(box.least, LEGIBLE / near))
  const size = Math.min(most, READ / near)
  const larger = { ...room, size: Math.min(most, read / near), least }
  // Where larger ones do not fit they are no smaller for it.
  return lay(text, larger, how).size >= size ? larger : { ...room, size, least }
}

/**
 * How a name stands on a card when it is seen so: its box, and how far down its head line is drawn: below the name,
 * if that takes more than the usual head to be read.
 */
export function nameOn(
  piece: Piece,
  item: Item,
  field: string,
  box: TextBox,
  how: Letters,
  seen: number,
): { readonly box: TextBox; readonly head: number } {
  const large = readable(piece, item, field, box, how, seen)
  if (large === box) return { box, head: CARD.head }
  const laid = lay(item.texts[field] ?? '', large, how)
  const high = laid.size * Math.max(1, laid.lines.length)
  const head = Math.max(CARD.head, high + 4)
  return { box: { ...large, h: head - 2, stand: 'bottom' }, head }
}

/** The box of what stands below a card's name, where its head line is drawn so far down. */
export function belowHead(box: TextBox, head: number): TextBox {
  const down = head - CARD.head
  return down > 0 ? { ...box, y: box.y + down, h: Math.max(box.size, box.h - down) } : box
}

/** Less than this of a Setting tells nothing: it is left to whoever comes nearer. */
const TELLING = 0.5

/**
 * How an oval's first two texts stand when it is seen so: the second at its head, in a line or two, if both can be read
 * there without effort; else the first alone. `writing`: the second is written just now, and wants its place.
 */
export function captioned(
  piece: Piece,
  item: Item,
  face: Face,
  seen: number,
  writing: boolean,
): { readonly box: TextBox | undefined; readonly caption: TextBox | undefined } {
  const [field = '', second = ''] = piece.texts
  const usual = textBox(piece, item, field)
  if (!usual) return { box: undefined, caption: undefined }
  const how = lettersOf(usual, face)
  const alone = { box: readable(piece, item, field, usual, how, seen), caption: undefined }
  const small = textBox(piece, item, second)
  const words = (item.texts[second] ?? '').trim()
  if (!small || (!writing && words === '')) return alone
  const { w, h } = sizeOf(piece, item)
  const size = Math.max(small.size, READ / stepped(seen))
  let best: ReturnType<typeof captioned> = alone
  for (const lines of [1, 2]) {
    const caption = captionBox(w, h, size, lines)
    const box = boxBelow(piece, item, usual, how, seen, caption.y + caption.h)
    if (!box) break
    const laid = lay(words, caption, lettersOf(caption, face))
    const letters = laid.lines.join(' ').length - 1
    if (writing || !laid.cut || letters > words.length * TELLING) best = { box, caption }
    if (writing || !laid.cut) break
  }
  return best
}

/** The box of an oval's first text below this, mm from its middle; undefined where it could not be read there. */
function boxBelow(
  piece: Piece,
  item: Item,
  usual: TextBox,
  how: Letters,
  seen: number,
  top: number,
): TextBox | undefined {
  const field = piece.texts[0] ?? ''
  const text = item.texts[field] ?? ''
  const { h } = sizeOf(piece, item)
  const size = READ / stepped(seen)
  if (h * 0.36 - top < size) return undefined
  const below = { ...usual, y: top, h: h * 0.36 - top }
  const laid = lay(text, below, how)
  if (!laid.cut && laid.size * seen >= READ) return below
  const room = roomFor(piece, item, field, usual)
  const tight = { ...room, y: top, h: h * 0.37 - top, size, least: size }
  return lay(text, tight, how).cut ? undefined : tight
}

/** The box of any text as it is painted when it is seen so: the field in which it is written lies over it. */
export function boxSeen(
  piece: Piece,
  item: Item,
  field: string,
  owned: boolean,
  face: Face,
  seen: number,
): TextBox | undefined {
  const box = textBox(piece, item, field, owned)
  const first = piece.texts[0] ?? ''
  if (!box) return undefined
  const how = lettersOf(box, face)
  if (piece.painter === 'oval') {
    const both = captioned(piece, item, face, seen, field !== first)
    return field === first ? both.box : (both.caption ?? box)
  }
  if (piece.painter !== 'card') return readable(piece, item, field, box, how, seen)
  if (field === first) return nameOn(piece, item, field, box, how, seen).box
  const name = textBox(piece, item, first, owned)
  const head = name ? nameOn(piece, item, first, name, lettersOf(name, face), seen).head : 0
  return readable(piece, item, field, belowHead(box, head), how, seen)
}

/** From which zoom on, CSS px a mm, all words on an item are large enough to be read; 0 where nothing is written. */
export function readingZoom(piece: Piece, item: Item, face: Face, owned: boolean): number {
  let zoom = 0
  for (const field of piece.texts) {
    const box = textBox(piece, item, field, owned)
    const text = item.texts[field] ?? ''
    if (!box || text === '' || !READ_FROM_AFAR.has(piece.painter)) continue
    // Nobody comes nearer for what stands small at its head.
    if (piece.painter === 'oval' && field !== piece.texts[0]) continue
    const room = roomFor(piece, item, field, box)
    const { size } = lay(text, { ...room, size: largest(room) }, lettersOf(box, face))
    zoom = Math.max(zoom, READ / size)
  }
  return zoom
}

/** What is read where it lies; a long text is opened. */
const READ_FROM_AFAR: ReadonlySet<Piece['painter']> = new Set(['card', 'note', 'oval'])
