import type { SeatId } from '../../rules/plain/item.ts'
import type { ScreenKey } from '../../sync/keys/screen.ts'

/** Who says something else again so soon (ms) is heard, and looked at then. */
const SOON = 1000
/** Of so many screens it is remembered what they say, beside those that are linked: keys cost nothing to make up. */
const MOST_CLAIMS = 64

/** Whose hands other screens say to be. `changed` is told of it: of one that goes on changing it now and then. */
export function makeClaims(isLinked: (screen: ScreenKey) => boolean, changed: () => void) {
  const claims = new Map<ScreenKey, { readonly seats: readonly SeatId[]; readonly at: number }>()
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    of: (screen: ScreenKey) => claims.get(screen)?.seats,
    /** How many are remembered. */
    size: () => claims.size,
    /** What one of them says. */
    take(screen: ScreenKey, seats: readonly SeatId[]) {
      const before = claims.get(screen)
      // Said again it is nothing new: who goes on saying it has nobody work for that.
      if (before && JSON.stringify(before.seats) === JSON.stringify(seats)) return
      const now = performance.now()
      const isSoon = before !== undefined && now < before.at + SOON
      // Whoever spoke last stands last.
      claims.delete(screen)
      claims.set(screen, { seats, at: isSoon ? before.at : now })
      for (const one of claims.keys()) {
        if (claims.size <= MOST_CLAIMS) break
        if (!isLinked(one)) claims.delete(one)
      }
      if (!isSoon) return changed()
      timer ??= setTimeout(() => {
        timer = undefined
        changed()
      }, SOON)
    },
    forget: (screen: ScreenKey) => claims.delete(screen),
    close() {
      clearTimeout(timer)
    },
  }
}
