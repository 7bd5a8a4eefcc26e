/**
 * Who comes anew after somebody was cut off waits so long (ms), twice as long with each, but never
 * longer than the last.
 */
const PAUSE = [2000, 60_000] as const
/** After so long without another, new names are let in as usual again, ms. */
const FORGIVEN = 10 * 60_000

/** What becomes of somebody at the door: in, or in after so many milliseconds at the earliest, or never. */
export type Admission =
  | { readonly is: 'in' | 'out' }
  | { readonly is: 'later'; readonly wait: number }

/** Whom this page links no more for as long as it lives. Times are milliseconds of any clock that does not go back. */
export interface Outcasts {
  cast(peer: string, now: number): void
  /**
   * Whether this screen may be linked. Who is cut off may call itself by another name: so names never heard before
   * come in one by one for a while after that.
   */
  entry(peer: string, now: number): Admission
}

/** Nobody yet. */
export function makeOutcasts(): Outcasts {
  const out = new Set<string>()
  const known = new Set<string>()
  let lately = 0
  let castAt = Number.NEGATIVE_INFINITY
  let cameAt = Number.NEGATIVE_INFINITY
  return {
    cast(peer, now) {
      if (out.has(peer)) return
      out.add(peer)
      lately = now - castAt > FORGIVEN ? 1 : lately + 1
      castAt = now
      cameAt = now
    },
    entry(peer, now) {
      if (out.has(peer)) return { is: 'out' }
      if (!known.has(peer) && now - castAt <= FORGIVEN) {
        const [first, last] = PAUSE
        const wait = cameAt + Math.min(last, first * 2 ** (lately - 1)) - now
        if (wait > 0) return { is: 'later', wait }
        cameAt = now
      }
      known.add(peer)
      return { is: 'in' }
    },
  }
}
