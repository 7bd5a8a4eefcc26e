import type { Duplex } from 'node:stream'

const SAID = {
  403: 'Forbidden',
  404: 'Not Found',
  503: 'Service Unavailable',
} as const

export type Status = keyof typeof SAID

/** How long it may take to say so (ms). */
const PATIENCE = 5000

/** Refuses what somebody asked of a socket, in a sentence, and lets it go, whatever it does meanwhile. */
export function turnAway(socket: Duplex, status: Status, sentence: string): void {
  // One that breaks is gone, which is what was wanted: without a listener it would end the whole server.
  socket.on('error', () => socket.destroy())
  const timer = setTimeout(() => socket.destroy(), PATIENCE)
  socket.once('close', () => clearTimeout(timer))
  // Half of it would stay open until the other side closes its own.
  socket.once('finish', () => socket.destroy())
  const head = [
    `HTTP/1.1 ${status} ${SAID[status]}`,
    'Connection: close',
    'Content-Type: text/plain; charset=utf-8',
    'X-Content-Type-Options: nosniff',
    `Content-Length: ${Buffer.byteLength(sentence) + 1}`,
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${sentence}\n`)
}
