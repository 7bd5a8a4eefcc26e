import { clientOf, type ScreenKey } from '../keys/screen.ts'
import type { Proven } from '../link/handshake.ts'
import type { Link } from '../link/link.ts'
import { keepNewest } from '../pace/newest.ts'
import { type Bucket, bucketOf } from '../pace/pace.ts'
import type { RelayState } from './state.ts'

/** People at one relay; and speakers there, of whom some are perhaps no people. */
const MOST_THERE = 300
const MOST_SPEAKERS = 3000
/** States of one that are looked at: so many at once, so many a second. */
const BREATH = { burst: 150, perSecond: 40 }
/** Of so many who have left it is remembered how far they were heard. */
const MOST_GONE = 5000

/** Somebody at a relay. */
export interface Other {
  readonly peer: Proven
  /** To seal for it: another whenever it comes anew. */
  readonly open: string
  /** When it came, by its own clock. */
  readonly began: number
  /** Its number at the relay. */
  speaker: number
  /** It has spoken after what we said then: ms. */
  since: number
  /** The last state and the last word that were heard. */
  n: number
  word: number
  /** States after that one, by name, which told nothing and were not looked at whose they are. */
  readonly passed: Set<string>
  here: string | undefined
  far?: string | undefined
  hands?: string | undefined
  link?: Link | undefined
  /** Somebody here wants no link to it. */
  shut?: boolean
  again?: ReturnType<typeof setTimeout> | undefined
  leaving?: ReturnType<typeof setTimeout> | undefined
}

/** What is remembered of one who has left. */
type Left = Pick<Other, 'n' | 'word' | 'passed'>

/** Those at a relay: by their screens' names, each once. */
export interface Crowd {
  all(): readonly Other[]
  size(): number
  has(peer: ScreenKey): boolean
  get(peer: ScreenKey): Other | undefined
  /** Whether one of them is this speaker. */
  knows(speaker: number): boolean
  /** Whether this speaker still has breath for a state. */
  breath(speaker: number): boolean
  /** How far one was heard that has left. */
  heardOf(open: string): Left | undefined
  /** Takes in who this state is of; undefined where there is no room, or a later one by that name. */
  come(speaker: number, state: RelayState, writes: boolean, since: number): Other | undefined
  /** Whether it is still the one by its name. */
  holds(other: Other): boolean
  leave(other: Other): void
}

/** Nobody yet. `oust` is given those in whose place somebody comes. */
export function makeCrowd(oust: (rival: Other) => void): Crowd {
  const others = new Map<ScreenKey, Other>()
  const breaths = new Map<number, Bucket>()
  const gone = new Map<string, Left>()
  const holds = (other: Other) => others.get(other.peer.peer) === other

  /** Whether there is room: who may write finds it in the place of one who only watches. */
  function makeRoom(writes: boolean): boolean {
    if (others.size < MOST_THERE) return true
    const last = writes && [...others.values()].findLast(({ peer }) => !peer.writes)
    if (!last) return false
    oust(last)
    return true
  }

  return {
    all: () => [...others.values()],
    size: () => others.size,
    has: (peer) => others.has(peer),
    get: (peer) => others.get(peer),
    knows: (speaker) => [...others.values()].some((other) => other.speaker === speaker),
    breath(speaker) {
      const left = breaths.get(speaker) ?? bucketOf(BREATH)
      breaths.set(speaker, left)
      keepNewest(breaths, MOST_SPEAKERS)
      return left.take(1, performance.now())
    },
    heardOf: (open) => gone.get(open),
    come(speaker, { key, session, open, began }, writes, since) {
      const rival = others.get(key)
      // The same screen, come again; what it said before may still be on its way.
      if (rival && !rival.leaving && rival.began > began) return undefined
      if (rival) oust(rival)
      else if (!makeRoom(writes)) return undefined
      const { n, word } = gone.get(open) ?? { n: 0, word: 0 }
      const client = clientOf(key, session)
      const peer: Proven = { peer: key, client, writes }
      const passed = new Set<string>()
      const other: Other = { peer, open, began, speaker, since, n, word, passed, here: undefined }
      others.set(key, other)
      return other
    },
    holds,
    leave(other) {
      if (!holds(other)) return
      others.delete(other.peer.peer)
      gone.delete(other.open)
      gone.set(other.open, { n: other.n, word: other.word, passed: other.passed })
      keepNewest(gone, MOST_GONE)
    },
  }
}
