import { x25519 } from '@noble/curves/ed25519.js'
import { randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { fromBase64, toBase64 } from 'lib0/buffer'
import { type Box, boxOf, derive } from './keys.ts'

/*
 * Words between two at a relay. Everybody who was ever invited can open what is sealed for the room; what is said to
 * some of them (a new key, say) must be for those alone.
 */

/** One end: what others need to seal for it, and what opens that again. */
export interface Pairs {
  /** For everybody: 32 bytes as base64. */
  readonly open: string
  /** What only we and the owner of this public half can seal and open; undefined where it is none. */
  with(open: string): Box | undefined
}

/** A fresh end. */
export function makePairs(): Pairs {
  const { secretKey, publicKey } = x25519.keygen()
  const pairs = new Map<string, Box | undefined>()
  const pair = (open: string) => {
    try {
      return boxOf(derive('relay/pair', x25519.getSharedSecret(secretKey, fromBase64(open))))
    } catch {
      // No base64, or a point that would make the secret known to all.
      return undefined
    }
  }
  return {
    open: toBase64(publicKey),
    with(open) {
      if (!pairs.has(open)) pairs.set(open, pair(open))
      return pairs.get(open)
    },
  }
}

/** A sealed text, and its key for each of those who may open it. */
export interface Letter {
  readonly for: Readonly<Record<string, string>>
  readonly text: string
}

/** Seals a text for these: by name, what is shared with each. */
export function sealLetter(text: string, readers: ReadonlyMap<string, Box>): Letter {
  const key = randomBytes(32)
  const wrapped = [...readers].map(([name, pair]) => [name, toBase64(pair.seal(key))])
  return { for: Object.fromEntries(wrapped), text: toBase64(boxOf(key).seal(utf8ToBytes(text))) }
}

/** Opens a letter to us; undefined where it is for others, or not sealed by who says so. */
export function openLetter(letter: Letter, name: string, pair: Box): string | undefined {
  const wrapped = Object.hasOwn(letter.for, name) ? letter.for[name] : undefined
  if (wrapped === undefined) return undefined
  try {
    const key = pair.open(fromBase64(wrapped))
    const text = key && boxOf(key).open(fromBase64(letter.text))
    return text && new TextDecoder().decode(text)
  } catch {
    // No base64.
    return undefined
  }
}
