import type { SeatId } from '../../rules/plain/item.ts'
import { type Extent, rimAt, type Side } from '../../rules/plain/sides.ts'

/** How long two people hold both buttons, ms. */
export const HOLD = 1500

/**
 * The two of these who sit farthest from one another, one of them whoever asked if they sit there; undefined where
 * fewer than two do.
 */
export function farthest(
  sides: readonly Side[],
  size: Extent,
  asker?: SeatId,
): readonly [Side, Side] | undefined {
  const known = sides.some(({ seat }) => seat === asker)

  let best: { readonly two: readonly [Side, Side]; readonly far: number } | undefined
  for (const [i, one] of sides.entries())
    for (const other of sides.slice(i + 1)) {
      if (known && one.seat !== asker && other.seat !== asker) continue
      const [a, b] = [rimAt(one, size), rimAt(other, size)]
      const far = Math.hypot(a.x - b.x, a.y - b.y)
      if (!best || far > best.far) best = { two: [one, other], far }
    }
  return best?.two
}
