import { isSigned, type RollRecord } from '../rules/roll.ts'
import type { Why } from './jointwords.ts'
import { keepNewest } from './newest.ts'

/** Throws whose ends are remembered, as long as the page lives. */
const MOST_SEEN = 5000

/** What these eyes have seen of a throw. */
export interface Seen {
  readonly id: string
  /** The seed it was opened with; undefined where it came to nothing. */
  readonly seed?: string
  /** Why it is doubted here however it is written down. */
  readonly why?: Why
}

/** What these eyes have seen, by who threw and which throw of which session it was. */
export interface Memory {
  /** The first that is said of a throw holds. */
  note(thrower: string, session: string, n: number, seen: Seen): void
  has(thrower: string, session: string, n: number): boolean
  /** Why a record cannot be as it says, as far as was seen here; undefined where nothing speaks against it. */
  doubts(record: Pick<RollRecord, 'id' | 'thrown' | 'joint'>): Why | undefined
}

/** Nothing seen yet. */
export function makeMemory(): Memory {
  const throws = new Map<string, Seen>()
  const slot = (thrower: string, session: string, n: number) => `${thrower} ${session} ${n}`
  return {
    note(thrower, session, n, seen) {
      const at = slot(thrower, session, n)
      if (throws.has(at)) return
      throws.set(at, seen)
      keepNewest(throws, MOST_SEEN)
    },
    has: (thrower, session, n) => throws.has(slot(thrower, session, n)),
    doubts({ id, thrown, joint }) {
      if (!isSigned(joint)) return undefined
      const seen = throws.get(slot(joint.thrower.peer, joint.session, joint.n))
      if (!seen) return undefined
      return seen.why ?? (seen.id === id && seen.seed === thrown?.seed ? undefined : 'other')
    },
  }
}
