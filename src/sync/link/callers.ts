import type { Keys } from '../keys/keys.ts'
import type { ScreenKey } from '../keys/screen.ts'
import { type Bucket, bucketOf } from '../pace/pace.ts'
import type { BareCall, Call } from './callwords.ts'

/** How many sessions are remembered. */
const REMEMBERED = 4000
/**
 * Between two answers to one of them, ms: twice as long each time that nothing comes of it, but never longer than this.
 */
const PAUSE = { first: 2000, most: 32_000 }
/** How often one of them may call, or ask to be called: each time something is begun. */
const CALLS = { burst: 6, perSecond: 0.5 }

/** A screen that was heard of, in one of its sessions. */
interface Caller {
  readonly key: ScreenKey
  /** When it was answered last, ms. */
  answered: number
  pause: number
  readonly calls: Bucket
  /** The last of its announcements to us, and the last call between us, whoever made it. */
  asked: number
  call: number
  /** Whether it has shown that it may write, by these keys. */
  shown?: { readonly by: Keys; readonly writes: boolean }
}

/** Who was heard of, and which of their calls is the last: what belongs to an earlier one counts no more. */
export interface Callers {
  /** Whose session it is; undefined where nobody was heard of. */
  keyOf(session: string): ScreenKey | undefined
  /** This screen was heard of, in a session that is its own. */
  met(session: string, key: ScreenKey): void
  /** Whether it may be answered: not again and again, so that others come to it. */
  answers(session: string, now: number): boolean
  /** What we tell somebody, with its number; undefined where it belongs to no call. */
  numbered(telling: BareCall): Call | undefined
  /**
   * Whether what somebody says to us is newer than all before, or of the call that is going on; and no
   * more than is called.
   */
  counts(call: Call, now: number): boolean
  /** Whether somebody may write, as `look` finds it; looked at once for each session and keys. */
  writes(session: string, keys: Keys, look: () => boolean): boolean
}

/** Nobody yet. Those that `stays` tells of are never forgotten. */
export function makeCallers(stays: (session: string) => boolean): Callers {
  const all = new Map<string, Caller>()
  let told = 0

  const forget = () => {
    for (const session of all.keys()) {
      if (all.size <= REMEMBERED) return
      if (!stays(session)) all.delete(session)
    }
  }

  return {
    keyOf: (session) => all.get(session)?.key,
    met(session, key) {
      const known = all.get(session)
      all.delete(session)
      const fresh = { key, answered: Number.NEGATIVE_INFINITY, pause: PAUSE.first }
      all.set(session, known ?? { ...fresh, calls: bucketOf(CALLS), asked: 0, call: 0 })
      forget()
    },
    answers(session, now) {
      const caller = all.get(session)
      if (!caller || now - caller.answered < caller.pause) return false
      // What was recorded of screens that have left can be said again, of as many as there ever were.
      if (caller.answered > Number.NEGATIVE_INFINITY)
        caller.pause = Math.min(PAUSE.most, caller.pause * 2)
      caller.answered = now
      return true
    },
    numbered(telling) {
      const caller = all.get(telling.to)
      if (!caller) return undefined
      const begins = telling.type === 'announce' || telling.signal.type === 'offer'
      const n = begins ? ++told : caller.call
      if (telling.type === 'signal') caller.call = n
      return n > 0 ? { ...telling, n } : undefined
    },
    counts({ from, n, ...call }, now) {
      const caller = all.get(from)
      if (!caller) return false
      if (call.type === 'signal' && call.signal.type !== 'offer') return n === caller.call
      const last = call.type === 'announce' ? 'asked' : 'call'
      if (n <= caller[last] || !caller.calls.take(1, now)) return false
      caller[last] = n
      // That one is there.
      caller.pause = PAUSE.first
      return true
    },
    writes(session, keys, look) {
      const caller = all.get(session)
      if (!caller) return false
      if (caller.shown?.by !== keys) caller.shown = { by: keys, writes: look() }
      return caller.shown.writes
    },
  }
}
