import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server } from '@hocuspocus/server'
import { docs, setupWSConnection } from '@y/websocket-server/utils'
import { WebSocket, WebSocketServer } from 'ws'

/** A real relay, which can be stopped and come back at the same address. */
export interface TestRelay {
  readonly address: string
  /** Stops it; with it goes all that it remembers. */
  stop(): Promise<void>
  revive(): Promise<void>
}

/** A browser's tells of errors, but nobody has to listen. */
class QuietSocket extends WebSocket {
  constructor(address: string) {
    super(address)
    this.on('error', () => {})
  }
}

/** What a browser has and Node 20 has not. */
export function likeBrowser(): void {
  const there = globalThis as Record<string, unknown>
  there['WebSocket'] ??= QuietSocket
  there['addEventListener'] ??= () => {}
  there['removeEventListener'] ??= () => {}
}

/** Where the room of a relay at this port is, in the address. */
const path = (port: number) => `relay-${port}`

async function plain(port: number) {
  const server = createServer()
  const sockets = new WebSocketServer({ server })
  sockets.on('connection', (socket, request) => setupWSConnection(socket, request))
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  const at = (server.address() as AddressInfo).port
  return {
    port: at,
    async stop() {
      for (const socket of sockets.clients) socket.terminate()
      sockets.close()
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
      for (const name of [...docs.keys()]) if (name.startsWith(`${path(at)}/`)) docs.delete(name)
    },
  }
}

async function named(port: number) {
  const server = new Server({ port, address: '127.0.0.1', quiet: true, stopOnSignals: false })
  // Port 0 would be taken for no port at all.
  if (port === 0) server.configuration.port = 0
  await server.listen()
  return {
    port: server.address.port,
    async stop() {
      await server.destroy()
    },
  }
}

/** The two kinds of relay there are. */
export const KINDS = { '@y/websocket-server': plain, '@hocuspocus/server': named } as const

/** Starts a relay of this kind at a free port. */
export async function openRelay(kind: keyof typeof KINDS): Promise<TestRelay> {
  let running = await KINDS[kind](0)
  const { port } = running
  return {
    address: `ws://127.0.0.1:${port}/${path(port)}`,
    stop: () => running.stop(),
    async revive() {
      running = await KINDS[kind](port)
    },
  }
}
