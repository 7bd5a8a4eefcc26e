import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { ObservableV2 } from 'lib0/observable'
import * as v from 'valibot'
import { fromBase64 } from '../../rules/plain/base64.ts'
import type { ScreenKey } from '../keys/screen.ts'
import { anyBetween } from '../pace/chance.ts'
import { keepNewest } from '../pace/newest.ts'
import { type Bucket, bucketOf } from '../pace/pace.ts'
import { type Callers, makeCallers } from './callers.ts'
import {
  type BareCall,
  type Call,
  isWriters,
  openCall,
  openHeard,
  SaidSchema,
  sealCall,
  sealHeard,
} from './callwords.ts'
import type { Self } from './handshake.ts'

/*
 * What y-webrtc takes for its connection to a signalling server. In the built page this file stands in for
 * `lib0/websocket`: what y-webrtc would publish is sealed and goes every way there is, by servers and from neighbour
 * to neighbour; what comes is opened, checked and told once.
 */

/*
 * How screens call each other
 *
 * A screen goes by its session here, which follows from its key and is fresh each time that it opens a table. Whoever
 * announces itself to everybody is only answered; an answer, and every step of a call, is sealed for the one screen
 * that it is meant for, by both their keys, and names both sessions. So nobody calls in another's name, nobody else
 * reads where a screen can be reached, and what somebody recorded of an earlier session brings nobody. Calls are
 * counted, and what belongs to one names it: what comes late, or again, changes nothing of what came of a later one.
 */

/** The ways of a room, and what it knows of its connections. */
export interface RoomWays {
  readonly self: Self
  /** Whether this session is one we are connected or connecting to. */
  knows(session: string): boolean
  /** One that we have a connection to calls as if there were none. */
  doubt?(session: string): void
  /** Whether a connection to it has begun, and is not yet there. */
  waits(session: string): boolean
  /** Lets a connection go that has heard from its other end; one that still waits is left. */
  drop(session: string): void
  /** Makes room for one more, where there can be; `writes` where it is somebody who may write. */
  room(session: string, writes: boolean): boolean
  /** Whether this screen was cut off. */
  bars(key: ScreenKey): boolean
  /** Sends every way there is. */
  say(sealed: string): void
  /** A page of another version is there. */
  aged(): void
}

/** A room of this page: what it has said and heard outlives its connections. */
interface Meeting {
  readonly ways: RoomWays
  readonly callers: Callers
  wire?: WebsocketClient
}

// Here, since y-webrtc makes its connections itself and is told nothing but an address.
const rooms = new Map<string, Meeting>()
const SCHEME = 'room:'
const url = (name: string) => SCHEME + name

/** Opens the ways of a room before its provider is made; the answer is the address to give to the provider. */
export function openWays(name: string, ways: RoomWays): string {
  rooms.set(url(name), { ways, callers: makeCallers(ways.knows) })
  return url(name)
}

/** Forgets the ways of a room whose provider is gone. */
export const closeWays = (name: string): boolean => rooms.delete(url(name))

/** Hands in what came by any way. */
export const hearWays = (name: string, sealed: string): void =>
  rooms.get(url(name))?.wire?.hear(sealed)

/** Tells that a way has opened, so that everybody there is greeted. */
export const greetWays = (name: string): void => rooms.get(url(name))?.wire?.greet()

/** All at once would be too much of a crowd: everybody is announced after a moment of their own, ms; answers sooner. */
const HASTE = [50, 650] as const
const ANSWER_HASTE = [10, 150] as const
const REMEMBERED = 4000

/**
 * Who announces themselves is answered; screens never heard before, and signatures of writers, take time to look at.
 * Those who show that they may write do not wait behind those who do not, who can be any number. All answers together
 * are less than a server bears of one screen.
 */
const ANSWERS = { burst: 80, perSecond: 10 }
const FRESH = { burst: 80, perSecond: 20 }
const SIGNATURES = { burst: 160, perSecond: 40 }
const WRITERS = { answers: { burst: 120, perSecond: 15 }, fresh: FRESH }

/**
 * A server need not hand on what it is told, and a lost step is only missed when a whole call has failed: what was said
 * to somebody is said again, as it was, so many ms later, while nothing has come of it. Whoever has heard it hears it
 * once.
 */
const AGAIN = [1500, 3000, 6000] as const
const REPEATS = { burst: 40, perSecond: 8 }

/** What was said to somebody of the call that is going on. */
interface Saying {
  readonly announced: boolean
  readonly sealed: string[]
  timer?: ReturnType<typeof setTimeout>
}

/** What one sort of screens may use up. */
interface Buckets {
  readonly answers: Bucket
  readonly fresh: Bucket
}
const bucketsOf = ({ answers, fresh }: typeof WRITERS): Buckets => ({
  answers: bucketOf(answers),
  fresh: bucketOf(fresh),
})

type Events = {
  connect: () => void
  message: (message: unknown) => void
  disconnect: () => void
}

/** The shape y-webrtc knows; its name is y-webrtc's. */
export class WebsocketClient extends ObservableV2<Events> {
  readonly connected = true
  readonly url: string
  private readonly seen = new Set<string>()
  private announcing: ReturnType<typeof setTimeout> | undefined
  private readonly answering = new Set<ReturnType<typeof setTimeout>>()
  /** By session. */
  private readonly saying = new Map<string, Saying>()
  private readonly repeats = bucketOf(REPEATS)
  private readonly any: Buckets = bucketsOf({ answers: ANSWERS, fresh: FRESH })
  private readonly writers: Buckets = bucketsOf(WRITERS)
  private readonly signatures = bucketOf(SIGNATURES)
  /** The room's name in this page. */
  private readonly topic: string

  constructor(url: string) {
    super()
    this.url = url
    this.topic = url.slice(SCHEME.length)
    const room = rooms.get(url)
    if (room) room.wire = this
  }

  private get place(): Meeting | undefined {
    return rooms.get(this.url)
  }

  /** y-webrtc's `subscribe`, `unsubscribe` and `publish`; only the last means anything here. */
  send(message: { type: string; topic?: string; data?: unknown }): void {
    // It speaks for all rooms of the page over each of its connections: this one is one room's.
    if (message.type !== 'publish' || message.topic !== this.topic) return
    const parsed = v.safeParse(SaidSchema, message.data)
    if (!parsed.success) return
    const { output } = parsed
    if (output.type === 'announce') this.announce()
    else this.tell(output)
  }

  private announce(): void {
    if (this.announcing !== undefined) return
    const late = () => {
      this.announcing = undefined
      const { ways } = this.place ?? {}
      ways?.say(sealHeard(ways.self, { type: 'announce' }))
    }
    this.announcing = setTimeout(late, anyBetween(...HASTE))
  }

  /** Says something to one of them, of whom we have heard. */
  private tell(telling: BareCall): void {
    const { ways, callers } = this.place ?? {}
    const owner = callers?.keyOf(telling.to)
    const call = owner && callers?.numbered(telling)
    const box = ways && call && sealCall(ways.self, owner, call)
    if (!box) return
    const sealed = sealHeard(ways.self, { type: 'sealed', to: telling.to, box })
    ways.say(sealed)
    const known = this.saying.get(telling.to)
    if (telling.type === 'signal' && telling.signal.type === 'candidate' && known) {
      known.sealed.push(sealed)
      return
    }
    clearTimeout(known?.timer)
    const saying: Saying = { announced: telling.type === 'announce', sealed: [sealed] }
    this.saying.set(telling.to, saying)
    this.repeat(telling.to, saying)
  }

  /** Says it all again after a while, and again, as long as it is waited for. */
  private repeat(session: string, saying: Saying, times = 0): void {
    const late = () => {
      const { ways } = this.place ?? {}
      const wanted = saying.announced ? ways?.knows(session) === false : ways?.waits(session)
      if (!wanted || !this.repeats.take(saying.sealed.length, performance.now())) {
        this.saying.delete(session)
        return
      }
      for (const sealed of saying.sealed) ways?.say(sealed)
      this.repeat(session, saying, times + 1)
    }
    const pause = AGAIN[times]
    if (pause === undefined) this.saying.delete(session)
    else saying.timer = setTimeout(late, pause)
  }

  /** Takes what came by any way: opened, checked, and only once. */
  hear(sealed: string): void {
    const { ways, callers } = this.place ?? {}
    const bytes = bytesIn(sealed)
    if (!ways || !callers || !bytes) return
    // Of everything in it: whoever has the table's key could seal something else beginning the same.
    const name = bytesToHex(sha256(bytes))
    if (this.seen.has(name)) return
    const { self } = ways
    const heard = openHeard(self, bytes, ways.aged)
    if (!heard) return
    this.remember(name)
    const { from, key, writes } = heard
    if (key === self.peer || ways.bars(key)) return
    const { answers, fresh } = writes ? this.writers : this.any
    const now = performance.now()
    if (heard.type === 'announce') {
      if (ways.knows(from)) {
        ways.doubt?.(from)
        return
      }
      const again = callers.keyOf(from) !== undefined
      if ((again && !callers.answers(from, now)) || !answers.take(1, now)) return
      callers.met(from, key)
      this.answer({ type: 'announce', from: self.session, to: from })
      return
    }
    // Everybody who was invited could seal the box once more.
    const inside = `${key}/${heard.box.slice(0, 32)}`
    if (heard.to !== self.session || this.seen.has(inside)) return
    if (!callers.keyOf(from) && !fresh.take(1, now)) return
    const call = openCall(self, key, heard.box)
    if (call?.from !== from || call.to !== self.session) return
    this.remember(inside)
    callers.met(from, key)
    if (callers.counts(call, now) && this.wanted(ways, callers, call, writes))
      this.emit('message', [{ type: 'publish', topic: this.topic, data: named(call) }])
  }

  private remember(name: string): void {
    this.seen.add(name)
    keepNewest(this.seen, REMEMBERED)
  }

  /** What y-webrtc would stumble over, or be filled up by, is kept from it. */
  private wanted(ways: RoomWays, callers: Callers, call: Call, writes: boolean): boolean {
    const { from } = call
    const { session } = ways.self
    const known = ways.knows(from)
    if (call.type === 'announce') {
      if (known) return false
      // Of two the one with the smaller name calls: were both to call at once, neither would be heard.
      if (session < from) return this.room(ways, callers, call, writes)
      const { answers } = writes ? this.writers : this.any
      if (answers.take(1, performance.now()))
        this.answer({ type: 'announce', from: session, to: from })
      return false
    }
    if (call.signal.type !== 'offer') return known
    if (from > session) return false
    // Who calls again has begun anew.
    if (known) ways.drop(from)
    return this.room(ways, callers, call, writes)
  }

  /**
   * Whether there is room for who wants this connection; that it is somebody who may write counts
   * where there is little.
   */
  private room(ways: RoomWays, callers: Callers, call: Call, writes: boolean): boolean {
    const { self } = ways
    const shows = () => this.signatures.take(1, performance.now()) && isWriters(self, call)
    if (ways.room(call.from, false)) return true
    return (writes || callers.writes(call.from, self.keys, shows)) && ways.room(call.from, true)
  }

  /** Answers after a moment of its own, so that not all do at once. */
  private answer(telling: BareCall): void {
    const late = () => {
      this.answering.delete(timer)
      this.tell(telling)
    }
    const timer = setTimeout(late, anyBetween(...ANSWER_HASTE))
    this.answering.add(timer)
  }

  /** Everybody is greeted anew: y-webrtc announces itself. */
  greet(): void {
    this.emit('connect', [])
  }

  override destroy(): void {
    clearTimeout(this.announcing)
    for (const timer of this.answering) clearTimeout(timer)
    for (const { timer } of this.saying.values()) clearTimeout(timer)
    super.destroy()
  }
}

/** The bytes of a sealed word; undefined for what is none. */
function bytesIn(sealed: string): Uint8Array | undefined {
  try {
    return fromBase64(sealed)
  } catch {
    // Anybody may send anything.
    return undefined
  }
}

/** A call as y-webrtc is told of it: with who steps closer, for the connection itself to see. */
const named = (call: Call) =>
  call.type === 'signal' ? { ...call, signal: { ...call.signal, from: call.from } } : call
