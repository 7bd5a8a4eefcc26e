import type { ItemId } from '../../rules/plain/item.ts'
import { byPile, type Entry, type Spatial } from './spatial.ts'

/** Those of these items that lie there, from the lowest to the highest. */
export const here = ({ entries }: Spatial, ids: Iterable<ItemId>): Entry[] =>
  [...ids].flatMap((id) => entries.get(id) ?? []).sort(byPile)

/** Those of these items that are not carried along by another of them, from the lowest to the highest. */
export function leadsOf(spatial: Spatial, ids: readonly ItemId[]): Entry[] {
  const set = new Set(ids)
  const along = (entry: Entry): boolean => {
    const carrier = entry.on === undefined ? undefined : spatial.entries.get(entry.on)
    return carrier !== undefined && (set.has(carrier.id) || along(carrier))
  }
  return here(spatial, ids).filter((entry) => !along(entry))
}
