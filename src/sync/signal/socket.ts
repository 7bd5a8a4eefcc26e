/** A socket that comes back by itself. */
export interface Socket {
  /** Sends, where it is connected; otherwise it is lost. */
  send(data: string | Uint8Array): void
  /** What is at the other end is what was wanted: until this is said it is not waited for long. */
  good(): void
  /** Lets the connection go and calls again after a while, each time a longer one; `late` after a long one. */
  drop(late?: boolean): void
  close(): void
}

/** What a line tells. */
export interface SocketEvents {
  /** The other end has taken the call. */
  taken(): void
  heard(data: unknown): void
  /** The connection is gone, or could not be made. */
  dropped(): void
}

/** Milliseconds. */
const FIRST_WAIT = 500
const LONGEST_WAIT = 15_000
/** How long it may take until a line is good (ms). */
const OPENING = 10_000

/** Calls a server: `address` gives a ws: or wss: address, perhaps another one each time. */
export function socketTo(address: () => string, events: SocketEvents): Socket {
  let socket: WebSocket | undefined
  let isGood = false
  let ended = false
  let wait = FIRST_WAIT
  let patience: ReturnType<typeof setTimeout> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  addEventListener('online', soon)
  addEventListener('visibilitychange', seen)

  function call(): void {
    if (ended) return
    try {
      socket = new WebSocket(address())
    } catch {
      // An address that is none, or one that this page must not call: there is nothing to try again.
      return
    }
    const own = socket
    own.binaryType = 'arraybuffer'
    patience = setTimeout(drop, OPENING)
    own.onopen = () => {
      if (socket === own) events.taken()
    }
    own.onmessage = ({ data }) => {
      if (socket === own) events.heard(data)
    }
    own.onclose = () => {
      if (socket === own) drop()
    }
  }

  function drop(late = false): void {
    const own = socket
    socket = undefined
    isGood = false
    own?.close()
    clearTimeout(patience)
    clearTimeout(timer)
    if (late) wait = LONGEST_WAIT
    events.dropped()
    if (!ended) timer = setTimeout(call, wait)
    wait = Math.min(LONGEST_WAIT, wait * 2)
  }

  /** The network is back: no need to wait any longer. */
  function soon(): void {
    if (isGood) return
    wait = FIRST_WAIT
    drop()
  }

  /** Somebody looks at the page again, as at a phone that slept. */
  function seen(): void {
    if (!document.hidden) soon()
  }

  call()
  return {
    send(data) {
      if (socket?.readyState !== WebSocket.OPEN) return
      socket.send(typeof data === 'string' ? data : Uint8Array.from(data))
    },
    good() {
      isGood = true
      clearTimeout(patience)
      wait = FIRST_WAIT
    },
    drop,
    close() {
      ended = true
      removeEventListener('online', soon)
      removeEventListener('visibilitychange', seen)
      drop()
    },
  }
}
