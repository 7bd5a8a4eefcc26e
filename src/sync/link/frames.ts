import { type Fault, nonsense } from '../pace/fault.ts'

/** Bytes of a frame, its head included: safe between all browsers. */
const FRAME = 16 * 1024
/** Above so many bytes that wait in the channel, nothing more is given to it; below a quarter it goes on. */
const FULL = 1024 * 1024
/** What a message costs while it waits, beside its bytes. */
const BESIDES = 100

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
  /**
   * Sends a message as soon as the channel takes it. False where so much waits already that it was not taken: the
   * other end is too slow, and has to ask for all that it missed.
   */
  send(message: Uint8Array): boolean
  /** Bytes that wait to be sent. */
  waiting(): number
  /** Bytes that have come of a message that is not whole yet. */
  arrived(): number
  /** Gives on what waits; to be called when the channel has opened. */
  pump(): void
  /** Does this, once, as soon as so little waits that something more can be sent. */
  soon(work: () => void): void
}

/** How a channel is used on the way out. */
export interface WayOut {
  /**
   * Takes a frame out of what the other end bears, and answers 0; or else how many ms it has to wait,
   * and takes nothing.
   */
  gives(length: number, last: boolean): number
  /** How many bytes wait at most. */
  readonly most: number
}

const WIDE: WayOut = { gives: () => 0, most: Number.POSITIVE_INFINITY }

/** A message on its way out, and how much of it is gone. */
interface Going {
  readonly message: Uint8Array
  at: number
}

/**
 * Cuts messages into frames of 16 KiB, each with one byte of head (1: the last of its message, which alone may be
 * shorter), and puts them together again. A channel alone swallows what is over 256 KiB. `most` is the longest message
 * that is taken, bytes. `heard` is told each message; `foul` what is wrong with a frame, after which nothing more is
 * heard. `bears` says of each frame whether it is still bearable; `out` keeps us bearable to the other end.
 */
export function framesOver(
  channel: Channel,
  most: number,
  heard: (message: Uint8Array) => void,
  foul: (fault: Fault) => void,
  bears: (length: number, last: boolean) => boolean = () => true,
  out: WayOut = WIDE,
): Frames {
  /** What waits; those before `next` are gone. One message may wait at many channels: it is cut only as it goes. */
  let queue: Going[] = []
  let next = 0
  let queued = 0
  let later: (() => void)[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let parts: Uint8Array[] = []
  let length = 0
  let over = false

  channel.binaryType = 'arraybuffer'
  channel.bufferedAmountLowThreshold = FULL / 4
  channel.onbufferedamountlow = pump
  channel.onmessage = ({ data }) => {
    if (over) return
    const frame = data instanceof ArrayBuffer ? new Uint8Array(data) : new Uint8Array(0)
    const fault = faultOf(frame)
    if (fault) {
      over = true
      parts = []
      foul(fault)
    } else take(frame)
  }

  function faultOf(frame: Uint8Array): Fault | undefined {
    if (frame[0] !== 0 && frame[0] !== 1) return nonsense('no frame')
    if (frame.length > FRAME || length + frame.length - 1 > most)
      return { sort: 'flood', why: 'too long' }
    const last = frame[0] === 1
    // Each costs some hundred bytes until its message is whole: they could come by the million.
    if (!last && frame.length < FRAME) return nonsense('no frame')
    return bears(frame.length, last) ? undefined : { sort: 'flood', why: 'too much' }
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
    clearTimeout(timer)
    timer = undefined
    while (channel.readyState === 'open' && channel.bufferedAmount < FULL) {
      const going = queue[next]
      if (!going) break
      const part = going.message.subarray(going.at, going.at + FRAME - 1)
      const last = going.at + part.length >= going.message.length
      const wait = out.gives(part.length + 1, last)
      if (wait > 0) {
        timer = setTimeout(pump, wait)
        break
      }
      const frame = new Uint8Array(part.length + 1)
      frame[0] = last ? 1 : 0
      frame.set(part, 1)
      going.at += part.length
      queued -= part.length
      if (last) {
        next += 1
        queued -= BESIDES
      }
      channel.send(frame)
    }
    if (next * 2 > queue.length) {
      queue = queue.slice(next)
      next = 0
    }
    if (later.length === 0 || queue.length > 0 || channel.bufferedAmount > FULL / 4) return
    const works = later
    later = []
    for (const work of works) work()
  }

  return {
    send(message) {
      if (queued + message.length + BESIDES > out.most) return false
      queue.push({ message, at: 0 })
      queued += message.length + BESIDES
      pump()
      return true
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
