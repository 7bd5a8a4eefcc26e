import type { Piece } from '../../rules/board/piece.ts'
import { DICE } from '../../rules/dice/dice.ts'
import type { Item } from '../../rules/plain/item.ts'
import { paintDie } from '../dice/die.ts'
import { sizeOf } from '../letters/boxes.ts'
import type { Look } from '../pen/look.ts'
import type { Pen } from '../pen/pen.ts'

/** A die lying still on the board: its prop `face` lies up. */
export function paintDieItem(pen: Pen, item: Item, piece: Piece, look: Look): void {
  const { w } = sizeOf(piece, item)
  const die = DICE.find((name) => name === item.props.die) ?? 'd6'
  const face = Number(item.props.face) || 1
  paintDie(pen, die, face, w, { shadow: look.lifted !== true })
}
