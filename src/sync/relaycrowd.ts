import type { Peer, Self } from './handshake.ts'
import type { Link } from './link.ts'
import { type Bucket, bucketOf } from './pace.ts'
import type { RelayState } from './relaystate.ts'

/** People at one relay; and speakers there, of whom some are perhaps no people. */
const MOST_THERE = 300
const MOST_SPEAKERS = 3000
/** States of one that are looked at: so many at once, so many a second. */
const BREATH = { burst: 150, perSecond: 40 }

/** Somebody at a relay. */
export interface Other {
  readonly peer: Peer
  /** Its number at the relay. */
  readonly speaker: number
  /** To seal for it. */
  readonly open: string
  /** The last state and the last word that were heard. */
  n: number
  word: number
  here: string | undefined
  hands?: string | undefined
  link?: Link | undefined
  /** Somebody here wants no link to it. */
  shut?: boolean
  again?: ReturnType<typeof setTimeout> | undefined
  leaving?: ReturnType<typeof setTimeout> | undefined
}

/** Those at a relay. */
export interface Crowd {
  all(): readonly Other[]
  size(): number
  has(peer: string): boolean
  /** Whether this speaker still has breath for a state. */
  breath(speaker: number): boolean
  /** Who this state is of; undefined where somebody pretends to be another, or there is no room for one more. */
  of(speaker: number, state: RelayState, writes: boolean): Other | undefined
  /** Whether it is still the one by its name. */
  holds(other: Other): boolean
  leave(other: Other): void
}

/** Nobody yet. `oust` is given those in whose place somebody comes. */
export function makeCrowd(self: Self, oust: (rival: Other) => void): Crowd {
  const others = new Map<string, Other>()
  const breaths = new Map<number, Bucket>()
  const holds = (other: Other) => others.get(other.peer.peer) === other
  return {
    all: () => [...others.values()],
    size: () => others.size,
    has: (peer) => others.has(peer),
    breath(speaker) {
      if (!breaths.has(speaker) && breaths.size >= MOST_SPEAKERS) return false
      const left = breaths.get(speaker) ?? bucketOf(BREATH)
      breaths.set(speaker, left)
      return left.take(1, performance.now())
    },
    of(speaker, { peer, client, open }, writes) {
      if (peer === self.peer || client === self.client) return undefined
      const old = others.get(peer)
      if (old && old.speaker === speaker) {
        return old.peer.writes === writes && old.open === open ? old : undefined
      }
      const rivals = [...others.values()].filter(
        (one) => one.peer.peer === peer || one.peer.client === client,
      )
      // Who proves to write is believed more than who cannot; else the first is, as long as it is there.
      const stays = (one: Other) => !one.leaving && (one.peer.writes || !writes)
      if (rivals.some(stays) || others.size >= MOST_THERE) return undefined
      for (const rival of rivals) oust(rival)
      const fresh: Other = {
        peer: { peer, client, writes },
        speaker,
        open,
        n: 0,
        word: 0,
        here: undefined,
      }
      others.set(peer, fresh)
      return fresh
    },
    holds,
    leave(other) {
      if (holds(other)) others.delete(other.peer.peer)
    },
  }
}
