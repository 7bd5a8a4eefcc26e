import type { Piece } from '../rules/game.ts'
import type { Item } from '../rules/item.ts'
import type { Family } from './look.ts'
import { lean } from './wobble.ts'

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
  readonly align: 'start' | 'center'
  /** Where the lines stand in the box. */
  readonly stand: 'top' | 'middle' | 'bottom'
  /** Titles have a face of their own; everything else is written in the chosen face. */
  readonly family?: Family
  /** At most so many lines. */
  readonly lines?: number
}

/** Width and height of an item in mm. */
export function sizeOf(piece: Piece, _item?: Item): { w: number; h: number } {
  return { w: piece.width, h: piece.height }
}

/** How far an item leans in radians beside its turn: sticky notes never lie quite straight. */
export function leanOf(piece: Piece, item: Pick<Item, 'id'>): number {
  return piece.painter === 'note' ? lean(item.id, 'lean') * 0.025 : 0
}

/** Height of a card's head line from its upper edge, and the distance of its blue rules, in mm. */
export const CARD = { head: 17.5, rule: 8.4 } as const

/** The box of a text of an item, or undefined when the piece shows no such text. Shared with the writing overlay. */
export function textBox(piece: Piece, item: Item, field: string): TextBox | undefined {
  const { w, h } = sizeOf(piece, item)
  const first = piece.texts[0] === field
  if (!piece.texts.includes(field)) return undefined
  switch (piece.painter) {
    case 'card':
      return first
        ? {
            x: -w / 2 + 7,
            y: -h / 2 + 3,
            w: w - 14,
            h: CARD.head - 3.5,
            size: 12.5,
            least: 5,
            leading: 1.05,
            align: 'start',
            stand: 'bottom',
            lines: 1,
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
      return first ? middle(-w * 0.39, -h * 0.32, w * 0.78, h * 0.64, 12.5, 3.6) : undefined
    case 'sheet':
      return first
        ? {
            ...middle(-w / 2 + 12, -h / 2 + 8, w - 24, 17, 11, 5),
            family: 'title',
            lines: 2,
          }
        : middle(-w / 2 + 13, -h / 2 + 30, w - 26, h - 41, 7.2, 2.6)
    case 'placard':
      return first ? { ...middle(-w / 2 + 8, -h / 2 + 20, w - 16, h - 28, 11, 4) } : undefined
    case 'die':
      return undefined
  }
}

function middle(x: number, y: number, w: number, h: number, size: number, least: number): TextBox {
  return { x, y, w, h, size, least, leading: 1.12, align: 'center', stand: 'middle' }
}
