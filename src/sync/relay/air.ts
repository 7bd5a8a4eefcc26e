import { randomBytes } from '@noble/hashes/utils.js'
import * as decoding from 'lib0/decoding'
import * as encoding from 'lib0/encoding'

/*
 * What a relay carries of those who are there: a number for each, a clock, and a text, as y-protocols tells presence.
 * Everybody there may say anything as any number, so numbers prove nothing; whose number is taken goes on by another.
 */

/** Screens in one message; its bytes; and letters of one text. */
const MOST_STATES = 1000
const MOST_BYTES = 8 * 1024 * 1024
const MOST_TEXT = 400 * 1024

/** What comes through the air: unchecked. */
interface AirEvents {
  said(speaker: number, text: string): void
  left(speaker: number): void
  /** Somebody has said something else as us, or that we left: perhaps nobody has heard us. */
  lost(): void
}

/** A place among the speakers of a relay. */
export interface Air {
  /** Takes what a relay tells. Throws for what is no message. */
  take(told: Uint8Array): void
  say(text: string): void
  /** Says that we leave. */
  leave(): void
}

const freshNumber = () => new DataView(randomBytes(4).buffer).getUint32(0)

/** A place that nobody has taken yet; `send` hands a message to the relay. */
export function makeAir(send: (told: Uint8Array) => void, events: AirEvents): Air {
  let number = freshNumber()
  let clock = 0
  let own: string | undefined
  let taken = false

  function tell(as: number, at: number, text: string | undefined): void {
    const encoder = encoding.createEncoder()
    encoding.writeVarUint(encoder, 1)
    encoding.writeVarUint(encoder, as)
    encoding.writeVarUint(encoder, at)
    encoding.writeVarString(encoder, JSON.stringify(text === undefined ? null : { s: text }))
    send(encoding.toUint8Array(encoder))
  }

  /** Whether what was said as us is not what we have said last. */
  function isOther(at: number, text: string | undefined): boolean {
    return at > clock || (at === clock && text !== own)
  }

  return {
    take(told) {
      if (told.length > MOST_BYTES) return
      const decoder = decoding.createDecoder(told)
      const count = decoding.readVarUint(decoder)
      if (count > MOST_STATES) return
      for (let i = 0; i < count; i++) {
        const speaker = decoding.readVarUint(decoder)
        const at = decoding.readVarUint(decoder)
        const state = decoding.readVarString(decoder)
        if (state.length > MOST_TEXT) continue
        const text = textOf(state)
        if (speaker !== number) {
          if (text === undefined) events.left(speaker)
          else events.said(speaker, text)
        } else if (own !== undefined && isOther(at, text)) {
          taken = true
          events.lost()
        }
      }
    },
    say(text) {
      own = text
      const before = number
      if (taken) {
        number = freshNumber()
        clock = 0
      }
      clock += 1
      tell(number, clock, text)
      // Whatever clock was said with it, the next would perhaps be too high to be said at all.
      if (taken) tell(before, Number.MAX_SAFE_INTEGER, undefined)
      taken = false
    },
    leave() {
      own = undefined
      clock += 1
      tell(number, clock, undefined)
    },
  }
}

/** The text in a state; undefined for none: whoever says so has left. */
function textOf(state: string): string | undefined {
  try {
    const value: unknown = JSON.parse(state)
    if (typeof value !== 'object' || value === null || !('s' in value)) return undefined
    return typeof value.s === 'string' ? value.s : undefined
  } catch {
    // Nothing of ours: its speaker says nothing.
    return undefined
  }
}
