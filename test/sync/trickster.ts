import { randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { type WebSocket, WebSocketServer } from 'ws'
import { fromBase64, toBase64 } from '../../src/rules/plain/base64.ts'
import type { Keys } from '../../src/sync/keys/keys.ts'
import { screenOf } from '../../src/sync/keys/screen.ts'
import { sealCall, sealHeard } from '../../src/sync/link/callwords.ts'
import { selfOf } from '../../src/sync/link/handshake.ts'
import { readAsked } from '../../src/sync/signal/signal.ts'
import type { Dice } from './garbage.ts'

/**
 * What becomes of a message on its way to one who listens: `give` hands them anything, `back` hands it to its sender.
 */
export type Trick = (message: {
  readonly data: string
  /** All that was said before, by anybody. */
  readonly log: readonly string[]
  readonly topic: string
  give(data: string): void
  back(data: string): void
  /** Breaks the connection to whom it is for. */
  part(): void
}) => void

/** A signalling server that is in nobody's good hands. */
export interface Trickster {
  readonly address: string
  trick: Trick
  close(): void
}

/** Opens one on a free port of this machine. */
export async function openTrickster(): Promise<Trickster> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await new Promise((listening) => server.once('listening', listening))
  const { port } = server.address() as { port: number }
  const guests = new Map<WebSocket, Set<string>>()
  const log: string[] = []
  const told = (socket: WebSocket, topic: string, data: string) => {
    if (socket.readyState === 1) socket.send(JSON.stringify({ type: 'publish', topic, data }))
  }
  const trickster: Trickster = {
    address: `ws://127.0.0.1:${port}/`,
    trick: ({ data, give }) => give(data),
    close() {
      for (const guest of guests.keys()) guest.terminate()
      server.close()
    },
  }
  server.on('connection', (socket) => {
    const topics = new Set<string>()
    guests.set(socket, topics)
    socket.on('close', () => guests.delete(socket))
    socket.on('error', () => socket.terminate())
    socket.on('message', (raw) => {
      const asked = readAsked(String(raw))
      if (asked?.type === 'ping') socket.send('{"type":"pong"}')
      if (asked?.type === 'subscribe') for (const topic of asked.topics) topics.add(topic)
      if (asked?.type === 'unsubscribe') for (const topic of asked.topics) topics.delete(topic)
      if (asked?.type !== 'publish') return
      const { topic, data } = asked
      for (const [other, heard] of guests) {
        if (other === socket || !heard.has(topic)) continue
        trickster.trick({
          data,
          log,
          topic,
          give: (text) => told(other, topic, text),
          back: (text) => told(socket, topic, text),
          part: () => other.terminate(),
        })
      }
      if (log.length < 500) log.push(data)
    })
  })
  return trickster
}

/** A letter of it is another. */
function garbled(data: string, dice: Dice): string {
  const at = dice(data.length)
  return data.slice(0, at) + (data[at] === 'A' ? 'B' : 'A') + data.slice(at + 1)
}

/** What a server can do that has no key. */
export const KEYLESS: Readonly<Record<string, (dice: Dice) => Trick>> = {
  doubles:
    () =>
    ({ data, give }) => {
      for (let n = 0; n < 4; n++) give(data)
    },
  replays:
    (dice) =>
    ({ data, log, give }) => {
      for (let n = 0; n < 6 && log.length > 0; n++) give(log[dice(log.length)] ?? '')
      give(data)
    },
  reorders:
    (dice) =>
    ({ data, give }) => {
      setTimeout(() => give(data), dice(400))
    },
  withholds:
    (dice) =>
    ({ data, give }) => {
      if (dice(3) > 0) give(data)
    },
  'hands out late':
    (dice) =>
    ({ data, give }) => {
      setTimeout(() => give(data), dice(3) === 0 ? 4000 : 0)
    },
  garbles:
    (dice) =>
    ({ data, give }) => {
      for (let n = 0; n < 3; n++) give(garbled(data, dice))
      if (dice(2) === 0) give(data)
      give(` ${data}\n`)
    },
  floods:
    () =>
    ({ data, give }) => {
      for (let n = 0; n < 200; n++) give(toBase64(randomBytes(200)))
      for (let n = 0; n < 5; n++) give('A'.repeat(15_000))
      give(data)
    },
  'hands back what one says':
    () =>
    ({ data, log, give, back }) => {
      back(data)
      for (const old of log.slice(-10)) back(old)
      give(data)
    },
  'breaks lines':
    (dice) =>
    ({ data, give, part }) => {
      give(data)
      if (dice(12) === 0) part()
    },
}

interface Opened {
  readonly type: string
  readonly box?: string
  readonly to?: string
  readonly from: string
  readonly salt: string
  readonly key: string
}

/** What one can do that has the key to watch, too. */
export function keyed(keys: Keys, dice: Dice): Readonly<Record<string, Trick>> {
  const eves = Array.from({ length: 12 }, () => selfOf(screenOf(randomBytes(32)), keys))
  const seal = (what: object) => toBase64(keys.seal(utf8ToBytes(JSON.stringify(what))))
  const open = (data: string): Opened =>
    JSON.parse(new TextDecoder().decode(keys.open(fromBase64(data)) ?? utf8ToBytes('{}')))
  const packed = toBase64(Uint8Array.from(randomBytes(90)))
  return {
    'seals anew what was said before': ({ data, log, give }) => {
      give(seal(open(data)))
      for (let n = 0; n < 6 && log.length > 0; n++) give(seal(open(log[dice(log.length)] ?? data)))
      give(data)
    },
    'puts what one says into another’s mouth': ({ data, log, give, back }) => {
      const said = open(data)
      const other = open(log[dice(Math.max(1, log.length))] ?? data)
      const { from, salt, key } = other
      for (const lie of [
        { ...said, from, salt, key },
        { ...said, key },
        { ...said, from, salt },
        { ...said, box: other.box ?? said.box },
        { ...said, to: from },
      ]) {
        give(seal({ version: 2, ...lie }))
        back(seal({ version: 2, ...lie }))
      }
      give(data)
    },
    'answers as a dozen others': ({ data, give, back }) => {
      const { from, key } = open(data)
      for (const self of eves) {
        const ends = { from: self.session, to: from }
        const signal = { type: 'offer' as const, packed }
        for (const call of [
          { type: 'announce' as const, ...ends, n: dice(1e6) + 1 },
          { type: 'signal' as const, ...ends, n: dice(1e6) + 1, signal },
        ]) {
          const box = sealCall(self, key, call)
          if (box) back(sealHeard(self, { type: 'sealed', to: from, box }))
        }
        give(sealHeard(self, { type: 'announce' }))
      }
      give(data)
    },
    'says that another version is there': ({ data, give }) => {
      give(seal({ ...open(data), type: 'announce', version: 99 }))
      give(data)
    },
  }
}
