import * as decoding from 'lib0/decoding'
import * as v from 'valibot'
import * as Y from 'yjs'
import type { Link } from './link.ts'
import { ANSWER, isAnswer, isQuestion, QUESTION, syncMessage } from './message.ts'
import { type Bucket, bucketOf } from './pace.ts'
import { piecesOf, weightOf } from './pieces.ts'

/*
 * How a document comes to a screen: it asks those it is linked with, one after another, what it has not got. Small
 * answers are one message. Big ones come in pieces, whose sum is told first, and between them goes what else is said.
 * Whoever has asked takes in as much as fits between two breaths, so that the page can be used meanwhile. And whoever
 * is asked answers one question of each at a time, no faster than the path takes it, and not again and again.
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
  closed(link: Link, foul: boolean): void
  /** Asks once more: everybody, or over this link. */
  ask(link?: Link): void
  /** Whether an answer over this link is on its way. */
  awaits(link: Link): boolean
  /**
   * Sees each message of the document before all others, and passes it on: parts of a big answer by and by, and of
   * questions the newest, when its turn comes.
   */
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
/** Bytes that are taken in at once, or so long, ms; and how long the page rests then at least. */
const MOUTHFUL = 512 * 1024
const BITE = 16
const REST = 30
/** Bytes of answers of one screen that wait to be taken in: more than the largest table. */
const MOST_PARTS = 128 * 1024 * 1024
/** Questions of one screen that are answered: so many at once, so many a second. */
const ANSWERS = { burst: 8, perSecond: 0.5 }
/** Bytes of a question: one that knows of more screens than ever had a hand in a table is none. */
const MOST_QUESTION = 256 * 1024
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

/** What somebody asks us: the newest question waits for its turn. */
interface Asker {
  readonly left: Bucket
  pass?: (() => void) | undefined
  timer?: ReturnType<typeof setTimeout> | undefined
  /** What it is just being told. */
  pieces?: Iterator<Uint8Array, void> | undefined
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
  /** Those who still owe us an answer. */
  const awaited = new Set<Link>()
  const askers = new Map<Link, Asker>()
  let asked: Asked | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let parts: Part[] = []
  /** Their bytes. */
  let waits = 0
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
      awaited.add(link)
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
    link.talk({ coming: Math.max(bytes, weightOf(doc, vector)) })
    const go = () => {
      // It is gone.
      if (askers.get(link) !== asker) return
      if (ready.length === 0) more()
      const piece = ready.shift()
      if (!piece) return end()
      say(piece)
      link.soon(go)
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
      taking(first.link, () => {
        let bytes = 0
        const until = performance.now() + BITE
        while (parts[0]?.link === first.link && bytes < MOUTHFUL && performance.now() < until) {
          const part = parts.shift()
          if (!part) break
          bytes += part.bytes
          waits -= part.bytes
          guarded(part.link, part.pass)
        }
      })
    } while (all)
    if (parts.length > 0) breath = setTimeout(eat, Math.max(REST, performance.now() - began))
  }
  // Clocks of hidden pages are slow, and nobody looks at them.
  const eat = () => swallow(document.hidden)

  return {
    opened(link) {
      linked.add(link)
      askers.set(link, { left: bucketOf(ANSWERS) })
      want(link)
    },
    closed(link, foul) {
      linked.delete(link)
      toAsk.delete(link)
      awaited.delete(link)
      clearTimeout(askers.get(link)?.timer)
      askers.delete(link)
      // What somebody said before they left is taken in all the same, by and by.
      if (foul) {
        parts = parts.filter((part) => part.link !== link)
        waits = parts.reduce((sum, { bytes }) => sum + bytes, 0)
      }
      if (asked?.link === link) next()
    },
    ask(link) {
      for (const one of linked) if (!link || one === link) want(one)
    },
    awaits: (link) => awaited.has(link),
    pace(link, message, pass) {
      if (isQuestion(message)) {
        if (message.length > MOST_QUESTION) throw new Error('too long a question')
        const asker = askers.get(link)
        if (asker) asker.pass = pass
        hearOut(link)
        return
      }
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
      waits += message.length
      if (waits > MOST_PARTS) throw new Error('too much at once')
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
      if (isAnswer(message) && message.length === END) {
        // Of questions that followed fast upon one another only the newest is answered.
        awaited.delete(link)
        if (asked?.link === link) queueMicrotask(next)
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
      // What has come and is not taken in yet cannot be seen.
      return { bytes: Math.max(0, Math.min(coming, bytes + link.arrived()) - waits), of: coming }
    },
    end() {
      clearTimeout(timer)
      clearTimeout(breath)
      for (const { timer } of askers.values()) clearTimeout(timer)
      parts = []
      waits = 0
      linked.clear()
      toAsk.clear()
      awaited.clear()
      askers.clear()
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
