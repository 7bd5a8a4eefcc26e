import type { FieldBlock } from '../../rules/board/face.ts'
import type { Piece } from '../../rules/board/piece.ts'
import { printedFace } from '../../rules/board/printing.ts'
import { fieldLayout } from '../../rules/board/spots.ts'
import type { Item } from '../../rules/plain/item.ts'
import type { Face } from '../pen/look.ts'
import { FIELD_LETTERS, nameSize, printedBox, sizeOf, type TextBox, textBox } from './boxes.ts'
import { captioned, largestIn } from './caption.ts'
import { layText, lettersOf } from './letters.ts'
import { onPage } from './page.ts'
import {
  belowHead,
  largest,
  nameOn,
  onFace,
  READ,
  readable,
  readOnFace,
  roomFor,
} from './readable.ts'

/** The box of any text as it is painted when it is seen so: the field in which it is written lies over it. */
export function boxSeen(
  piece: Piece,
  item: Item,
  field: string,
  owned: boolean,
  face: Face,
  seen: number,
  small?: number,
): TextBox | undefined {
  const box = textBox(piece, item, field, owned)
  const first = piece.texts[0] ?? ''
  if (!box) return undefined
  const how = lettersOf(box, face)
  if (piece.painter === 'oval') {
    const both = captioned(piece, item, face, seen, field !== first, small)
    return field === first ? both.box : (both.caption ?? box)
  }
  if (piece.painter === 'sheet') return onPage(piece, item, field, face, seen, small)
  if (piece.painter === 'printed')
    return onFace(item.texts[field] ?? '', box, seen, { small, family: how.family }) ?? box
  if (piece.painter !== 'card') return readable(piece, item, field, box, how, seen, small)
  if (field === first) return nameOn(piece, item, field, box, how, seen, small).box
  const name = textBox(piece, item, first, owned)
  const head = name ? nameOn(piece, item, first, name, lettersOf(name, face), seen, small).head : 0
  return readable(piece, item, field, belowHead(box, head), how, seen, small)
}

/** From which zoom on, CSS px a mm, all words on an item are large enough to be read; 0 where nothing is written. */
export function readingZoom(piece: Piece, item: Item, face: Face, owned: boolean): number {
  if (piece.painter === 'printed') return faceZoom(piece, item)
  let zoom = 0
  for (const field of piece.texts) {
    const box = textBox(piece, item, field, owned)
    const text = item.texts[field] ?? ''
    if (!box || text === '' || !READ_FROM_AFAR.has(piece.painter)) continue
    // Nobody comes nearer for what stands small at its foot.
    if (piece.painter === 'oval' && field !== piece.texts[0]) continue
    if (piece.painter === 'oval') {
      zoom = Math.max(zoom, READ / largestIn(piece, item, box, face))
      continue
    }
    const room = roomFor(piece, item, field, box)
    const how = lettersOf(box, face)
    const stands = (size: number) => {
      const laid = layText(text, { ...room, size, least: size * WHOLE }, how)
      return !laid.cut && laid.size === size
    }
    zoom = Math.max(zoom, READ / largestOf(largest(room), room.least, stands))
  }
  return zoom
}

/** What stands in a lower box is small print, for whoever comes nearer, mm. */
export const SMALL_PRINT = 9

/** From which zoom on all that is printed on a face is read, but for what stands small, or is not written there. */
function faceZoom(piece: Piece, item: Item): number {
  const { w, h } = sizeOf(piece, item)
  let zoom = 0
  for (const block of printedFace(piece, item)?.blocks ?? []) {
    if (block.box.h < SMALL_PRINT) continue
    if (block.as === 'field') {
      zoom = Math.max(zoom, fieldZoom(piece, block))
      continue
    }
    if ((block.as !== 'words' && block.as !== 'text') || block.look === 'small') continue
    if (block.as === 'text' && !item.texts[block.text]?.trim()) continue
    zoom = Math.max(zoom, readOnFace(printedBox(block, w, h)))
  }
  return zoom
}

/** From which zoom on a field is read as it stands there, its name too; 0 where its thing has no such field. */
function fieldZoom(piece: Piece, block: FieldBlock): number {
  if (!piece.fields?.some(({ id }) => id === block.field)) return 0
  const { name, value } = fieldLayout(block, 0)
  const { value: part, large, nameGrown, valueGrown } = FIELD_LETTERS
  const shown = readOnFace({ h: value.h, size: Math.min(value.h * part, large) }, valueGrown)
  if (!name) return shown
  return Math.max(shown, readOnFace({ h: name.h, size: nameSize(name) }, nameGrown))
}

/**
 * The largest size between these at which a text stands in its box, to so fine a step that the page comes no nearer
 * than it must; `least` where it stands at none. Halved again and again: a page full of writing is laid only so often.
 */
function largestOf(most: number, least: number, stands: (size: number) => boolean): number {
  if (most <= least || stands(most)) return most
  let [low, high] = [least, most]
  if (!stands(low)) return low
  while (low < high * FINE) {
    const middle = (low + high) / 2
    if (stands(middle)) low = middle
    else high = middle
  }
  return low
}

/** Sizes are tried so far apart; a word that would be whole only below such a part of one is broken. */
const FINE = 0.97
const WHOLE = 0.45

/** What is read where it lies; a long text is opened. */
const READ_FROM_AFAR: ReadonlySet<Piece['painter']> = new Set(['card', 'note', 'oval'])
