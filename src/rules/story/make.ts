import type { Act } from '../board/board.ts'
import type { Change } from '../board/change.ts'
import { newItem } from '../board/piece.ts'
import type { ItemId, Place, Plain } from '../plain/item.ts'
import { MATERIAL, type Material } from './pieces.ts'

/** The Change that lays a new thing on the table. It remembers when it was made, which settles who was first. */
export function make(
  act: Act,
  kind: Material,
  place: Place,
  more: {
    readonly id?: ItemId
    readonly props?: Readonly<Record<string, Plain>>
    readonly texts?: Readonly<Record<string, string>>
  } = {},
): Change {
  const { id = act.chance.id(), props = {}, texts = {} } = more
  const item = { id, kind, place, props: { ...props, made: act.now }, texts }
  return { do: 'make', item: newItem({ pieces: MATERIAL }, item) }
}
