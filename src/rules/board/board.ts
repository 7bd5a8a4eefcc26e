import type { RollRecord } from '../dice/roll.ts'
import type { FaceId, Item, ItemId, Plain, Seat, SeatId } from '../plain/item.ts'
import type { Chance } from '../plain/random.ts'
import type { Sentence } from '../plain/sentence.ts'

/** Who does it, with what luck, when (milliseconds since 1970). */
export interface Act {
  readonly seat: SeatId
  readonly chance: Chance
  readonly now: number
  /** How wide the view of who acts is for its height: what is laid down is laid to be seen there. */
  readonly shape?: number
  /**
   * Says what is to be written on the table, in the language of who acts; without it that is English. Nothing is said
   * whose words have still to come.
   */
  say?(sentence: Sentence): string | undefined
  /**
   * What stands on a card of a hidden deck, as far as who acts has been shown it: also what nobody else knows. What
   * comes of it that others see is theirs to know.
   */
  sees?(card: ItemId): FaceId | undefined
  /** Others look on at this screen: what stands on hidden cards is not told in what is asked. */
  readonly watched?: boolean
  /** Whether who acts has looked at a hidden card since it was shown to them; without it, they look at all they see. */
  looked?(card: ItemId): boolean
}

/** What a game, for one seat, may read of a Table. `items` holds what lies on the table, not what is in the bin. */
export interface Board {
  readonly items: ReadonlyMap<ItemId, Item>
  readonly seats: readonly Seat[]
  readonly rolls: readonly RollRecord[]
  readonly play: Readonly<Record<string, Plain>>
}
