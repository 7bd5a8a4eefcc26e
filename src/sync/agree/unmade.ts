import * as Y from 'yjs'
import { keepNewest } from '../pace/newest.ts'
import { bucketOf } from '../pace/pace.ts'
import { type Remade, remake } from './remake.ts'

/** What was made up is let go so many times at once, and by and by: each takes a worker a while. */
const OFTEN = { burst: 3, perSecond: 1 / 60 }
/** What could not be let go yet is tried again after so long (ms); of so many clients. */
const AGAIN = 5000
const MOST_WAITING = 100

/** Lets go of what was made up. */
export interface Unmaking {
  /** What is here of this client from a clock on, and what hangs on that. */
  letGo(client: number, clock: number): void
  end(): void
}

/**
 * Lets go what is in a document of one client from a clock on, and what hangs on that, as often as that is bearable:
 * `put` puts the rest in its place. Where nobody is there yet to do that, it waits. Not where something that `own`
 * wrote would go with it, as what is written next under that number would be something else in the same place.
 */
export function makeUnmaking(
  doc: Y.Doc,
  own: number,
  put: (client: number, rest: Remade) => void,
): Unmaking {
  const often = bucketOf(OFTEN)
  /** By client, the clock from which on it goes. */
  const waiting = new Map<number, number>()
  /** What the document was made of when it was found: where it is another, something else counts by now. */
  let { store } = doc
  let timer: ReturnType<typeof setTimeout> | undefined
  let busy = false
  let ended = false

  async function unmake(client: number, clock: number): Promise<void> {
    const isOurs = (fresh: Y.Doc) =>
      !ended && Y.getState(fresh.store, own) === Y.getState(doc.store, own)
    await remake(doc, { without: [client, clock] }, isOurs, (rest) => {
      put(client, rest)
      if (doc.store === store) waiting.set(client, clock)
      else store = doc.store
    })
  }

  async function next(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (doc.store !== store) waiting.clear()
    const [first] = waiting
    if (!first || busy || ended) return
    if (often.take(1, performance.now())) {
      busy = true
      waiting.delete(first[0])
      await unmake(...first).catch(() => {
        // It stays, and is compared like all else that differs.
      })
      busy = false
    }
    if (waiting.size > 0 && !ended) timer = setTimeout(() => void next(), AGAIN)
  }

  return {
    letGo(client, clock) {
      if (doc.store !== store && !busy) waiting.clear()
      if (!busy) store = doc.store
      waiting.set(client, Math.min(clock, waiting.get(client) ?? clock))
      keepNewest(waiting, MOST_WAITING)
      if (!timer) void next()
    },
    end() {
      ended = true
      clearTimeout(timer)
    },
  }
}
