import * as decoding from 'lib0/decoding'
import * as v from 'valibot'
import type * as Y from 'yjs'
import type { Link } from '../link/link.ts'
import { isAnswer, isQuestion } from '../link/message.ts'
import { ComingSchema, END, EnoughSchema, makeAnswering } from './answering.ts'
import { makeInquiry } from './inquiry.ts'
import { makeIntake } from './intake.ts'

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
  /** Takes the word that a big answer is coming, or that one is enough; false for any other. */
  talk(link: Link, message: unknown): boolean
  /** How far the answer to our question has come, where it is a big one. */
  arriving(): Arriving | undefined
  end(): void
}

/**
 * `taking` runs what takes in much from this link, as one change of the document; `changed` is told when a big answer
 * begins to come, and when it is all here.
 */
export function makeArrivals(
  doc: Y.Doc,
  taking: (link: Link, work: () => void) => void,
  changed: () => void,
): Arrivals {
  const linked = new Set<Link>()
  const intake = makeIntake(taking)
  const inquiry = makeInquiry(doc, intake.waits, changed)
  const answering = makeAnswering(doc)
  return {
    opened(link) {
      linked.add(link)
      answering.opened(link)
      inquiry.want(link)
    },
    closed(link, foul) {
      linked.delete(link)
      answering.closed(link)
      // What somebody said before they left is taken in all the same, by and by.
      if (foul) intake.drop(link)
      inquiry.closed(link)
    },
    ask(link) {
      for (const one of linked) if (!link || one === link) inquiry.want(one)
    },
    awaits: inquiry.awaits,
    pace(link, message, pass) {
      if (isQuestion(message)) {
        answering.hear(link, message, pass)
        return
      }
      const big = isAnswer(message) && inquiry.came(link, message.length)
      // What is done meanwhile, and presence, need not wait.
      if (isAnswer(message) && (big || intake.waits())) intake.put(link, message, pass)
      else pass()
    },
    take(link, message) {
      if (isQuestion(message)) {
        const decoder = decoding.createDecoder(message.subarray(2))
        answering.answer(link, decoding.readVarUint8Array(decoder))
        return true
      }
      if (isAnswer(message) && message.length === END) inquiry.ended(link)
      return false
    },
    talk(link, message) {
      const enough = v.safeParse(EnoughSchema, message)
      if (enough.success) answering.enough(link, enough.output.enough)
      const told = v.safeParse(ComingSchema, message)
      if (told.success) inquiry.coming(link, told.output.coming, told.output.nth)
      return enough.success || told.success
    },
    arriving() {
      const now = inquiry.arriving()
      // What has come and is not taken in yet cannot be seen.
      return now && { bytes: Math.max(0, Math.min(now.of, now.bytes) - intake.bytes()), of: now.of }
    },
    end() {
      inquiry.end()
      intake.end()
      answering.end()
      linked.clear()
    },
  }
}
