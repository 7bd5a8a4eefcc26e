import type { Piece } from '../rules/game.ts'
import type { Item } from '../rules/item.ts'
import { sizeOf } from './boxes.ts'
import type { Look } from './look.ts'
import type { Pen } from './pen.ts'
import { FLAT, shadow } from './stamps.ts'

const PIPS: readonly (readonly [number, number])[][] = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
]

/** A die lying still on the board. */
export function paintDieItem(pen: Pen, item: Item, piece: Piece, look: Look, _scale: number): void {
  const { w } = sizeOf(piece, item)
  if (!look.lifted) shadow(pen, `die/${w}`, w, w, FLAT)
  pen.fillStyle = '#f7f0dd'
  pen.beginPath()
  pen.roundRect(-w / 2, -w / 2, w, w, w * 0.2)
  pen.fill()
  pen.fillStyle = '#2a2420'
  for (const [x, y] of PIPS[(Number(item.props.face) || 1) - 1] ?? PIPS[0]!) {
    pen.beginPath()
    pen.arc(x * w * 0.26, y * w * 0.26, w * 0.085, 0, 7)
    pen.fill()
  }
}
