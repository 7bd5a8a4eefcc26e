import { concatBytes } from '@noble/hashes/utils.js'
import { fromBase64, toBase64 } from 'lib0/buffer'
import * as v from 'valibot'
import { type Age, BUILD, BuildSchema, isNewer } from './build.ts'
import { type Frames, framesOver } from './frames.ts'
import type { Keys } from './keys.ts'
import { PACE, paceOf } from './pace.ts'
import { readSdp } from './sdp.ts'

/** Raised whenever two pages could no longer understand one another. */
const PROTOCOL = 1

/** The longest messages, bytes: of the document, and of everything else; and how much may wait of what may be lost. */
const MOST = { doc: 64 * 1024 * 1024, talk: 256 * 1024, waiting: 4096 } as const
/** Milliseconds. */
const BEAT = 2500
const SILENT = 10_000
/** A hidden page's clocks are slowed down to once a minute. */
const SILENT_AND_HIDDEN = 90_000
const CONNECTING = 20_000
/** So long the other end may take to prove a new key, ms: pages that are hidden are slow. */
const RENEWING = 30_000
/** So long a link lives on to other versions, ms. */
const FAREWELL = 1000
/** Frames of the document that may arrive before the other has said who it is. */
const MOST_EARLY = 64

/** Who sits at one end of a link. */
export interface Self {
  /** A table may get new ones; then its links are renewed. */
  keys: Keys
  /** This screen's name in the room; another after every reload. */
  readonly peer: string
  /** Its number in the document. */
  readonly client: number
}

/** The other end, once it has proven that it was invited. */
export interface Peer {
  readonly peer: string
  readonly client: number
  /** Whether it may change the table. */
  readonly writes: boolean
}

/** A direct path to another screen. */
export interface Link {
  /** It goes by a relay, which others listen to as well: no direct path. */
  readonly far?: true
  /** Who is at the other end; undefined until it has proven it. */
  other(): Peer | undefined
  /** Sends a message of the document. */
  sendDoc(message: Uint8Array): void
  /** Sends anything else: a plain value. */
  talk(message: unknown): void
  /** Sends a small message that may be lost or come late; none that would have to wait. */
  sendHands(message: Uint8Array): void
  /** Bytes that wait to be sent. */
  waiting(): number
  /** Bytes that have come of a message of the document that is not whole yet. */
  arrived(): number
  /** Does this, once, as soon as so little waits that something more of the document can be sent. */
  soon(work: () => void): void
  /** After the keys have changed: both ends prove the new ones, or part. */
  renew(): void
  close(why: string): void
  /** Closes it because the other misbehaved. */
  cut(why: string): void
}

/** What a link tells of itself. */
export interface LinkEvents {
  /** The other has proven that it was invited. */
  opened(link: Link): void
  doc(link: Link, message: Uint8Array): void
  /** Anything else from the other: plain, but unchecked. */
  talk(link: Link, message: unknown): void
  /** A small message that others may have overtaken: unchecked. */
  hands(link: Link, message: Uint8Array): void
  /** Once, whatever the reason; `foul` where the other did what no page of ours does. */
  closed(link: Link, why: string, foul: boolean): void
  /** The other end is another version of this page. */
  aged?(age: Age): void
}

const HelloSchema = v.object({
  hello: v.number(),
  peer: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  client: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffffffff)),
  proof: v.pipe(v.string(), v.maxLength(64)),
  sign: v.optional(v.pipe(v.string(), v.maxLength(200))),
  build: v.optional(BuildSchema),
})
type Hello = v.InferOutput<typeof HelloSchema>
const BeatSchema = v.object({ beat: v.boolean() })

/**
 * Puts a link on a connection: three channels, one for the document, one for everything else, and one for what may be
 * lost; a hello from both
 * sides that proves the key and is bound to this very connection, so that nobody can stand in between; a beat, by
 * which a dead link is noticed in ten seconds. A link that is not there after `connecting` ms is given up. Errors in what is told `events` close the link and go no further.
 */
export function linkOver(
  connection: RTCPeerConnection,
  self: Self,
  events: LinkEvents,
  connecting = CONNECTING,
): Link {
  const channel = (name: string, id: number, how: RTCDataChannelInit = {}) =>
    connection.createDataChannel(name, { negotiated: true, id, ...how })
  const [docChannel, talkChannel] = [channel('doc', 0), channel('talk', 1)]
  const handsChannel = channel('hands', 2, { ordered: false, maxRetransmits: 0 })
  const early: Uint8Array[] = []
  let other: Peer | undefined
  let closed = false
  let greeted = false
  let heardAt = performance.now()
  let hidden = false
  let heart: ReturnType<typeof setInterval> | undefined
  let patience = setTimeout(() => close('nobody answered'), connecting)
  /** The other greeted by keys that are none of ours: perhaps ours are on their way. */
  let ahead: Hello | undefined

  const guarded = (work: () => void) => {
    if (closed) return
    heardAt = performance.now()
    try {
      work()
    } catch (error) {
      cut(error instanceof Error ? error.message : String(error))
    }
  }
  const doc: Frames = framesOver(
    docChannel,
    MOST.doc,
    (message) =>
      guarded(() => {
        if (other) events.doc(link, message)
        else if (early.push(message) > MOST_EARLY) cut('spoke before it said who it is')
      }),
    cut,
    paceOf(PACE.doc),
  )
  const talk: Frames = framesOver(
    talkChannel,
    MOST.talk,
    (message) => guarded(() => hear(JSON.parse(new TextDecoder().decode(message)))),
    cut,
    paceOf(PACE.talk),
  )
  handsChannel.binaryType = 'arraybuffer'
  handsChannel.onmessage = ({ data }) =>
    guarded(() => {
      if (other && data instanceof ArrayBuffer) events.hands(link, new Uint8Array(data))
    })
  const say = (message: unknown) => talk.send(new TextEncoder().encode(JSON.stringify(message)))
  const beat = () => say({ beat: document.hidden })

  docChannel.onclose = talkChannel.onclose = () => close('the other left')
  docChannel.onopen = () => doc.pump()
  talkChannel.onopen = () => guarded(greet)
  connection.onconnectionstatechange = () => {
    if (connection.connectionState === 'failed') close('the path was lost')
  }
  document.addEventListener('visibilitychange', beat)

  /** What both prove they know: the fingerprints of this connection, the speaker's first. */
  function bound(mine: boolean): Uint8Array {
    const { localDescription: near, remoteDescription: far } = connection
    const [a, b] = mine ? [near, far] : [far, near]
    const print = (d: RTCSessionDescription | null) => readSdp('offer', d?.sdp ?? '').fingerprint
    return concatBytes(print(a), print(b))
  }

  function greet(): void {
    if (greeted || closed) return
    greeted = true
    sayHello()
    beat()
    heart = setInterval(() => {
      beat()
      const silent = performance.now() - heardAt
      if (silent > (hidden || document.hidden ? SILENT_AND_HIDDEN : SILENT)) close('fell silent')
    }, BEAT)
  }

  function sayHello(): void {
    const what = bound(true)
    const sign = self.keys.sign(what)
    say({
      hello: PROTOCOL,
      peer: self.peer,
      client: self.client,
      proof: toBase64(self.keys.prove(what)),
      ...(sign && { sign: toBase64(sign) }),
      ...(BUILD && { build: BUILD }),
    })
  }

  function hear(message: unknown): void {
    const beaten = v.safeParse(BeatSchema, message)
    if (beaten.success) hidden = beaten.output.beat
    else if (other && !v.is(HelloSchema, message)) events.talk(link, message)
    else meet(v.parse(HelloSchema, message))
  }

  function meet(greeting: Hello): void {
    const { hello, peer, client, proof, sign, build } = greeting
    const what = bound(false)
    if (hello !== PROTOCOL) {
      events.aged?.('other')
      // Both have to hear it from each other.
      setTimeout(() => close('another version'), FAREWELL)
    } else if (!self.keys.proves(what, fromBase64(proof))) {
      if (other) ahead = greeting
      else close('was not invited')
    } else {
      clearTimeout(patience)
      const writes = sign !== undefined && self.keys.signs(what, fromBase64(sign))
      if (other) {
        // The same one as before, who has the new key too.
        other = { ...other, writes }
        return
      }
      other = { peer, client, writes }
      events.opened(link)
      if (build && isNewer(build, BUILD)) events.aged?.('newer')
      for (const message of early.splice(0)) guarded(() => events.doc(link, message))
    }
  }

  function cut(why: string): void {
    close(`misbehaved: ${why}`, true)
  }

  function close(why: string, foul = false): void {
    if (closed) return
    closed = true
    clearTimeout(patience)
    clearInterval(heart)
    document.removeEventListener('visibilitychange', beat)
    connection.close()
    events.closed(link, why, foul)
  }

  const link: Link = {
    other: () => other,
    sendDoc: (message) => {
      if (closed) return
      doc.send(message)
    },
    talk: (message) => {
      if (!closed) say(message)
    },
    sendHands(message) {
      const { readyState, bufferedAmount } = handsChannel
      if (other && readyState === 'open' && bufferedAmount < MOST.waiting)
        handsChannel.send(Uint8Array.from(message))
    },
    waiting: () => doc.waiting() + talk.waiting(),
    arrived: doc.arrived,
    soon: doc.soon,
    renew() {
      if (closed || !greeted) return
      sayHello()
      clearTimeout(patience)
      patience = setTimeout(() => close('has not the new key'), RENEWING)
      const waiting = ahead
      ahead = undefined
      if (waiting) guarded(() => meet(waiting))
    },
    close: (why) => close(why),
    cut,
  }
  return link
}
