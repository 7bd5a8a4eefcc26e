import * as decoding from 'lib0/decoding'
import * as encoding from 'lib0/encoding'
import { decodeStateVector, decodeUpdate } from 'yjs'
import type { Peer } from './link.ts'

/** The first byte of y-webrtc's messages. */
const SYNC = 0
const PRESENCE = 1
const ASK_PRESENCE = 3
/** The second byte of those about the document. */
const STEP_ONE = 0
const STEP_TWO = 1
const UPDATE = 2

/** Bytes of one screen's presence. */
const MOST_PRESENCE = 64 * 1024

/** What becomes of a message of the document: it is taken as it is, or in another form, or passed over. */
export type Verdict = Uint8Array | undefined

/**
 * Lets through what this peer may say in y-webrtc's words: changes only from those who may write, presence only of
 * itself. Throws an Error for what no page of ours sends.
 */
export function admitted(from: Peer, message: Uint8Array): Verdict {
  const decoder = decoding.createDecoder(message)
  const sort = decoding.readVarUint(decoder)
  if (sort === SYNC) {
    const step = decoding.readVarUint(decoder)
    const bytes = decoding.readVarUint8Array(decoder)
    if (step === STEP_ONE) {
      decodeStateVector(bytes)
      return message
    }
    if (step !== STEP_TWO && step !== UPDATE) throw new Error('no message')
    // A watcher's page answers as all do; what it would add is not taken.
    if (!from.writes) return undefined
    // What cannot be read must not reach the document: y-protocols would only write it to the console.
    decodeUpdate(bytes)
    return message
  }
  if (sort === PRESENCE) return presenceOf(from.client, message)
  if (sort === ASK_PRESENCE) return undefined
  throw new Error('no message')
}

/** A message of presence with nobody's but this client's; undefined where it says nothing of that. */
export function presenceOf(client: number, message: Uint8Array): Verdict {
  const outer = decoding.createDecoder(message)
  if (decoding.readVarUint(outer) !== PRESENCE) return message
  const inner = decoding.createDecoder(decoding.readVarUint8Array(outer))
  const count = decoding.readVarUint(inner)
  for (let i = 0; i < count; i++) {
    const who = decoding.readVarUint(inner)
    const clock = decoding.readVarUint(inner)
    const state = decoding.readVarString(inner)
    if (who !== client) continue
    if (state.length > MOST_PRESENCE) throw new Error('too much presence')
    const one = encoding.createEncoder()
    encoding.writeVarUint(one, 1)
    encoding.writeVarUint(one, who)
    encoding.writeVarUint(one, clock)
    encoding.writeVarString(one, state)
    const whole = encoding.createEncoder()
    encoding.writeVarUint(whole, PRESENCE)
    encoding.writeVarUint8Array(whole, encoding.toUint8Array(one))
    return encoding.toUint8Array(whole)
  }
  return undefined
}
