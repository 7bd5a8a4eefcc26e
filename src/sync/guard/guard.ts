import * as decoding from 'lib0/decoding'
import { decodeStateVector } from 'yjs'
import type { Proven } from '../link/handshake.ts'
import {
  ANSWER,
  ASK_PRESENCE,
  PRESENCE,
  presenceOf,
  QUESTION,
  SYNC,
  UPDATE,
} from '../link/message.ts'

/** Bytes of a message of nobody's presence. */
const EMPTY_PRESENCE = 3

/**
 * Lets through what this peer may say in y-webrtc's words: changes only from those who may write, presence only of
 * itself. What comes back is the message as it is or in another form; undefined where it is passed over. Throws an
 * Error for what no page of ours sends. What a change holds is still to be looked at.
 */
export function admitted(from: Proven, message: Uint8Array): Uint8Array | undefined {
  const decoder = decoding.createDecoder(message)
  const sort = decoding.readVarUint(decoder)
  if (sort === SYNC) {
    const step = decoding.readVarUint(decoder)
    const bytes = decoding.readVarUint8Array(decoder)
    if (step === QUESTION) {
      decodeStateVector(bytes)
      return message
    }
    if (step !== ANSWER && step !== UPDATE) throw new Error('no message')
    // A watcher's page answers as all do; what it would add is not taken.
    return from.writes ? message : undefined
  }
  if (sort === PRESENCE) return ownPresence(from, message)
  if (sort === ASK_PRESENCE) return undefined
  throw new Error('no message')
}

/** Presence of this client and of nobody else: whoever tells of others forges it. */
function ownPresence({ client, writes }: Proven, message: Uint8Array): Uint8Array | undefined {
  const own = presenceOf(client, message)
  if ((own?.length ?? EMPTY_PRESENCE) < message.length) throw new Error('forged presence')
  return writes ? own : presenceOf(client, message, false)
}
