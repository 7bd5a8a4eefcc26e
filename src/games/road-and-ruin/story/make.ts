import type { Act } from '../../../rules/board/board.ts'
import type { Change } from '../../../rules/board/change.ts'
import { newItem } from '../../../rules/board/piece.ts'
import type { ItemId, Place, Plain } from '../../../rules/plain/item.ts'
import { type Kind, PIECES } from './pieces.ts'

/** The Change that lays one of the game's pieces. It remembers when it was made. */
export function layPiece(
  act: Act,
  kind: Kind,
  place: Place,
  more: {
    readonly id?: ItemId
    readonly props?: Readonly<Record<string, Plain>>
    readonly texts?: Readonly<Record<string, string>>
  } = {},
): Change {
  const { id = act.chance.id(), props = {}, texts = {} } = more
  const item = { id, kind, place, props: { ...props, made: act.now }, texts }
  return { do: 'make', item: newItem({ pieces: PIECES }, item) }
}
