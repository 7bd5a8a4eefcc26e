import type { Piece } from '../rules/game.ts'
import type { Item } from '../rules/item.ts'
import { CARD, sizeOf, type TextBox, textBox } from './boxes.ts'
import { type Letters, lay, lettersOf } from './letters.ts'
import type { Face } from './look.ts'

/** Written at this size, CSS px, letters without stems are 7 px high: so large they are read without effort. */
export const READ = 15.4
/** Below this size, CSS px, nobody reads them. */
const LEGIBLE = 4.8
/** Sizes between two zooms are a few, so that what was laid out once serves again. */
const STEP = 1.06

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
        ? { ...box, x: -w / 2 + 5, w: box.w + 4, y: -h / 2 + 1.4, h: CARD.head - 2, leading: 1 }
        : { ...box, leading: 1.04 }
    default:
      return box
  }
}

/** The largest that a text is written, mm. */
const largest = (room: TextBox): number =>
  Math.max(room.size, room.lines === 1 ? room.h : room.h * 0.42)

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
  if (text === '' || lay(text, box, how).size * seen >= READ) return box
  const room = roomFor(piece, item, field, box)
  const near = STEP ** Math.floor(Math.log(seen) / Math.log(STEP))
  const most = largest(room)
  const size = Math.min(most, READ / near)
  // Too long a text gets no larger for having more room: it stays as it is written near by.
  return size <= box.size && room.lines === 1
    ? box
    : { ...room, size, least: Math.min(most, Math.max(box.least, LEGIBLE / near)) }
}

/** From which zoom on, CSS px a mm, all words on an item are large enough to be read; 0 where nothing is written. */
export function readingZoom(piece: Piece, item: Item, face: Face, owned: boolean): number {
  let zoom = 0
  for (const field of piece.texts) {
    const box = textBox(piece, item, field, owned)
    const text = item.texts[field] ?? ''
    if (!box || text === '' || !READ_FROM_AFAR.has(piece.painter)) continue
    const room = roomFor(piece, item, field, box)
    const { size } = lay(text, { ...room, size: largest(room) }, lettersOf(box, face))
    zoom = Math.max(zoom, READ / size)
  }
  return zoom
}

/** What is read where it lies; a long text is opened. */
const READ_FROM_AFAR: ReadonlySet<Piece['painter']> = new Set(['card', 'note', 'oval'])
