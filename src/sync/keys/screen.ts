import { ed25519, x25519 } from '@noble/curves/ed25519.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { derive, type Safe, safeOf } from './keys.ts'

/*
 * Who a screen is
 *
 * Every screen has a pair of keys of its own, made once and kept on its device. The public half is its name, wherever
 * screens are named: so nobody can be called as another is, and what somebody does falls back on their own key alone.
 */

/** A screen's name: the public half of its pair, 64 hexadecimal digits. */
export type ScreenKey = string

/** Digits of such a name. */
const KEY = /^[0-9a-f]{64}$/

/** This screen, as it proves itself to others. */
export interface Screen {
  /** Its name. */
  readonly key: ScreenKey
  /** Signs bytes for one purpose: 64 bytes, which serve no other. */
  sign(purpose: string, what: Uint8Array): Uint8Array
  /** What only we and the screen of this name can seal and open; undefined where no screen has such a name. */
  box(other: ScreenKey): Safe | undefined
}

/** Whether this could be a screen's name. */
export const isScreenKey = (text: unknown): text is ScreenKey =>
  typeof text === 'string' && KEY.test(text)

const toSign = (purpose: string, what: Uint8Array) =>
  concatBytes(utf8ToBytes(`prophecy-table/screen/${purpose}/`), what)

/** The screen that has this secret of 32 bytes. */
export function screenOf(secret: Uint8Array): Screen {
  const open = ed25519.getPublicKey(secret)
  const own = ed25519.utils.toMontgomerySecret(secret)
  const boxes = new Map<ScreenKey, Safe | undefined>()
  const key = bytesToHex(open)
  return {
    key,
    sign: (purpose, what) => ed25519.sign(toSign(purpose, what), secret),
    box(other) {
      if (!boxes.has(other)) {
        // Names cost nothing to make up.
        if (boxes.size >= MOST_BOXES) boxes.clear()
        boxes.set(other, boxBetween(own, other))
      }
      return boxes.get(other)
    },
  }
}

/** How many pairs are remembered. */
const MOST_BOXES = 1000

function boxBetween(own: Uint8Array, other: ScreenKey): Safe | undefined {
  if (!isScreenKey(other)) return undefined
  try {
    const theirs = ed25519.utils.toMontgomery(hexToBytes(other))
    return safeOf(derive('screen/pair', x25519.getSharedSecret(own, theirs)))
  } catch {
    // No point of the curve, or one that would make the secret known to all.
    return undefined
  }
}

/** Whether the screen of this name has signed these bytes for this purpose. Takes anything and never throws. */
export const signedByScreen = (
  key: ScreenKey,
  purpose: string,
  what: Uint8Array,
  signature: Uint8Array,
): boolean => isScreenKey(key) && strictly(hexToBytes(key), toSign(purpose, what), signature)

/** By the letter of RFC 8032: there are keys for which anything counts as signed, and none of them is a name. */
function strictly(open: Uint8Array, what: Uint8Array, signature: Uint8Array): boolean {
  try {
    return ed25519.verify(signature, what, open, { zip215: false })
  } catch {
    // No point of the curve, or not 64 bytes.
    return false
  }
}

/**
 * The name of one session of a screen, 24 hexadecimal digits, which follows from its key and a fresh
 * salt: so nobody can have the same.
 */
export const sessionOf = (key: ScreenKey, salt: string): string =>
  bytesToHex(derive('screen/session', utf8ToBytes(`${key}/${salt}`)).subarray(0, 12))

/**
 * The number under which a screen writes into documents while it is in one session: 53 bits that follow from both, so
 * that nobody can write under another's.
 */
export function clientOf(key: ScreenKey, session: string): number {
  const [first = 0, ...rest] = derive('screen/client', utf8ToBytes(`${key}/${session}`)).subarray(
    0,
    7,
  )
  return rest.reduce((sum, byte) => sum * 256 + byte, first % 32)
}
