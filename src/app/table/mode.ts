import type { SeatId } from '../../rules/plain/item.ts'
import type { Picking, Picks } from '../asides/Modes.tsx'

/** The same, where this is what one of them can choose now. */
export function withPicking(
  picks: Picks,
  by: SeatId | undefined,
  picking: Picking | undefined,
): Picks {
  if (picks.get(by) === picking) return picks
  const next = new Map(picks)
  next.delete(by)
  return picking ? next.set(by, picking) : next
}
