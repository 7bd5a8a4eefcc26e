import type * as Y from 'yjs'
import { admitted } from './guard.ts'
import type { Peer } from './handshake.ts'
import { isAnswer, updateIn } from './message.ts'
import { bucketOf } from './pace.ts'
import { lookAt } from './structure.ts'
import type { Trial } from './trial.ts'

/** Bytes that wait while something is being tried. */
const MOST_WAITING = 128 * 1024 * 1024
/** What applying may take: always so much, so much for each byte, and beyond that so much at once and by and by, ms. */
const WORK = { free: 30, byte: 0.002, extra: { burst: 4000, perSecond: 200 } }
/** A computer may sleep in the middle of it: no single one counts for more, ms. */
const MOST_WORK = 1500
/** What is missing is asked for after so long, each time in vain twice as long, but never longer than the last, ms. */
const ASK = [1000, 60_000] as const

/** What a gate stands before. */
export interface Yard {
  readonly doc: Y.Doc
  readonly trial: Trial
}
/** Whom it lets through, and how. */
export interface GateEvents {
  from(): Peer | undefined
  /** Takes a message in. */
  give(message: Uint8Array): void
  /** Asks for what is missing. */
  ask(): void
  /** Whether much of the table is still on its way. */
  busy(): boolean
  /** Something came that no page of ours sends. */
  foul(why: string): void
}

/** What each message of the document passes that comes over a link, in order. */
export interface Gate {
  take(message: Uint8Array): void
  close(): void
}

/**
 * A gate before a document. What is heavy is tried first, and what comes after it waits. What does not build on what is
 * here is left out and asked for again, so that nobody can pile up what never fits.
 */
export function makeGate({ doc, trial }: Yard, events: GateEvents): Gate {
  const waiting: Uint8Array[] = []
  let bytes = 0
  let trying = false
  let closed = false
  const extra = bucketOf(WORK.extra)
  let pause: number = ASK[0]
  let timer: ReturnType<typeof setTimeout> | undefined

  const ask = () => {
    timer = undefined
    if (closed) return
    if (events.busy() || trying) {
      timer = setTimeout(ask, pause)
      return
    }
    pause = Math.min(ASK[1], pause * 2)
    events.ask()
  }

  /** Applies, and takes out again what waits for something that is not here. */
  function apply(message: Uint8Array, update: Uint8Array): void {
    const { store } = doc
    const { pendingStructs, pendingDs } = store
    // It is changed in place.
    const structs = pendingStructs && {
      missing: new Map(pendingStructs.missing),
      update: pendingStructs.update,
    }
    const began = performance.now()
    events.give(message)
    const took = Math.min(MOST_WORK, performance.now() - began)
    let fits = true
    if (store.pendingStructs && store.pendingStructs.update !== structs?.update) {
      store.pendingStructs = structs
      fits = false
    }
    if (store.pendingDs && store.pendingDs.length !== pendingDs?.length) {
      store.pendingDs = pendingDs
      fits = false
    }
    if (!fits) timer ??= setTimeout(ask, pause)
    else if (isAnswer(message)) pause = ASK[0]
    const over = took - WORK.free - update.length * WORK.byte
    if (over > 0 && !extra.take(over, performance.now())) throw new Error('too much work')
  }

  /** Takes a message; false where it is being tried and what comes next has to wait. */
  function pass(message: Uint8Array): boolean {
    const from = events.from()
    const taken = from && admitted(from, message)
    if (!taken) return true
    const update = updateIn(taken)
    if (!update) {
      events.give(taken)
      return true
    }
    const seen = lookAt(update, doc)
    if (seen) {
      if (seen.fault !== undefined) throw new Error(seen.fault)
      apply(taken, update)
      return true
    }
    trying = true
    void trial.check(update).then((fault) => {
      trying = false
      if (closed) return
      try {
        if (fault !== undefined) throw new Error(fault)
        trial.known(() => apply(taken, update))
        drain()
      } catch (error) {
        foul(error)
      }
    }, foul)
    return false
  }

  function drain(): void {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      bytes -= next.length
      if (!pass(next)) return
    }
  }

  function foul(error: unknown): void {
    waiting.length = 0
    if (!closed) events.foul(error instanceof Error ? error.message : String(error))
  }

  return {
    take(message) {
      if (!trying) {
        pass(message)
        return
      }
      bytes += message.length
      if (bytes > MOST_WAITING) throw new Error('too much at once')
      waiting.push(message)
    },
    close() {
      closed = true
      waiting.length = 0
      clearTimeout(timer)
    },
  }
}
