import type * as Y from 'yjs'
import type { Slices } from '../pace/slices.ts'
import { piecesOf } from '../update/pieces.ts'
import { headOf, sealBy, type Writer } from './entry.ts'
import { grantsBy } from './grant.ts'
import type { Brought } from './held.ts'
import { type Read, readEntries } from './read.ts'
import { joinUpdates, type Order, type Reply } from './work.ts'

/** An entry for a log, and what it brings. */
export interface Sealed {
  readonly bytes: Uint8Array
  readonly brings: Brought
}
/** Some changes that are to lie in a log as one entry. */
export type Draft = readonly Uint8Array[]

/** Reads the entries of a log and writes large ones, where nobody waits for it. */
export interface LogClerk {
  /** What was read of these; undefined where it took too long. */
  read(entries: readonly Uint8Array[]): Promise<Read | undefined>
  /**
   * All that a document has beyond a state vector, one after another: each can be taken in where those before it were.
   * Undefined where another document takes the place of this one meanwhile.
   */
  draw(doc: Y.Doc, vector: Uint8Array): Promise<readonly Draft[] | undefined>
  /** Undefined where it took too long, and for who only watches. */
  seal(draft: Draft): Promise<Sealed | undefined>
  end(): void
}

/** How few bytes are dealt with here: to hand them over takes as long. */
const SMALL = 16 * 1024
/** Bytes of an entry: to send more at once holds the page. */
const ENTRY = 512 * 1024
/** How long it may take, and how much longer for each byte (ms). */
const PATIENCE = { least: 5000, byte: 0.002 }

export const totalBytes = (all: readonly Uint8Array[]): number =>
  all.reduce((sum, { length }) => sum + length, 0)

/** A clerk of who writes so; without a worker all is done here, a little at a time. */
export function makeClerk(writer: Writer, slices: Slices): LogClerk {
  const { keys } = writer
  const grants = grantsBy(keys)
  let worker: Worker | undefined
  let turn: Promise<unknown> = Promise.resolve()

  const awake = () => {
    if (worker || typeof Worker === 'undefined') return worker
    try {
      worker = new Worker(new URL('./logworker.ts', import.meta.url), { type: 'module' })
    } catch {
      // A page may be forbidden to start workers.
    }
    return worker
  }
  const stop = () => {
    worker?.terminate()
    worker = undefined
  }
  const here = <T>(work: () => Generator<void, T>) =>
    new Promise<T | undefined>((done) => {
      slices.add(function* () {
        try {
          done(yield* work())
        } finally {
          done(undefined)
        }
      })
    })
  const there = <A extends Order>(own: Worker, asked: A, bytes: number) =>
    new Promise<Reply<A> | undefined | 'died'>((done) => {
      const timer = setTimeout(
        () => {
          stop()
          done(undefined)
        },
        PATIENCE.least + bytes * PATIENCE.byte,
      )
      const over = (found: Reply<A> | 'died') => {
        clearTimeout(timer)
        done(found)
      }
      own.onmessage = ({ data }: MessageEvent<Reply<A>>) => over(data)
      own.onerror = (event) => {
        event.preventDefault()
        stop()
        over('died')
      }
      own.postMessage(asked)
    })
  /** Has it done where it is best done. */
  async function done<A extends Order>(
    asked: A,
    bytes: number,
    work: () => Generator<void, Reply<A>>,
  ): Promise<Reply<A> | undefined> {
    const own = bytes > SMALL ? awake() : undefined
    const found = own && (await there(own, asked, bytes))
    return own && found !== 'died' ? found : here(work)
  }

  function* draw(doc: Y.Doc, vector: Uint8Array): Generator<void, Draft[] | undefined> {
    const { store } = doc
    const drafts: Uint8Array[][] = []
    let bytes = ENTRY
    for (const piece of piecesOf(doc, vector)) {
      if (doc.store !== store) return undefined
      if (bytes + piece.length > ENTRY) {
        drafts.push([])
        bytes = 0
      }
      drafts.at(-1)?.push(piece)
      bytes += piece.length
      yield
    }
    return drafts
  }
  async function seal(updates: Draft): Promise<Sealed | undefined> {
    const bytes = totalBytes(updates)
    const joined = await done({ do: 'join', updates }, bytes, () => joinUpdates(updates))
    if (!joined) return undefined
    // A screen's secret stays here: it signs what the change comes to.
    const { update, hash, brings } = joined
    const head = headOf(writer, hash, grants)
    if (!head) return undefined
    const asked = { do: 'seal', key: keys.read, head, update } as const
    const sealed = await done(asked, bytes, function* () {
      yield
      return { bytes: sealBy(keys, head, update) }
    })
    return sealed && { bytes: sealed.bytes, brings }
  }

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = turn.then(work)
    turn = next.catch(() => undefined)
    return next
  }

  return {
    read: (entries) =>
      inTurn(() =>
        done({ do: 'read', key: keys.read, entries }, totalBytes(entries), () =>
          readEntries(keys, entries, grants),
        ),
      ),
    draw: (doc, vector) => inTurn(() => here(() => draw(doc, vector))),
    seal: (draft) => inTurn(() => seal(draft)),
    end: stop,
  }
}
