/*
 * What lies in a relay's log, whatever brought it: entries, what is none, and how far each client has written.
 */

/** Bytes of all entries; beyond, nobody looks at them any more. */
const MOST_LOG = 128 * 1024 * 1024
/** Entries, what is none, and screens that ever wrote there. */
const MOST_ENTRIES = 20_000
const MOST_JUNK = 20_000
const MOST_CLIENTS = 50_000
/** What pages before this one wrote lies in another list, which is theirs: it is only read. */
const OLD = 'log'
/** How far it is looked behind what something lies. */
const MOST_STEPS = 50

/** Stretches of a clock, up to and without their ends. */
type Ranges = readonly (readonly [clock: number, to: number])[]

/** Bytes that lie at a relay. */
export interface Posting {
  readonly client: number
  readonly clock: number
  readonly bytes: Uint8Array
}

/** What one screen wrote. */
export interface Written {
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

/** All that lies there. */
export interface Heap {
  /** By client. */
  readonly written: ReadonlyMap<number, Written>
  readonly lying: ReadonlySet<Posting>
  /** What a client wrote, perhaps nothing yet; undefined where there are too many. */
  by(client: number): Written | undefined
  add(by: Written, entry: Posting): void
  /** Something lies there that is no entry. */
  litter(by: Written, clock: number, length: number): void
  /** Takes away what lies in these ranges, which are sorted; true where entries were among it. */
  clear(client: number, ranges: Ranges): boolean
  /** What was written before is forgotten from this clock on. */
  cutOff(by: Written, from: number): void
  /** Whether a client writes to the list of pages before this one. A screen writes to one alone. */
  isOld(client: number): boolean
  /** More was written than is looked at. */
  over(): boolean
}

/** Nothing yet. */
export function makeHeap(): Heap {
  const written = new Map<number, Written>()
  const lying = new Set<Posting>()
  let [junk, bytes] = [0, 0]
  let over = false

  function drop(by: Written, entry: Posting): void {
    if (!by.entries.delete(entry.clock)) return
    lying.delete(entry)
    bytes -= entry.bytes.length
  }

  return {
    written,
    lying,
    by(client) {
      const known = written.get(client)
      if (known) return known
      if (written.size >= MOST_CLIENTS) {
        over = true
        return undefined
      }
      const fresh = {
        next: 0,
        entries: new Map<number, Posting>(),
        junk: new Map<number, number>(),
      }
      written.set(client, fresh)
      return fresh
    },
    add(by, entry) {
      if (lying.size >= MOST_ENTRIES || bytes + entry.bytes.length > MOST_LOG) {
        over = true
        return
      }
      by.entries.set(entry.clock, entry)
      lying.add(entry)
      bytes += entry.bytes.length
    },
    litter(by, clock, length) {
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
    },
    clear(client, ranges) {
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
    },
    cutOff(by, from) {
      for (const entry of by.entries.values()) if (entry.clock >= from) drop(by, entry)
      for (const clock of by.junk.keys()) if (clock >= from && by.junk.delete(clock)) junk -= 1
      by.next = from
    },
    isOld(client) {
      let at: string | number | undefined = client
      for (let step = 0; step < MOST_STEPS && typeof at === 'number'; step++)
        at = written.get(at)?.list
      return at === OLD
    },
    over: () => over,
  }
}
