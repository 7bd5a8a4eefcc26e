import { readTold, SIGNAL_LIMIT } from './signal.ts'
import { socketTo } from './socket.ts'

/** A way to a signalling server that comes back by itself. */
export interface Server {
  readonly address: string
  connected(): boolean
  /** Whether it has no room for us in something that is listened to here: it is asked again now and then. */
  full(): boolean
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
const BEAT = 20_000
const SILENT = 50_000
/** A page that comes back into sight waits no longer than this to hear that the server is still there. */
const WAKING = 800

/**
 * Calls a signalling server (a ws: or wss: address). `changed` is told that the connection came or
 * went, or is of no use.
 */
export function serverAt(address: string, changed: () => void): Server {
  /** By topic, who is told what others publish there. */
  const listeners = new Map<string, (data: string) => void>()
  /** Topics that there was no room in; and of these, those that are asked for anew. */
  const full = new Set<string>()
  let again = new Set<string>()
  let open = false
  let heardAt = 0
  const line = socketTo(() => address, {
    taken() {
      open = true
      heardAt = performance.now()
      line.good()
      ask({ type: 'subscribe', topics: [...listeners.keys()] })
      changed()
    },
    heard(data) {
      heardAt = performance.now()
      const told = readTold(data)
      if (told?.type === 'publish') listeners.get(told.topic)?.(told.data)
      else if (told?.type === 'full') {
        again.delete(told.topic)
        if (!listeners.has(told.topic) || full.has(told.topic)) return
        full.add(told.topic)
        changed()
      } else if (told) {
        // It has answered what was said before it, too.
        for (const topic of again) full.delete(topic)
        if (again.size > 0) changed()
        again = new Set()
      }
    },
    dropped() {
      if (!open) return
      open = false
      full.clear()
      again.clear()
      changed()
    },
  })
  const heart = setInterval(() => {
    if (!open) return
    if (performance.now() - heardAt > SILENT) line.drop()
    else {
      again = new Set(full)
      if (again.size > 0) ask({ type: 'subscribe', topics: [...again] })
      ask({ type: 'ping' })
    }
  }, BEAT)
  // A phone that slept may have lost the connection without being told.
  let waking: ReturnType<typeof setTimeout> | undefined
  const seen = () => {
    if (document.hidden || !open) return
    const asked = performance.now()
    ask({ type: 'ping' })
    clearTimeout(waking)
    waking = setTimeout(() => {
      if (open && heardAt < asked) line.drop()
    }, WAKING)
  }
  addEventListener('visibilitychange', seen)
  const ask = (message: object) => line.send(JSON.stringify(message))

  return {
    address,
    connected: () => open,
    full: () => full.size > 0,
    listen(topic, heard) {
      listeners.set(topic, heard)
      ask({ type: 'subscribe', topics: [topic] })
      return () => {
        if (!listeners.delete(topic)) return
        full.delete(topic)
        again.delete(topic)
        ask({ type: 'unsubscribe', topics: [topic] })
      }
    },
    say(topic, data) {
      if (data.length <= SIGNAL_LIMIT.message - 200) ask({ type: 'publish', topic, data })
    },
    close() {
      clearInterval(heart)
      clearTimeout(waking)
      removeEventListener('visibilitychange', seen)
      line.close()
    },
  }
}
