import { type Bucket, bucketOf } from '../pace/pace.ts'

/** Screens that are met: they are never forgotten, since nobody may begin anew with what was told. */
const MOST_PEERS = 1000
/** Words of one screen that are heard: so many at once, so many a second. */
const BREATH = { burst: 200, perSecond: 20 }
/** Who passes on so much that is not signed as it says is not heard any more. */
const MOST_STRIKES = 3

/** A screen that was met, and what is known of its throws for as long as the page lives. */
export interface Acquaintance {
  /** Its session, once it has told it. */
  session?: string
  /** The number of the last throw it told of in that session. */
  last: number
  /** The throws of that session up to this number were made while it was not linked. */
  from: number
  /** When it was met. */
  since: number
}

/** What a screen knows of those it has met. */
export interface Acquaintances {
  /** Makes an acquaintance, or renews it. False where there are too many. */
  meet(peer: string, now: number): boolean
  part(peer: string): void
  /** Whether somebody who was met still has breath for a word. */
  breath(peer: string, now: number): boolean
  /** Somebody told what was not signed so. */
  strike(peer: string): void
  /** It says which session it is in, and how many throws it has announced there. */
  here(peer: string, session: string, n: number): void
  of(peer: string): Acquaintance | undefined
}

/** Nobody met yet. */
export function makeAcquaintances(): Acquaintances {
  const peers = new Map<
    string,
    Acquaintance & { breath: Bucket; strikes: number; fresh: boolean }
  >()
  return {
    meet(peer, now) {
      const known = peers.get(peer)
      if (known) {
        known.since = now
        known.fresh = true
        return true
      }
      if (peers.size >= MOST_PEERS) return false
      const breath = bucketOf(BREATH)
      peers.set(peer, { last: 0, from: 0, since: now, breath, strikes: 0, fresh: true })
      return true
    },
    part(peer) {
      const known = peers.get(peer)
      if (known) known.fresh = true
    },
    breath(peer, now) {
      const known = peers.get(peer)
      return known !== undefined && known.strikes < MOST_STRIKES && known.breath.take(1, now)
    },
    strike(peer) {
      const known = peers.get(peer)
      if (known) known.strikes += 1
    },
    here(peer, session, n) {
      const known = peers.get(peer)
      if (!known) return
      const same = known.session === session
      known.last = same ? Math.max(known.last, n) : n
      // Who says in the middle of it that it has thrown meanwhile has thrown behind our back.
      if (known.fresh || !same) known.from = known.last
      known.session = session
      known.fresh = false
    },
    of: (peer) => peers.get(peer),
  }
}
