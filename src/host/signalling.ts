import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { readAsked, SIGNAL_LIMIT, SIGNAL_PATH, type SignalTold } from '../sync/signal/signal.ts'
import { houseOf } from './caller.ts'
import type { Odd } from './odd.ts'
import { mayCall, originNamed } from './origin.ts'
import { type Status, turnAway } from './refuse.ts'
import { makeTopics } from './topics.ts'

/** What one server carries at most. */
const MOST = {
  /** Connections in all, and from one house: a household behind one router, or a class. */
  connections: 2000,
  fromOneHouse: 100,
  /**
   * Listeners of one topic: nobody's table is larger. And those of one house: a class at one table, each twice, is let
   * in, also where a proxy stands before this server, behind which all are one house; and it takes four houses to fill
   * a topic.
   */
  listeners: 200,
  listenersFromOneHouse: 64,
  /** Messages of one connection: so many at once, and then so many a second. */
  burst: 400,
  perSecond: 40,
  /** Bytes that may wait for a slow listener before it is let go. */
  waiting: 1024 * 1024,
} as const
/** Milliseconds between two questions whether a connection still lives. */
const HEARTBEAT = 30_000

/** What of an HTTP server is used. */
interface Upgrading {
  on(event: 'upgrade', listener: Upgrade): unknown
  off(event: 'upgrade', listener: Upgrade): unknown
}
type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

/** How it is served. */
interface Manner {
  /** Pages of other places that may call here, by their origins; `null` for such as have none. */
  readonly welcome?: readonly string[]
  /** Somebody else's sockets, which are left alone; all that nobody answers are closed. */
  readonly elsewhere?: (request: IncomingMessage) => boolean
  readonly odd?: Odd
}

/** Why somebody is turned away: what they hear, and what is told here. */
interface Refusal {
  readonly status: Status
  readonly said: string
  readonly told: string
}

/** One browser that is connected. */
interface Guest {
  readonly socket: WebSocket
  readonly house: string
  readonly topics: Set<string>
  alive: boolean
  /** How many messages it may send now, and as of when (ms). */
  allowance: number
  asOf: number
}

/**
 * Introduces browsers to one another: it hands each message to all others who listen to its topic, and keeps
 * nothing. Malformed messages are dropped, and who sends too much is let go. Serves the pages of this server at its
 * /signal; sockets for any other path, and of any other page, are closed. Returns the way out.
 */
export function serveSignalling(server: Upgrading, manner: Manner = {}): () => void {
  const { welcome = [], elsewhere, odd } = manner
  const sockets = new WebSocketServer({ noServer: true, maxPayload: SIGNAL_LIMIT.message })
  const guests = new Set<Guest>()
  const topics = makeTopics<Guest>({
    listeners: MOST.listeners,
    fromOneHouse: MOST.listenersFromOneHouse,
  })
  /** How many there are from one house. */
  const houses = new Map<string, number>()

  function welcomeIn(socket: WebSocket, house: string): void {
    const guest: Guest = {
      socket,
      house,
      topics: new Set(),
      alive: true,
      allowance: MOST.burst,
      asOf: Date.now(),
    }
    guests.add(guest)
    houses.set(house, (houses.get(house) ?? 0) + 1)
    socket.on('message', (data, binary) => {
      guest.alive = true
      if (!allowed(guest)) socket.close(1008, 'too much at once')
      else if (!binary) hear(guest, String(data))
    })
    socket.on('pong', () => {
      guest.alive = true
    })
    socket.on('close', () => {
      guests.delete(guest)
      const left = (houses.get(house) ?? 0) - 1
      if (left > 0) houses.set(house, left)
      else houses.delete(house)
      for (const topic of guest.topics) leave(guest, topic)
    })
    // A message too large, or a socket that broke: `close` follows.
    socket.on('error', () => socket.terminate())
  }

  function hear(guest: Guest, text: string): void {
    const asked = readAsked(text)
    if (!asked) return
    if (asked.type === 'ping') tell(guest, { type: 'pong' })
    else if (asked.type === 'publish') pass(guest, asked)
    else for (const topic of asked.topics) (asked.type === 'subscribe' ? join : leave)(guest, topic)
  }

  function pass(guest: Guest, message: SignalTold & { readonly type: 'publish' }): void {
    // Who does not listen to a topic has nothing to say in it.
    if (!guest.topics.has(message.topic)) return
    for (const other of topics.of(message.topic)) if (other !== guest) tell(other, message)
  }

  function join(guest: Guest, topic: string): void {
    if (guest.topics.size >= SIGNAL_LIMIT.topics) return
    guest.topics.add(topic)
    const { out } = topics.join(topic, guest, guest.house)
    if (!out) return
    out.topics.delete(topic)
    tell(out, { type: 'full', topic })
    odd?.('full', 'More listened at once for one table than are let; the last were told so.')
  }

  function leave(guest: Guest, topic: string): void {
    guest.topics.delete(topic)
    topics.leave(topic, guest)
  }

  /** Why nobody here answers this; undefined where it is answered. */
  function refusal({ url = '', headers }: IncomingMessage, house: string): Refusal | undefined {
    // As it stands: what has to be read first can be written so that reading it fails.
    if (url.split('?', 1)[0] !== SIGNAL_PATH) {
      const told = 'Somebody called where nobody answers, and was turned away.'
      return { status: 404, said: 'Nobody answers here.', told }
    }
    if (!mayCall(headers, welcome)) {
      const page = originNamed(headers.origin ?? '')
      const told = `A page of ${page || 'nowhere'} wanted to be introduced to people here, and was refused.`
      const advice = page && ` If it is yours, start with: npm start -- --welcome ${page}`
      const said = 'People are introduced here by the page of this server only.'
      return { status: 403, said, told: told + advice }
    }
    if (guests.size >= MOST.connections || (houses.get(house) ?? 0) >= MOST.fromOneHouse) {
      const told = 'More called at once than can be introduced; the last were turned away.'
      return { status: 503, said: 'Too many are here just now.', told }
    }
    return undefined
  }

  function onUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    if (elsewhere?.(request)) return
    const house = houseOf(request.socket)
    const refused = refusal(request, house)
    if (refused) {
      odd?.(`refused ${refused.status}`, refused.told)
      turnAway(socket, refused.status, refused.said)
    } else sockets.handleUpgrade(request, socket, head, (opened) => welcomeIn(opened, house))
  }

  const heart = setInterval(() => {
    for (const guest of guests) {
      if (!guest.alive) guest.socket.terminate()
      guest.alive = false
      guest.socket.ping()
    }
  }, HEARTBEAT)
  server.on('upgrade', onUpgrade)
  return () => {
    clearInterval(heart)
    server.off('upgrade', onUpgrade)
    for (const { socket } of guests) socket.terminate()
    sockets.close()
  }
}

function tell({ socket }: Guest, told: SignalTold): void {
  if (socket.bufferedAmount > MOST.waiting) socket.terminate()
  else if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(told))
}

/** Whether one message more is within what a connection may send. */
function allowed(guest: Guest): boolean {
  const now = Date.now()
  const regained = ((now - guest.asOf) / 1000) * MOST.perSecond
  guest.allowance = Math.min(MOST.burst, guest.allowance + regained) - 1
  guest.asOf = now
  return guest.allowance >= 0
}
