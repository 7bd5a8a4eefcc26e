import * as Y from 'yjs'
import {
  endOf,
  hasHoles,
  type Units,
  unitsBefore,
  unitsFrom,
  unitsHash,
  unitsIn,
} from '../update/units.ts'
import type { SignedStretch } from './knot.ts'

/*
 * Holds what is heard of others against what they have signed, as far as both are here.
 */

/** What somebody has signed and not sent over their own link may be on its way for so long, ms. */
export const UNDERWAY = 6000
/** Units of one client that are kept until they are signed, and stretches that are kept until they come. */
const MOST_UNITS = 50_000
const MOST_STRETCHES = 500
/** Stretches of one client that are doubted at the same time. */
const MOST_DOUBTED = 50

/** What was heard of a client and is not signed yet. */
interface Unsigned {
  units: Units
  readonly stretches: SignedStretch[]
  /** Since when something waits to be signed. */
  since: number
  /** By which screen's link all of it came; undefined where by several. */
  by: string | undefined
}

/** A stretch that was not as it was signed, when all of it was here. */
interface Doubted extends SignedStretch {
  readonly client: number
  readonly by: string
  readonly at: number
}

/** Who reads what others write, beside what they sign. */
export interface Proofreader {
  /** A client has written this, and it came over the link of that screen. */
  heard(client: number, from: number, to: number, by: string | undefined): void
  /** A client has signed these. */
  signed(client: number, stretches: readonly SignedStretch[]): void
  /** Whether something is missing here that a client has signed. */
  lacks(client: number): boolean
  /**
   * Since when something of a client waits to be signed, where there is something, and by whose link all of it
   * came.
   */
  waits(client: number): Pick<Unsigned, 'since' | 'by'> | undefined
  /** Looks now at what is doubted of a client. */
  judge(client: number): void
  /** Looks at what has been doubted for long. */
  look(): void
}

/** What a client has written in a document, from one clock up to another. */
export const writtenIn = (doc: Y.Doc, client: number, from: number, to: number): Units =>
  unitsIn(doc.store.clients.get(client) ?? [], from, to)

/** Reads along in a document. `lied` is told by whose own link other things came than they have signed. */
export function makeProofreader(
  doc: Y.Doc,
  owner: (client: number) => string | undefined,
  lied: (peer: string) => void,
  now: () => number,
): Proofreader {
  const unsigned = new Map<number, Unsigned>()
  let doubted: Doubted[] = []

  function compare(client: number): void {
    const known = unsigned.get(client)
    if (!known) return
    for (let next = known.stretches[0]; next; next = known.stretches[0]) {
      const { from, to, hash } = next
      if (Y.getState(doc.store, client) < to) return
      known.stretches.shift()
      const part = unitsFrom(unitsBefore(known.units, to, client), from, client)
      known.units = unitsFrom(known.units, to, client)
      known.since = now()
      const whole = part[0]?.at === from && endOf(part, from) === to
      if (!whole || hasHoles(part) || isSpoilt(part)) continue
      if (unitsHash(part, client).every((byte, i) => byte === hash[i])) continue
      const { by } = known
      if (by === undefined || by !== owner(client)) continue
      const of = doubted.filter((one) => one.client === client).length
      if (of < MOST_DOUBTED) doubted.push({ ...next, client, by, at: now() })
    }
  }

  /** Whether it stands here still, and otherwise than it was signed. */
  function isLie({ client, from, to, hash }: Doubted): boolean {
    const units = writtenIn(doc, client, from, to)
    // It may have gone since with what it hung on.
    if (units[0]?.at !== from || endOf(units, from) !== to) return false
    // What they struck out at once comes in pieces, and stood here for a moment.
    return !hasHoles(units) && !unitsHash(units, client).every((byte, i) => byte === hash[i])
  }

  /** Looks at those that are doubted of which this is so, and forgets them. */
  function settle(isDue: (one: Doubted) => boolean): void {
    const due = doubted.filter(isDue)
    doubted = doubted.filter((one) => !due.includes(one))
    for (const one of due) if (isLie(one)) lied(one.by)
  }

  return {
    heard(client, from, to, by) {
      const known = unsigned.get(client)
      const has = known?.units.length ? known : undefined
      const units = [...(has?.units ?? []), ...writtenIn(doc, client, from, to)]
      const first = units[0]?.at ?? from
      unsigned.set(client, {
        // Who never signs is not remembered for ever.
        units: to - first > MOST_UNITS ? [] : units,
        stretches: known?.stretches ?? [],
        since: has?.since ?? now(),
        by: !has || has.by === by ? by : undefined,
      })
      compare(client)
    },
    signed(client, stretches) {
      const known = unsigned.get(client) ?? {
        units: [],
        stretches: [],
        since: now(),
        by: undefined,
      }
      if (known.stretches.length < MOST_STRETCHES) known.stretches.push(...stretches)
      unsigned.set(client, known)
      compare(client)
    },
    lacks: (client) =>
      Y.getState(doc.store, client) < (unsigned.get(client)?.stretches[0]?.to ?? 0),
    waits(client) {
      const known = unsigned.get(client)
      return known && known.units.length > 0 ? known : undefined
    },
    judge: (client) => settle((one) => one.client === client),
    look: () => settle(({ at }) => now() - at > UNDERWAY),
  }
}

/**
 * Whether somebody has cut a letter in two: then what was written there is not what stands there, by nobody's
 * fault.
 */
const isSpoilt = (units: Units) =>
  units.some(({ part }) => typeof part === 'string' && part.includes('\uFFFD'))
