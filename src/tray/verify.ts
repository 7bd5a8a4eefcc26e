import { sameBursts } from '../rules/dice/dice.ts'
import { isFree } from '../rules/dice/free.ts'
import { follows } from '../rules/dice/hits.ts'
import type { Roll, RollRecord, Throw } from '../rules/dice/roll.ts'
import { notationOf } from '../rules/dice/sum.ts'
import { listeners } from '../rules/plain/listeners.ts'
import { whenIdle } from '../rules/plain/turns.ts'
import { versionOf } from './physics.ts'
import type { Roller } from './roller.ts'
import { checkThrow } from './thrown.ts'
import type { Tumble } from './tumble.ts'

/**
 * What can be said of a record. All but the last four were rolled again from their seeds and gave the same faces; and
 * this screen had a hand in the seed and saw it opened, so that nobody could bend it; or others had, and signed it; or
 * nobody had but the thrower; or it is from before screens signed, from another table, or one whose end this screen
 * should know and does not; or somebody doubts it. Or it gave other faces, does not hang together, is not signed by
 * those it names, or is not what was seen here; another version of the dice made it, so that it can only be shown as it
 * is written; there was nothing to roll; or no roller could be had.
 */
export const VERDICTS = [
  'verified',
  'witnessed',
  'alone',
  'before',
  'disputed',
  'doubtful',
  'older',
  'none',
  'unknown',
] as const
export type Verdict = (typeof VERDICTS)[number]

/**
 * What a record's signatures prove: others had a hand in its seed; nobody is said to; nobody signed; or they are false.
 */
export type Standing = 'witnessed' | 'alone' | 'before' | 'false'

/**
 * Whether this screen had a hand in a seed: and saw all open theirs; or is only said to, and knows of
 * no end; or had none.
 */
export type HandSeen = 'seen' | 'lost' | 'none'

/** What is known of a record besides its dice. */
export interface Seeing {
  standing(record: RollRecord): Promise<Standing>
  /** What this screen knows of its seed. */
  hand(record: RollRecord): HandSeen
  /** Whether it cannot be as it says, as far as is known here. */
  doubts(record: RollRecord): boolean
  /** Whether others doubt it. */
  disputed(record: RollRecord): boolean
}

/** Who knows nothing but what stands in the record. */
const CLOSED: Seeing = {
  standing: async ({ joint }) => (joint ? 'before' : 'alone'),
  hand: () => 'none',
  doubts: () => false,
  disputed: () => false,
}

/** Rolls records again to see whether they are true: those looked at first, a few at a time. */
export interface Verifier {
  /** Undefined until it is known; asking makes it known before others. */
  of(record: RollRecord): Verdict | undefined
  /** What is known of it so far, without asking. */
  knows(record: RollRecord): Verdict | undefined
  /** Looks at all of these by and by, the newest first. Returns the way out. */
  watch(records: readonly RollRecord[]): () => void
  /** The motion of a record that is true; undefined of any other. */
  again(record: RollRecord): Promise<Tumble | undefined>
  /** Tells when more is known. Returns the way out. */
  subscribe(listener: () => void): () => void
  /** Goes up with every verdict, and whenever eyes see more. */
  known(): number
  /** Eyes see more than before. */
  look(): void
}

/** Whether two Rolls say the same of every die. */
export const sameRoll = (a: Roll, b: Roll): boolean =>
  a.length === b.length &&
  a.every(({ die, face, from }, i) => {
    const other = b[i]
    return other?.die === die && other.face === face && other.from === from
  })

/** What can be said without rolling; undefined where it must be rolled. */
function atSight({ check, thrown, roll }: RollRecord): Verdict | undefined {
  if (isFree(check) && !notationOf(check)) return 'doubtful'
  if (!follows(check, roll)) return 'doubtful'
  // What is drawn or rolled has a seed, and nothing else has one.
  const bare = check.dice.length === 0 && !check.lots
  if (!thrown) return bare && !isFree(check) ? 'none' : 'doubtful'
  if (bare) return 'doubtful'
  const same =
    thrown.dice.length === check.dice.length &&
    thrown.dice.every((die, i) => die === check.dice[i]) &&
    sameBursts(thrown.bursts, check.bursts)
  if (!same) return 'doubtful'
  // It says so itself; nobody here can tell more.
  if (thrown.version !== versionOf(thrown.dice.length)) return 'older'
  return checkThrow(thrown) ? 'doubtful' : undefined
}

/** Those that eyes may see otherwise. */
const OPEN: ReadonlySet<Verdict> = new Set(['witnessed', 'alone', 'before', 'older', 'unknown'])

/** How many are rolled at once: a live throw must not wait behind them. */
const AT_ONCE = 2

/** Milliseconds from one telling to the next. */
const BEAT = 100

/** Nothing to be verified waits longer than this for an idle moment, ms. */
const WAITS = 500

/**
 * A verifier that rolls by this roller, and asks these eyes. What it found out of a record it remembers as long as the
 * record lives; what eyes see may change.
 */
export function makeVerifier(
  roll: Roller['roll'],
  idle: (work: () => void) => unknown = (work) => whenIdle(work, WAITS),
  eyes: Seeing = CLOSED,
): Verifier {
  const verdicts = new WeakMap<RollRecord, Verdict>()
  const changed = listeners()
  const rolling = new Set<RollRecord>()
  const asked = new Set<RollRecord>()
  let watched: RollRecord[] = []
  let known = 0
  let waiting = false
  let told = false

  function settle(record: RollRecord, verdict: Verdict): void {
    verdicts.set(record, verdict)
    tell()
  }

  function tell(): void {
    known++
    // Many at a time are told of once.
    if (told) return
    told = true
    setTimeout(() => {
      told = false
      changed.tell()
    }, BEAT)
  }

  async function again(record: RollRecord): Promise<Tumble | undefined> {
    const seen = atSight(record)
    if ((seen && seen !== 'older') || !record.thrown) {
      if (verdicts.get(record) === undefined) settle(record, seen ?? 'none')
      return undefined
    }
    const tumble = seen === 'older' ? undefined : await rolled(record, record.thrown)
    if (tumble === 'none') return undefined
    const same = tumble === undefined || sameRoll(tumble.roll, record.roll)
    let standing: Standing
    try {
      standing = same ? await eyes.standing(record) : 'false'
    } catch {
      // What looks at signatures did not come: it may another time.
      return undefined
    }
    const verdict = standing === 'false' ? 'doubtful' : (seen ?? standing)
    if (verdicts.get(record) === undefined) settle(record, verdict)
    return asSeen(record, verdict) === 'doubtful' ? undefined : tumble
  }

  /** A record rolled again; 'none' where that is settled otherwise. */
  async function rolled(record: RollRecord, thrown: Throw): Promise<Tumble | 'none'> {
    try {
      return await roll(thrown)
    } catch (error) {
      settle(record, error instanceof RangeError ? 'doubtful' : 'unknown')
      return 'none'
    }
  }

  /** What was found out, as it is to be seen now. */
  function asSeen(record: RollRecord, verdict: Verdict | undefined): Verdict | undefined {
    if (!verdict || !OPEN.has(verdict)) return verdict
    if (eyes.doubts(record)) return 'doubtful'
    const hand = verdict === 'witnessed' ? eyes.hand(record) : 'none'
    if (hand === 'seen') return 'verified'
    if (eyes.disputed(record)) return 'disputed'
    // Whose hand was in it would have to know how it ended: all its parts prove is that it was begun.
    return hand === 'lost' ? 'before' : verdict
  }

  function next(): RollRecord | undefined {
    for (const record of asked) {
      asked.delete(record)
      if (!verdicts.has(record) && !rolling.has(record)) return record
    }
    for (let record = watched.pop(); record; record = watched.pop()) {
      if (!verdicts.has(record) && !rolling.has(record)) return record
    }
    return undefined
  }

  function work(): void {
    waiting = false
    while (rolling.size < AT_ONCE) {
      const record = next()
      if (!record) return
      rolling.add(record)
      void again(record).then(() => {
        rolling.delete(record)
        later()
      })
    }
  }
  function later(): void {
    if (waiting || (asked.size === 0 && watched.length === 0)) return
    waiting = true
    idle(work)
  }

  return {
    of(record) {
      const known = verdicts.get(record)
      const verdict = known ?? atSight(record)
      // What is seen of another version is not yet whether it is signed as it says.
      const open = known === undefined && (verdict === undefined || verdict === 'older')
      if (open && !rolling.has(record)) {
        asked.add(record)
        later()
      }
      return asSeen(record, verdict)
    },
    knows: (record) => asSeen(record, verdicts.get(record)),
    watch(records) {
      const own = [...records]
      watched = own
      later()
      return () => {
        if (watched === own) watched = []
      }
    },
    again,
    subscribe: changed.add,
    known: () => known,
    look: tell,
  }
}
