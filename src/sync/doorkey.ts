import { ed25519, x25519 } from '@noble/curves/ed25519.js'
import { equalBytes } from '@noble/curves/utils.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { type Box, boxOf, derive, KEY, type Keys, signedBy, topicOf } from './keys.ts'

/*
 * What the door of a table unlocks
 *
 * From a table's read key follows a pair for signing, and from its public half the door key of 128 bits, which is
 * given to those who may ask to come in. It leads to a room of its own, where they knock, and to nothing of the
 * table. An answer is signed by that pair, so that nobody else who has the door key can refuse anybody or lure them
 * elsewhere, and sealed for who knocked alone.
 */

/** The room before a table's door. */
export interface Door extends Box {
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
export const doorBy = (key: Uint8Array): Door => ({ key, topic: topicOf(key), ...boxOf(key) })

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

/** A fresh pair of somebody who knocks: the secret half never leaves their page. */
export const freshPair = (): { readonly secret: Uint8Array; readonly open: Uint8Array } => {
  const { secretKey, publicKey } = x25519.keygen()
  return { secret: secretKey, open: publicKey }
}

/** What two have in common who have each other's public half; undefined where that is none. */
function between(secret: Uint8Array, theirs: Uint8Array): Box | undefined {
  try {
    return boxOf(derive('door-answer', x25519.getSharedSecret(secret, theirs)))
  } catch {
    // Not 32 bytes, or one of the few points that have nothing in common with anybody.
    return undefined
  }
}

/** Seals a text for who knocked with this public half. */
export function sealFor(theirs: Uint8Array, text: string): Uint8Array | undefined {
  const { secret, open } = freshPair()
  const box = between(secret, theirs)
  return box && concatBytes(open, box.seal(utf8ToBytes(text)))
}

/** Opens what was sealed for us; undefined for anything else. */
export function openFor(secret: Uint8Array, sealed: Uint8Array): string | undefined {
  const plain = between(secret, sealed.subarray(0, PUBLIC))?.open(sealed.subarray(PUBLIC))
  return plain && new TextDecoder().decode(plain)
}
