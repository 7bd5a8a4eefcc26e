import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { houseOf } from './caller.ts'
import type { Odd } from './odd.ts'

/** Milliseconds: for a request's head, for all of it, and for a socket on which nothing happens. */
const PATIENCE = { head: 10_000, request: 20_000, silence: 60_000 } as const
/** Sockets in all, and from one house: those who are introduced among them. */
const MOST = { sockets: 4000, fromOneHouse: 400 } as const

/**
 * Makes a server stand whatever arrives: nobody keeps it waiting, nobody takes all of it, and nothing
 * of a socket is thrown.
 */
export function sturdy(server: Server, odd: Odd): void {
  server.headersTimeout = PATIENCE.head
  server.requestTimeout = PATIENCE.request
  server.maxConnections = MOST.sockets
  server.setTimeout(PATIENCE.silence)
  const houses = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    // Before anybody else has it, between two who have it, and after all: one that breaks is gone, and that is all.
    socket.on('error', () => socket.destroy())
    const house = houseOf(socket)
    const count = (houses.get(house) ?? 0) + 1
    houses.set(house, count)
    socket.once('close', () => {
      const left = (houses.get(house) ?? 0) - 1
      if (left > 0) houses.set(house, left)
      else houses.delete(house)
    })
    if (count <= MOST.fromOneHouse) return
    odd('crowd', 'One house had more connections than a whole class needs; the last were closed.')
    socket.destroy()
  })
  server.on('drop', () => odd('full', 'Everything is taken just now; the last were turned away.'))
  server.on('clientError', (_, socket) => {
    odd('noise', 'Something came that is no request, and was turned away.')
    // Who answers it, if anybody does, has done so by now.
    setTimeout(() => socket.destroy(), 1000).unref()
  })
  server.on('error', (error) =>
    odd('server', `The server complained, and goes on: ${error.message}`),
  )
}
