import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import * as v from 'valibot'
import { isSigned, MOST, type RollRecord } from '../../rules/dice/roll.ts'
import { checked, SessionSchema } from '../../table/document/schema.ts'
import { hex } from '../keys/letters.ts'
import { DOUBTS, type Why } from './jointwords.ts'

/*
 * What these eyes have seen of throws
 *
 * All parts of a throw that was given up may be known to whoever threw it, and everything about it is signed: it could
 * be written down later, when somebody likes it. Only who saw how it ended can tell. So it is kept for as long as there
 * is room, also on the device, and what nobody here saw the end of is never said to be verified.
 */

/** Throws that are remembered; where there are more, of whoever made the most the oldest are forgotten. */
const MOST_SEEN = 3000
/** A throw that was opened is written down within so long, or before the next one of its thrower is opened, ms. */
export const IN_TIME = 60_000

/** How a throw ended. */
export interface Seen {
  readonly id: string
  /** The seed it was opened with; undefined where it came to nothing. */
  readonly seed?: string
  /** Why it is doubted here however it is written down. */
  readonly why?: Why
}

const KeptSchema = v.array(
  v.object({
    by: hex(64),
    in: SessionSchema,
    /** The number of each throw, the print of its end, and what is to be said of it. */
    ends: v.array(
      v.tuple([
        v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST.throws)),
        v.pipe(v.string(), v.regex(/^([0-9a-f]{24})?$/)),
        v.picklist(['', 'written', ...DOUBTS]),
      ]),
    ),
  }),
)
/** What was seen, as a device keeps it. */
export type KeptThrows = v.InferOutput<typeof KeptSchema>

/** What these eyes have seen, by who threw and which throw of which session it was. */
export interface Memory {
  /** A throw was announced. */
  begin(thrower: string, session: string, n: number): void
  /** A throw has ended so. The first that is said of it holds. */
  note(thrower: string, session: string, n: number, seen: Seen): void
  has(thrower: string, session: string, n: number): boolean
  /** A record is there: whether it came in time is settled now. */
  written(record: Written): void
  /** Whether it ended as the record says before these eyes, and was written down in time. */
  saw(record: Written): boolean
  /** Why a record cannot be as it says, as far as was seen here; undefined where nothing speaks against it. */
  doubts(record: Written): Why | undefined
  all(): KeptThrows
  /** Takes back what was seen before; it holds against what was seen since. */
  recall(kept: KeptThrows): void
}

type Written = Pick<RollRecord, 'id' | 'thrown' | 'joint'>

/** One throw. Without an end it was only announced, or came to nothing. */
interface End {
  end: string
  why: Why | undefined
  written: boolean
  readonly at: number
}

const endOf = (id: string, seed: string | undefined): string =>
  seed === undefined ? '' : bytesToHex(sha256(utf8ToBytes(`${id} ${seed}`))).slice(0, 24)

/** Nothing seen yet. `now` in ms of any clock that does not go back. */
export function makeMemory(now: () => number): Memory {
  /** By who threw in which session, the oldest first; then by number. */
  const sessions = new Map<string, Map<number, End>>()
  const counts = new Map<string, number>()
  let many = 0
  const slot = (thrower: string, session: string) => `${thrower} ${session}`

  function forgetOne(): void {
    const [most = ''] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a), ['', 0])
    for (const [at, throws] of sessions) {
      const [oldest] = throws.keys()
      if (!at.startsWith(most) || oldest === undefined) continue
      throws.delete(oldest)
      if (throws.size === 0) sessions.delete(at)
      const left = (counts.get(most) ?? 1) - 1
      if (left > 0) counts.set(most, left)
      else counts.delete(most)
      many -= 1
      return
    }
  }

  function put(thrower: string, session: string, n: number, end: End): void {
    const at = slot(thrower, session)
    const throws = sessions.get(at) ?? new Map<number, End>()
    sessions.set(at, throws)
    if (!throws.has(n)) {
      many += 1
      counts.set(thrower, (counts.get(thrower) ?? 0) + 1)
    }
    throws.set(n, end)
    if (many > MOST_SEEN) forgetOne()
  }

  /** What is known of the throw that a record is of, and whether a later one of its session was opened. */
  function of({ joint }: Written) {
    if (!isSigned(joint)) return undefined
    const throws = sessions.get(slot(joint.thrower.peer, joint.session))
    const known = throws?.get(joint.n)
    if (!throws || !known) return undefined
    const later = () => [...throws].some(([n, { end }]) => n > joint.n && end !== '')
    return { known, later }
  }
  const fits = ({ end }: End, { id, thrown }: Written) =>
    end !== '' && end === endOf(id, thrown?.seed)
  const isOver = ({ end, why }: End) => end !== '' || why !== undefined

  return {
    begin(thrower, session, n) {
      if (sessions.get(slot(thrower, session))?.has(n)) return
      put(thrower, session, n, { end: '', why: undefined, written: false, at: now() })
    },
    note(thrower, session, n, { id, seed, why }) {
      const known = sessions.get(slot(thrower, session))?.get(n)
      if (known && isOver(known)) return
      put(thrower, session, n, { end: endOf(id, seed), why, written: false, at: now() })
    },
    has: (thrower, session, n) => sessions.get(slot(thrower, session))?.has(n) ?? false,
    written(record) {
      const { known, later } = of(record) ?? {}
      if (!known || known.written || known.why || !fits(known, record)) return
      if (now() - known.at > IN_TIME && later?.()) known.why = 'late'
      else known.written = true
    },
    saw(record) {
      const { known, later } = of(record) ?? {}
      if (!known || known.why || !fits(known, record)) return false
      return known.written || !later?.()
    },
    doubts(record) {
      const { known } = of(record) ?? {}
      if (!known || !isOver(known)) return undefined
      return known.why ?? (fits(known, record) ? undefined : 'other')
    },
    all: () =>
      [...sessions].map(([at, throws]) => {
        const [by = '', session = ''] = at.split(' ')
        const ends = [...throws].map(([n, { end, why, written }]): Ending => {
          return [n, end, why ?? (written ? 'written' : '')]
        })
        return { by, in: session, ends }
      }),
    recall(kept) {
      // What was seen before is older, and is forgotten first.
      const since = [...sessions]
      sessions.clear()
      counts.clear()
      many = 0
      for (const { by, in: session, ends } of kept) {
        for (const [n, end, said] of ends) {
          const why = said === '' || said === 'written' ? undefined : said
          const written = said === 'written'
          put(by, session, n, { end, why, written, at: Number.NEGATIVE_INFINITY })
        }
      }
      for (const [at, throws] of since) {
        const [by = '', session = ''] = at.split(' ')
        for (const [n, end] of throws) {
          const known = sessions.get(at)?.get(n)
          if (!known || !isOver(known)) put(by, session, n, end)
        }
      }
    },
  }
}

type Ending = KeptThrows[number]['ends'][number]

/** What a device has kept, or nothing where it is something else. Takes anything and never throws. */
export function readKept(text: string | undefined): KeptThrows {
  try {
    return checked(KeptSchema, JSON.parse(text ?? '[]')) ?? []
  } catch {
    // Somebody else has written there.
    return []
  }
}
