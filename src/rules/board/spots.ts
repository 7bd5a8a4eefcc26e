import type { Item } from '../plain/item.ts'
import type { Board } from './board.ts'
import type { FaceBox, FieldBlock } from './face.ts'
import { boundsOf, type Field, fieldValue } from './field.ts'
import type { Piece } from './piece.ts'
import { printedFace } from './printing.ts'
import { itemSize } from './size.ts'

/** Counts are shown as so many boxes or tokens at most; what goes further is a number. */
const TRACK = 12
/** No box of a track is larger, mm. */
const LARGEST = 8
/** Where a block is so many times wider than high, its name stands before what it shows, else above it. */
const FLAT = 2.1
/** What the name takes: of the width before a track and before all else, or of the height, and no more mm of that. */
const NAME = { track: 0.34, word: 0.54, most: 0.9, above: 0.4, high: 6 } as const

/** How a field lies in its block, mm from the middle of it, as it is turned. */
export interface FieldLayout {
  readonly w: number
  readonly h: number
  /** Where its name stands, and whether above the rest. */
  readonly name?: FaceBox & { readonly above: boolean }
  readonly value: FaceBox
  /** One for each of a track, from the first; none where it is shown as a number or a word. */
  readonly boxes: readonly FaceBox[]
}

/** How many boxes a count is shown as; 0 for a number. `most` is its upper bound, `value` what it shows. */
export function trackOf(field: Field, value: number, most: number | undefined): number {
  if (field.as !== 'count' || field.shows === 'number') return 0
  const long = most ?? (field.shows === 'tokens' ? value : 0)
  return long > 0 && long <= TRACK ? long : 0
}

/** Lays a field out in its block, with a track of so many boxes. */
export function fieldLayout(
  { box, quarters, named, bare }: FieldBlock,
  shown: number,
): FieldLayout {
  const track = bare ? 0 : shown
  const [w, h] = quarters === 1 || quarters === 3 ? [box.h, box.w] : [box.w, box.h]
  const whole = { x: -w / 2, y: -h / 2, w, h }
  if (named === false) return { w, h, value: whole, boxes: boxesIn(whole, track, true) }
  if (named !== 'above' && (named !== undefined || w / h >= FLAT)) {
    const before =
      named === undefined
        ? w * (track > 0 ? NAME.track : NAME.word)
        : Math.min(named, w * NAME.most)
    const value = { ...whole, x: whole.x + before, w: w - before }
    const name = { ...whole, w: before, above: false }
    return { w, h, name, value, boxes: boxesIn(value, track, false) }
  }
  const above = named === 'above' ? h / 2 : Math.min(h * NAME.above, NAME.high)
  const value = { ...whole, y: whole.y + above, h: h - above }
  const name = { ...whole, h: above, above: true }
  return { w, h, name, value, boxes: boxesIn(value, track, true) }
}

/** Boxes stand in one row more only where they are so much larger for it. */
const WORTH = 1.4

/** Boxes about as large as they can be, in rows; in the middle of where they stand, or from its left. */
function boxesIn({ x, y, w, h }: FaceBox, many: number, middle: boolean): FaceBox[] {
  let best = { side: 0, columns: 1, rows: 1 }
  for (let rows = 1; rows <= many; rows++) {
    const columns = Math.ceil(many / rows)
    const side = Math.min(w / columns, h / rows, LARGEST)
    if (side > best.side * WORTH) best = { side, columns, rows }
  }
  const { side, columns, rows } = best
  const left = middle ? x + (w - columns * side) / 2 : x
  const top = y + (h - rows * side) / 2
  return Array.from({ length: many }, (_, i) => ({
    x: left + (i % columns) * side,
    y: top + Math.floor(i / columns) * side,
    w: side,
    h: side,
  }))
}

/** Where a piece has another painter, its fields stand in a strip at its foot: mm from its edges, and of each row. */
const STRIP = { side: 5, foot: 2.5, row: 11, most: 4, gap: 2 } as const

/** The blocks in which an item's fields stand, mm from its upper left corner: of its face, or a strip at its foot. */
export function fieldBlocks(piece: Piece, item: Item): readonly FieldBlock[] {
  const fields = piece.fields ?? []
  if (fields.length === 0) return []
  if (piece.painter === 'printed')
    return (printedFace(piece, item)?.blocks ?? []).flatMap((block) =>
      block.as === 'field' && fields.some(({ id }) => id === block.field) ? block : [],
    )
  const { width, height } = itemSize(piece, item)
  const rows = Math.ceil(fields.length / STRIP.most)
  const high = Math.min(STRIP.row, (height * 0.4) / rows)
  return Array.from({ length: rows }, (_, row) => {
    const some = fields.slice(row * STRIP.most, (row + 1) * STRIP.most)
    const weights = some.map((field) =>
      field.as === 'count' && field.shows !== 'number' ? 2 : field.as === 'choice' ? 1.4 : 1,
    )
    const unit =
      (width - 2 * STRIP.side - STRIP.gap * (some.length - 1)) / weights.reduce((a, b) => a + b, 0)
    const y = height - STRIP.foot - (rows - row) * high
    let x: number = STRIP.side
    return some.map(({ id }, i): FieldBlock => {
      const w = unit * weights[i]!
      const box = { x, y, w, h: high - 0.6 }
      x += w + STRIP.gap
      return { as: 'field', field: id, box }
    })
  }).flat()
}

/** A spot on an item: mm from its middle, as it is turned. */
interface Spot {
  readonly x: number
  readonly y: number
}

/** The same spot from the middle of a block of that item, as that block is turned. */
function inBlock({ x, y }: Spot, { box, quarters }: FieldBlock, width: number, height: number) {
  const dx = x + width / 2 - box.x - box.w / 2
  const dy = y + height / 2 - box.y - box.h / 2
  if (quarters === 1) return { x: dy, y: -dx }
  if (quarters === 2) return { x: -dx, y: -dy }
  return quarters === 3 ? { x: -dy, y: dx } : { x: dx, y: dy }
}

const isIn = (spot: Spot, { x, y, w, h }: FaceBox): boolean =>
  spot.x >= x && spot.x <= x + w && spot.y >= y && spot.y <= y + h

/** How long a field's track is on this board; 0 where it shows no boxes. */
const trackOn = (field: Field, item: Item, board: Board): number =>
  field.as === 'count'
    ? trackOf(field, fieldValue(field, item, board), boundsOf(field, item, board).most)
    : 0

/**
 * Which field stands at a spot of an item, the uppermost, and which box of its track, counted from 1, if it is on one.
 */
export function fieldSpot(
  piece: Piece,
  item: Item,
  board: Board,
  spot: Spot,
): { readonly field: Field; readonly box?: number } | undefined {
  const { width, height } = itemSize(piece, item)
  const block = fieldBlocks(piece, item).findLast((one) => {
    const { w, h } = fieldLayout(one, 0)
    return isIn(inBlock(spot, one, width, height), { x: -w / 2, y: -h / 2, w, h })
  })
  const field = block && piece.fields?.find(({ id }) => id === block.field)
  if (!field) return undefined
  const { boxes } = fieldLayout(block, trackOn(field, item, board))
  const at = boxes.findIndex((box) => isIn(inBlock(spot, block, width, height), box))
  return at < 0 ? { field } : { field, box: at + 1 }
}

/** How large a part of a field is that a hand can mean, mm: a box of its track, or half of where its value stands. */
export function partOf(piece: Piece, item: Item, board: Board, field: Field): number {
  const block = fieldBlocks(piece, item).find((one) => one.field === field.id)
  if (!block) return 0
  const { boxes, value } = fieldLayout(block, trackOn(field, item, board))
  return boxes[0]?.w ?? Math.min(value.w / 2, value.h)
}

/** Whether a spot of an item is in the later half of where a field's value stands; undefined beside that. */
export function isLater(
  piece: Piece,
  item: Item,
  board: Board,
  id: string,
  spot: Spot,
): boolean | undefined {
  const { width, height } = itemSize(piece, item)
  const block = fieldBlocks(piece, item).find((one) => one.field === id)
  const field = piece.fields?.find((one) => one.id === id)
  if (!block || !field) return undefined
  const { value } = fieldLayout(block, trackOn(field, item, board))
  const there = inBlock(spot, block, width, height)
  return isIn(there, value) ? there.x >= value.x + value.w / 2 : undefined
}

/**
 * How far along a field's track a spot of an item is, wherever it lies: how many boxes a hand there means, 0 before the
 * first. Undefined where that field stands there without a track.
 */
export function trackSpot(
  piece: Piece,
  item: Item,
  board: Board,
  id: string,
  spot: Spot,
): number | undefined {
  const { width, height } = itemSize(piece, item)
  const block = fieldBlocks(piece, item).find((one) => one.field === id)
  const field = piece.fields?.find((one) => one.id === id)
  if (!block || !field) return undefined
  const { boxes } = fieldLayout(block, trackOn(field, item, board))
  const [first] = boxes
  if (!first) return undefined
  const { x, y } = inBlock(spot, block, width, height)
  const rows = boxes.filter((box) => box.x === first.x)
  const row = rows.findLast((box) => y >= box.y) ?? first
  const before = boxes.filter((box) => box.y < row.y).length
  const along = boxes.filter((box) => box.y === row.y)
  // Half of a box is enough to mean it.
  return before + along.filter((box) => x >= box.x + box.w / 2).length
}
