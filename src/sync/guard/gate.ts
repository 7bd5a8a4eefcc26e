import * as Y from 'yjs'
import { makeTurns } from '../../rules/plain/turns.ts'
import { isDeaf } from '../../table/yjs/sound.ts'
import type { Proven } from '../link/handshake.ts'
import { ANSWER, isAnswer, syncMessage, UPDATE, updateIn } from '../link/message.ts'
import { type Fault, Faulty, faultIn } from '../pace/fault.ts'
import { bucketOf } from '../pace/pace.ts'
import type { Reply } from '../trial/scout.ts'
import type { Trial } from '../trial/trial.ts'
import { cut } from '../update/cut.ts'
import { examine, type Findings, lookAt, type Takes } from '../update/structure.ts'
import { admitted } from './guard.ts'

/** Bytes that wait while something is being tried. */
const MOST_WAITING = 128 * 1024 * 1024
/**
 * What looking at it and applying it may take: so much for each byte, and beyond that so much at once
 * and by and by, ms.
 */
const WORK = { byte: 0.002, extra: { burst: 4000, perSecond: 300 } }
/** A computer may sleep in the middle of it: no single one counts for more, ms. */
const MOST_WORK = 1500
/** What is missing is asked for after so long, each time in vain twice as long, but never longer than the last, ms. */
const ASK = [1000, 60_000] as const
/** What no page of ours can send, though nothing was found wrong with it. */
const BROKE = 'broke the table'

/** What a gate stands before. */
export interface Yard {
  readonly doc: Y.Doc
  readonly trial: Trial
}
/** Whom it lets through, and how. */
export interface GateEvents {
  from(): Proven | undefined
  /** Takes a message in; one that was tried comes as several, and what is known already does not come. */
  give(message: Uint8Array): void
  /** All of a change has been dealt with. */
  done?(): void
  /** Whose writing comes this way. */
  takes(): Takes
  /** Asks for what is missing. */
  ask(): void
  /** Something was left out that does not fit what is here: perhaps two were told different things. */
  misfit(): void
  /** Whether much of the table is still on its way. */
  busy(): boolean
  /** Something came that is not borne. */
  foul(fault: Fault): void
}

/** What each message of the document passes that comes over a link, in order. */
export interface Gate {
  take(message: Uint8Array): void
  close(): void
}

/**
 * A gate before a document; what is foul is told and never thrown. What is heavy is tried first, and what comes after
 * it waits. What does not build on what is here is left out and asked for again, so that nobody can pile up what never
 * fits.
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

  function missed({ short, misfit }: Pick<Reply, 'short' | 'misfit'>): void {
    if (short) timer ??= setTimeout(ask, pause)
    if (misfit !== undefined) events.misfit()
  }
  /** Takes in what was looked at and found good since it `began`; what does not fit is asked for again. */
  function apply(message: Uint8Array, update: Uint8Array, seen: Findings, began: number): void {
    const { store } = doc
    if (seen.whole) events.give(message)
    else {
      const step = isAnswer(message) ? ANSWER : UPDATE
      for (const piece of cut(seen)) events.give(syncMessage(step, piece))
    }
    const took = Math.min(MOST_WORK, performance.now() - began)
    missed(seen)
    if (!seen.short) pause = ASK[0]
    if (isDeaf(doc) || !isThere(seen)) throw new Error(BROKE)
    // Taken in together with more, it is tidied up only after all of it.
    if (doc._transaction) {
      queueMicrotask(() => {
        if (isDeaf(doc) || doc.store !== store) foul(new Error(BROKE))
      })
    }
    const over = took - update.length * WORK.byte
    if (over > 0 && !extra.take(over, performance.now())) throw new Faulty('work', 'too much work')
  }
  /** Whether all of it has come in. Where the document throws, nobody is told. */
  const isThere = ({ fresh }: Findings) =>
    fresh.every(
      ({ struct: { id, length } }) => Y.getState(doc.store, id.client) >= id.clock + length,
    )

  /** Takes in by and by what was tried; whether all of it. */
  async function applyAll(message: Uint8Array, pieces: readonly Uint8Array[]): Promise<boolean> {
    const turns = makeTurns()
    for (const piece of pieces) {
      await turns()
      if (closed) return false
      const at = performance.now()
      // Meanwhile some of it may have come another way.
      const seen = examine(piece, doc, { takes: events.takes() })
      if (seen.fault !== undefined) throw new Error(seen.fault)
      const part = syncMessage(isAnswer(message) ? ANSWER : UPDATE, piece)
      if (!seen.whole) trial.forget()
      trial.known(() => apply(part, piece, seen, at))
    }
    return true
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
    const began = performance.now()
    const seen = lookAt(update, doc, events.takes())
    if (seen) {
      if (seen.fault !== undefined) throw new Error(seen.fault)
      apply(taken, update, seen, began)
      events.done?.()
      return true
    }
    trying = true
    void heavy(taken, update).catch(foul)
    return false
  }

  async function heavy(message: Uint8Array, update: Uint8Array): Promise<void> {
    try {
      const put = (pieces: readonly Uint8Array[]) => applyAll(message, pieces)
      const { fault, ...found } = await trial.check(update, events.takes(), put)
      if (fault) throw new Faulty(fault.sort, fault.why)
      missed(found)
    } finally {
      trying = false
    }
    if (closed) return
    events.done?.()
    drain()
  }

  /** As `pass`, but nothing is thrown. */
  function passed(message: Uint8Array): boolean {
    try {
      return pass(message)
    } catch (error) {
      foul(error)
      return true
    }
  }

  function drain(): void {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      bytes -= next.length
      if (!passed(next)) return
    }
  }

  function foul(error: unknown): void {
    waiting.length = 0
    bytes = 0
    if (!closed) events.foul(faultIn(error))
  }

  return {
    take(message) {
      if (closed) return
      if (!trying) {
        passed(message)
        return
      }
      bytes += message.length
      if (bytes > MOST_WAITING) foul(new Faulty('flood', 'too much at once'))
      else waiting.push(message)
    },
    close() {
      closed = true
      waiting.length = 0
      clearTimeout(timer)
    },
  }
}
