import {
  beatFor,
  decodeMotion,
  encodeMotion,
  MOST_BYTES,
  ROUND,
} from '../../table/presence/motion.ts'
import type { PresenceBook } from '../../table/presence/presence.ts'
import { type Bucket, bucketOf } from '../pace/pace.ts'

/*
 * What hands do just now, on its way: small messages that may be lost and may overtake one another, by every way
 * there is. Only the newest counts.
 */

/** The last is sent again after so many ms, in case it was lost; then nothing until something moves. */
const AGAIN = [120, 400] as const
/** How many messages of one screen are taken at once, and in a second. */
const PACE = { burst: 30, perSecond: 45 }
/** By a relay they come some four times a second: milliseconds. */
const FAR_BEAT = 250
/** Who has been silent for so long (ms) begins anew: its clock has perhaps gone round. */
const SILENT = 5000

/** Carries the motions of a table's hands. */
export interface Hands {
  /** Adds a way out, by which all are reached who are told of by it. Returns the end of that way. */
  way(send: (bytes: Uint8Array) => void): () => void
  /**
   * Takes what came by any way, `far` by a relay, and is proven to be of this screen; what is no
   * motion, old or too much is dropped. Who only watches points and looks, and does nothing else.
   */
  take(client: number, bytes: Uint8Array, far?: boolean, writes?: boolean): void
  /** Somebody came: they are told where the hands are. */
  again(): void
  /** Leaves the other tabs, and meets them again. */
  rest(): void
  resume(): void
  end(): void
}

/** Whom we heard: when last, by both clocks, and how much more may come. */
interface Heard {
  clock: number
  sent: number
  came: number
  readonly left: Bucket
}

/** Carries the motions of this book; the other tabs of the browser hear them by this name. */
export function carryHands(book: PresenceBook, name: string): Hands {
  const ways = new Set<(bytes: Uint8Array) => void>()
  const heard = new Map<number, Heard>()
  let said = ''
  let sentAt = Number.NEGATIVE_INFINITY
  /** What has moved waits for the next beat. */
  let pending = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let tabs: BroadcastChannel | undefined

  const beat = () => beatFor(book.others().size + 1)

  const send = (times: number) => {
    timer = undefined
    pending = false
    if (book.others().size === 0) return
    // Two messages never have the same moment.
    sentAt = Math.max(performance.now(), sentAt + 1)
    const bytes = encodeMotion(book.motion(), sentAt)
    said = bytes.subarray(2).join()
    for (const way of ways) way(bytes)
    const [first, then] = AGAIN
    const wait = times === 0 ? first : then
    if (times < AGAIN.length) timer = setTimeout(() => send(times + 1), wait)
  }
  const moved = () => {
    if (pending || book.others().size === 0) return
    if (encodeMotion(book.motion(), 0).subarray(2).join() === said) return
    clearTimeout(timer)
    const wait = sentAt + beat() - performance.now()
    if (wait <= 0) return send(0)
    pending = true
    timer = setTimeout(() => send(0), wait)
  }
  const again = () => {
    if (!timer) send(0)
  }
  const stop = book.carry({ moved })
  let known = book.others()
  // Who has come is told where the hands are.
  const unheard = book.subscribe(() => {
    const before = known
    known = book.others()
    if (known !== before && [...known.keys()].some((one) => !before.has(one))) again()
  })

  const rest = () => {
    tabs?.close()
    tabs = undefined
  }
  const resume = () => {
    rest()
    // Without BroadcastChannel this tab plays alone.
    if (typeof BroadcastChannel === 'undefined') return
    tabs = new BroadcastChannel(`${name}/hands`)
    tabs.onmessage = ({ data }) => {
      const [from, bytes] = Array.isArray(data) ? data : []
      if (typeof from === 'number' && bytes instanceof Uint8Array) take(from, bytes)
    }
  }
  ways.add((bytes) => tabs?.postMessage([book.client, bytes]))
  resume()

  function take(from: number, bytes: Uint8Array, far = false, writes = true): void {
    if (bytes.length > MOST_BYTES || from === book.client || !book.others().has(from)) return
    const came = performance.now()
    const old = heard.get(from)
    const pause = came - (old?.came ?? Number.NEGATIVE_INFINITY)
    const read = decodeMotion(bytes)
    if (!read) return
    let sent = came
    if (old && pause < SILENT) {
      const on = (read.at - old.clock + ROUND) % ROUND
      // More than half round is back.
      if (on === 0 || on >= ROUND / 2) return
      sent = old.sent + on
    }
    const left = old?.left ?? bucketOf(PACE)
    if (!left.take(1, came)) return
    if (!old) for (const one of heard.keys()) if (!book.others().has(one)) heard.delete(one)
    heard.set(from, { clock: read.at, sent, came, left })
    const { pointer, view } = read.motion
    const motion = writes ? read.motion : { ...(pointer && { pointer }), ...(view && { view }) }
    book.felt(from, { motion, sent, came, beat: far ? FAR_BEAT : beat() })
  }

  return {
    way(out) {
      ways.add(out)
      return () => void ways.delete(out)
    },
    take,
    again,
    rest,
    resume,
    end() {
      clearTimeout(timer)
      stop()
      unheard()
      rest()
      ways.clear()
    },
  }
}
