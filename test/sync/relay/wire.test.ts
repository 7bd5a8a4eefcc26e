import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { Server } from '@hocuspocus/server'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'
import * as Y from 'yjs'
import { writerKeys } from '../../../src/sync/keys/keys.ts'
import { screenOf } from '../../../src/sync/keys/screen.ts'
import { selfOf } from '../../../src/sync/link/handshake.ts'
import { relayAt } from '../../../src/sync/relay/relay.ts'
import { wireTo } from '../../../src/sync/relay/wire.ts'
import { until } from '../../journeys/help/until.ts'
import { likeBrowser } from '../relays.ts'

const KEYS = writerKeys(new Uint8Array(16))

beforeAll(likeBrowser)

/** Something that listens, and is no relay. */
async function impostor(speak: (socket: WebSocket) => void) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await new Promise((listening) => server.once('listening', listening))
  let calls = 0
  server.on('connection', (socket) => {
    calls++
    speak(socket)
  })
  onTestFinished(() => {
    for (const socket of server.clients) socket.terminate()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { address: `ws://127.0.0.1:${port}/`, calls: () => calls }
}

/** A table that is to be relayed there. */
function tableAt(address: string) {
  const doc = new Y.Doc()
  const nothing = () => {}
  const relay = relayAt(
    address,
    selfOf(screenOf(randomBytes(32)), KEYS),
    doc,
    () => false,
    () => undefined,
    {
      take: async () => true,
      changed: nothing,
      came: nothing,
      gone: nothing,
      talk: nothing,
      signal: nothing,
      here: nothing,
      hands: nothing,
    },
  )
  onTestFinished(() => relay.close())
  return relay
}

test('nonsense is passed over, and then it is no relay', async () => {
  // Each sort of message, with anything behind it.
  const { address, calls } = await impostor((socket) => {
    for (let n = 0; n < 2000; n++) {
      const junk = randomBytes(1 + (n % 40))
      junk[0] = n % 9
      if (n % 3 === 0) junk[1] = n % 4
      socket.send(junk)
    }
    socket.send('text')
    setTimeout(() => socket.close(), 200)
  })
  const relay = tableAt(address)
  await until('it is called again', () => calls() > 1)
  expect(relay.count()).toBe(0)
})

test('a relay that failed once is soon found where it is, though it answers elsewhere too', async () => {
  const { address, calls } = await impostor((socket) => {
    if (calls() === 1) socket.terminate()
    else socket.send(Uint8Array.of(0, 0, 1, 0))
  })
  let opened = 0
  const wire = wireTo(address, KEYS.topic, {
    opened: () => opened++,
    heard: () => {},
    closed: () => {},
  })
  onTestFinished(wire.close)
  await until('it is open', () => opened === 1, 8000)
  expect(calls()).toBe(3)
})

test('who floods us is left', async () => {
  let left = 0
  const { address } = await impostor((socket) => {
    socket.on('close', () => left++)
    for (let n = 0; n < 10_000; n++) socket.send(Uint8Array.of(0, 0, 1, 0))
  })
  let heard = 0
  const wire = wireTo(address, KEYS.topic, {
    opened: () => {},
    heard: () => heard++,
    closed: () => {},
  })
  onTestFinished(wire.close)
  await until('it is left', () => left > 0)
  expect(heard).toBeLessThan(10_000)
})

test('a relay that listens at its own address only is found', async () => {
  const server = new Server({
    port: 0,
    address: '127.0.0.1',
    quiet: true,
    stopOnSignals: false,
  })
  server.configuration.port = 0
  server.httpServer.removeAllListeners('upgrade')
  server.httpServer.on('upgrade', (request, socket, head) => {
    if (request.url !== '/here') {
      socket.destroy()
      return
    }
    server.webSocketServer.handleUpgrade(request, socket, head, (ws) => {
      server.webSocketServer.emit('connection', ws, request)
    })
  })
  await server.listen()
  onTestFinished(async () => {
    await server.destroy()
  })
  const relay = tableAt(`ws://127.0.0.1:${server.address.port}/here`)
  await until('it is reached', relay.connected)
})
