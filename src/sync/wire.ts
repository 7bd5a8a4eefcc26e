import { ObservableV2 } from 'lib0/observable'
import * as v from 'valibot'
import {
  type Call,
  isWriters,
  openCall,
  openHeard,
  SaidSchema,
  sealCall,
  sealHeard,
} from './callwords.ts'
import { between } from './chance.ts'
import type { Self } from './handshake.ts'
import { keepNewest } from './newest.ts'
import { bucketOf } from './pace.ts'
import type { ScreenKey } from './screen.ts'

/*
 * What y-webrtc takes for its connection to a signalling server. In the built page this file stands in for
 * `lib0/websocket`: what y-webrtc would publish is sealed and goes every way there is, by servers and from neighbour
 * to neighbour; what comes is opened, checked and told once.
 */

/*
 * How screens call each other
 *
 * A screen goes by its session here, which follows from its key and is fresh each time that it opens a table. Whoever
 * announces itself to everybody is only answered; an answer, and every step of a call, is sealed for the one screen that
 * it is meant for, by both their keys, and names both sessions. So nobody calls in another's name, nobody else reads
 * where a screen can be reached, and what somebody recorded of an earlier session brings nobody.
 */

/** The ways of a room, and what it knows of its connections. */
export interface Ways {
  readonly self: Self
  /** Whether this session is one we are connected or connecting to. */
  knows(session: string): boolean
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

const rooms = new Map<string, { readonly ways: Ways; wire?: WebsocketClient }>()
const SCHEME = 'room:'
const url = (name: string) => SCHEME + name

/** Opens the ways of a room before its provider is made; the answer is the address to give to the provider. */
export function openWays(name: string, ways: Ways): string {
  rooms.set(url(name), { ways })
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

/** Who announces themselves is answered; screens never heard before, and signatures of writers, take time to look at. */
const ANSWERS = { burst: 80, perSecond: 20 }
const FRESH = { burst: 80, perSecond: 20 }
const SIGNATURES = { burst: 40, perSecond: 10 }

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
  private readonly answers = bucketOf(ANSWERS)
  private readonly fresh = bucketOf(FRESH)
  private readonly signatures = bucketOf(SIGNATURES)
  /** Whose sessions were heard of. */
  private readonly owners = new Map<string, ScreenKey>()
  /** The room's name in this page. */
  private readonly topic: string

  constructor(url: string) {
    super()
    this.url = url
    this.topic = url.slice(SCHEME.length)
    const room = rooms.get(url)
    if (room) room.wire = this
  }

  private get ways(): Ways | undefined {
    return rooms.get(this.url)?.ways
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
      const { ways } = this
      ways?.say(sealHeard(ways.self, { type: 'announce' }))
    }
    this.announcing = setTimeout(late, between(...HASTE))
  }

  /** Says something to one of them, of whom we have heard. */
  private tell(call: Call): void {
    const { ways } = this
    const owner = this.owners.get(call.to)
    const box = ways && owner && sealCall(ways.self, owner, call)
    if (box) ways.say(sealHeard(ways.self, { type: 'sealed', to: call.to, box }))
  }

  /** Takes what came by any way: opened, checked, and only once. */
  hear(sealed: string): void {
    const { ways, seen } = this
    // The nonce at its beginning is never the same twice, but for a message that somebody recorded.
    const name = sealed.slice(0, 32)
    if (!ways || seen.has(name)) return
    const { self } = ways
    const heard = openHeard(self, sealed, ways.aged)
    if (!heard) return
    this.remember(name)
    const { from, key } = heard
    if (key === self.peer || ways.bars(key)) return
    if (heard.type === 'announce') {
      if (ways.knows(from) || !this.answers.take(1, performance.now())) return
      this.owns(from, key)
      this.answer({ type: 'announce', from: self.session, to: from })
      return
    }
    // Everybody who was invited could seal the box once more.
    const inside = heard.box.slice(0, 32)
    if (heard.to !== self.session || seen.has(inside)) return
    if (!this.owners.has(from) && !this.fresh.take(1, performance.now())) return
    const call = openCall(self, key, heard.box)
    if (call?.from !== from || call.to !== self.session) return
    this.remember(inside)
    this.owns(from, key)
    if (this.wanted(ways, call))
      this.emit('message', [{ type: 'publish', topic: this.topic, data: call }])
  }

  private remember(name: string): void {
    this.seen.add(name)
    keepNewest(this.seen, REMEMBERED)
  }

  private owns(session: string, key: ScreenKey): void {
    this.owners.delete(session)
    this.owners.set(session, key)
    keepNewest(this.owners, REMEMBERED)
  }

  /** What y-webrtc would stumble over, or be filled up by, is kept from it. */
  private wanted(ways: Ways, call: Call): boolean {
    const { from } = call
    const { session } = ways.self
    const known = ways.knows(from)
    if (call.type === 'announce') {
      if (known) return false
      // Of two the one with the smaller name calls: were both to call at once, neither would be heard.
      if (session < from) return ways.room(from, this.writes(ways, call))
      this.answer({ type: 'announce', from: session, to: from })
      return false
    }
    if (call.signal.type !== 'offer') return known
    if (from > session) return false
    // Who calls again has begun anew.
    if (known) ways.drop(from)
    return ways.room(from, this.writes(ways, call))
  }

  /** Answers after a moment of its own, so that not all do at once. */
  private answer(call: Call): void {
    const late = () => {
      this.answering.delete(timer)
      this.tell(call)
    }
    const timer = setTimeout(late, between(...ANSWER_HASTE))
    this.answering.add(timer)
  }

  /** Whether it is somebody who may write that wants this connection. */
  private writes({ self }: Ways, call: Call): boolean {
    return this.signatures.take(1, performance.now()) && isWriters(self, call)
  }

  /** Everybody is greeted anew: y-webrtc announces itself. */
  greet(): void {
    this.emit('connect', [])
  }

  override destroy(): void {
    clearTimeout(this.announcing)
    for (const timer of this.answering) clearTimeout(timer)
    super.destroy()
  }
}
