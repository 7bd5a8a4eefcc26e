import type { PointerEvent, RefObject } from 'react'
import type { BoardHandle } from '../../board/TableTop.tsx'
import type { Supply } from '../../rules/board/piece.ts'
import { FACING, type Side } from '../../rules/plain/sides.ts'
import type { Desk } from '../../ui/desk/desk.ts'
import type { Notices } from '../../ui/parts/notices.ts'
import { freeNear, fromSupply, placeAlong } from '../page/pulled.ts'
import type { TextAt } from './useWriting.ts'

/**
 * How things come from the supply: pulled off their pile by a hand, or made at a place of the page (client px), or
 * where there is room for them; then they are chosen, and `write` writes on them.
 */
export function supplyOf(
  board: RefObject<BoardHandle | null>,
  { table, game, seat }: Pick<Desk, 'table' | 'game' | 'seat'>,
  notices: Notices,
  write: (at: TextAt) => void,
) {
  const { pieces } = game
  return {
    /** `side`: at a screen that people sit around, whose hand pulls; what is pulled faces it. */
    pull(event: PointerEvent, supply: Supply, side?: Side) {
      const item = fromSupply(game, table, supply, { x: 0, y: 0 })
      const turn = item.place.turn + (side ? FACING[side.edge] : 0)
      board.current?.carry(event, { ...item, place: { ...item.place, turn } }, side?.seat)
    },
    make(supply: Supply, x?: number, y?: number) {
      const handle = board.current
      const piece = pieces[supply.kind]
      if (!handle || !piece) return
      const lying = table.board()
      const at =
        x !== undefined && y !== undefined
          ? handle.at(x, y)
          : (placeAlong(lying, pieces, supply.kind, handle.selection()) ??
            freeNear(lying, pieces, piece, handle.centre(), handle.seen()))
      const item = fromSupply(game, table, supply, at)
      const refusal = table.apply([{ do: 'make', item }], { seat: seat() ?? '' })
      if (refusal) {
        notices.add({ say: refusal, tone: 'bad' })
        return
      }
      handle.select([item.id])
      const [field] = piece.texts
      if (field !== undefined) write({ id: item.id, field })
    },
  }
}
