import type { WordsBlock } from '../../rules/board/face.ts'
import type { Piece } from '../../rules/board/piece.ts'
import { printedFace } from '../../rules/board/printing.ts'
import { itemSize } from '../../rules/board/size.ts'
import type { Item } from '../../rules/plain/item.ts'
import { lean } from '../../rules/plain/wobble.ts'
import { inkPathOf } from '../pen/inkpath.ts'
import { COLORS, type Family } from '../pen/look.ts'

/** Where a text stands on an item: a box in mm from the item's centre, the font's size in mm, how it is set. */
export interface TextBox {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  /** The largest size; text that does not fit shrinks down to `least`. */
  readonly size: number
  readonly least: number
  /** Distance of lines as a multiple of the size. */
  readonly leading: number
  readonly align: 'start' | 'center' | 'end'
  /** Where the lines stand in the box. */
  readonly stand: 'top' | 'middle' | 'bottom'
  /** Titles have a face of their own; everything else is written in the chosen face. */
  readonly family?: Family
  readonly bold?: boolean
  readonly slant?: boolean
  /** Ink of the pen when it says nothing. */
  readonly color?: string
  /** At most so many lines. */
  readonly lines?: number
  /** How wide each line may be, where that is not the same for all: there are just so many then, of this size. */
  readonly widths?: readonly number[]
  /** A word that no line holds is parted by a hyphen: not where people write, since no field parts it so. */
  readonly parted?: boolean
}

/** Letters are read well at this size, CSS px; and below the other nobody reads them. */
const GOOD = 8.5
export const LEGIBLE = 4.8

/** Width and height of an item in mm: those of its piece, an oval as it was drawn, or as far as its ink goes. */
export function sizeOf(piece: Piece, item?: Item): { w: number; h: number } {
  if (piece.painter === 'ink' && item) return inkPathOf(item)
  const { width, height } = itemSize(piece, item)
  return { w: width, h: height }
}

/** How far an item leans in radians beside its turn: sticky notes never lie quite straight. */
export function leanOf(piece: Piece, item: Pick<Item, 'id'>): number {
  return piece.painter === 'note' ? lean(item.id, 'lean') * 0.025 : 0
}

/** Height of a card's head line from its upper edge, and the distance of its blue rules, in mm. */
export const CARD = { head: 17.5, rule: 8.4 } as const

/**
 * The box of a text of an item, or undefined when the piece shows no such text. Shared with the writing overlay.
 * `owned`: a card bears its player's name beside its own.
 */
export function textBox(
  piece: Piece,
  item: Item,
  field: string,
  owned = false,
): TextBox | undefined {
  const { w, h } = sizeOf(piece, item)
  const first = piece.texts[0] === field
  if (!piece.texts.includes(field)) return undefined
  switch (piece.painter) {
    case 'card':
      return first
        ? {
            x: -w / 2 + 7,
            y: -h / 2 + 3,
            w: w - 14 - (owned ? 34 : 0),
            h: CARD.head - 3.5,
            size: 12.5,
            least: 5,
            leading: 1.05,
            align: 'start',
            stand: 'bottom',
            lines: 1,
            bold: true,
            color: COLORS.name,
          }
        : {
            x: -w / 2 + 7,
            y: -h / 2 + CARD.head + 1.2,
            w: w - 14,
            h: h - CARD.head - 3.5,
            size: 7.3,
            least: 3.4,
            leading: CARD.rule / 7.3,
            align: 'start',
            stand: 'top',
          }
    case 'note':
      return first ? middle(-w / 2 + 5, -h / 2 + 14, w - 10, h - 22, 15, 4) : undefined
    case 'oval':
      if (first) return middle(-w * 0.39, -h * 0.32, w * 0.78, h * 0.64, 12.5, 3.6)
      return piece.texts[1] === field
        ? { ...middle(-w * 0.3, h * 0.2, w * 0.6, h * 0.2, 7.4, 7.1), ...captionLetters() }
        : undefined
    case 'sheet':
      return first
        ? {
            ...middle(-w / 2 + 12, -h / 2 + 7, w - 24, 15.5, 13, 5),
            family: 'title',
            bold: true,
            color: COLORS.violet,
            lines: 2,
          }
        : { ...middle(-w / 2 + 11, -h / 2 + 26, w - 22, h - 34, 9, 2.6), leading: 1.06 }
    case 'placard':
      return first
        ? {
            ...middle(-w / 2 + 8, -h / 2 + 20, w - 16, h - 28, 11, 4),
            family: 'plain',
            bold: true,
            color: COLORS.tent,
          }
        : undefined
    case 'die':
    case 'ink':
      return undefined
    case 'printed': {
      const face = printedFace(piece, item)
      const block = face?.blocks.find((one) => one.as === 'text' && one.text === field)
      if (!face || block?.as !== 'text') return undefined
      return { ...printedBox(block, w, h), color: block.ink ?? face.ink }
    }
  }
}

/** Printed letters: how high, mm, and how small they may become before their text ends early, as a part of that. */
const PRINT = { title: 7, head: 5, text: 3.8, small: 2.8, least: 0.6 } as const
/** What has room for so many lines begins at the top; and with no more than this it is one line. */
const TALL = 2.2
const LINE = 1.3

/** The box of words that stand printed on an item of w by h mm, or are written there. */
export function printedBox(
  { box, look, at = 'left', large = 1 }: Pick<WordsBlock, 'box' | 'look' | 'at' | 'large'>,
  w: number,
  h: number,
): TextBox {
  const usual = PRINT[look] ?? PRINT.text
  const size = Math.min(usual * large, box.h)
  const tall = box.h >= usual * TALL
  return {
    ...{ x: box.x - w / 2, y: box.y - h / 2, w: box.w, h: box.h },
    ...{ size, least: (size / large) * PRINT.least, leading: 1.14 },
    align: at === 'center' ? 'center' : at === 'right' ? 'end' : 'start',
    stand: tall && (look === 'text' || look === 'small') ? 'top' : 'middle',
    ...(box.h < usual * LINE && { lines: 1 }),
    ...((look === 'title' || look === 'head') && { bold: true }),
  }
}

/** How high the letters of a field are in their part of its block, and at most, mm; and how far they grow from afar. */
export const FIELD_LETTERS = {
  ...{ name: 0.7, most: 3.4, beside: 4.2, value: 0.82, large: 9 },
  ...{ nameGrown: 2.8, valueGrown: 2.6 },
} as const

/** How high the letters of a field's name are where it stands: more where it has a line of its own. */
export const nameSize = ({ h, above }: { readonly h: number; readonly above: boolean }): number =>
  Math.min(h * FIELD_LETTERS.name, above && h <= LOW ? FIELD_LETTERS.most : FIELD_LETTERS.beside)
/** What is no higher above a field is no line of its own, mm. */
const LOW = 6

/** The texts of an item that stand on it, in the order in which they are written. */
export const fieldsOf = (piece: Piece, item: Item): readonly string[] =>
  piece.texts.filter((field) => textBox(piece, item, field) !== undefined)

/** What stands below an oval's first text is written in a hand of its own. */
export const captionLetters = () => ({ leading: 1, slant: true, color: COLORS.caption })

/**
 * The box of a text, or, where its letters would be smaller than is good to read, one of the middle `w` by `h` of its
 * item: the letters take all of it, and what would be too small to read ends early. `seen` is CSS px per mm.
 */
export function fromAfar(box: TextBox, w: number, h: number, seen: number): TextBox {
  if (box.size * seen >= GOOD) return box
  const most = Math.max(box.size, h * 0.42)
  return {
    ...box,
    x: -w / 2,
    y: -h / 2,
    w,
    h,
    size: Math.min(most, (GOOD * 1.3) / seen),
    least: Math.min(most, LEGIBLE / seen),
    leading: 1,
    align: 'center',
    lines: 4,
  }
}

function middle(x: number, y: number, w: number, h: number, size: number, least: number): TextBox {
  return { x, y, w, h, size, least, leading: 1.12, align: 'center', stand: 'middle' }
}
