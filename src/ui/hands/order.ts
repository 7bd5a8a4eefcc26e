import type { ItemId, SeatId } from '../../rules/plain/item.ts'
import { keepHere, keptHere } from '../device/kept.ts'

/*
 * How somebody has sorted their hand: kept on this device alone, since an order tells something of the cards.
 */

/** A hand as it was sorted; what has come since stands at its end. */
export function asSorted(hand: readonly ItemId[], sorted: readonly ItemId[]): readonly ItemId[] {
  const known = sorted.filter((card, at) => hand.includes(card) && sorted.indexOf(card) === at)
  return [...known, ...hand.filter((card) => !known.includes(card))]
}

/** The same with a card put in the place where another lies; unchanged where one of them is not there. */
export function resorted(
  order: readonly ItemId[],
  card: ItemId,
  to: ItemId | undefined,
): readonly ItemId[] {
  const at = to === undefined ? -1 : order.indexOf(to)
  if (at < 0 || !order.includes(card)) return order
  return order.filter((one) => one !== card).toSpliced(at, 0, card)
}

const keyOf = (table: string, seat: SeatId) => `prophecy-table/hand/${table}/${seat}`

/** How a seat's hand at a table was sorted here last; whatever else stands there is no order. */
export function sortedHere(table: string, seat: SeatId): readonly ItemId[] {
  try {
    const kept: unknown = JSON.parse(keptHere(keyOf(table, seat)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

export const keepSorted = (table: string, seat: SeatId, order: readonly ItemId[]): void =>
  keepHere(keyOf(table, seat), JSON.stringify(order))
