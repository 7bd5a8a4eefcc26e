import type { Change } from '../../rules/board/change.ts'
import { newItem } from '../../rules/board/piece.ts'
import type { ItemId } from '../../rules/plain/item.ts'
import { topZ } from '../../rules/plain/place.ts'
import { here, leadsOf } from '../map/leads.ts'
import type { Entry, Spatial } from '../map/spatial.ts'
import type { BoardProps } from '../view/props.ts'

/** How far a copy lies from what it was copied from, mm. */
const ASIDE = 14

/** Copies of items, with what is stuck on them: how they come to be there, and the new ids of those that were meant. */
export function twinsOf(
  spatial: Spatial,
  { game, chance, table }: Pick<BoardProps, 'game' | 'chance' | 'table'>,
  ids: readonly ItemId[],
): { readonly changes: readonly Change[]; readonly ids: ItemId[] } {
  const leads = leadsOf(spatial, ids)
  const all = leads.flatMap((entry) => here(spatial, spatial.withStuck(entry.id)))
  const twin = new Map<ItemId, ItemId>()
  let z = topZ(table.state().items)
  const placeOf = ({ item, on, world }: Entry) => {
    const { place } = item
    const carrier = on === undefined ? undefined : twin.get(on)
    if (carrier !== undefined) return { ...place, z, on: carrier }
    const { x, y } = on === undefined ? world : place
    return { ...place, x: x + ASIDE, y: y + ASIDE, z }
  }
  const changes = all.map((entry): Change => {
    const { item, piece } = entry
    const id = chance.id()
    twin.set(entry.id, id)
    z += 1
    return {
      do: 'make',
      item: newItem(game, {
        id,
        kind: item.kind,
        place: placeOf(entry),
        props: without(item.props, piece.fresh),
        texts: without(item.texts, piece.fresh),
      }),
    }
  })
  return { changes, ids: leads.flatMap((entry) => twin.get(entry.id) ?? []) }
}

/** The same without these keys. */
function without<T>(
  all: Readonly<Record<string, T>>,
  keys: readonly string[] = [],
): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(all).filter(([key]) => !keys.includes(key)))
}
