/** Bytes of a frame, its head included: safe between all browsers. */
const FRAME = 16 * 1024
/** Above so many bytes that wait in the channel, nothing more is given to it; below a quarter it goes on. */
const FULL = 1024 * 1024

/** What of an RTCDataChannel is used: so that frames can be tried without a browser. */
export interface Channel {
  binaryType: string
  readonly readyState: string
  readonly bufferedAmount: number
  bufferedAmountLowThreshold: number
  onbufferedamountlow: ((event: Event) => unknown) | null
  onmessage: ((event: MessageEvent) => unknown) | null
  send(data: Uint8Array<ArrayBuffer>): void
}

/** Messages of any length over one channel, in order. */
export interface Frames {
  /** Sends a message as soon as the channel takes it. */
  send(message: Uint8Array): void
  /** Bytes that wait to be sent. */
  waiting(): number
  /** Bytes that have come of a message that is not whole yet. */
  arrived(): number
  /** Gives on what waits; to be called when the channel has opened. */
  pump(): void
  /** Does this, once, as soon as so little waits that something more can be sent. */
  soon(work: () => void): void
}

/**
 * Cuts messages into frames of at most 16 KiB, each with one byte of head (1: the last of its message), and puts
 * them together again. A channel alone swallows what is over 256 KiB. `most` is the longest message that is taken,
 * bytes. `heard` is told each message; `foul` why a frame was none, after which nothing more is heard. `bears` says
 * of each frame whether it is still bearable.
 */
export function framesOver(
  channel: Channel,
  most: number,
  heard: (message: Uint8Array) => void,
  foul: (why: string) => void,
  bears: (length: number, last: boolean) => boolean = () => true,
): Frames {
  const queue: Uint8Array<ArrayBuffer>[] = []
  let later: (() => void)[] = []
  let queued = 0
  let parts: Uint8Array[] = []
  let length = 0
  let over = false

  channel.binaryType = 'arraybuffer'
  channel.bufferedAmountLowThreshold = FULL / 4
  channel.onbufferedamountlow = pump
  channel.onmessage = ({ data }) => {
    if (over) return
    const frame = data instanceof ArrayBuffer ? new Uint8Array(data) : new Uint8Array(0)
    const why = faultOf(frame)
    if (why) {
      over = true
      parts = []
      foul(why)
    } else take(frame)
  }

  function faultOf(frame: Uint8Array): string | undefined {
    if (frame[0] !== 0 && frame[0] !== 1) return 'no frame'
    const last = frame[0] === 1
    // Frames with nothing in them could come for ever.
    if (!last && frame.length === 1) return 'no frame'
    if (frame.length > FRAME || length + frame.length - 1 > most) return 'too long'
    return bears(frame.length, last) ? undefined : 'too much'
  }

  function take(frame: Uint8Array): void {
    length += frame.length - 1
    parts.push(frame.subarray(1))
    if (frame[0] === 0) return
    const message = joined(parts, length)
    parts = []
    length = 0
    heard(message)
  }

  function pump(): void {
    let taken = 0
    while (taken < queue.length && channel.readyState === 'open' && channel.bufferedAmount < FULL) {
      const frame = queue[taken++]
      if (!frame) break
      queued -= frame.length
      channel.send(frame)
    }
    if (taken > 0) queue.splice(0, taken)
    if (later.length === 0 || queue.length > 0 || channel.bufferedAmount > FULL / 4) return
    const works = later
    later = []
    for (const work of works) work()
  }

  return {
    send(message) {
      const room = FRAME - 1
      // A message without bytes is a frame too.
      for (let at = 0; at === 0 || at < message.length; at += room) {
        const part = message.subarray(at, at + room)
        const frame = new Uint8Array(part.length + 1)
        frame[0] = at + room >= message.length ? 1 : 0
        frame.set(part, 1)
        queue.push(frame)
        queued += frame.length
      }
      pump()
    },
    waiting: () => queued + channel.bufferedAmount,
    arrived: () => length,
    pump,
    soon(work) {
      later.push(work)
      pump()
    },
  }
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array {
  const [first] = parts
  if (parts.length === 1 && first) return first
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
