import { sha256 } from '@noble/hashes/sha2.js'
import type * as Y from 'yjs'
import { extractOf } from './extract.ts'
import type { Brought } from './held.ts'
import { type Read, readEntries } from './logread.ts'
import type { Asked, Done } from './logwork.ts'
import { headOf, sealBy, type Writer } from './relayentry.ts'
import { grantsBy } from './relaygrant.ts'
import type { Slices } from './slices.ts'

/** An entry for a log, and what it brings. */
export interface Sealed {
  readonly bytes: Uint8Array
  readonly brings: Brought
}

/** Reads the entries of a log, and seals large ones, where nobody waits for it. */
export interface LogClerk {
  /** What was read of these; undefined where it took too long. */
  read(entries: readonly Uint8Array[]): Promise<Read | undefined>
  /** All that a document has beyond a state vector, as one entry; undefined where nothing comes of it. */
  seal(doc: Y.Doc, vector?: Uint8Array): Promise<Sealed | undefined>
  end(): void
}

/** So few bytes are dealt with here: to hand them over takes as long. */
const SMALL = 16 * 1024
/** So many are hashed at once. */
const BITE = 256 * 1024
/** So long it may take, and so much longer each byte, ms. */
const PATIENCE = { least: 5000, byte: 0.002 }

/** A clerk for who writes so; without a worker all is done here, a little at a time. */
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
  /** Has a worker do it: undefined where that takes too long. */
  const there = <A extends Asked>(own: Worker, asked: A, bytes: number, hand: ArrayBuffer[] = []) =>
    new Promise<Done<A> | undefined | 'died'>((done) => {
      const timer = setTimeout(
        () => {
          stop()
          done(undefined)
        },
        PATIENCE.least + bytes * PATIENCE.byte,
      )
      const over = (found: Done<A> | 'died') => {
        clearTimeout(timer)
        done(found)
      }
      own.onmessage = ({ data }: MessageEvent<Done<A>>) => over(data)
      own.onerror = (event) => {
        event.preventDefault()
        stop()
        over('died')
      }
      own.postMessage(asked, hand)
    })

  async function read(entries: readonly Uint8Array[]): Promise<Read | undefined> {
    const bytes = entries.reduce((sum, { length }) => sum + length, 0)
    const own = bytes > SMALL ? awake() : undefined
    const found = own && (await there(own, { do: 'read', key: keys.read, entries }, bytes))
    return own && found !== 'died' ? found : here(() => readEntries(keys, entries, grants))
  }

  function* sealHere(update: Uint8Array): Generator<void, Uint8Array | undefined> {
    const hash = sha256.create()
    for (let at = 0; at < update.length; at += BITE) {
      hash.update(update.subarray(at, at + BITE))
      yield
    }
    const head = headOf(writer, hash.digest(), grants)
    yield
    return head && sealBy(keys, head, update)
  }
  /** Signed is only what it comes to, here: a screen's secret stays where it is. */
  async function sealThere(own: Worker, update: Uint8Array<ArrayBuffer>) {
    const { length } = update
    const found = await there(own, { do: 'hash', update }, length, [update.buffer])
    if (typeof found !== 'object') return undefined
    const head = headOf(writer, found.hash, grants)
    if (!head) return undefined
    const asked = { do: 'seal', key: keys.read, head, update: found.update } as const
    const sealed = await there(own, asked, length, [found.update.buffer])
    return typeof sealed === 'object' ? sealed.bytes : undefined
  }
  async function seal(doc: Y.Doc, vector?: Uint8Array): Promise<Sealed | undefined> {
    const found = await here(() => extractOf(doc, vector))
    if (!found) return undefined
    const { update, brings } = found
    const own = update.length > SMALL ? awake() : undefined
    const bytes = await (own ? sealThere(own, update) : here(() => sealHere(update)))
    return bytes && { bytes, brings }
  }

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = turn.then(work)
    turn = next.catch(() => undefined)
    return next
  }

  return {
    read: (entries) => inTurn(() => read(entries)),
    seal: (doc, vector) => inTurn(() => seal(doc, vector)),
    end: stop,
  }
}
