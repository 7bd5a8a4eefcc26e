import type { SeatId } from '../../rules/plain/item.ts'

/** The same, where this is what one of them has now. */
export function withTheirs<T extends object | string>(
  all: ReadonlyMap<SeatId | undefined, T>,
  by: SeatId | undefined,
  own: T | undefined,
): ReadonlyMap<SeatId | undefined, T> {
  if (all.get(by) === own) return all
  const next = new Map(all)
  next.delete(by)
  return own ? next.set(by, own) : next
}
