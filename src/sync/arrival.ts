import * as decoding from 'lib0/decoding'
import * as encoding from 'lib0/encoding'
import * as v from 'valibot'
import { messageYjsSyncStep1, messageYjsSyncStep2, writeUpdate } from 'y-protocols/sync'
import * as Y from 'yjs'
import type { Link } from './link.ts'
import { piecesOf } from './pieces.ts'

/*
 * How a document comes to a screen: it asks those it is linked with, one after another, what it has not got. Small
 * answers are one message. Big ones come in pieces, whose sum is told first, and between them goes what else is said.
 */

/** A big answer on its way: bytes that are here, of how many. */
export interface Arriving {
  readonly bytes: number
  readonly of: number
}

/** What a screen asks for and what it is asked for. */
export interface Arrivals {
  /** Somebody is linked now, or no longer. */
  opened(link: Link): void
  closed(link: Link): void
  /** Asks everybody once more. */
  ask(): void
  /** Sees each message of the document that was admitted. True where it was a question: that is answered here. */
  take(link: Link, message: Uint8Array): boolean
  /** Takes the word that a big answer is coming; false for any other. */
  talk(link: Link, message: unknown): boolean
  /** How far the answer to our question has come, where it is a big one. */
  arriving(): Arriving | undefined
  end(): void
}

/** An answer of more bytes comes in pieces. */
const BIG = 256 * 1024
/** Who says nothing for so long, ms, is not waited for: the next one is asked. */
const PATIENCE = 4000
/** What a table is comes before what lies on it. */
const FIRST = ['about']
/** An update that says nothing. */
const NOTHING = Uint8Array.of(0, 0)

/** y-webrtc's first byte of a message about the document. */
const SYNC = 0
const ComingSchema = v.object({
  coming: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER)),
})

/** Whether a message asks for what its sender has not got. y-webrtc would ask everybody at once. */
export const isQuestion = (message: Uint8Array): boolean =>
  message[0] === SYNC && message[1] === messageYjsSyncStep1

/** The question that waits for an answer. */
interface Asked {
  readonly link: Link
  coming: number
  bytes: number
  /** As far as it had come when it was last looked at. */
  seen: number
  /** It has not gone on for long: whoever comes is asked at once. */
  slow: boolean
}

/** `changed` is told when a big answer begins to come, and when it is all here. */
export function makeArrivals(doc: Y.Doc, changed: () => void): Arrivals {
  const linked = new Set<Link>()
  const toAsk = new Set<Link>()
  const answers = new Map<Link, Iterator<Uint8Array, void>>()
  let asked: Asked | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function next(): void {
    clearTimeout(timer)
    const big = (asked?.coming ?? 0) > 0
    asked = undefined
    const [link] = toAsk
    if (link) {
      toAsk.delete(link)
      asked = { link, coming: 0, bytes: 0, seen: 0, slow: false }
      wait()
      link.sendDoc(about(messageYjsSyncStep1, Y.encodeStateVector(doc)))
    }
    if (big) changed()
  }

  /** Gives an answer time, as long as it goes on. */
  function wait(): void {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (!asked) return
      const { link, bytes, seen } = asked
      const come = bytes + link.arrived()
      if (come > seen) {
        asked.seen = come
        wait()
      } else if (toAsk.size > 0) next()
      else asked.slow = true
    }, PATIENCE)
  }

  const want = (link: Link) => {
    // What one who may not write has is not taken.
    if (!link.other()?.writes) return
    toAsk.add(link)
    if (!asked || asked.slow) next()
  }

  function answer(link: Link, vector: Uint8Array): void {
    const whole = Y.encodeStateAsUpdate(doc, vector)
    answers.delete(link)
    if (whole.length <= BIG) {
      link.sendDoc(about(messageYjsSyncStep2, whole))
      return
    }
    link.talk({ coming: whole.length })
    const pieces = piecesOf(doc, vector, FIRST)
    answers.set(link, pieces)
    const go = () => {
      // Gone, or has asked again.
      if (answers.get(link) !== pieces) return
      const { done, value } = pieces.next()
      if (done) {
        answers.delete(link)
        link.sendDoc(about(messageYjsSyncStep2, NOTHING))
      } else {
        const encoder = encoding.createEncoder()
        encoding.writeVarUint(encoder, SYNC)
        writeUpdate(encoder, value)
        link.sendDoc(encoding.toUint8Array(encoder))
        link.soon(go)
      }
    }
    go()
  }

  return {
    opened(link) {
      linked.add(link)
      want(link)
    },
    closed(link) {
      linked.delete(link)
      toAsk.delete(link)
      answers.delete(link)
      if (asked?.link === link) next()
    },
    ask() {
      for (const link of linked) want(link)
    },
    take(link, message) {
      if (isQuestion(message)) {
        const decoder = decoding.createDecoder(message.subarray(2))
        answer(link, decoding.readVarUint8Array(decoder))
        return true
      }
      if (asked?.link !== link || message[0] !== SYNC) return false
      asked.bytes += message.length
      // After what it brings has been taken in.
      if (message[1] === messageYjsSyncStep2) queueMicrotask(next)
      else if (asked.slow) {
        asked.slow = false
        wait()
      }
      return false
    },
    talk(link, message) {
      const told = v.safeParse(ComingSchema, message)
      if (!told.success) return false
      if (asked?.link === link) {
        asked.coming = told.output.coming
        changed()
      }
      return true
    },
    arriving() {
      if (!asked?.coming) return undefined
      const { link, bytes, coming } = asked
      return { bytes: Math.min(coming, bytes + link.arrived()), of: coming }
    },
    end() {
      clearTimeout(timer)
      linked.clear()
      toAsk.clear()
      answers.clear()
      asked = undefined
    },
  }
}

function about(step: number, bytes: Uint8Array): Uint8Array {
  const encoder = encoding.createEncoder()
  encoding.writeVarUint(encoder, SYNC)
  encoding.writeVarUint(encoder, step)
  encoding.writeVarUint8Array(encoder, bytes)
  return encoding.toUint8Array(encoder)
}
