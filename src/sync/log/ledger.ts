import { equalBytes } from '@noble/curves/utils.js'
import * as encoding from 'lib0/encoding'
import * as random from 'lib0/random'
import * as Y from 'yjs'
import { readUpdate, type Stretch } from './ledgerread.ts'

/*
 * The log of a relay as a heap of entries
 *
 * To the relay it is a Yjs document with one list. Here it is only what lies where: so nothing that anybody writes into
 * it costs more than its bytes, and there is nothing that could be spoilt for good.
 */

/** Bytes that lie at a relay. */
export interface Posting {
  readonly client: number
  readonly clock: number
  readonly bytes: Uint8Array
}

/** What an update has brought. */
export interface Receipt {
  readonly added: readonly Posting[]
  /** Something that lay there is gone. */
  readonly gone: boolean
  /** Something before it is missing: the relay has to be asked. */
  readonly gap: boolean
  /** Somebody has written under our number before us, so what we wrote there is nowhere. */
  readonly robbed: boolean
}

/** What lies in a relay's log. */
export interface Ledger {
  /** Takes in an update of the relay's, a little at a time. Throws for bytes that are none. */
  take(update: Uint8Array): Generator<void, Receipt>
  entries(): readonly Posting[]
  /** Whether it lies among what pages before this one wrote. */
  isOld(entry: Posting): boolean
  /** Whether there is anything that is no entry at all. */
  littered(): boolean
  /** Whether so much was written into it, by so many, that it is of no use any more. */
  full(): boolean
  /** How far we know it, as the relay is asked. */
  vector(): Uint8Array
  /** The relay says how far it is: what it no longer has is forgotten. True where that was something. */
  lost(vector: Uint8Array): boolean
  /**
   * The relay is there anew: what it has not shown of ours may never have come there. True where that was something,
   * which is forgotten.
   */
  anew(): boolean
  /** Writes these and takes those away, with all that is no entry: the update for the relay. */
  write(
    bytes: readonly Uint8Array[],
    away?: readonly Posting[],
  ): { readonly update: Uint8Array; readonly added: readonly Posting[] }
}

/** Bytes of all entries; beyond, nobody looks at them any more. */
const MOST_LOG = 128 * 1024 * 1024
/** Entries, what is none, and screens that ever wrote there. */
const MOST_ENTRIES = 20_000
const MOST_JUNK = 20_000
const MOST_CLIENTS = 50_000
/** The list's name in the document; Yjs' number for bytes, and for what stands behind something else. */
const LOG = 'log2'
/** What pages before this one wrote lies in another, which is theirs: it is only read. */
const OLD = 'log'
/** How far it is looked behind what something lies. */
const MOST_STEPS = 50
const BINARY = 3
const BEHIND = 128

/** What one screen wrote. */
interface Written {
  /** Up to where it is known. */
  next: number
  /** The list that it writes to, or a client that does so too. */
  list?: string | number | undefined
  /** By clock, in order. */
  readonly entries: Map<number, Posting>
  /** By clock, how long; and the last of it. */
  readonly junk: Map<number, number>
  junkEnd?: { readonly from: number; end: number }
}

/** An empty log. */
export function makeLedger(): Ledger {
  const written = new Map<number, Written>()
  /**
   * Under this number we write. Nobody can guess it; but whoever has seen it can write under it, and a relay takes what
   * comes first. What is ours is what is signed: of a number that somebody else has used we let go.
   */
  let own = random.uint32()
  /** How far the relay has shown what we wrote under it. */
  let shown = 0
  const lying = new Set<Posting>()
  let [junk, bytes] = [0, 0]
  let over = false

  const writtenBy = (client: number): Written | undefined => {
    const known = written.get(client)
    if (known) return known
    if (written.size >= MOST_CLIENTS) {
      over = true
      return undefined
    }
    const fresh = { next: 0, entries: new Map<number, Posting>(), junk: new Map<number, number>() }
    written.set(client, fresh)
    return fresh
  }
  function add(by: Written, entry: Posting): void {
    if (lying.size >= MOST_ENTRIES || bytes + entry.bytes.length > MOST_LOG) {
      over = true
      return
    }
    by.entries.set(entry.clock, entry)
    lying.add(entry)
    bytes += entry.bytes.length
  }
  function drop(by: Written, entry: Posting): void {
    if (!by.entries.delete(entry.clock)) return
    lying.delete(entry)
    bytes -= entry.bytes.length
  }
  /** Whether a client writes to the list of pages before this one. A screen writes to one alone. */
  function isOld(client: number): boolean {
    let at: string | number | undefined = client
    for (let step = 0; step < MOST_STEPS && typeof at === 'number'; step++)
      at = written.get(at)?.list
    return at === OLD
  }
  function litter(by: Written, clock: number, length: number): void {
    // Much of it lies side by side.
    const last = by.junkEnd
    if (last && last.end === clock && by.junk.has(last.from)) {
      last.end = clock + length
      by.junk.set(last.from, last.end - last.from)
      return
    }
    by.junkEnd = { from: clock, end: clock + length }
    if (junk >= MOST_JUNK) {
      over = true
      return
    }
    by.junk.set(clock, length)
    junk += 1
  }

  /** Takes away what lies in these ranges, which are sorted. */
  function clear(
    client: number,
    ranges: readonly (readonly [clock: number, to: number])[],
  ): boolean {
    const by = written.get(client)
    if (!by) return false
    let gone = false
    let at = 0
    const inRange = (clock: number) => {
      while ((ranges[at]?.[1] ?? Number.POSITIVE_INFINITY) <= clock) at += 1
      return clock >= (ranges[at]?.[0] ?? Number.POSITIVE_INFINITY)
    }
    for (const entry of by.entries.values()) {
      if (!inRange(entry.clock)) continue
      drop(by, entry)
      gone = true
    }
    at = 0
    for (const [clock, length] of by.junk) {
      // What is gone in parts may be taken away once more as a whole.
      if (!inRange(clock) || (ranges[at]?.[1] ?? 0) < clock + length) continue
      by.junk.delete(clock)
      junk -= 1
    }
    return gone
  }

  const renumber = () => {
    own = random.uint32()
    shown = 0
  }
  /** Whether what a relay shows under our number can be what we wrote there. */
  function isOurs(by: Written, { clock, length, what }: Stretch): boolean {
    if (what instanceof Uint8Array) {
      const entry = by.entries.get(clock)
      return !entry || equalBytes(entry.bytes, what)
    }
    for (const at of by.entries.keys()) if (at >= clock && at < clock + length) return false
    return true
  }
  /** Looks at what is shown under our number; true where it is another's, and ours is nowhere. */
  function isTheft(by: Written, stretch: Stretch): boolean {
    const end = stretch.clock + stretch.length
    if (end <= by.next && isOurs(by, stretch)) {
      shown = Math.max(shown, end)
      return false
    }
    const ours = stretch.clock < by.next
    if (ours) cutOff(by, stretch.clock)
    renumber()
    return ours
  }

  /** What was written before is forgotten from this clock on. */
  function cutOff(by: Written, from: number): void {
    for (const entry of by.entries.values()) if (entry.clock >= from) drop(by, entry)
    for (const clock of by.junk.keys()) if (clock >= from && by.junk.delete(clock)) junk -= 1
    by.next = from
  }

  return {
    *take(update) {
      const added: Posting[] = []
      let [gone, gap, robbed] = [false, false, false]
      let at = -1
      let ranges: [number, number][] = []
      const clearAll = () => {
        if (clear(at, ranges)) gone = true
        ranges = []
      }
      yield* readUpdate(update, {
        stretch(stretch) {
          const { client, clock, length, what, list } = stretch
          const by = writtenBy(client)
          if (by && client === own && isTheft(by, stretch)) robbed = true
          if (by && list !== client) by.list ??= list
          if (!by || clock + length <= by.next) return
          if (clock > by.next) {
            gap = true
            return
          }
          if (what instanceof Uint8Array) {
            // A message may be much larger than what is left of it.
            const entry = { client, clock, bytes: what.slice() }
            add(by, entry)
            added.push(entry)
          } else if (what === 'junk') litter(by, by.next, clock + length - by.next)
          by.next = clock + length
        },
        gone(client, clock, length) {
          if (client !== at) {
            clearAll()
            at = client
          }
          ranges.push([clock, clock + length])
        },
      })
      clearAll()
      return { added: added.filter((entry) => lying.has(entry)), gone, gap, robbed }
    },
    entries: () => [...lying],
    isOld: ({ client }) => isOld(client),
    littered: () => [...written].some(([client, { junk }]) => junk.size > 0 && !isOld(client)),
    full: () => over,
    vector() {
      const known = [...written].filter(([, { next }]) => next > 0)
      return Y.encodeStateVector(new Map(known.map(([client, { next }]) => [client, next])))
    },
    lost(vector) {
      const has = Y.decodeStateVector(vector)
      let lost = false
      for (const [client, by] of written) {
        const upTo = has.get(client) ?? 0
        if (upTo >= by.next) continue
        lost = true
        cutOff(by, upTo)
        // What was written under these numbers may have been heard by others.
        if (client === own) renumber()
      }
      return lost
    },
    anew() {
      const by = written.get(own)
      if (!by || shown >= by.next) return false
      cutOff(by, shown)
      renumber()
      return true
    },
    write(all, away = []) {
      const by = writtenBy(own)
      const added: Posting[] = []
      const update = encoding.createEncoder()
      encoding.writeVarUint(update, by && all.length > 0 ? 1 : 0)
      if (by && all.length > 0) {
        encoding.writeVarUint(update, all.length)
        encoding.writeVarUint(update, own)
        encoding.writeVarUint(update, by.next)
        by.list = LOG
        for (const bytes of all) {
          const { next } = by
          encoding.writeUint8(update, next > 0 ? BINARY | BEHIND : BINARY)
          if (next > 0) {
            encoding.writeVarUint(update, own)
            encoding.writeVarUint(update, next - 1)
          } else {
            encoding.writeVarUint(update, 1)
            encoding.writeVarString(update, LOG)
          }
          encoding.writeVarUint8Array(update, bytes)
          const entry = { client: own, clock: next, bytes }
          add(by, entry)
          added.push(entry)
          by.next = next + 1
        }
      }
      const gone = new Map<number, [number, number][]>()
      const go = (client: number, clock: number, length: number) => {
        const ranges = gone.get(client) ?? []
        gone.set(client, ranges)
        ranges.push([clock, length])
      }
      for (const { client, clock } of away) go(client, clock, 1)
      for (const [client, { junk }] of written) {
        if (junk.size === 0 || isOld(client)) continue
        for (const [clock, length] of junk) go(client, clock, length)
      }
      encoding.writeVarUint(update, gone.size)
      for (const [client, ranges] of gone) {
        ranges.sort(([a], [b]) => a - b)
        encoding.writeVarUint(update, client)
        encoding.writeVarUint(update, ranges.length)
        for (const range of ranges)
          for (const number of range) encoding.writeVarUint(update, number)
        clear(
          client,
          ranges.map(([clock, length]) => [clock, clock + length]),
        )
      }
      return { update: encoding.toUint8Array(update), added }
    },
  }
}
