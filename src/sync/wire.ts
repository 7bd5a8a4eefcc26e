import { utf8ToBytes } from '@noble/hashes/utils.js'
import { fromBase64, toBase64 } from 'lib0/buffer'
import { ObservableV2 } from 'lib0/observable'
import * as v from 'valibot'
import { between } from './chance.ts'
import type { Keys } from './keys.ts'
import { keepNewest } from './newest.ts'

/*
 * What y-webrtc takes for its connection to a signalling server. In the built page this file stands in for
 * `lib0/websocket`: what y-webrtc would publish is sealed and goes every way there is, by servers and from neighbour
 * to neighbour; what comes is opened, checked and told once.
 */

/** The ways of a room, and what it knows of its peers. */
export interface Ways {
  /** As they are now: a table may get new ones. */
  keys(): Keys
  /** This screen's name in the room. */
  self(): string | undefined
  /** Whether this peer is one we are connected or connecting to. */
  knows(peer: string): boolean
  /** Lets a connection go that has heard from its other end; one that still waits is left. */
  drop(peer: string): void
  /** Whether there is room for one more. */
  room(): boolean
  /** Whether this peer was cut off. */
  bars(peer: string): boolean
  /** Sends every way there is. */
  say(sealed: string): void
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

/** All at once would be too much of a crowd: everybody is announced after a moment of their own, ms. */
const HASTE = [50, 650] as const
const REMEMBERED = 4000

const peer = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const SignalSchema = v.variant('type', [
  v.object({ type: v.picklist(['offer', 'answer']), sdp: v.pipe(v.string(), v.maxLength(10_000)) }),
  v.object({
    type: v.literal('candidate'),
    candidate: v.object({
      candidate: v.pipe(v.string(), v.maxLength(500)),
      sdpMid: v.nullish(v.pipe(v.string(), v.maxLength(20))),
      sdpMLineIndex: v.nullish(v.number()),
    }),
  }),
])
const MessageSchema = v.variant('type', [
  v.object({ type: v.literal('announce'), from: peer }),
  v.object({
    type: v.literal('signal'),
    from: peer,
    to: peer,
    token: v.optional(v.number()),
    signal: SignalSchema,
  }),
])

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
    const parsed = v.safeParse(MessageSchema, message.data)
    if (!parsed.success) return
    const { output } = parsed
    if (output.type === 'announce') this.announce(output)
    else this.seal(output)
  }

  private announce(message: object): void {
    if (this.announcing !== undefined) return
    const late = () => {
      this.announcing = undefined
      this.seal(message)
    }
    this.announcing = setTimeout(late, between(...HASTE))
  }

  private seal(message: object): void {
    const { ways } = this
    ways?.say(toBase64(ways.keys().seal(utf8ToBytes(JSON.stringify(message)))))
  }

  /** Takes what came by any way: opened, checked, and only once. */
  hear(sealed: string): void {
    const { ways, seen } = this
    // The nonce at its beginning is never the same twice, but for a message that somebody recorded.
    const name = sealed.slice(0, 32)
    if (!ways || seen.has(name)) return
    const message = opened(ways, sealed)
    if (!message) return
    seen.add(name)
    keepNewest(seen, REMEMBERED)
    if (message.from === ways.self() || !this.wanted(ways, message)) return
    this.emit('message', [{ type: 'publish', topic: this.topic, data: message }])
  }

  /** What y-webrtc would stumble over, or be filled up by, is kept from it. */
  private wanted(ways: Ways, message: v.InferOutput<typeof MessageSchema>): boolean {
    const { from } = message
    const self = ways.self()
    if (self === undefined || ways.bars(from)) return false
    const known = ways.knows(from)
    // Of two the one with the smaller name calls: were both to call at once, neither would be heard.
    if (message.type === 'announce') {
      if (known || !ways.room()) return false
      if (self > from) this.announce({ type: 'announce', from: self })
      return self < from
    }
    if (message.to !== self) return false
    if (message.signal.type !== 'offer') return known
    if (from > self) return false
    // Who calls again has begun anew.
    if (known) ways.drop(from)
    return ways.room()
  }

  /** Everybody is greeted anew: y-webrtc announces itself. */
  greet(): void {
    this.emit('connect', [])
  }

  override destroy(): void {
    clearTimeout(this.announcing)
    super.destroy()
  }
}

function opened(ways: Ways, sealed: string): v.InferOutput<typeof MessageSchema> | undefined {
  try {
    const plain = ways.keys().open(fromBase64(sealed))
    if (!plain) return undefined
    const parsed = v.safeParse(MessageSchema, JSON.parse(new TextDecoder().decode(plain)))
    return parsed.success ? parsed.output : undefined
  } catch {
    // No base64, or sealed by somebody of ours who writes nonsense.
    return undefined
  }
}
