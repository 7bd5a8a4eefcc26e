import type { Given } from '../rules/roll.ts'
import { follows } from '../tray/chain.ts'
import { type Bucket, bucketOf } from './pace.ts'

/** Screens that are met: they are never forgotten, since nobody may begin anew with what was told. */
const MOST_PEERS = 1000
/** Words of one screen that are heard: so many at once, so many a second. */
const BREATH = { burst: 200, perSecond: 20 }

/** The last link known of a chain: at first the anchor, of number 0. */
interface Known {
  readonly anchor: string
  readonly n: number
  readonly link: string
}

/** A screen that was met, and what is known of it for as long as the page lives. */
interface Acquaintance {
  /** Its chains, by whose throws they are for. */
  readonly chains: Map<string, Known>
  /** The last throw it announced. */
  last: number
  /** How many words it may still say. */
  readonly breath: Bucket
}

/** What a screen knows of those it has met. */
export interface Acquaintances {
  /** Makes an acquaintance, or renews it. False where there are too many. */
  meet(peer: string): boolean
  /** Whether somebody who was met still has breath for a word. */
  breath(peer: string, now: number): boolean
  /** Takes the anchors that it tells. The first ones hold: nobody moves an anchor. */
  anchors(peer: string, anchors: readonly (readonly [string, string])[]): void
  anchorOf(peer: string, thrower: string): string | undefined
  /** What this link for somebody's n-th throw is, if it is the one that was meant all along. */
  given(peer: string, thrower: string, n: number, link: string): Given | undefined
  /** The number of the last throw it announced. */
  last(peer: string): number
  announced(peer: string, n: number): void
}

/** Nobody met yet. */
export function makeAcquaintances(): Acquaintances {
  const peers = new Map<string, Acquaintance>()

  /** Whether this is the n-th link of that chain, which is then known to be. */
  function fits(peer: string, thrower: string, n: number, link: string): boolean {
    const chains = peers.get(peer)?.chains
    const last = chains?.get(thrower)
    if (!last) return false
    // Told again; or an earlier one, of which nothing is new.
    if (n <= last.n) return n === last.n ? link === last.link : follows(last.anchor, n, link)
    if (!follows(last.link, n - last.n, link)) return false
    chains?.set(thrower, { anchor: last.anchor, n, link })
    return true
  }
  const anchorOf = (peer: string, thrower: string) => peers.get(peer)?.chains.get(thrower)?.anchor

  return {
    meet(peer) {
      if (peers.has(peer)) return true
      if (peers.size >= MOST_PEERS) return false
      peers.set(peer, { chains: new Map(), last: 0, breath: bucketOf(BREATH) })
      return true
    },
    breath: (peer, now) => peers.get(peer)?.breath.take(1, now) ?? false,
    anchors(peer, anchors) {
      const chains = peers.get(peer)?.chains
      for (const [thrower, anchor] of anchors) {
        if (!chains || chains.has(thrower) || chains.size >= MOST_PEERS) continue
        chains.set(thrower, { anchor, n: 0, link: anchor })
      }
    },
    anchorOf,
    given(peer, thrower, n, link) {
      const anchor = anchorOf(peer, thrower)
      return anchor !== undefined && fits(peer, thrower, n, link)
        ? { peer, anchor, link }
        : undefined
    },
    last: (peer) => peers.get(peer)?.last ?? 0,
    announced(peer, n) {
      const known = peers.get(peer)
      if (known) known.last = n
    },
  }
}
