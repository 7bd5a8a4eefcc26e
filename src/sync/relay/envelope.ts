import { x25519 } from '@noble/curves/ed25519.js'
import { randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { fromBase64, toBase64 } from '../../rules/plain/base64.ts'
import { derive, type Safe, safeOf } from '../keys/keys.ts'
import type { ScreenKey } from '../keys/screen.ts'
import { keepNewest } from '../pace/newest.ts'

/*
 * Words between two at a relay. Everybody who was ever invited can open what is sealed for the room; what is said to
 * some of them (a new key, say) must be for those alone.
 *
 * Each screen makes a fresh pair whenever it comes, and tells its public half in what it signs. So an envelope names
 * its reader and that one's session by what it is sealed with: told again in another, nobody can open it, and neither
 * can who steals a screen's own secret later. Its writer and its number are sealed with it.
 */

/** One end: what others need to seal for it, and what opens that again. */
export interface KeyPair {
  /** For everybody: 32 bytes as base64. */
  readonly open: string
  /** What only we and the owner of this public half can seal and open; undefined where it is none. */
  with(open: string): Safe | undefined
}

/** Others cost nothing to make up. */
const MOST_PAIRS = 1000

/** A fresh end. */
export function makeKeyPair(): KeyPair {
  const { secretKey, publicKey } = x25519.keygen()
  const pairs = new Map<string, Safe | undefined>()
  const pair = (open: string) => {
    try {
      return safeOf(derive('relay/pair', x25519.getSharedSecret(secretKey, fromBase64(open))))
    } catch {
      // No base64, or a point that would make the secret known to all.
      return undefined
    }
  }
  return {
    open: toBase64(publicKey),
    with(open) {
      if (!pairs.has(open)) pairs.set(open, pair(open))
      keepNewest(pairs, MOST_PAIRS)
      return pairs.get(open)
    },
  }
}

/** A sealed text, and its key for each of those who may open it. */
export interface Envelope {
  readonly for: Readonly<Record<string, string>>
  readonly text: string
}

/** Who wrote an envelope, and which of theirs it is. */
export interface Sender {
  readonly from: ScreenKey
  readonly n: number
}

/** By so many digits of its name a reader finds what is for it. */
const DIGITS = 16
const marked = ({ from, n }: Sender, text: string) => JSON.stringify([from, n, text])

/** Seals a text for these: by name, what is shared with each. */
export function sealEnvelope(
  sender: Sender,
  text: string,
  readers: ReadonlyMap<ScreenKey, Safe>,
): Envelope {
  const key = randomBytes(32)
  const wrapped = [...readers].map(([name, pair]) => [
    name.slice(0, DIGITS),
    toBase64(pair.seal(key)),
  ])
  return {
    for: Object.fromEntries(wrapped),
    text: toBase64(safeOf(key).seal(utf8ToBytes(marked(sender, text)))),
  }
}

/** Opens an envelope to us; undefined where it is for others, or not written by who says so. */
export function openEnvelope(
  envelope: Envelope,
  sender: Sender,
  name: ScreenKey,
  pair: Safe,
): string | undefined {
  const short = name.slice(0, DIGITS)
  const wrapped = Object.hasOwn(envelope.for, short) ? envelope.for[short] : undefined
  if (wrapped === undefined) return undefined
  try {
    const key = pair.open(fromBase64(wrapped))
    const plain = key && safeOf(key).open(fromBase64(envelope.text))
    if (!plain) return undefined
    const [from, n, text]: unknown[] = JSON.parse(new TextDecoder().decode(plain))
    // Told by another as their own, under a public half that is not theirs.
    return from === sender.from && n === sender.n && typeof text === 'string' ? text : undefined
  } catch {
    // No base64, or nonsense.
    return undefined
  }
}
