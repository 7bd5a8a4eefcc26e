import * as v from 'valibot'
import * as Y from 'yjs'
import type { Link } from '../link/link.ts'
import { ANSWER, syncMessage } from '../link/message.ts'
import { Faulty } from '../pace/fault.ts'
import { type Bucket, bucketOf } from '../pace/pace.ts'
import { piecesOf, weightOf } from '../update/pieces.ts'
import { guarded } from './intake.ts'

/*
 * What others ask: one question of each is answered at a time, no faster than the path takes it, and not again and
 * again. Who has heard enough for now says so, and is told no more of it.
 */

/** An answer of more bytes comes in pieces. */
const BIG = 256 * 1024
/** What a table is comes before what lies on it. */
const FIRST = ['about']
/** Questions of one screen that are answered: so many at once, so many a second. */
const ANSWERS = { burst: 8, perSecond: 0.5 }
/** Bytes of a question: one that knows of more screens than ever had a hand in a table is none. */
const MOST_QUESTION = 256 * 1024
/** An update that says nothing ends each answer. */
const NOTHING = Uint8Array.of(0, 0)

/** Bytes of the message that ends an answer. */
export const END = syncMessage(ANSWER, NOTHING).length

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))
/** A big answer is coming: of so many bytes, the how manyth it is. */
export const ComingSchema = v.object({ coming: count, nth: v.optional(count) })
/** The big answer of this number need not be told to its end. */
export const EnoughSchema = v.object({ enough: count })

/** What somebody asks us: the newest question waits for its turn. */
interface Asker {
  readonly left: Bucket
  pass?: (() => void) | undefined
  timer?: ReturnType<typeof setTimeout> | undefined
  /** What it is just being told, and the how manyth big answer that is. */
  pieces?: Iterator<Uint8Array, void> | undefined
  nth: number
}

/** Answers what others ask. */
export interface Answering {
  opened(link: Link): void
  closed(link: Link): void
  /** Keeps a question until its turn, when it is passed on; only the newest. Throws for what is none. */
  hear(link: Link, question: Uint8Array, pass: () => void): void
  /** Answers what somebody has not got, who knows so far. */
  answer(link: Link, vector: Uint8Array): void
  /** Somebody has heard enough of this big answer. */
  enough(link: Link, nth: number): void
  end(): void
}

/** Answers from this document. */
export function makeAnswering(doc: Y.Doc): Answering {
  const askers = new Map<Link, Asker>()

  /** Lets the question that waits through, if it is its turn. */
  function hearOut(link: Link): void {
    const asker = askers.get(link)
    if (!asker?.pass || asker.pieces || asker.timer !== undefined) return
    const now = performance.now()
    if (asker.left.take(1, now)) {
      const { pass } = asker
      asker.pass = undefined
      guarded(link, pass)
      return
    }
    asker.timer = setTimeout(
      () => {
        asker.timer = undefined
        hearOut(link)
      },
      Math.ceil(asker.left.wait(1, now)),
    )
  }

  /** Never all at once: to encode a big table takes longer than a page may stand still. */
  function answer(link: Link, vector: Uint8Array): void {
    const asker = askers.get(link)
    if (!asker) return
    const pieces = piecesOf(doc, vector, FIRST)
    asker.pieces = pieces
    const ready: Uint8Array[] = []
    let bytes = 0
    let over = false
    const more = () => {
      const { done, value } = pieces.next()
      if (done) over = true
      else ready.push(value)
      bytes += value?.length ?? 0
    }
    const end = () => {
      asker.pieces = undefined
      link.sendDoc(syncMessage(ANSWER, NOTHING))
      hearOut(link)
    }
    while (bytes <= BIG && !over) more()
    // What says nothing would end it before its end.
    const say = (update: Uint8Array) => {
      if (update.length > NOTHING.length) link.sendDoc(syncMessage(ANSWER, update))
    }
    if (over) {
      say(Y.mergeUpdates(ready))
      end()
      return
    }
    asker.nth += 1
    link.talk({ coming: Math.max(bytes, weightOf(doc, vector)), nth: asker.nth })
    const go = () => {
      // It is gone, or has heard enough.
      if (askers.get(link) !== asker || asker.pieces !== pieces) return
      if (ready.length === 0) more()
      const piece = ready.shift()
      if (!piece) return end()
      say(piece)
      link.soon(go)
    }
    go()
  }

  return {
    opened: (link) => void askers.set(link, { left: bucketOf(ANSWERS), nth: 0 }),
    closed(link) {
      clearTimeout(askers.get(link)?.timer)
      askers.delete(link)
    },
    hear(link, question, pass) {
      if (question.length > MOST_QUESTION) throw new Faulty('flood', 'too long a question')
      const asker = askers.get(link)
      if (asker) asker.pass = pass
      hearOut(link)
    },
    answer,
    enough(link, nth) {
      const asker = askers.get(link)
      if (!asker?.pieces || asker.nth !== nth) return
      // Its end is not said: it is none, and the other may have asked anew already.
      asker.pieces = undefined
      hearOut(link)
    },
    end() {
      for (const { timer } of askers.values()) clearTimeout(timer)
      askers.clear()
    },
  }
}
