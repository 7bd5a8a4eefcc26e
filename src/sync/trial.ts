import * as Y from 'yjs'
import type { Found, Told } from './scout.ts'
import { lookAt } from './structure.ts'

/** Tries what others send before it comes into a document. */
export interface Trial {
  /** What is wrong with an update; undefined where nothing is. What takes too long is too heavy. */
  check(update: Uint8Array): Promise<string | undefined>
  /** Marks what is done now as tried: the scout knows it. */
  known(work: () => void): void
  end(): void
}

/** A scout in its worker, or what stands in for it. */
export interface Scout {
  ask(told: Told): void
  end(): void
}
export type StartScout = (heard: (found: Found) => void, died: () => void) => Scout | undefined

/** So long may the smallest update take, and so much longer each byte, ms; who has nothing yet waits gladly. */
const PATIENCE = { least: 4000, byte: 0.002, newcomer: 5 }
/** So long a copy of the document is kept up when nothing more is tried, ms. */
const IDLE = 30_000

const startWorker: StartScout = (heard, died) => {
  if (typeof Worker === 'undefined') return undefined
  const worker = new Worker(new URL('./scoutworker.ts', import.meta.url), { type: 'module' })
  worker.onmessage = (event: MessageEvent<Found>) => heard(event.data)
  worker.onerror = (event) => {
    event.preventDefault()
    died()
  }
  return { ask: (told) => worker.postMessage(told), end: () => worker.terminate() }
}

/**
 * Trials for a document, in a worker of their own, one after another. A worker that hangs is ended; where none lives,
 * as when nobody serves the page any more, nothing is tried.
 */
export function makeTrial(doc: Y.Doc, start: StartScout = startWorker): Trial {
  let scout: Scout | undefined
  let answer: ((found: Found | 'died') => void) | undefined
  /** Whether the scout has what the document has. */
  let level = false
  let passing = false
  let turn: Promise<unknown> = Promise.resolve()
  let idle: ReturnType<typeof setTimeout> | undefined

  const died = () => {
    scout?.end()
    scout = undefined
    answer?.('died')
  }
  const awake = () => {
    try {
      scout ??= start((found) => answer?.(found), died)
    } catch {
      // A page may be forbidden to start workers.
    }
    return scout
  }
  // Loaded while there is somebody to load it from.
  awake()

  const ask = (told: Told, patience: number) =>
    new Promise<Found | 'died' | 'late'>((take) => {
      const timer = setTimeout(() => take('late'), patience)
      answer = (found) => {
        clearTimeout(timer)
        take(found)
      }
      if (awake()) scout?.ask(told)
      else answer('died')
    }).finally(() => {
      answer = undefined
    })

  const onUpdate = (update: Uint8Array) => {
    if (!passing) behind.push(update)
  }
  /** What the document got by other ways since the scout last looked. */
  let behind: Uint8Array[] = []
  const rest = () => {
    doc.off('update', onUpdate)
    level = false
    behind = []
  }

  async function tried(update: Uint8Array): Promise<string | undefined> {
    clearTimeout(idle)
    const first = !level
    const hold = first
      ? Y.encodeStateAsUpdate(doc)
      : behind.length > 0
        ? Y.mergeUpdates(behind)
        : undefined
    behind = []
    if (first) {
      level = true
      doc.on('update', onUpdate)
    }
    // It is our own, and took us no longer.
    if (hold && (await ask({ hold, anew: first }, 60_000)) === 'died') return lost()
    const { least, byte, newcomer } = PATIENCE
    const patience = (least + update.length * byte) * (doc.store.clients.size === 0 ? newcomer : 1)
    const found = await ask({ check: update }, patience)
    idle = setTimeout(rest, IDLE)
    if (found === 'died') return lost()
    if (found !== 'late') return found.fault
    died()
    rest()
    return 'too heavy'
  }
  const lost = () => {
    rest()
    return undefined
  }

  return {
    check(update) {
      const next = turn.then(() => tried(update))
      turn = next.catch(() => undefined)
      return next
    },
    known(work) {
      passing = true
      try {
        work()
      } finally {
        passing = false
      }
    },
    end() {
      clearTimeout(idle)
      rest()
      died()
    },
  }
}

/** What is wrong with an update that is all of a document, such as out of a file; undefined where nothing is. */
export async function faultIn(update: Uint8Array): Promise<string | undefined> {
  const doc = new Y.Doc()
  try {
    const seen = lookAt(update, doc)
    if (seen) return seen.fault
  } catch {
    return 'cannot be read'
  }
  const trial = makeTrial(doc)
  try {
    return await trial.check(update)
  } finally {
    trial.end()
    doc.destroy()
  }
}
