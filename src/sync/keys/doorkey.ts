import { ed25519 } from '@noble/curves/ed25519.js'
import { equalBytes } from '@noble/curves/utils.js'
import { concatBytes } from '@noble/hashes/utils.js'
import { derive, KEY, type Keys, type Safe, safeOf, signedBy, topicOf } from './keys.ts'

/*
 * What the door of a table unlocks
 *
 * From a table's read key follows a pair for signing, and from its public half the door key of 128 bits, which is
 * given to those who may ask to come in. It leads to a room of its own, where they knock, and to nothing of the
 * table. An answer is signed by that pair, so that nobody else who has the door key can refuse anybody or lure them
 * elsewhere, and sealed for the screen that knocked alone.
 */

/** The room before a table's door. */
export interface Door extends Safe {
  /** Given away, it lets people ask. */
  readonly key: Uint8Array
  /** The name of its room. */
  readonly topic: string
}

/** Bytes of a public half, and of a signature with it. */
const PUBLIC = 32
const SIGNED = PUBLIC + 64

const secretOf = (read: Uint8Array) => derive('door-sign', read)
const keyOf = (open: Uint8Array) => derive('door', open).slice(0, KEY)

/** The door key that follows from a read key. */
export const doorOf = (read: Uint8Array): Uint8Array => keyOf(ed25519.getPublicKey(secretOf(read)))

/** The room that a door key leads to. */
export const doorBy = (key: Uint8Array): Door => ({ key, topic: topicOf(key), ...safeOf(key) })

/** Whether these keys are of the table behind this door. */
export const isBehind = (door: Door, { read }: Keys): boolean => equalBytes(doorOf(read), door.key)

/** Signs for those before the door: the public half followed by the signature. */
export function signAtDoor(read: Uint8Array, what: Uint8Array): Uint8Array {
  const secret = secretOf(read)
  return concatBytes(ed25519.getPublicKey(secret), ed25519.sign(what, secret))
}

/** Whether these bytes were signed by somebody at the table behind this door. */
export function signedAtDoor(door: Door, what: Uint8Array, signed: Uint8Array): boolean {
  if (signed.length !== SIGNED) return false
  const open = signed.subarray(0, PUBLIC)
  return equalBytes(keyOf(open), door.key) && signedBy(open, what, signed.subarray(PUBLIC))
}
