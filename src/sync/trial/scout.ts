import * as Y from 'yjs'
import { faultOfWhole, isDeaf } from '../../table/yjs/sound.ts'
import { type Fault, faultIn, nonsense } from '../pace/fault.ts'
import { cut } from '../update/cut.ts'
import { examine, type Takes } from '../update/structure.ts'
import { mended } from './mended.ts'
import type { Remaking } from './remade.ts'

/** What a scout is told. */
export type Order =
  /** What the document holds; answered when it was taken in. */
  | { readonly hold: Uint8Array; readonly anew: boolean }
  /** What somebody sent, and whose writing it may bring. */
  | { readonly check: Uint8Array; readonly takes?: Takes }
  /** All of a document, in which something is wrong, or which is to be put together anew. */
  | { readonly mend: Uint8Array; readonly how?: Remaking | undefined }
/** What it answers: what is wrong, or else what can be applied, one after another. */
export interface Reply {
  readonly fault?: Fault
  readonly pieces?: readonly Uint8Array[]
  /** All of them as one. */
  readonly whole?: Uint8Array
  /** Something does not fit yet, and was left out. */
  readonly short?: boolean
  /** Why something does not fit what is here. */
  readonly misfit?: string | undefined
}

/** What nobody has the time for. */
export const TOO_HEAVY: Fault = { sort: 'heavy', why: 'too heavy' }

/** Steps that one piece may cost: the page has to go them too, and does nothing else meanwhile. */
const MOST_WORK = 200_000

/**
 * A document like ours, in which what others send is tried before it comes into ours: whether it can be applied, and
 * how fast; and now and then, after as much has come as there was, the whole of it.
 */
export function makeScout(): (told: Order) => Reply {
  let doc = new Y.Doc()
  /** The table listens too, and what it does for each event is part of the work. */
  const listen = () => {
    for (const name of ['items', 'seats', 'play', 'about']) {
      doc.getMap(name).observeDeep((events) => {
        for (const { path } of events) void path
      })
    }
  }
  listen()
  /** Bytes that were tried since the whole was, and of the whole then. */
  let [since, size] = [0, 0]

  function check(update: Uint8Array, takes: Takes | undefined): Reply {
    const seen = examine(update, doc, { limit: 0, ...(takes && { takes }) })
    const { fault, misfit, short } = seen
    if (fault !== undefined) return { fault: nonsense(fault) }
    const pieces: Uint8Array[] = []
    for (const piece of cut(seen)) {
      const one = examine(piece, doc, { limit: MOST_WORK })
      if (one.fault !== undefined) return { fault: nonsense(one.fault) }
      if (one.work >= MOST_WORK) return { fault: TOO_HEAVY }
      Y.applyUpdate(doc, piece)
      if (isDeaf(doc)) return { fault: nonsense('cannot be tidied up') }
      pieces.push(piece)
    }
    since += update.length
    if (since >= size) {
      const whole = Y.encodeStateAsUpdate(doc)
      const wrong = faultOfWhole(whole)
      if (wrong !== undefined) return { fault: nonsense(wrong) }
      since = 0
      size = whole.length
    }
    return { pieces, short, misfit }
  }

  return (told) => {
    if ('hold' in told) {
      if (told.anew) {
        doc.destroy()
        doc = new Y.Doc()
        listen()
        since = size = 0
      }
      Y.applyUpdate(doc, told.hold)
      size += told.hold.length
      return {}
    }
    try {
      if ('check' in told) return check(told.check, told.takes)
      const made = mended(told.mend, told.how)
      return 'fault' in made ? { fault: nonsense(made.fault) } : made
    } catch (error) {
      return { fault: faultIn(error) }
    }
  }
}
