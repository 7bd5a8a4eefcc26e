import * as Y from 'yjs'
import { turn } from '../../rules/plain/turns.ts'
import type { ScreenKey } from '../keys/screen.ts'
import { anyBetween } from '../pace/chance.ts'
import { soonest } from '../pace/soonest.ts'
import { type LogClerk, type Sealed, totalBytes } from './clerk.ts'
import { sealEntry, type Writer } from './entry.ts'
import { grantsBy } from './grant.ts'
import type { Posting } from './heap.ts'
import { broughtBy, heldBy, isPartOf } from './held.ts'
import type { Ledger } from './ledger.ts'
import { MUCH, makeTaking } from './taking.ts'

/*
 * What lies at a relay
 *
 * A document of its own with one list of sealed changes of the table, each signed by a screen that may write. The relay
 * passes it on and can read nothing of it. Whoever connects may add and take away, so nothing is believed of it but
 * the signatures: what is not signed is passed over, and what is missing is written again. What is brought again is
 * here already, and changes nothing.
 */

/** Pauses, ms: our own changes are gathered so long; what others should have written is waited for. */
const OWN = 200
const SOON = [200, 1200] as const
const LATE = [3000, 6000] as const
const TIDY = [1000, 5000] as const
/** With how many entries, or bytes beside what the table weighs, few take the place of all. */
const MANY = 300
const BULKY = 512 * 1024
const START = Y.encodeStateVector(new Y.Doc())

/** How the log of a relay is kept. */
export interface RelayLog {
  /** Takes what lies there since a moment ago; `gone` where something lies there no longer. */
  heard(added: readonly Posting[], gone: boolean): void
  /** Writes an own change soon. */
  tell(update: Uint8Array): void
  /** Somebody else's change came another way: `soon` where nobody nearer to them can write it. */
  stir(soon: boolean): void
  /** Whether the relay is there and all that it has is known. Nothing is written before. */
  ready(is: boolean): void
  /** Something that it holds was left out for want of something else: all of it is taken once more. */
  again(): void
  /** Writes at once what was gathered. */
  flush(): void
  close(): void
}

/** What a log is kept with. */
export interface Keeping {
  readonly writer: Writer
  readonly table: Y.Doc
  readonly ledger: Ledger
  readonly clerk: LogClerk
  /** Is given an update of the log for the relay. */
  say(update: Uint8Array): void
  /** Is given what comes by the log, `by` whom where it is one alone and known, and tells whether it was taken in. */
  take(update: Uint8Array, by: ScreenKey | undefined): Promise<boolean>
}

/** Keeps the log in step with the table. */
export function keepLog({ writer, table, ledger, clerk, say, take }: Keeping): RelayLog {
  const { keys } = writer
  const grants = grantsBy(keys)
  const own: Uint8Array[] = []
  let there = false
  let closed = false
  /** All of the table, or much of it, is just being written. */
  let sealing = false
  let flushing: ReturnType<typeof setTimeout> | undefined
  let tidying: ReturnType<typeof setTimeout> | undefined
  /** Bytes of all of the table, when we last looked. */
  let weight = 0
  const looking = soonest(look)
  const entries = makeTaking({
    clerk,
    take,
    done(some) {
      if (some || ledger.littered()) messy()
    },
  })

  /** What nobody will ever take in; of what is not read yet nothing is known. */
  const isNone = (entry: Posting) => {
    const known = entries.of(entry)
    return known !== undefined && !known.brings
  }
  /** What pages before this one wrote is theirs: it is read, and nothing else. */
  const ours = () => ledger.entries().filter((entry) => !ledger.isOld(entry))
  const good = () => ours().filter((entry) => entries.of(entry)?.brings)
  const held = () =>
    heldBy(
      ours().flatMap((entry) => {
        const { brings, refused } = entries.of(entry) ?? {}
        return brings && !refused ? brings : []
      }),
    )

  function messy(): void {
    if (closed || tidying !== undefined) return
    if (overfull() || ledger.littered() || ours().some(isNone))
      tidying = setTimeout(tidy, anyBetween(...TIDY))
  }

  /** Of what is no entry anybody may write as much as they like: that alone is no reason to write all anew. */
  function overfull(): boolean {
    const sizes = good().map(({ bytes }) => bytes.length)
    if (sizes.length > MANY) return true
    const least = sizes.reduce((most, size) => Math.max(most, size), weight)
    return sizes.reduce((sum, size) => sum + size, 0) > 2 * least + BULKY
  }

  /** Writes these entries and takes those away. */
  function put(some: readonly Sealed[], away: readonly Posting[] = []): void {
    const { update, added } = ledger.write(
      some.map(({ bytes }) => bytes),
      away,
    )
    for (const [at, entry] of added.entries()) entries.own(entry, some[at]?.brings)
    say(update)
  }
  /**
   * Writes all that the table has beyond this, an entry after the other, and takes those away at the end, when nothing
   * is only in them; unless it is not `worth` it, which its bytes tell.
   */
  async function putAll(
    vector: Uint8Array,
    away: readonly Posting[] = [],
    worth = (_bytes: number) => true,
  ): Promise<void> {
    sealing = true
    try {
      const drafts = (await clerk.draw(table, vector)) ?? []
      if (!worth(drafts.reduce((sum, draft) => sum + totalBytes(draft), 0))) return
      const all: Sealed[] = []
      for (const draft of drafts) {
        const sealed = await clerk.seal(draft)
        if (!sealed) return
        all.push(sealed)
      }
      // One soon after the other: who sees both what was there and what takes its place thinks that there is too much.
      for (const [at, sealed] of all.entries()) {
        if (!there || closed) return
        put([sealed], at === all.length - 1 ? away : [])
        await turn()
      }
    } catch {
      // It cannot be read just now: what is missing is looked for again.
    } finally {
      sealing = false
    }
  }

  /** Writes own changes; but much, which takes a while, only where there is no other moment: it is found missing. */
  function flush(last = false): void {
    clearTimeout(flushing)
    flushing = undefined
    if (there && own.length > 0) {
      if (totalBytes(own) > MUCH && !last) lookIn(0)
      else {
        const update = Y.mergeUpdates(own)
        const entry = sealEntry(writer, update, grants)
        if (entry) put([{ bytes: entry, brings: broughtBy(update) }])
      }
    }
    own.length = 0
  }

  /** Writes what the table has and the log has not. */
  function look(): void {
    if (!there) return
    flush()
    entries.afterwards(compare)
  }
  async function compare(): Promise<void> {
    if (!there) return
    // Of what is not read yet nobody knows what it brings.
    if (sealing || entries.waits()) return stir(true)
    const has = held()
    if (!isPartOf(Y.snapshot(table), has)) await putAll(Y.encodeStateVector(has.sv))
  }

  function lookIn(ms: number): void {
    if (keys.write) looking.in(ms)
  }
  const stir = (soon: boolean) => lookIn(soon ? anyBetween(...SOON) : anyBetween(...LATE))

  /** Clears away what is no entry; and puts one entry in the place of all when they have grown too many. */
  function tidy(): void {
    tidying = undefined
    if (!there || !keys.write) return
    flush()
    if (!overfull() || !isPartOf(held(), Y.snapshot(table))) put([], ours().filter(isNone))
    else if (sealing) messy()
    else {
      void putAll(START, ours(), (bytes) => {
        weight = bytes
        return overfull()
      })
    }
  }

  return {
    heard(added, gone) {
      entries.later(added)
      // What is gone from it may be written nowhere else.
      if (gone) stir(false)
    },
    tell(update) {
      // What is changed before all is known is found when it is.
      if (!there || !keys.write) return
      own.push(update)
      flushing ??= setTimeout(() => flush(), OWN)
    },
    stir,
    ready(is) {
      if (there === is) return
      there = is
      if (is) lookIn(anyBetween(...SOON) / 2)
      else own.length = 0
    },
    again: () => entries.later(ledger.entries()),
    flush: () => flush(true),
    close() {
      flush(true)
      closed = true
      entries.end()
      looking.stop()
      clearTimeout(tidying)
      clerk.end()
    },
  }
}
