import * as decoding from 'lib0/decoding'
import * as encoding from 'lib0/encoding'
import { isPlain } from '../../table/document/plain.ts'
import { Faulty } from '../pace/fault.ts'

/*
 * y-webrtc's messages about the document and about presence, as they go over a link
 */

/** The first byte. */
export const SYNC = 0
export const PRESENCE = 1
export const ASK_PRESENCE = 3
/**
 * The second byte of those about the document: what one has not got, all that another has not got, a change, and a
 * change that somebody else has made: that is ours, and y-webrtc never sees it.
 */
export const QUESTION = 0
export const ANSWER = 1
export const UPDATE = 2
const CARRIED = 3

/** Bytes of one screen's presence. */
const MOST_PRESENCE = 64 * 1024

/** A message about the document: `bytes` are a state vector in a question, otherwise an update. */
export function syncMessage(
  step: typeof QUESTION | typeof ANSWER | typeof UPDATE,
  bytes: Uint8Array,
): Uint8Array<ArrayBuffer> {
  const encoder = encoding.createEncoder()
  encoding.writeVarUint(encoder, SYNC)
  encoding.writeVarUint(encoder, step)
  encoding.writeVarUint8Array(encoder, bytes)
  return encoding.toUint8Array(encoder)
}

/** The message of a change as it is carried on by somebody who has not made it. */
export const carriedOn = (message: Uint8Array): Uint8Array<ArrayBuffer> =>
  withStep(message, CARRIED)

/** What was carried, as its maker would have said it; undefined for any other message. */
export const broughtIn = (message: Uint8Array): Uint8Array | undefined =>
  message[0] === SYNC && message[1] === CARRIED ? withStep(message, UPDATE) : undefined

function withStep(message: Uint8Array, step: number): Uint8Array<ArrayBuffer> {
  const copy = Uint8Array.from(message)
  copy[1] = step
  return copy
}

/** A message about presence, which y-protocols tells so. */
export function presenceMessage(told: Uint8Array): Uint8Array {
  const encoder = encoding.createEncoder()
  encoding.writeVarUint(encoder, PRESENCE)
  encoding.writeVarUint8Array(encoder, told)
  return encoding.toUint8Array(encoder)
}

/** Whether a message asks for what its sender has not got. */
export const isQuestion = (message: Uint8Array): boolean =>
  message[0] === SYNC && message[1] === QUESTION

/** Whether a message holds all that we have not got. */
export const isAnswer = (message: Uint8Array): boolean =>
  message[0] === SYNC && message[1] === ANSWER

/** Whether a message is a change that its sender has made. */
export const isChange = (message: Uint8Array): boolean =>
  message[0] === SYNC && message[1] === UPDATE

/** The change that a message holds; undefined where it holds none. Throws for what is no message. */
export function updateIn(message: Uint8Array): Uint8Array | undefined {
  const decoder = decoding.createDecoder(message)
  if (decoding.readVarUint(decoder) !== SYNC || decoding.readVarUint(decoder) === QUESTION)
    return undefined
  return decoding.readVarUint8Array(decoder)
}

/** What somebody tells of themselves who only watches: they have no seat, and nothing in their hands. */
const OF_ONLOOKERS = ['away', 'follows'] as const

function onlooking(state: string, told: unknown): string {
  if (typeof told !== 'object' || told === null) return state
  const kept = Object.entries(told).filter(([key]) => OF_ONLOOKERS.some((one) => one === key))
  return JSON.stringify(Object.fromEntries(kept))
}

/**
 * A message about presence with nobody's but this client's, any other as it is; undefined where it says nothing of this
 * client. Of who does not write only what onlookers tell is left. Throws for what is no message.
 */
export function presenceOf(
  client: number,
  message: Uint8Array,
  writes = true,
): Uint8Array | undefined {
  const outer = decoding.createDecoder(message)
  if (decoding.readVarUint(outer) !== PRESENCE) return message
  const inner = decoding.createDecoder(decoding.readVarUint8Array(outer))
  const count = decoding.readVarUint(inner)
  for (let i = 0; i < count; i++) {
    const who = decoding.readVarUint(inner)
    const clock = decoding.readVarUint(inner)
    const state = decoding.readVarString(inner)
    if (who !== client) continue
    if (state.length > MOST_PRESENCE) throw new Faulty('flood', 'too much presence')
    const told: unknown = JSON.parse(state)
    // What is too deep to be written out again would be in the way of everybody who comes later.
    if (!isPlain(told)) throw new Faulty('nonsense', 'presence that is no plain data')
    const one = encoding.createEncoder()
    encoding.writeVarUint(one, 1)
    encoding.writeVarUint(one, who)
    encoding.writeVarUint(one, clock)
    encoding.writeVarString(one, writes ? state : onlooking(state, told))
    return presenceMessage(encoding.toUint8Array(one))
  }
  return undefined
}
