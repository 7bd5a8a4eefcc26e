import type { Piece } from '../../rules/board/piece.ts'
import type { Item } from '../../rules/plain/item.ts'
import { asHigh, type Family } from '../pen/look.ts'
import { CARD, LEGIBLE, sizeOf, type TextBox } from './boxes.ts'
import { type Letters, layText } from './letters.ts'

/**
 * Written at this size, CSS px, or a step below it, letters without stems are 7 px high: they are read without effort.
 */
export const READ = 16
/**
 * Whoever comes nearer than this sees them larger, if less so than the paper: until they have their usual size on it.
 */
const NEAR = 1.15
const NEARER = 0.35
/** Sizes between two zooms are a few, so that what was laid out once serves again. */
const STEP = 1.05

/** Notes stuck on a card begin so far below its upper edge, mm: two lines of a name among people stand above them. */
const STUCK = 36

/**
 * The part of an item that words may take where letters of the usual size would be too small; `among` people of a card
 * only what no notes lie on.
 */
export function roomFor(
  piece: Piece,
  item: Item,
  field: string,
  box: TextBox,
  among = false,
): TextBox {
  const { w, h } = sizeOf(piece, item)
  const wide = { ...box, leading: 1, align: 'center' as const, stand: 'middle' as const }
  switch (piece.painter) {
    case 'note':
      // Below the band, where the board's own word stands.
      return { ...wide, x: -w / 2 + 3, y: -h / 2 + 11, w: w - 6, h: h - 15 }
    case 'card':
      return field === piece.texts[0]
        ? {
            ...box,
            x: -w / 2 + 5,
            // Whose it is tells one letter there.
            w: among ? Math.min(box.w + 15, w - 10) : box.w + 4,
            y: -h / 2 + (among ? 0.4 : 1.4),
            // Down to where notes that are stuck on it begin.
            h: among ? Math.min(STUCK, h) : h * 0.64,
            leading: among ? 0.94 : 1,
            lines: 3,
          }
        : { ...box, leading: 1.04 }
    default:
      return box
  }
}

/** No letters of a family that people wrote are smaller, CSS px. */
export const floorOf = (family: Family, small: number | undefined): number =>
  small === undefined ? LEGIBLE : asHigh(family, small)

/** The largest that a text is written, mm. */
export const largest = (room: TextBox): number => Math.max(room.size, room.h * 0.42)

/** How much is seen at about this zoom. */
export const stepped = (seen: number) => STEP ** Math.ceil(Math.log(seen) / Math.log(STEP))

/** How large letters are seen so, mm, where there is room for them. */
export function eased(seen: number): number {
  const near = stepped(seen)
  return (READ * Math.max(1, near / NEAR) ** NEARER) / near
}

/**
 * The box of a text as it is written when it is seen at `seen` CSS px a mm: the usual one, or, where letters would be
 * smaller there than is read with ease, the room that its item has for larger ones. What does not fit in letters as
 * high as print of `small`, CSS px, ends early.
 */
export function readable(
  piece: Piece,
  item: Item,
  field: string,
  box: TextBox,
  how: Letters,
  seen: number,
  small: number | undefined,
): TextBox {
  const text = item.texts[field] ?? ''
  const near = stepped(seen)
  const read = eased(seen)
  if (layText(text, box, how).size * seen >= read * near) return box
  const room = roomFor(piece, item, field, box, small !== undefined)
  const floor = (floorOf(how.family, small) * STEP) / near
  const most = Math.max(largest(room), small === undefined ? 0 : Math.min(room.h, floor))
  const size = Math.min(most, READ / near)
  const least = Math.min(size, Math.max(box.least, floor))
  const parted = small !== undefined
  const larger = { ...room, size: Math.min(most, read), least, parted }
  // Where larger ones do not fit they are no smaller for it.
  return layText(text, larger, how).size >= size ? larger : { ...room, size, least, parted }
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
  small: number | undefined,
): { readonly box: TextBox; readonly head: number } {
  const large = readable(piece, item, field, box, how, seen, small)
  if (large === box) return { box, head: CARD.head }
  const laid = layText(item.texts[field] ?? '', large, how)
  const high = laid.size * (1 + large.leading * (Math.max(1, laid.lines.length) - 1))
  const above = small === undefined ? 4 : 2
  const head = Math.max(CARD.head, high + above)
  return { box: { ...large, h: head - above / 2, stand: 'bottom' }, head }
}

/** The box of what stands below a card's name, where its head line is drawn so far down. */
export function belowHead(box: TextBox, head: number): TextBox {
  const down = head - CARD.head
  return down > 0 ? { ...box, y: box.y + down, h: Math.max(box.size, box.h - down) } : box
}

/**
 * How printed letters stand that are seen from farther: no smaller than this, CSS px, since nobody would read them, and
 * so large where the page comes near by itself: it goes on from there by less than that. How many times larger they are
 * at most; and in how much of their box, where that has room for few lines, or for many.
 */
const PRINTED = {
  ...{ small: 9, read: 12 },
  ...{ grown: 3.2, few: 0.94, many: 0.42, lines: 3.4 },
} as const

/**
 * How many times larger letters are at most than they are printed; and of which family they are that are drawn no lower
 * than upright ones of `small`, CSS px.
 */
interface Printing {
  readonly grown?: number
  readonly small: number | undefined
  readonly family: Family
}

/** Lines of letters that have grown among people are so far apart, in letters. */
const CLOSE = 1.04

/**
 * The box of this text where it is printed, or written on what is printed, as it is seen so: letters grow as far as it
 * has room, and what does not fit in such as are read ends early. Undefined where none would be read. Digits and
 * capitals are as high as small letters are by a third larger: they are read where those are not.
 */
export function onFace(
  text: string,
  box: TextBox,
  seen: number,
  { grown = PRINTED.grown, small, family }: Printing,
): TextBox | undefined {
  const near = stepped(seen)
  const most = small === undefined ? PRINTED.small : asHigh(family, small)
  const floor = SMALL.test(text) ? most : Math.min(most, PRINTED.small)
  // Among people a line is as high as it is printed.
  const few = small === undefined ? PRINTED.few : 1
  const size = Math.max(box.size, Math.min(mostOn(box, grown, floor, few), eased(seen)))
  // Between two steps they are as large as at the one below.
  const least = Math.max(box.least, (floor * STEP) / near)
  if (least > size) return undefined
  const leading = small === undefined || size === box.size ? box.leading : CLOSE
  return { ...box, size, least, leading, parted: small !== undefined }
}

const SMALL = /\p{Ll}/u

/**
 * How large printed letters grow at most, mm: more, where they are drawn no smaller than is read from farther. What has
 * room for more lines is set no smaller for it.
 */
function mostOn(
  { h, size }: Pick<TextBox, 'h' | 'size'>,
  grown: number,
  small: number = PRINTED.small,
  few: number = PRINTED.few,
): number {
  const far = size * Math.max(1, small / PRINTED.small)
  const most = Math.max(Math.min(h, far * PRINTED.lines) * few, h * PRINTED.many)
  return Math.max(size, Math.min(most, far * grown))
}

/** From which zoom on, CSS px a mm, letters are read with ease in the box of what is printed. */
export const readOnFace = (box: Pick<TextBox, 'h' | 'size'>, grown: number = PRINTED.grown) =>
  PRINTED.read / mostOn(box, grown)
