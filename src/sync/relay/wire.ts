import * as decoding from 'lib0/decoding'
import * as encoding from 'lib0/encoding'
import { paceOf } from '../pace/pace.ts'
import { socketTo } from '../signal/socket.ts'

/** A way to a relay that comes back by itself. */
export interface RelayWire {
  readonly address: string
  /** Sends a message in y-websocket's words; lost while there is no connection. */
  send(message: Uint8Array): void
  close(): void
}

/** What a wire tells. */
export interface WireEvents {
  /** The relay listens. */
  opened(): void
  heard(message: Uint8Array): void
  closed(): void
}

/** y-websocket's words, which Hocuspocus has too, and more of its own. */
export const RELAY = { sync: 0, awareness: 1 } as const
const AUTH = 2
const SYNC_REPLY = 4
const CLOSE = 7
/** What stands behind Hocuspocus's word for who may come in. */
const TOKEN = 0
const AUTHENTICATED = 2

/** Milliseconds. */
/** A relay of y-websocket's kind speaks at once; one that is silent so long is spoken to as Hocuspocus. */
const SPEAKS_FIRST = 2000
/** Each screen's state is told anew every fifteen seconds, and comes back to it. */
const SILENT = 50_000
const BEAT = 5000
/** Bytes of a message. What comes faster is a flood. */
const MOST_MESSAGE = 96 * 1024 * 1024
const PACE = {
  messages: { burst: 4000, perSecond: 500 },
  bytes: { burst: 256 * 1024 * 1024, perSecond: 8 * 1024 * 1024 },
} as const

/**
 * The two kinds of relay. One is y-websocket's: its room is the last part of the address, and it speaks first. The
 * other is Hocuspocus: each message begins with the room's name, and it speaks once somebody has said who they are.
 */
type Kind = 'plain' | 'named'

/** Where a room is found at a relay's address. */
function roomAt(address: string, room: string): string {
  const url = new URL(address)
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/${room}`
  return url.href
}

/** Speaks to the room at a relay (a ws: or wss: address). Lost connections are tried again. */
export function wireTo(address: string, room: string, events: WireEvents): RelayWire {
  let kind: Kind | undefined
  /** What it was the last time: then there is no need to wait for it to speak. */
  let known: Kind | undefined
  /** Some relays listen at their own address only: until it is found out, this is tried in turns. */
  let bare = false
  let found = false
  let open = false
  let heardAt = 0
  const bears = paceOf(PACE)
  let shy: ReturnType<typeof setTimeout> | undefined
  const line = socketTo(() => (bare ? address : roomAt(address, room)), {
    taken() {
      if (known === 'named' || bare) introduce()
      else shy = setTimeout(introduce, SPEAKS_FIRST)
    },
    heard(data) {
      if (data instanceof ArrayBuffer) take(new Uint8Array(data))
    },
    dropped() {
      clearTimeout(shy)
      if (!open) known = undefined
      if (!found) bare = !bare
      kind = undefined
      if (!open) return
      open = false
      events.closed()
    },
  })
  const heart = setInterval(() => {
    if (open && performance.now() - heardAt > SILENT) line.drop()
  }, BEAT)

  function put(message: Uint8Array): void {
    const encoder = encoding.createEncoder()
    if (kind === 'named') encoding.writeVarString(encoder, room)
    encoding.writeUint8Array(encoder, message)
    line.send(encoding.toUint8Array(encoder))
  }

  /** As Hocuspocus wants it: the room, and a token, which is none. */
  function introduce(): void {
    kind = 'named'
    const encoder = encoding.createEncoder()
    encoding.writeVarUint(encoder, AUTH)
    encoding.writeVarUint(encoder, TOKEN)
    encoding.writeVarString(encoder, '')
    put(encoding.toUint8Array(encoder))
  }

  function take(message: Uint8Array): void {
    if (message.length > MOST_MESSAGE || !bears(message.length, true)) {
      line.drop(true)
      return
    }
    heardAt = performance.now()
    clearTimeout(shy)
    // The first that comes shows what it is, also where it came late: no message of y-websocket's begins so.
    if (!open) kind = bare || message[0] === room.length ? 'named' : 'plain'
    if (kind === 'plain') {
      begin()
      events.heard(message)
      return
    }
    try {
      readNamed(decoding.createDecoder(message))
    } catch {
      // No message: the next may be one.
    }
  }

  function readNamed(decoder: decoding.Decoder): void {
    if (decoding.readVarString(decoder) !== room) {
      // Whoever speaks of something else here before we are let in is y-websocket's kind: our room is elsewhere.
      if (bare && !open) line.drop()
      return
    }
    const at = decoder.pos
    const sort = decoding.readVarUint(decoder)
    if (sort === AUTH) {
      if (decoding.readVarUint(decoder) === AUTHENTICATED) begin()
      else line.drop(true)
    } else if (sort === CLOSE) line.drop()
    else if (sort === SYNC_REPLY) {
      const rest = decoding.readTailAsUint8Array(decoder)
      const encoder = encoding.createEncoder()
      encoding.writeVarUint(encoder, RELAY.sync)
      encoding.writeUint8Array(encoder, rest)
      events.heard(encoding.toUint8Array(encoder))
    } else {
      decoder.pos = at
      events.heard(decoding.readTailAsUint8Array(decoder))
    }
  }

  function begin(): void {
    if (open) return
    open = true
    found = true
    known = kind
    line.good()
    events.opened()
  }

  return {
    address,
    send(message) {
      if (open) put(message)
    },
    close() {
      clearInterval(heart)
      line.close()
    },
  }
}
