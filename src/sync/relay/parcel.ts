import * as decoding from 'lib0/decoding'
import * as encoding from 'lib0/encoding'
import { RELAY } from './wire.ts'

/** y-protocols' numbers: what one has not got, all of that, and a change. */
export const SYNC_STEP = { question: 0, answer: 1, update: 2 } as const

/** What a message of a relay holds: what somebody says there, or a step of the log that lies there. */
export type Parcel =
  | { readonly of: 'air'; readonly bytes: Uint8Array }
  | { readonly of: 'log'; readonly step: number; readonly bytes: Uint8Array }

/** What is to be said there, as a message. */
export const parcelOfAir = (bytes: Uint8Array): Uint8Array =>
  encoding.encode((encoder) => {
    encoding.writeVarUint(encoder, RELAY.awareness)
    encoding.writeVarUint8Array(encoder, bytes)
  })

/** A step of the log, as a message. */
export const parcelOfLog = (step: number, bytes: Uint8Array): Uint8Array =>
  encoding.encode((encoder) => {
    encoding.writeVarUint(encoder, RELAY.sync)
    encoding.writeVarUint(encoder, step)
    encoding.writeVarUint8Array(encoder, bytes)
  })

/** Reads a message; undefined where it is of another sort. Throws where it breaks off. */
export function readParcel(message: Uint8Array): Parcel | undefined {
  const decoder = decoding.createDecoder(message)
  const sort = decoding.readVarUint(decoder)
  if (sort === RELAY.awareness) return { of: 'air', bytes: decoding.readVarUint8Array(decoder) }
  if (sort !== RELAY.sync) return undefined
  const step = decoding.readVarUint(decoder)
  return { of: 'log', step, bytes: decoding.readVarUint8Array(decoder) }
}
