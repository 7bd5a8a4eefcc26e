import { equalBytes } from '@noble/curves/utils.js'
import * as random from 'lib0/random'
import * as Y from 'yjs'
import { makeHeap, type Posting, type Written } from './heap.ts'
import { readUpdate, type Stretch } from './ledgerread.ts'
import { updateOf } from './ledgerwrite.ts'

/*
 * The log of a relay as a heap of entries
 *
 * To the relay it is a Yjs document with one list. Here it is only what lies where: so nothing that anybody writes into
 * it costs more than its bytes, and there is nothing that could be spoilt for good.
 */

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

/** The list's name in the document. */
const LOG = 'log2'

/** An empty log. */
export function makeLedger(): Ledger {
  const heap = makeHeap()
  const { written, lying, cutOff, isOld } = heap
  /**
   * Under this number we write. Nobody can guess it; but whoever has seen it can write under it, and a relay takes what
   * comes first. What is ours is what is signed: of a number that somebody else has used we let go.
   */
  let own = random.uint32()
  /** How far the relay has shown what we wrote under it. */
  let shown = 0

  const renumber = () => {
    own = random.uint32()
    shown = 0
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

  /** What goes: these entries, and all that is none; as an update says it. */
  function goneWith(away: readonly Posting[]): Map<number, [clock: number, length: number][]> {
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
    for (const ranges of gone.values()) ranges.sort(([a], [b]) => a - b)
    return gone
  }

  return {
    *take(update) {
      const added: Posting[] = []
      let [gone, gap, robbed] = [false, false, false]
      let at = -1
      let ranges: [number, number][] = []
      const clearAll = () => {
        if (heap.clear(at, ranges)) gone = true
        ranges = []
      }
      yield* readUpdate(update, {
        stretch(stretch) {
          const { client, clock, length, what, list } = stretch
          const by = heap.by(client)
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
            heap.add(by, entry)
            added.push(entry)
          } else if (what === 'junk') heap.litter(by, by.next, clock + length - by.next)
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
    full: heap.over,
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
      const by = heap.by(own)
      const from = by?.next ?? 0
      const added = by ? all.map((bytes, at) => ({ client: own, clock: from + at, bytes })) : []
      if (by && added.length > 0) {
        by.list = LOG
        by.next = from + added.length
        for (const entry of added) heap.add(by, entry)
      }
      const gone = goneWith(away)
      for (const [client, ranges] of gone) {
        heap.clear(
          client,
          ranges.map(([clock, length]) => [clock, clock + length]),
        )
      }
      const run = { client: own, from, list: LOG, all: by ? all : [] }
      return { update: updateOf(run, gone), added }
    },
  }
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
