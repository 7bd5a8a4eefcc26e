import type { Act } from '../board/board.ts'
import type { Change } from '../board/change.ts'
import { newItem, type Piece } from '../board/piece.ts'
import type { ItemId, Place, Plain } from '../plain/item.ts'
import { MATERIAL, type Material } from './pieces.ts'

/**
 * What makes the Change that lays one of these pieces on the table. It remembers when it was made, which settles who
 * was first.
 */
export const makerOf =
  <Kind extends string>(pieces: Readonly<Record<Kind, Piece>>) =>
  (
    act: Act,
    kind: Kind,
    place: Place,
    more: {
      readonly id?: ItemId
      readonly props?: Readonly<Record<string, Plain>>
      readonly texts?: Readonly<Record<string, string>>
    } = {},
  ): Change => {
    const { id = act.chance.id(), props = {}, texts = {} } = more
    const item = { id, kind, place, props: { ...props, made: act.now }, texts }
    return { do: 'make', item: newItem({ pieces }, item) }
  }

/** Lays what all games have that tell a story. */
export const make = makerOf<Material>(MATERIAL)
