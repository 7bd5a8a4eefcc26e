import type { Item, ItemId, Place } from '../plain/item.ts'
import { byHeight, carrierOf } from '../plain/place.ts'
import { type MatSpot, settled } from './mat.ts'
import type { Piece } from './piece.ts'
import { itemSize } from './size.ts'

type Pieces = Readonly<Record<string, Piece>>

/** What lies on a mat, the lowest first; ink on it is no thing of its own. */
function lyingOn(pieces: Pieces, items: ReadonlyMap<ItemId, Item>, mat: ItemId): readonly Item[] {
  return [...items.values()]
    .filter(
      ({ id, kind, place, bin }) =>
        place.on === mat && !bin && pieces[kind]?.painter !== 'ink' && carrierOf(items, id) === mat,
    )
    .sort(byHeight)
}

/**
 * Where a thing comes to lie when a game lays it on a mat, above all that lies there: at this spot of it, or, unless
 * told, in its middle or the first place that is free. Those that lie there stay where they are.
 */
export function laidOn(
  pieces: Pieces,
  items: ReadonlyMap<ItemId, Item>,
  mat: Item,
  thing: Pick<Item, 'id' | 'kind' | 'props'>,
  spot?: MatSpot,
): Place {
  const piece = pieces[mat.kind]
  const own = pieces[thing.kind]
  const there = lyingOn(pieces, items, mat.id).filter(({ id }) => id !== thing.id)
  const z = there.reduce((top, one) => Math.max(top, one.place.z), 0) + 1
  const at = spot ?? { x: 0, y: 0, turn: 0 }
  if (!piece?.mat || !own) return { ...at, z, on: mat.id }
  const size = itemSize(piece, mat)
  const others = there.map((one) => ({
    id: one.id,
    size: itemSize(pieces[one.kind] ?? own, one),
    spot: one.place,
  }))
  // What comes to a row without a place of its own is laid at its beginning.
  const first = { x: -size.width / 2, y: -size.height / 2, turn: 0 }
  const from = spot ?? (piece.mat.lies === 'row' ? first : at)
  const laid = settled(piece.mat, size, others, {
    id: thing.id,
    size: itemSize(own, thing),
    spot: from,
  })
  const { x, y, turn } = laid.find(({ id }) => id === thing.id)?.spot ?? at
  return { x, y, turn, z, on: mat.id }
}
