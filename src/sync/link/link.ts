import * as v from 'valibot'
import { type Fault, faultIn } from '../pace/fault.ts'
import { GIVEN, givingOf, PACE, paceOf } from '../pace/pace.ts'
import { type Age, BUILD, type Build, isNewer } from './build.ts'
import { type Frames, framesOver } from './frames.ts'
import { type Handshake, type Proven, type Self, shakeHands } from './handshake.ts'
import { fingerprintsOf } from './prints.ts'

/**
 * The longest messages, bytes: of the document, of one who only watches and so has nothing of it to tell, and of
 * everything else; and how much may wait of what may be lost.
 */
const MOST = {
  doc: 64 * 1024 * 1024,
  onlooker: 1024 * 1024,
  talk: 256 * 1024,
  waiting: 4096,
} as const
/** Milliseconds. */
const BEAT = 2500
const SILENT = 10_000
/** A hidden page's clocks are slowed down to once a minute. */
const SILENT_AND_HIDDEN = 90_000
/** How long it takes at most to hear from a screen that is awake and was asked. */
const ANSWERING = 1200
const CONNECTING = 20_000
/** How long the other end may take to prove a new key (ms): pages that are hidden are slow. */
const RENEWING = 30_000
/** How long a link lives on to other versions (ms). */
const FAREWELL = 1000
/**
 * What may come before the other has proven who it is: bytes of the document, each message a little more, and words.
 */
const MOST_EARLY = { bytes: 512 * 1024, besides: 1024, words: 64 }

/** A direct path to another screen. */
export interface Link {
  /** It goes by a relay, which others listen to as well: no direct path. */
  readonly far?: true
  /** Who is at the other end; undefined until it has proven it. */
  other(): Proven | undefined
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
  /** The other end, which nobody looked at, calls as if it had no link: not heard at once, it has lost this one. */
  doubt?(): void
  /** Closes it because the other misbehaved. */
  cut(fault: Fault): void
}

/** Why a link is closed that nothing comes over. */
export const SILENCE = 'fell silent'

/** What a link tells of itself. */
export interface LinkEvents {
  /** The other has proven who it is, and that it was invited. */
  opened(link: Link): void
  /** It has proven the new keys as well. */
  renewed(link: Link): void
  doc(link: Link, message: Uint8Array): void
  /** Anything else from the other: plain, but unchecked. */
  talk(link: Link, message: unknown): void
  /** A small message that others may have overtaken: unchecked. */
  hands(link: Link, message: Uint8Array): void
  /** Once, whatever the reason; with the `fault` where the other misbehaved. */
  closed(link: Link, why: string, fault: Fault | undefined): void
  /** The other end is another version of this page. */
  aged?(age: Age): void
}

/** Whether nobody looks at the page, and whether that is to be answered at once. */
const BeatSchema = v.object({ beat: v.boolean(), ask: v.optional(v.boolean()) })

/**
 * Puts a link on a connection: three channels, one for the document, one for everything else, and one for what may be
 * lost; a handshake by which both sides prove who they are over this very connection; a beat, by which a dead link is
 * noticed in ten seconds. A link that is not there after `connecting` ms is given up. Errors in what is told `events`
 * close the link and go no further.
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
  const motionChannel = channel('hands', 2, { ordered: false, maxRetransmits: 0 })
  const early: Uint8Array[] = []
  let other: Proven | undefined
  /** Whether it has proven once that it may write: what it was saying when the keys changed is said to its end. */
  let hasWritten = false
  let closed = false
  let handshake: Handshake | undefined
  /** What has come before the other has proven who it is. */
  const before = { bytes: 0, words: 0 }
  let heardAt = performance.now()
  let hidden = false
  let heart: ReturnType<typeof setInterval> | undefined
  let patience = setTimeout(() => close('nobody answered'), connecting)

  const guarded = (work: () => void) => {
    if (closed) return
    heardAt = performance.now()
    try {
      work()
    } catch (error) {
      cut(faultIn(error))
    }
  }
  const docPace = paceOf(PACE.doc)
  const talkPace = paceOf(PACE.talk)
  const doc: Frames = framesOver(
    docChannel,
    MOST.doc,
    (message) =>
      guarded(() => {
        if (other) events.doc(link, message)
        else early.push(message)
      }),
    cut,
    (length, last) => {
      if (!other) before.bytes += length + MOST_EARLY.besides
      const long = doc.arrived() + length > MOST.onlooker
      return before.bytes <= MOST_EARLY.bytes && (!long || hasWritten) && docPace(length, last)
    },
    { gives: givingOf(GIVEN.doc), most: GIVEN.doc.waiting },
  )
  const talk: Frames = framesOver(
    talkChannel,
    MOST.talk,
    (message) => guarded(() => hear(JSON.parse(new TextDecoder().decode(message)))),
    cut,
    (length, last) => {
      if (!other) before.words += 1
      return before.words <= MOST_EARLY.words && talkPace(length, last)
    },
    { gives: givingOf(GIVEN.talk), most: GIVEN.talk.waiting },
  )
  motionChannel.binaryType = 'arraybuffer'
  motionChannel.onmessage = ({ data }) =>
    guarded(() => {
      if (other && data instanceof ArrayBuffer) events.hands(link, new Uint8Array(data))
    })
  /** Who cannot keep up is let go, and asks for what is missing when it comes again. */
  const put = (frames: Frames, message: Uint8Array) => {
    if (!frames.send(message)) close('is too slow')
  }
  const say = (message: unknown) => put(talk, new TextEncoder().encode(JSON.stringify(message)))
  const beat = (ask = false) => say({ beat: document.hidden, ...(ask && { ask }) })
  let asking: ReturnType<typeof setTimeout> | undefined
  const probe = () => {
    const asked = performance.now()
    beat(true)
    clearTimeout(asking)
    asking = setTimeout(() => {
      if (heardAt < asked) close(SILENCE)
    }, ANSWERING)
  }
  // Whoever comes back to a phone that slept does not wait until the link is missed by its beat; but a page that nobody
  // looks at may sleep itself.
  const seen = () => {
    if (other && !document.hidden && !hidden) probe()
    else beat()
  }

  docChannel.onclose = talkChannel.onclose = () => close('the other left')
  docChannel.onopen = () => doc.pump()
  talkChannel.onopen = () => guarded(greet)
  connection.onconnectionstatechange = () => {
    if (connection.connectionState === 'failed') close('the path was lost')
  }
  document.addEventListener('visibilitychange', seen)

  function greet(): void {
    if (handshake || closed) return
    const role = connection.localDescription?.type === 'offer' ? 'offers' : 'answers'
    handshake = shakeHands(self, role, () => fingerprintsOf(connection), {
      say,
      proven,
      older() {
        events.aged?.('other')
        // Both have to hear it from each other.
        setTimeout(() => close('another version'), FAREWELL)
      },
      stranger: () => close('was not invited'),
    })
    handshake.begin()
    beat()
    heart = setInterval(() => {
      beat()
      const silent = performance.now() - heardAt
      if (silent > (hidden || document.hidden ? SILENT_AND_HIDDEN : SILENT)) close(SILENCE)
    }, BEAT)
  }

  function proven(peer: Proven, build: Build | undefined): void {
    clearTimeout(patience)
    const first = !other
    other = peer
    hasWritten ||= peer.writes
    if (!first) {
      events.renewed(link)
      return
    }
    events.opened(link)
    if (build && isNewer(build, BUILD)) events.aged?.('newer')
    for (const message of early.splice(0)) guarded(() => events.doc(link, message))
  }

  function hear(message: unknown): void {
    const beaten = v.safeParse(BeatSchema, message)
    if (beaten.success) {
      hidden = beaten.output.beat
      if (beaten.output.ask) beat()
    }
    // The other's channel may be open before ours says so.
    else {
      greet()
      if (!handshake?.hear(message) && other) events.talk(link, message)
    }
  }

  function cut(fault: Fault): void {
    close(`misbehaved: ${fault.why}`, fault)
  }

  function close(why: string, fault?: Fault): void {
    if (closed) return
    closed = true
    clearTimeout(patience)
    clearTimeout(asking)
    clearInterval(heart)
    document.removeEventListener('visibilitychange', seen)
    connection.close()
    events.closed(link, why, fault)
  }

  const link: Link = {
    other: () => other,
    sendDoc: (message) => {
      if (!closed && other) put(doc, message)
    },
    // Who has not proven anything is told nothing.
    talk: (message) => {
      if (!closed && other) say(message)
    },
    sendHands(message) {
      const { readyState, bufferedAmount } = motionChannel
      if (other && readyState === 'open' && bufferedAmount < MOST.waiting)
        motionChannel.send(Uint8Array.from(message))
    },
    waiting: () => doc.waiting() + talk.waiting(),
    arrived: doc.arrived,
    soon: doc.soon,
    renew() {
      if (closed) return
      // Until it has proven the new key nothing that it writes is taken.
      if (other) other = { ...other, writes: false }
      clearTimeout(patience)
      patience = setTimeout(() => close('has not the new key'), RENEWING)
      guarded(() => handshake?.renew())
    },
    doubt() {
      if (!closed && other && hidden) probe()
    },
    close: (why) => close(why),
    cut,
  }
  return link
}
