import type { Game } from '../rules/game.ts'
import type { Item, ItemId } from '../rules/item.ts'
import { carrierOf } from '../rules/place.ts'

/** The uppermost stroke of ink on an item, or on the paper itself; undefined where there is none. */
export function newestStroke(
  { pieces }: Pick<Game, 'pieces'>,
  items: ReadonlyMap<ItemId, Item>,
  on: ItemId | undefined,
): ItemId | undefined {
  let newest: Item | undefined
  for (const item of items.values()) {
    if (pieces[item.kind]?.painter !== 'ink') continue
    const carrier = item.place.on === undefined ? undefined : carrierOf(items, item.id)
    if (carrier === on && item.place.z >= (newest?.place.z ?? Number.NEGATIVE_INFINITY))
      newest = item
  }
  return newest?.id
}
