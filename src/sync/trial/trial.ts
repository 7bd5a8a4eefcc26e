import * as v from 'valibot'
import * as Y from 'yjs'
import { makeTurns } from '../../rules/plain/turns.ts'
import type { Mended } from '../../table/yjs/heal.ts'
import { nonsense, SORTS } from '../pace/fault.ts'
import { cut } from '../update/cut.ts'
import { piecesOf } from '../update/pieces.ts'
import { examine, lookAt, type Takes } from '../update/structure.ts'
import { mended } from './mended.ts'
import type { Remaking } from './remade.ts'
import { type Order, type Reply, TOO_HEAVY } from './scout.ts'

/** Tries what others send before it comes into a document. */
export interface Trial {
  /**
   * What is wrong with an update, or how it can be applied by and by, as far as it is taken. What takes too long is too
   * heavy. Nothing else is tried until it is in its place: `put` is that, and gives whether all of it is.
   */
  check(
    update: Uint8Array,
    takes?: Takes,
    put?: (pieces: readonly Uint8Array[]) => Promise<boolean>,
  ): Promise<Reply>
  /** What is sound of a whole document, put together anew if it is said how; undefined where nothing comes of it. */
  mend(whole: Uint8Array, how?: Remaking): Promise<Mended | undefined>
  /** Marks what is done now as tried: the scout knows it. */
  known(work: () => void): void
  /** Not all that was tried came into the document: the scout looks at it anew. */
  forget(): void
  end(): void
}

/** A scout in its worker, or what stands in for it. */
export interface Scout {
  ask(told: Order): void
  end(): void
}
/** Starts one; what it answers comes unchecked to `heard`. */
export type StartScout = (heard: (told: unknown) => void, died: () => void) => Scout | undefined

/** How long the smallest update may take, and how much longer each byte (ms); who has nothing yet waits gladly. */
const PATIENCE = { least: 4000, byte: 0.002, newcomer: 5 }
/** How long a copy of the document is kept up when nothing more is tried (ms). */
const IDLE = 30_000
/** It is our own, and took us no longer, ms. */
const HOLDING = 60_000
/** Steps that may be gone where there is no scout. */
const MOST_UNTRIED = 2_000_000
const START = Y.encodeStateVector(new Map())

const AnswerSchema = v.object({
  fault: v.optional(v.object({ sort: v.picklist(SORTS), why: v.string() })),
})
/** Whether a scout's answer says what a fault is of, if it says that there is one. */
const isReply = (told: unknown): told is Reply => v.is(AnswerSchema, told)

const startWorker: StartScout = (heard, died) => {
  if (typeof Worker === 'undefined') return undefined
  const worker = new Worker(new URL('./scoutworker.ts', import.meta.url), { type: 'module' })
  worker.onmessage = (event: MessageEvent<unknown>) => heard(event.data)
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
  let answer: ((found: Reply | 'died') => void) | undefined
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
  const heard = (told: unknown) => {
    // Of one that says what it cannot say nothing is believed.
    if (isReply(told)) answer?.(told)
    else died()
  }
  const awake = () => {
    try {
      scout ??= start(heard, died)
    } catch {
      // A page may be forbidden to start workers.
    }
    return scout
  }
  // Loaded while there is somebody to load it from.
  awake()

  const ask = (told: Order, patience: number) =>
    new Promise<Reply | 'died' | 'late'>((take) => {
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
      const turns = makeTurns()
      for (const hold of piecesOf(doc, START)) {
        if ((await ask({ hold, anew }, HOLDING)) === 'died') return false
        anew = false
        await turns()
      }
    }
    const hold = behind.length > 0 ? Y.mergeUpdates(behind) : undefined
    behind = []
    return !hold || (await ask({ hold, anew: false }, HOLDING)) !== 'died'
  }

  const patienceFor = ({ length }: Uint8Array) => PATIENCE.least + length * PATIENCE.byte

  async function tried(update: Uint8Array, takes: Takes): Promise<Reply> {
    clearTimeout(idle)
    const patience = patienceFor(update) * (doc.store.clients.size === 0 ? PATIENCE.newcomer : 1)
    if (!(await tell())) return untried(update, takes)
    const found = await ask({ check: update, takes }, patience)
    idle = setTimeout(rest, IDLE)
    if (found === 'died') return untried(update, takes)
    if (found === 'late') died()
    // What was found wrong may have come into the copy.
    if (found === 'late' || found.fault) rest()
    return found === 'late' ? { fault: TOO_HEAVY } : found
  }
  /** Where nobody can try it, it is at least looked at. */
  function untried(update: Uint8Array, takes: Takes): Reply {
    rest()
    const seen = examine(update, doc, { limit: MOST_UNTRIED, takes })
    if (seen.fault === undefined && seen.work >= MOST_UNTRIED) return { fault: TOO_HEAVY }
    return seen.fault === undefined
      ? { pieces: [...cut(seen)], short: seen.short, misfit: seen.misfit }
      : { fault: nonsense(seen.fault) }
  }

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = turn.then(work)
    turn = next.catch(() => undefined)
    return next
  }

  return {
    check: (update, takes = {}, put = async () => true) =>
      inTurn(async () => {
        const found = await tried(update, takes)
        let all = false
        try {
          all = await put(found.pieces ?? [])
        } finally {
          // What the scout has and the document has not would be known already whoever brings it next.
          if (!all) rest()
        }
        return found
      }),
    forget: rest,
    mend: (whole, how) =>
      inTurn(async () => {
        const found = await ask({ mend: whole, how }, patienceFor(whole) * PATIENCE.newcomer)
        if (found === 'died') return mendHere(whole, how)
        if (found === 'late') died()
        const { whole: all, pieces } = typeof found === 'object' ? found : {}
        return all && pieces && { whole: all, pieces }
      }),
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

/**
 * All of a document, such as out of a file, as it can be opened: as it is, or without what no table can hold; undefined
 * where nothing comes of it.
 */
export async function soundOf(
  whole: Uint8Array,
): Promise<{ readonly update: Uint8Array; readonly mended: boolean } | undefined> {
  const doc = new Y.Doc()
  let wrong = false
  try {
    const seen = lookAt(whole, doc)
    wrong = (seen?.fault ?? seen?.misfit) !== undefined
    if (seen && !wrong) return { update: whole, mended: false }
  } catch {
    return undefined
  }
  const trial = makeTrial(doc)
  try {
    if (!wrong) {
      const { fault, misfit } = await trial.check(whole)
      if (fault?.sort === 'heavy') return undefined
      if (!fault && misfit === undefined) return { update: whole, mended: false }
    }
    const found = await trial.mend(whole)
    return found && { update: found.whole, mended: true }
  } finally {
    trial.end()
    doc.destroy()
  }
}

/**
 * What is sound of a document, tried in a worker, or here, where none is to be had; undefined where
 * nothing comes of it.
 */
export async function mendElsewhere(
  state: Uint8Array,
  how?: Remaking,
): Promise<Mended | undefined> {
  const trial = makeTrial(new Y.Doc())
  try {
    return await trial.mend(state, how)
  } finally {
    trial.end()
  }
}

function mendHere(state: Uint8Array, how?: Remaking): Mended | undefined {
  try {
    const made = mended(state, how)
    return 'whole' in made ? made : undefined
  } catch {
    return undefined
  }
}
