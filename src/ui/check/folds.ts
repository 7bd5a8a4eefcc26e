import type { ItemId, SeatId } from '../../rules/plain/item.ts'
import type { Factor, Gathering } from '../../rules/play/gathering.ts'

/** What of all that helps and harms a Check waits for the word of this seat. */
export const unsaidIn = (gathering: Gathering | undefined, seat: SeatId): readonly Factor[] =>
  (gathering?.factors ?? []).filter(
    ({ says, counts, offers }) =>
      says && !counts && offers.length > 0 && !Object.hasOwn(says, seat),
  )

/** The Check that somebody's guide shows. */
export interface ShownCheck {
  readonly about: ItemId
  /** Whose throw it is, where the rules say so. */
  readonly by: SeatId | undefined
  /** They asked for all of it, or are at something in that guide: it stays as it is. */
  readonly stays: boolean
}

/** All of a Check and no other on this screen; all of it, as others have it, too; or no more than what is asked. */
export type Fold = 'alone' | 'whole' | 'folded'

/**
 * How much of its Check each guide shows, of those round one screen, told in the order in which they came to it: the
 * same stands whole only once, before whoever throws, or else before who came to it first.
 */
export function foldsOf(shown: ReadonlyMap<SeatId, ShownCheck>): ReadonlyMap<SeatId, Fold> {
  const mains = new Map<ItemId, SeatId>()
  for (const [seat, { about, by }] of shown)
    if (seat === by || !mains.has(about)) mains.set(about, seat)
  const isWhole = (seat: SeatId, { about, stays }: ShownCheck) => stays || mains.get(about) === seat
  const whole = [...shown].filter((one) => isWhole(...one)).length === 1 ? 'alone' : 'whole'
  return new Map([...shown].map(([seat, one]) => [seat, isWhole(seat, one) ? whole : 'folded']))
}
