import type { Game } from '../../rules/game.ts'
import type { Item, ItemId } from '../../rules/plain/item.ts'
import { carrierOf } from '../../rules/plain/place.ts'

/** What an item is on, as people see it: ink carries nothing, so what is stuck on ink is on the paper, undefined. */
export function underOf(
  { pieces }: Pick<Game, 'pieces'>,
  items: ReadonlyMap<ItemId, Item>,
  { id, place }: Item,
): ItemId | undefined {
  const carrier = place.on === undefined ? undefined : items.get(carrierOf(items, id) ?? '')
  const painter = carrier && (pieces[carrier.kind]?.painter ?? 'ink')
  return painter === 'ink' ? undefined : carrier?.id
}

/** The uppermost stroke of ink on an item, or on the paper itself; undefined where there is none. */
export function newestStroke(
  game: Pick<Game, 'pieces'>,
  items: ReadonlyMap<ItemId, Item>,
  on: ItemId | undefined,
): ItemId | undefined {
  let newest: Item | undefined
  for (const item of items.values()) {
    if (game.pieces[item.kind]?.painter !== 'ink' || underOf(game, items, item) !== on) continue
    if (!newest || item.place.z >= newest.place.z) newest = item
  }
  return newest?.id
}
