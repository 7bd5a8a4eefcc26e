import * as Y from 'yjs'
import { cut } from './cut.ts'
import { piecesOf } from './pieces.ts'
import type { Found, Told } from './scout.ts'
import { examine, lookAt } from './structure.ts'

/** Tries what others send before it comes into a document. */
export interface Trial {
  /** What is wrong with an update, or how it can be applied by and by. What takes too long is too heavy. */
  check(update: Uint8Array): Promise<Found>
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
/** A copy is made in pieces, for so long at once, ms. */
const SLICE = 10
/** It is our own, and took us no longer, ms. */
const HOLDING = 60_000
/** Steps that may be gone where there is no scout. */
const MOST_UNTRIED = 2_000_000
const START = Y.encodeStateVector(new Map())

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
 * as when nobody serves the page any more, it is only looked at.
 */
export function makeTrial(doc: Y.Doc, start: StartScout = startWorker): Trial {
  let scout: Scout | undefined
  let answer: ((found: Found | 'died') => void) | undefined
  /** What the document was made of when the scout had what it has. */
  let level: Y.Doc['store'] | undefined
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
    level = undefined
    behind = []
  }

  /** Tells the scout what the document holds: all of it, or what has come since. False where it is gone. */
  async function tell(): Promise<boolean> {
    if (level !== doc.store) {
      rest()
      level = doc.store
      doc.on('update', onUpdate)
      let anew = true
      let began = performance.now()
      for (const hold of piecesOf(doc, START)) {
        if ((await ask({ hold, anew }, HOLDING)) === 'died') return false
        anew = false
        if (performance.now() - began > SLICE) await new Promise((go) => setTimeout(go))
        began = performance.now()
      }
    }
    const hold = behind.length > 0 ? Y.mergeUpdates(behind) : undefined
    behind = []
    return !hold || (await ask({ hold, anew: false }, HOLDING)) !== 'died'
  }

  async function tried(update: Uint8Array): Promise<Found> {
    clearTimeout(idle)
    const { least, byte, newcomer } = PATIENCE
    const patience = (least + update.length * byte) * (doc.store.clients.size === 0 ? newcomer : 1)
    if (!(await tell())) return untried(update)
    const found = await ask({ check: update }, patience)
    idle = setTimeout(rest, IDLE)
    if (found === 'died') return untried(update)
    if (found === 'late') died()
    // What was found wrong may have come into the copy.
    if (found === 'late' || found.fault !== undefined) rest()
    return found === 'late' ? { fault: 'too heavy' } : found
  }
  /** Where nobody can try it, it is at least looked at. */
  function untried(update: Uint8Array): Found {
    rest()
    const seen = examine(update, doc, MOST_UNTRIED)
    if (seen.fault === undefined && seen.work >= MOST_UNTRIED) return { fault: 'too heavy' }
    return seen.fault === undefined
      ? { pieces: [...cut(seen)], short: seen.short }
      : { fault: seen.fault }
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
    return (await trial.check(update)).fault
  } finally {
    trial.end()
    doc.destroy()
  }
}
