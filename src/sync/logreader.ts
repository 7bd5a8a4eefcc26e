import type { Keys } from './keys.ts'
import { type Read, readEntries, type ToRead } from './logread.ts'
import { grantsBy } from './relaygrant.ts'
import type { Slices } from './slices.ts'

/** Reads the entries of a log, where nobody waits for it. */
export interface LogReader {
  /** What was read of these; undefined where it took too long. */
  read(entries: readonly Uint8Array[]): Promise<Read | undefined>
  end(): void
}

/** So few bytes are read here: to hand them over takes as long. */
const SMALL = 16 * 1024
/** So long it may take, and so much longer each byte, ms. */
const PATIENCE = { least: 5000, byte: 0.002 }

/** A reader for what these keys open; without a worker it reads here, a little at a time. */
export function makeReader(keys: Keys, slices: Slices): LogReader {
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
  const here = (entries: readonly Uint8Array[]) =>
    new Promise<Read | undefined>((done) => {
      slices.add(function* () {
        try {
          done(yield* readEntries(keys, entries, grants))
        } finally {
          done(undefined)
        }
      })
    })
  const there = (own: Worker, entries: readonly Uint8Array[], bytes: number) =>
    new Promise<Read | undefined | 'died'>((done) => {
      const timer = setTimeout(
        () => {
          stop()
          done(undefined)
        },
        PATIENCE.least + bytes * PATIENCE.byte,
      )
      const over = (read: Read | 'died') => {
        clearTimeout(timer)
        done(read)
      }
      own.onmessage = ({ data }: MessageEvent<Read>) => over(data)
      own.onerror = (event) => {
        event.preventDefault()
        stop()
        over('died')
      }
      own.postMessage({ key: keys.read, entries } satisfies ToRead)
    })

  async function read(entries: readonly Uint8Array[]): Promise<Read | undefined> {
    const bytes = entries.reduce((sum, { length }) => sum + length, 0)
    const own = bytes > SMALL ? awake() : undefined
    const found = own && (await there(own, entries, bytes))
    return own && found !== 'died' ? (found as Read | undefined) : here(entries)
  }

  return {
    read(entries) {
      const next = turn.then(() => read(entries))
      turn = next.catch(() => undefined)
      return next
    },
    end: stop,
  }
}
