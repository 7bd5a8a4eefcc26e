import * as Y from 'yjs'
import { between } from './chance.ts'
import { type Brought, broughtBy, heldBy, within } from './held.ts'
import { type Entry, openEntry, openOldEntry, sealEntry, type Writer } from './relayentry.ts'
import { grantsBy } from './relaygrant.ts'
import type { ScreenKey } from './screen.ts'

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
/** So many entries, or so many bytes beside the largest, and one takes the place of all. */
const MANY = 300
const BULKY = 512 * 1024
/** Bytes of all entries: beyond, nobody looks at them any more. */
export const MOST_LOG = 128 * 1024 * 1024

/** How the log of a relay is kept. */
export interface RelayLog {
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

/** What is known of an entry: what it brings, and whether it was not taken in all the same. */
interface Known {
  readonly brings: Brought | undefined
  readonly refused?: true
}

/** The list of entries that a relay's document holds; pages before this one kept another, which is only read. */
export const entriesOf = (log: Y.Doc): Y.Array<unknown> => log.getArray('log2')
const oldEntriesOf = (log: Y.Doc): Y.Array<unknown> => log.getArray('log')

/** Keeps the log in step with the table. `take` is given what comes by the log, and tells whether it was taken in. */
export function keepLog(
  writer: Writer,
  table: Y.Doc,
  log: Y.Doc,
  take: (update: Uint8Array, by: ScreenKey | undefined) => Promise<boolean>,
): RelayLog {
  const { keys } = writer
  const entries = entriesOf(log)
  const old = oldEntriesOf(log)
  const grants = grantsBy(keys)
  const known = new WeakMap<object, Known>()
  /** What is taken in one after another. */
  let turn: Promise<void> = Promise.resolve()
  const own: Uint8Array[] = []
  let there = false
  let closed = false
  let flushing: ReturnType<typeof setTimeout> | undefined
  let looking: ReturnType<typeof setTimeout> | undefined
  let lookAt = 0
  let tidying: ReturnType<typeof setTimeout> | undefined

  /** Reads an entry, and tells what is in it. */
  function read(entry: unknown): Entry | undefined {
    if (!(entry instanceof Uint8Array)) return undefined
    const opened = openEntry(keys, entry, grants) ?? openOldEntry(keys, entry)
    const brings = opened && readable(opened.update)
    known.set(entry, { brings })
    return brings && opened
  }
  const of = (entry: unknown) => (entry instanceof Uint8Array ? known.get(entry) : undefined)
  /** What nobody will ever take in; of what is not read yet nothing is known. */
  const isNone = (entry: unknown) =>
    !(entry instanceof Uint8Array) || (known.has(entry) && !known.get(entry)?.brings)
  const held = () =>
    heldBy(
      entries.toArray().flatMap((entry) => {
        const { brings, refused } = of(entry) ?? {}
        return brings && !refused ? brings : []
      }),
    )

  /** Takes in what these hold: all at once, and if that is refused, what of it is not. */
  async function takeIn(some: readonly unknown[]): Promise<void> {
    const all = some.flatMap((entry) => {
      const opened = read(entry)
      return opened && entry instanceof Uint8Array ? [{ entry, ...opened }] : []
    })
    if (all.length === 0) return
    const whole = await take(
      Y.mergeUpdates(all.map(({ update }) => update)),
      all.length === 1 ? all[0]?.by : undefined,
    )
    if (whole) return
    for (const { entry, update, by } of all) {
      if (all.length === 1 || !(await take(update, by))) {
        known.set(entry, { brings: of(entry)?.brings, refused: true })
      }
    }
  }
  const later = (some: readonly unknown[]) => {
    turn = turn
      .then(() => takeIn(some))
      .catch(() => {
        // What could not be taken in does not keep the rest out.
      })
  }

  const onEntries = (event: Y.YArrayEvent<unknown>, { local }: Y.Transaction) => {
    const added = event.changes.delta.flatMap(({ insert }) => (Array.isArray(insert) ? insert : []))
    if (local) for (const entry of added) read(entry)
    else later(added)
    void turn.then(messy)
    // What is gone from it may be written nowhere else.
    if (!local && event.changes.deleted.size > 0) stir(false)
  }
  function messy(): void {
    if (closed || tidying !== undefined) return
    if (overfull() || entries.toArray().some(isNone)) tidying = setTimeout(tidy, between(...TIDY))
  }
  entries.observe(onEntries)
  const onOld = ({ changes }: Y.YArrayEvent<unknown>) =>
    later(changes.delta.flatMap(({ insert }) => (Array.isArray(insert) ? insert : [])))
  old.observe(onOld)

  const sizes = () =>
    entries.toArray().flatMap((entry) => (entry instanceof Uint8Array ? [entry.length] : []))
  function overfull(): boolean {
    if (entries.length > MANY) return true
    const all = sizes()
    return all.reduce((sum, size) => sum + size, 0) > 2 * Math.max(0, ...all) + BULKY
  }

  const write = (update: Uint8Array) => {
    const entry = sealEntry(writer, update, grants)
    if (entry) entries.push([entry])
  }

  function flush(): void {
    clearTimeout(flushing)
    flushing = undefined
    if (there && own.length > 0) write(Y.mergeUpdates(own))
    own.length = 0
  }

  /** Writes what the table has and the log has not. */
  function look(): void {
    looking = undefined
    if (!there) return
    flush()
    void turn.then(compare)
  }
  function compare(): void {
    if (!there) return
    const has = held()
    if (!within(Y.snapshot(table), has)) {
      write(Y.encodeStateAsUpdate(table, Y.encodeStateVector(has.sv)))
    }
  }

  function lookIn(ms: number): void {
    if (!keys.write) return
    const at = performance.now() + ms
    if (looking !== undefined && lookAt <= at) return
    clearTimeout(looking)
    lookAt = at
    looking = setTimeout(look, ms)
  }
  const stir = (soon: boolean) => lookIn(soon ? between(...SOON) : between(...LATE))

  /** Clears away what is no entry; and puts one entry in the place of all when they have grown too many. */
  function tidy(): void {
    tidying = undefined
    if (!there || !keys.write) return
    flush()
    const whole = overfull() && within(held(), Y.snapshot(table))
    log.transact(() => {
      if (whole) entries.delete(0, entries.length)
      else
        for (let at = entries.length - 1; at >= 0; at--) {
          if (isNone(entries.get(at))) entries.delete(at)
        }
      if (whole) write(Y.encodeStateAsUpdate(table))
    })
  }

  return {
    tell(update) {
      // What is changed before all is known is found when it is.
      if (!there || !keys.write) return
      own.push(update)
      flushing ??= setTimeout(flush, OWN)
    },
    stir,
    ready(is) {
      if (there === is) return
      there = is
      if (is) lookIn(between(...SOON) / 2)
      else own.length = 0
    },
    again: () => later([...old.toArray(), ...entries.toArray()]),
    flush,
    close() {
      closed = true
      flush()
      clearTimeout(looking)
      clearTimeout(tidying)
      entries.unobserve(onEntries)
      old.unobserve(onOld)
    },
  }
}

function readable(update: Uint8Array): Brought | undefined {
  try {
    return broughtBy(update)
  } catch {
    // Signed by one of ours who writes nonsense.
    return undefined
  }
}
