import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { serverAt } from '../../../src/sync/signal/server.ts'

/*
 * A server that has no room, and one that has room later: what a page makes of it, with real sockets.
 */

const TOPIC = 'a'.repeat(32)
const http = createServer()
const sockets = new WebSocketServer({ server: http })
let address = ''
let room = false
const heard: string[] = []
const ends: (() => void)[] = []

beforeEach(async () => {
  vi.stubGlobal('WebSocket', WebSocket)
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening))
  address = `ws://127.0.0.1:${(http.address() as AddressInfo).port}`
  sockets.on('connection', (socket: WebSocket) =>
    socket.on('message', (data) => {
      const { type, topics = [] } = JSON.parse(String(data))
      heard.push(type)
      if (type === 'ping') socket.send('{"type":"pong"}')
      if (type !== 'subscribe' || room) return
      for (const topic of topics) socket.send(JSON.stringify({ type: 'full', topic }))
    }),
  )
})
afterEach(() => {
  for (const end of ends) end()
  sockets.close()
  http.close()
  vi.unstubAllGlobals()
})

test('a server without room is asked again, and says so until it has some', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let told = 0
  const server = serverAt(address, () => (told += 1))
  ends.push(server.close, () => void vi.useRealTimers())
  const stop = server.listen(TOPIC, () => {})
  await vi.waitFor(() => expect(server.full()).toBe(true))
  expect(server.connected()).toBe(true)
  const before = told
  const beat = async () => {
    const pings = heard.filter((type) => type === 'ping').length
    vi.advanceTimersByTime(20_000)
    await vi.waitFor(() => expect(heard.filter((type) => type === 'ping')).toHaveLength(pings + 1))
    await new Promise((go) => setTimeout(go, 50))
  }
  await beat()
  // Still none: nobody is told again.
  expect([server.full(), told]).toEqual([true, before])
  room = true
  await beat()
  expect([server.full(), told]).toEqual([false, before + 1])
  const subscribed = heard.filter((type) => type === 'subscribe').length
  await beat()
  expect(heard.filter((type) => type === 'subscribe')).toHaveLength(subscribed)
  stop()
})
