import * as Y from 'yjs'
import type { Link } from '../link/link.ts'
import { QUESTION, syncMessage } from '../link/message.ts'

/*
 * Whom this screen asks for what it has not got
 *
 * One after another, so that a table comes once and not from everybody. Nobody keeps the next one waiting for long: who
 * gives little, or is at it for too long, is told that this is enough for now, and the next one is asked for the rest.
 * What has come until then is here, so nothing is lost by that but a moment, and over a slow path as well all of it
 * comes in the end. Who did not come to an end is asked again after the others, with more patience each time.
 */

/** How often it is looked how an answer goes on (ms), and how many bytes are to come between two looks. */
const LOOK = 4000
const LITTLE = 16 * 1024
/**
 * How long one answer may take where others could be asked; and while much of it still waits to be taken in here (ms).
 */
const TURN = 20_000
const TURN_WAITING = 120_000
/** Patience with one that did not come to an end is doubled so many times. */
const MOST_DOUBLED = 4

/** The question that waits for an answer. */
interface Asked {
  readonly link: Link
  readonly since: number
  /** As it was told: bytes of a big answer, and which one it is. */
  coming: number
  nth?: number | undefined
  bytes: number
  /** As far as it had come when it was last looked at. */
  seen: number
  /** It does not go on, or not as it should; and it goes on for too long: then whoever comes is asked at once. */
  slow: boolean
  long: boolean
}

/** What this screen asks others. */
export interface Inquiry {
  want(link: Link): void
  closed(link: Link): void
  /** Whether an answer over this link is on its way. */
  awaits(link: Link): boolean
  /**
   * This many bytes of an answer have come over this link. True where it is a big one, and the one that we wait for.
   */
  came(link: Link, bytes: number): boolean
  /** An answer is at its end. */
  ended(link: Link): void
  /** A big answer is coming over this link. */
  coming(link: Link, bytes: number, nth: number | undefined): void
  /** The big answer on its way, in bytes; undefined where there is none, or not one that tells of anything new. */
  arriving(): { readonly bytes: number; readonly of: number } | undefined
  end(): void
}

/**
 * `waits` tells whether what came over a link has still to be taken in; `changed` when a big answer begins, and ends.
 */
export function makeInquiry(
  doc: Y.Doc,
  waits: (link: Link) => boolean,
  changed: () => void,
): Inquiry {
  const toAsk = new Set<Link>()
  /** Those who still owe us an answer. */
  const awaited = new Set<Link>()
  /** Those who did not come to an end when they were last asked, and how often that was so. */
  const tardy = new Map<Link, number>()
  let asked: Asked | undefined
  /** Somebody has told all that they have. */
  let ended = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let due = 0

  const isFresh = (link: Link) => !tardy.has(link)
  const patience = (link: Link) => 2 ** Math.min(MOST_DOUBLED, tardy.get(link) ?? 0)

  function next(): void {
    clearTimeout(timer)
    const big = (asked?.coming ?? 0) > 0
    asked = undefined
    const link = [...toAsk].find(isFresh) ?? [...toAsk][0]
    if (link) {
      toAsk.delete(link)
      const since = performance.now()
      asked = { link, since, coming: 0, bytes: 0, seen: 0, slow: false, long: false }
      lookIn(LOOK * patience(link))
      awaited.add(link)
      link.sendDoc(syncMessage(QUESTION, Y.encodeStateVector(doc)))
    }
    if (big) changed()
  }

  /** Who is asked now gives way to the next, and comes again after it. */
  function giveWay({ link, nth }: Asked): void {
    tardy.set(link, (tardy.get(link) ?? 0) + 1)
    toAsk.add(link)
    if (nth !== undefined) link.talk({ enough: nth })
    next()
  }

  function lookIn(ms: number): void {
    clearTimeout(timer)
    due = performance.now() + ms
    timer = setTimeout(look, ms)
  }

  function look(): void {
    if (!asked) return
    const { link, since, bytes, seen, slow } = asked
    const times = patience(link)
    const come = bytes + link.arrived()
    const here = waits(link)
    const turn = here ? TURN_WAITING : TURN * times
    asked.seen = come
    asked.slow = !here && come - seen < LITTLE
    asked.long = performance.now() - since >= turn
    const late = !isFresh(link) && [...toAsk].some(isFresh)
    if ((asked.slow || asked.long || late) && toAsk.size > 0) giveWay(asked)
    else {
      lookIn(LOOK * (asked.slow ? 1 : times))
      if (asked.slow !== slow && asked.coming > 0) changed()
    }
  }

  return {
    want(link) {
      // What one who may not write has is not taken.
      if (!link.other()?.writes) return
      toAsk.add(link)
      if (!asked) next()
      else if ((asked.slow || asked.long) && asked.link !== link) giveWay(asked)
      else if (!isFresh(asked.link) && isFresh(link) && due > performance.now() + LOOK) lookIn(LOOK)
    },
    closed(link) {
      toAsk.delete(link)
      awaited.delete(link)
      tardy.delete(link)
      if (asked?.link === link) next()
    },
    awaits: (link) => awaited.has(link),
    came(link, bytes) {
      if (asked?.link !== link) return false
      asked.bytes += bytes
      return asked.coming > 0
    },
    ended(link) {
      ended = true
      tardy.delete(link)
      // Of questions that followed fast upon one another only the newest is answered.
      awaited.delete(link)
      if (asked?.link === link) queueMicrotask(next)
    },
    coming(link, bytes, nth) {
      if (asked?.link === link) {
        asked.coming = bytes
        asked.nth = nth
        changed()
        // It begins only now that somebody else was asked.
      } else if (nth !== undefined && toAsk.has(link)) link.talk({ enough: nth })
    },
    arriving() {
      if (!asked?.coming) return undefined
      const { link, since, coming, slow } = asked
      const bytes = asked.bytes + link.arrived()
      const long = performance.now() - since >= TURN_WAITING
      // It may all be here, and be tried.
      if (slow && (bytes < coming || long)) return undefined
      // Who alone goes on, after others have told all, could do so for ever.
      return ended && (long || !isFresh(link)) ? undefined : { bytes, of: coming }
    },
    end() {
      clearTimeout(timer)
      toAsk.clear()
      awaited.clear()
      tardy.clear()
      asked = undefined
    },
  }
}
