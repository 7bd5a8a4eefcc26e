import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { ed25519 } from '@noble/curves/ed25519.js'
import { equalBytes } from '@noble/curves/utils.js'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/*
 * What an invitation unlocks
 *
 * A table has one write key of 128 bits. From it follow a pair for signing, and from the public half of that pair the
 * read key, again of 128 bits. So an invitation to play is the write key and nothing else; an invitation to watch is
 * the read key alone: its holder can open what is sealed and can tell who may write (a public half is the table's
 * when the read key follows from it), but cannot sign. From the read key follow the name of the room, which tells
 * nothing about it, and the key that seals what goes through other people's machines.
 */

/** Bytes of a key that is given to people. */
export const KEY = 16
const NONCE = 24
const TAG = 16

/** What somebody who was invited can do with a table's keys: its box is for everybody who was invited. */
export interface Keys extends Safe {
  /** Given away, it lets people watch. */
  readonly read: Uint8Array
  /** Given away, it lets people play; missing for those who only watch. */
  readonly write?: Uint8Array
  /** The name of the room. */
  readonly topic: string
  /** What proves to another who was invited that we are, bound to these bytes. */
  prove(what: Uint8Array): Uint8Array
  proves(what: Uint8Array, proof: Uint8Array): boolean
  /** The public half followed by a signature; undefined for those who only watch. */
  sign(what: Uint8Array): Uint8Array | undefined
  /** Whether these bytes were signed by somebody who may write. */
  signs(what: Uint8Array, signed: Uint8Array): boolean
}

/** A fresh write key, for a table that is shared for the first time or gets a new one. */
export const freshKey = (): Uint8Array => randomBytes(KEY)

/** A hash for one purpose, so that nothing learnt for one serves another. */
export const derive = (purpose: string, from: Uint8Array): Uint8Array =>
  sha256(concatBytes(utf8ToBytes(`prophecy-table/${purpose}/`), from))

/** The name of a room, for whoever passes messages on: 32 hexadecimal digits that tell nothing of the key. */
export const topicOf = (key: Uint8Array): string => bytesToHex(derive('topic', key).slice(0, KEY))

/** Seals bytes, and opens what was sealed by the same key; undefined for anything else. */
export interface Safe {
  seal(plain: Uint8Array): Uint8Array
  open(sealed: Uint8Array): Uint8Array | undefined
}

/** The box of a key of any length. */
export function safeOf(key: Uint8Array): Safe {
  const own = derive('seal', key)
  return {
    seal(plain) {
      const nonce = randomBytes(NONCE)
      return concatBytes(nonce, xchacha20poly1305(own, nonce).encrypt(plain))
    },
    open(sealed) {
      if (sealed.length < NONCE + TAG) return undefined
      try {
        const nonce = sealed.subarray(0, NONCE)
        return xchacha20poly1305(own, nonce).decrypt(sealed.subarray(NONCE))
      } catch {
        // Sealed by another key, or damaged: nothing that was meant for us.
        return undefined
      }
    },
  }
}

/** Whether these bytes were signed by the secret half of a pair. Takes anything and never throws. */
export function signedBy(open: Uint8Array, what: Uint8Array, signature: Uint8Array): boolean {
  try {
    return ed25519.verify(signature, what, open)
  } catch {
    // A public half that is no point of the curve.
    return false
  }
}

/** The read key that follows from a public half. */
const readKeyOf = (open: Uint8Array): Uint8Array => derive('read', open).slice(0, KEY)

/** Everything that follows from a write key of 16 bytes. Throws a RangeError for another length. */
export function writerKeys(write: Uint8Array): Keys {
  wholeKey(write)
  const secret = derive('sign', write)
  const open = ed25519.getPublicKey(secret)
  return { ...keysOf(readKeyOf(open), (what) => ed25519.sign(what, secret), open), write }
}

/** Everything that follows from a read key of 16 bytes. Throws a RangeError for another length. */
export function watcherKeys(read: Uint8Array): Keys {
  wholeKey(read)
  return keysOf(read)
}

function wholeKey(key: Uint8Array): void {
  if (key.length !== KEY) throw new RangeError(`a key has ${KEY} bytes`)
}

function keysOf(
  read: Uint8Array,
  signed?: (what: Uint8Array) => Uint8Array,
  open?: Uint8Array,
): Keys {
  const proof = derive('prove', read)
  const prove = (what: Uint8Array) => hmac(sha256, proof, what)
  return {
    read,
    topic: topicOf(read),
    ...safeOf(read),
    prove,
    proves: (what, given) => equalBytes(prove(what), given),
    sign(what) {
      if (!signed || !open) return undefined
      return concatBytes(open, signed(what))
    },
    signs(what, given) {
      if (given.length !== 96) return false
      const theirs = given.subarray(0, 32)
      if (!equalBytes(readKeyOf(theirs), read)) return false
      return signedBy(theirs, what, given.subarray(32))
    },
  }
}
