import { worldPlace } from '../plain/place.ts'
import type { Board } from './board.ts'
import type { Piece } from './piece.ts'
import { itemSize } from './size.ts'

/** A rectangle on the paper, in millimetres. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A point of the paper, in millimetres. */
export interface Dot {
  readonly x: number
  readonly y: number
}

/** The room a card needs with notes all round it, measured from its centre, mm. */
export const CARD_ROOM: Box = { left: -138, top: -62, right: 138, bottom: 104 }

/** Whether two boxes lie one on the other. */
export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** A box that is measured from a spot, where it comes to lie. */
export const boxAt = ({ x, y }: Dot, { left, top, right, bottom }: Box): Box => ({
  left: x + left,
  top: y + top,
  right: x + right,
  bottom: y + bottom,
})

/** The least box round both of these. */
export const joined = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
})

/** The same with so much more on each side. */
export const padded = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
})

/** The room that a thing of this size takes, measured from its middle, with so much paper round it. */
export const roomOf = ({ width, height }: Pick<Piece, 'width' | 'height'>, round = 0): Box => ({
  left: -width / 2 - round,
  top: -height / 2 - round,
  right: width / 2 + round,
  bottom: height / 2 + round,
})

/** Where everything lies that a game knows, ink left out: one may lay a card over a line. */
export function boxesOf(
  { items }: Pick<Board, 'items'>,
  pieces: Readonly<Record<string, Piece>>,
): readonly Box[] {
  return [...items.values()].flatMap((item) => {
    const place = worldPlace(items, item.id)
    const piece = Object.hasOwn(pieces, item.kind) ? pieces[item.kind] : undefined
    if (!place || !piece || piece.painter === 'ink') return []
    const cos = Math.abs(Math.cos(place.turn))
    const sin = Math.abs(Math.sin(place.turn))
    const { width, height } = itemSize(piece, item)
    return boxAt(
      place,
      roomOf({ width: width * cos + height * sin, height: width * sin + height * cos }),
    )
  })
}

/** Spots round a middle, ring by ring, the nearest first. */
export function* rings({ x, y }: Dot, step: number, far: number): Generator<Dot> {
  yield { x, y }
  if (!(step > 0)) return
  for (let r = step; r <= far; r += step) {
    const n = Math.max(8, Math.round((2 * Math.PI * r) / step / 4) * 4)
    for (let i = 0; i < n; i++) {
      const a = (i / n) * 2 * Math.PI
      yield { x: x + r * Math.cos(a), y: y + r * Math.sin(a) }
    }
  }
}
