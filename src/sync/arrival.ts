import * as decoding from 'lib0/decoding'
import * as v from 'valibot'
import * as Y from 'yjs'
import type { Link } from './link.ts'
import { ANSWER, isAnswer, isQuestion, QUESTION, syncMessage } from './message.ts'
import { piecesOf } from './pieces.ts'

/*
 * How a document comes to a screen: it asks those it is linked with, one after another, what it has not got. Small
 * answers are one message. Big ones come in pieces, whose sum is told first, and between them goes what else is said.
 * Whoever has asked takes in as much as fits between two breaths, so that the page can be used meanwhile.
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
  /** Sees each message of the document before all others, and passes it on: parts of a big answer by and by. */
  pace(link: Link, message: Uint8Array, pass: () => void): void
  /** Sees each that was admitted. True where it was a question: that is answered here. */
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
/** Bytes that are taken in at once, and how long the page rests then at least, ms. */
const MOUTHFUL = 512 * 1024
const REST = 30
/** An update that says nothing ends each answer. */
const NOTHING = Uint8Array.of(0, 0)

const ComingSchema = v.object({
  coming: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER)),
})

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

/** Part of a big answer that has still to be taken in. */
interface Part {
  readonly link: Link
  readonly bytes: number
  pass(): void
}

/**
 * `taking` runs what takes in much from this link, as one change of the document; `changed` is told when a big answer begins to come, and when
 * it is all here.
 */
export function makeArrivals(
  doc: Y.Doc,
  taking: (link: Link, work: () => void) => void,
  changed: () => void,
): Arrivals {
  const linked = new Set<Link>()
  const toAsk = new Set<Link>()
  const answers = new Map<Link, Iterator<Uint8Array, void>>()
  let asked: Asked | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const parts: Part[] = []
  let breath: ReturnType<typeof setTimeout> | undefined

  function next(): void {
    clearTimeout(timer)
    const big = (asked?.coming ?? 0) > 0
    asked = undefined
    const [link] = toAsk
    if (link) {
      toAsk.delete(link)
      asked = { link, coming: 0, bytes: 0, seen: 0, slow: false }
      wait()
      link.sendDoc(syncMessage(QUESTION, Y.encodeStateVector(doc)))
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
      for (const update of [whole, NOTHING]) link.sendDoc(syncMessage(ANSWER, update))
      return
    }
    link.talk({ coming: whole.length })
    const pieces = piecesOf(doc, vector, FIRST)
    answers.set(link, pieces)
    const go = () => {
      // Gone, or has asked again.
      if (answers.get(link) !== pieces) return
      const { done, value } = pieces.next()
      link.sendDoc(syncMessage(ANSWER, done ? NOTHING : value))
      if (done) answers.delete(link)
      else link.soon(go)
    }
    go()
  }

  /** Takes in what waits, a mouthful or all of it, each as one change of the document. */
  function swallow(all: boolean): void {
    clearTimeout(breath)
    breath = undefined
    const began = performance.now()
    do {
      const [first] = parts
      if (!first) return
      let [count, bytes] = [0, 0]
      for (const { link, bytes: more } of parts) {
        if (link !== first.link || bytes >= MOUTHFUL) break
        count += 1
        bytes += more
      }
      const some = parts.splice(0, count)
      taking(first.link, () => {
        for (const { pass } of some) guarded(first.link, pass)
      })
    } while (all)
    if (parts.length > 0) breath = setTimeout(eat, Math.max(REST, performance.now() - began))
  }
  // Clocks of hidden pages are slow, and nobody looks at them.
  const eat = () => swallow(document.hidden)

  return {
    opened(link) {
      linked.add(link)
      want(link)
    },
    closed(link) {
      linked.delete(link)
      toAsk.delete(link)
      answers.delete(link)
      swallow(true)
      if (asked?.link === link) next()
    },
    ask() {
      for (const link of linked) want(link)
    },
    pace(link, message, pass) {
      const ours = asked?.link === link && isAnswer(message) ? asked : undefined
      if (ours) {
        ours.bytes += message.length
        if (ours.slow) wait()
        ours.slow = false
      }
      // What is done meanwhile, and presence, need not wait.
      if (!isAnswer(message) || (!ours?.coming && parts.length === 0)) {
        pass()
        return
      }
      parts.push({ link, bytes: message.length, pass })
      if (document.hidden) swallow(true)
      else breath ??= setTimeout(eat, REST)
    },
    take(link, message) {
      if (isQuestion(message)) {
        const decoder = decoding.createDecoder(message.subarray(2))
        answer(link, decoding.readVarUint8Array(decoder))
        return true
      }
      if (asked?.link === link && isAnswer(message) && message.length === END) queueMicrotask(next)
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
      // What has come and is not taken in yet cannot be seen.
      const waits = parts.reduce((sum, part) => sum + part.bytes, 0)
      return { bytes: Math.max(0, Math.min(coming, bytes + link.arrived()) - waits), of: coming }
    },
    end() {
      clearTimeout(timer)
      clearTimeout(breath)
      parts.length = 0
      linked.clear()
      toAsk.clear()
      answers.clear()
      asked = undefined
    },
  }
}

/** What a link passes later must not be caught by nobody. */
function guarded(link: Link, work: () => void): void {
  try {
    work()
  } catch (error) {
    link.cut(`misbehaved: ${error instanceof Error ? error.message : error}`)
  }
}

/** Bytes of the message that ends an answer. */
const END = syncMessage(ANSWER, NOTHING).length
