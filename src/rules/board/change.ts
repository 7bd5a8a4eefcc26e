import type { Abandoned, RollRecord } from '../dice/roll.ts'
import type { Item, ItemId, Place, Plain, Seat, SeatId } from '../plain/item.ts'

/** An item before it lies on the table. */
export type NewItem = Omit<Item, 'bin'>

/**
 * One thing that happens to a table, as data: the only way in. A list of Changes is applied whole, in one transaction.
 */
export type Change =
  | { readonly do: 'make'; readonly item: NewItem }
  | { readonly do: 'place'; readonly id: ItemId; readonly place: Place }
  | { readonly do: 'set'; readonly id: ItemId; readonly key: string; readonly value: Plain }
  /**
   * Brings a number on an item `by` further, a whole one; also what others add apart from it counts. `as`: what it is
   * added for; of those who add apart for the same one counts, and so 0 is something to add, too.
   */
  | {
      readonly do: 'add'
      readonly id: ItemId
      readonly key: string
      readonly by: number
      readonly as?: string
    }
  /** Replaces `remove` UTF-16 units at `at` of a text by `insert`. Out of range is clamped. */
  | {
      readonly do: 'write'
      readonly id: ItemId
      readonly field: string
      readonly at: number
      readonly remove: number
      readonly insert: string
    }
  | { readonly do: 'bin'; readonly id: ItemId }
  /** Takes an item back out of the bin. */
  | { readonly do: 'return'; readonly id: ItemId }
  | { readonly do: 'seat'; readonly seat: Seat }
  /** From now on this device is a seat's hand, and no other; '' for none. */
  | { readonly do: 'hand'; readonly seat: SeatId; readonly device: string }
  /** Sets a register of play; null clears it. */
  | { readonly do: 'play'; readonly key: string; readonly value: Plain }
  | { readonly do: 'title'; readonly title: string }
  | { readonly do: 'roll'; readonly record: RollRecord }
  | { readonly do: 'abandon'; readonly entry: Abandoned }
