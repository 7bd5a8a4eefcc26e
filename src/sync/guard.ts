import * as decoding from 'lib0/decoding'
import * as encoding from 'lib0/encoding'
import { decodeStateVector } from 'yjs'
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
/** Bytes of a message of nobody's presence. */
const EMPTY_PRESENCE = 3

/** What becomes of a message of the document: it is taken as it is, or in another form, or passed over. */
export type Verdict = Uint8Array | undefined

/**
 * Lets through what this peer may say in y-webrtc's words: changes only from those who may write, presence only of
 * itself. Throws an Error for what no page of ours sends. What a change holds is still to be looked at.
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
    return from.writes ? message : undefined
  }
  if (sort === PRESENCE) return ownPresence(from.client, message)
  if (sort === ASK_PRESENCE) return undefined
  throw new Error('no message')
}

/** The change that an admitted message holds; undefined where it holds none. */
export function updateIn(message: Uint8Array): Uint8Array | undefined {
  const decoder = decoding.createDecoder(message)
  if (decoding.readVarUint(decoder) !== SYNC || decoding.readVarUint(decoder) === STEP_ONE)
    return undefined
  return decoding.readVarUint8Array(decoder)
}

/** Whether a message holds all that we have not got: it answers a question. */
export const isWhole = (message: Uint8Array): boolean =>
  message[0] === SYNC && message[1] === STEP_TWO

/** Presence of this client and of nobody else: whoever tells of others forges it. */
function ownPresence(client: number, message: Uint8Array): Verdict {
  const own = presenceOf(client, message)
  if ((own?.length ?? EMPTY_PRESENCE) < message.length) throw new Error('forged presence')
  return own
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
