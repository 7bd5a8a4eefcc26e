import type { PointerEvent, RefObject } from 'react'
import type { BoardHandle } from '../../board/TableTop.tsx'
import type { NewItem } from '../../rules/board/change.ts'
import type { Supply } from '../../rules/board/piece.ts'
import type { SeatId } from '../../rules/plain/item.ts'
import { FACING, type Side } from '../../rules/plain/sides.ts'
import type { Desk } from '../../ui/desk/desk.ts'
import type { Notices } from '../../ui/parts/notices.ts'
import type { Lays } from '../page/lays.ts'
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
  write: (at: TextAt, seat: SeatId | undefined) => void,
  lays: Lays,
) {
  const { pieces } = game
  return {
    /** `side`: at a screen that people sit around, whose hand pulls; what is pulled faces it. */
    pull(event: PointerEvent, supply: Supply, side?: Side) {
      const item = fromSupply(game, table, supply, { x: 0, y: 0 })
      board.current?.carry(event, facing(item, side), side?.seat)
    },
    /** `side`: for whoever sits there; it is laid before them, and faces them. */
    make(supply: Supply, x?: number, y?: number, side?: Side) {
      const handle = board.current
      const piece = pieces[supply.kind]
      if (!handle || !piece) return
      const lying = table.board()
      const at =
        x !== undefined && y !== undefined
          ? handle.at(x, y)
          : ((side ? undefined : placeAlong(lying, pieces, supply.kind, handle.selection())) ??
            freeNear(lying, pieces, piece, handle.centre(), handle.seen()))
      const by = side?.seat ?? seat()
      const made = fromSupply(game, table, supply, at)
      const here = side && x === undefined
      const changes = [{ do: 'make', item: here ? made : facing(made, side) }] as const
      const laid = here ? lays(side.seat, changes, 'fetched') : changes
      const refusal = table.apply(laid, { seat: by ?? '' })
      if (refusal) {
        const told = side ? notices.to(side.seat) : notices
        told.add({ say: refusal, tone: 'bad' })
        return
      }
      handle.by(side?.seat, () => handle.select([made.id]))
      const [field] = piece.texts
      if (field !== undefined) write({ id: made.id, field }, by)
    },
  }
}

/** This, turned to whoever sits at this side. */
function facing(item: NewItem, side: Side | undefined): NewItem {
  if (!side) return item
  return { ...item, place: { ...item.place, turn: item.place.turn + FACING[side.edge] } }
}
