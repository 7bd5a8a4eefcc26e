import type { AddressInfo } from 'node:net'
import { WebSocket, WebSocketServer } from 'ws'

/** A message on its way through somebody, from one who is there to the relay (`up`), or back. */
export interface Passing {
  /** Which of those who came, in the order in which they came: 0 is the first. */
  readonly who: number
  readonly up: boolean
  readonly bytes: Uint8Array
}

/** Somebody between people and a relay, or the relay itself: does with every message what it likes. */
export interface Between {
  readonly address: string
  /** All that has passed. */
  readonly all: readonly Passing[]
  /** What is passed on in the place of a message: itself, unless somebody puts something else here. */
  pass: (message: Passing) => readonly Uint8Array[]
  /** Tells this to one of them, as if the relay did. */
  tell(who: number, bytes: Uint8Array): void
  /** Ends the way of one of them. */
  cut(who: number): void
  stop(): Promise<void>
}

/** Stands before the relay at this address. */
export async function standBefore(address: string): Promise<Between> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await new Promise<void>((listening) => server.once('listening', listening))
  const { port } = server.address() as AddressInfo
  const all: Passing[] = []
  const ways: { readonly near: WebSocket; readonly far: WebSocket }[] = []
  server.on('connection', (near, request) => {
    const target = new URL(address)
    const far = new WebSocket(`${target.origin}${request.url}`)
    const who = ways.push({ near, far }) - 1
    const early: Uint8Array[] = []
    const carry = (up: boolean, to: WebSocket) => (data: Buffer) => {
      const message = { who, up, bytes: new Uint8Array(data) }
      all.push(message)
      for (const bytes of between.pass(message)) {
        if (to.readyState === WebSocket.OPEN) to.send(bytes)
        else if (up) early.push(bytes)
      }
    }
    near.on('message', carry(true, far))
    far.on('message', carry(false, near))
    far.on('open', () => {
      for (const bytes of early) far.send(bytes)
    })
    near.on('close', () => far.close())
    far.on('close', () => near.close())
    for (const end of [near, far]) end.on('error', () => {})
  })
  const between: Between = {
    address: `ws://127.0.0.1:${port}${new URL(address).pathname}`,
    all,
    pass: ({ bytes }) => [bytes],
    tell: (who, bytes) => ways[who]?.near.send(bytes),
    cut: (who) => ways[who]?.near.terminate(),
    async stop() {
      for (const { near, far } of ways) {
        near.terminate()
        far.terminate()
      }
      await new Promise((closed) => server.close(closed))
    },
  }
  return between
}
