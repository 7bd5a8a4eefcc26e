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
let sockets: WebSocketServer
let address = ''
let room = false
/** It takes everything and says nothing, as a line does that is gone. */
let deaf = false
const heard: string[] = []
const ends: (() => void)[] = []

beforeEach(async () => {
  vi.stubGlobal('WebSocket', WebSocket)
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening))
  sockets = new WebSocketServer({ server: http })
  address = `ws://127.0.0.1:${(http.address() as AddressInfo).port}`
  sockets.on('connection', (socket: WebSocket) =>
    socket.on('message', (data) => {
      const { type, topics = [] } = JSON.parse(String(data))
      heard.push(type)
      if (deaf) return
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

test('a connection that was lost while nobody looked is made anew as soon as somebody does', async () => {
  const looks: (() => void)[] = []
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('addEventListener', (name: string, look: () => void) => {
    if (name === 'visibilitychange') looks.push(look)
  })
  const server = serverAt(address, () => {})
  ends.push(server.close)
  await vi.waitFor(() => expect(server.connected()).toBe(true))
  const calls = () => heard.filter((type) => type === 'subscribe').length
  const before = calls()
  const look = () => {
    for (const one of looks) one()
  }
  // As long as it answers it stays.
  look()
  await vi.waitFor(() => expect(heard.at(-1)).toBe('ping'))
  // Longer than it waits for the answer.
  await new Promise((go) => setTimeout(go, 1000))
  expect([server.connected(), calls()]).toEqual([true, before])
  deaf = true
  look()
  await vi.waitFor(() => expect(server.connected()).toBe(false), 5000)
  deaf = false
  await vi.waitFor(() => expect(server.connected()).toBe(true), 5000)
})
