/*
 * What y-webrtc as its maker left it and the cured one are both asked: two pages show this, one of each.
 */

/** What both can do. */
export interface Probed {
  /** Its number in the document. */
  readonly client: number
  /** Errors that nobody caught. */
  readonly errors: string[]
  /** Joins the room of this key, 32 hexadecimal digits; with a password where y-webrtc itself would want one. */
  join(key: string, servers: readonly string[], password?: string): Promise<void>
  leave(): void
  /** Put away and back, as the page is that goes into the browser's cache. */
  away(): void
  back(): void
  /** What it says of itself: whether anything is connected, and whether all is here that the others have. */
  connected(): boolean
  settled(): boolean
  linked(): number
  point(x: number, y: number): void
  /** Where the others point, and where this one does. */
  others(): unknown[]
  own(): unknown
  set(key: string, value: unknown): void
  read(key: string): unknown
}

/** What is watched from beneath, where both use the browser alike. */
export interface Watched {
  /** Messages about the document given to channels so far. */
  told(): number
  /** Connections that were made and not closed. */
  calls(): number
  /** Sends a message as it is to everybody there is a channel to. */
  raw(message: readonly number[]): void
}

/** Watches what is sent and called from now on; `head` bytes stand before each message. */
export function watched(head: readonly number[]): Watched {
  let told = 0
  const calls = new Set<RTCPeerConnection>()
  const channels = new Set<RTCDataChannel>()
  const { send } = RTCDataChannel.prototype
  const { createDataChannel } = RTCPeerConnection.prototype
  RTCDataChannel.prototype.send = function (this: RTCDataChannel, data: never) {
    if (this.label !== 'talk') {
      channels.add(this)
      // y-webrtc's word comes first: 0 is the document's.
      if (data[head.length] === 0) told++
    }
    send.call(this, data)
  }
  RTCPeerConnection.prototype.createDataChannel = function (this, ...given) {
    calls.add(this)
    return createDataChannel.apply(this, given)
  }
  return {
    told: () => told,
    calls: () => [...calls].filter(({ signalingState }) => signalingState !== 'closed').length,
    raw(message) {
      for (const channel of channels) {
        if (channel.readyState === 'open')
          send.call(channel, Uint8Array.from([...head, ...message]))
      }
    },
  }
}

/** Shows the page's screen to the test, with every error that nobody caught. */
export function show(screen: Probed & Watched): void {
  addEventListener('error', ({ message }) => screen.errors.push(message))
  addEventListener('unhandledrejection', ({ reason }) => screen.errors.push(String(reason)))
  Object.assign(globalThis, { screen_: screen })
}
