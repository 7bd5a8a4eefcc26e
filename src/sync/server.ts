import { readTold, SIGNAL_LIMIT } from './signal.ts'

/** A way to a signalling server that comes back by itself. */
export interface Server {
  readonly address: string
  connected(): boolean
  /** Listens to a topic. Returns the way out. */
  listen(topic: string, heard: (data: string) => void): () => void
  /**
   * Publishes in a topic that is listened to; what is said while there is no connection is lost, as all signalling
   * may be.
   */
  say(topic: string, data: string): void
  close(): void
}

/** Milliseconds. */
const FIRST_WAIT = 500
const LONGEST_WAIT = 15_000
const BEAT = 20_000
const SILENT = 50_000

/**
 * Calls a signalling server (a ws: or wss: address). `changed` is told that the connection came or went. Lost
 * connections are tried again, at first soon and then seldom.
 */
export function serverAt(address: string, changed: () => void): Server {
  /** By topic, who is told what others publish there. */
  const listeners = new Map<string, (data: string) => void>()
  let socket: WebSocket | undefined
  let open = false
  let ended = false
  let wait = FIRST_WAIT
  let heardAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const heart = setInterval(() => {
    if (!open) return
    if (performance.now() - heardAt > SILENT) lost()
    else ask({ type: 'ping' })
  }, BEAT)
  addEventListener('online', soon)

  const ask = (message: object) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
  }

  function call(): void {
    if (ended) return
    try {
      socket = new WebSocket(address)
    } catch {
      // An address that is none, or one that this page must not call: there is nothing to try again.
      return
    }
    const own = socket
    own.onopen = () => {
      open = true
      wait = FIRST_WAIT
      heardAt = performance.now()
      ask({ type: 'subscribe', topics: [...listeners.keys()] })
      changed()
    }
    own.onmessage = ({ data }) => {
      heardAt = performance.now()
      const told = readTold(data)
      if (told?.type === 'publish') listeners.get(told.topic)?.(told.data)
    }
    own.onclose = () => {
      if (socket === own) lost()
    }
  }

  /** Lets the connection go and tries again after a while, each time a longer one. */
  function lost(): void {
    socket?.close()
    socket = undefined
    if (open) {
      open = false
      changed()
    }
    clearTimeout(timer)
    if (!ended) timer = setTimeout(call, wait)
    wait = Math.min(LONGEST_WAIT, wait * 2)
  }

  /** The network is back: no need to wait any longer. */
  function soon(): void {
    if (open) return
    wait = FIRST_WAIT
    lost()
  }

  call()
  return {
    address,
    connected: () => open,
    listen(topic, heard) {
      listeners.set(topic, heard)
      ask({ type: 'subscribe', topics: [topic] })
      return () => {
        if (!listeners.delete(topic)) return
        ask({ type: 'unsubscribe', topics: [topic] })
      }
    },
    say(topic, data) {
      if (data.length <= SIGNAL_LIMIT.message - 200) ask({ type: 'publish', topic, data })
    },
    close() {
      ended = true
      clearInterval(heart)
      clearTimeout(timer)
      removeEventListener('online', soon)
      lost()
      clearTimeout(timer)
    },
  }
}
