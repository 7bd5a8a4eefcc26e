import { equalBytes } from '@noble/curves/utils.js'
import { sha256, sha512 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Curve, CurvePoint } from './curve.ts'

/*
 * Parts of a card
 *
 * To open a card its `a` is needed times the secret key of the table, which nobody has. Each screen multiplies by its
 * share, and proves by Chaum and Pedersen ("Wallet Databases with Observers", 1992; made one word by a hash, Fiat and
 * Shamir 1986) that it was this very share: that the part is to `a` what the known half of the share is to the base.
 * In the hash stands what the part is for, the table, the list and the place, so that it serves for nothing else.
 * Enough parts make the whole by Lagrange's weights (Shamir 1979; Desmedt and Frankel 1989).
 *
 * The same with an element that nobody has chosen is a number that nobody could know before enough screens gave
 * theirs, and which is the same whoever did: how a joint throw is made here (Cachin, Kursawe and Shoup 2000), by post
 * as well.
 */

/** Bytes of the challenge: as hard to guess as the group is to break. */
const CHALLENGE = 16

/** What a part is for, as it stands in its proof. */
export type PartLabel = readonly (string | number)[]

/** Bytes of a part with its proof: the part, the challenge, the answer. */
export const partBytes = ({ bytes }: Curve): number => bytes.point + CHALLENGE + bytes.number

const challenge = (curve: Curve, label: PartLabel, ...points: readonly CurvePoint[]) =>
  sha256(
    concatBytes(
      utf8ToBytes(JSON.stringify(['prophecy-table/seal/part', ...label])),
      ...points.map(curve.toBytes),
    ),
  ).subarray(0, CHALLENGE)

const asNumber = (bytes: Uint8Array) =>
  bytes.reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n)

/** The part of whoever has this share, with its proof. */
export function givePart(curve: Curve, share: bigint, a: CurvePoint, label: PartLabel): Uint8Array {
  const part = curve.times(a, share)
  const half = curve.times(curve.base, share)
  // A fresh number that follows from the secret and all that it is for: never the same for two proofs (as in RFC 8032).
  const nonce = curve.hashToNumber(
    sha512(
      concatBytes(
        utf8ToBytes(JSON.stringify(['prophecy-table/seal/nonce', ...label])),
        curve.numberToBytes(share),
        curve.toBytes(a),
      ),
    ),
  )
  const c = challenge(
    curve,
    label,
    half,
    a,
    part,
    curve.times(curve.base, nonce),
    curve.times(a, nonce),
  )
  const answer = curve.plus(nonce, curve.product(asNumber(c), share))
  return concatBytes(curve.toBytes(part), c, curve.numberToBytes(answer))
}

/**
 * The part that bytes hold, if it is of the share with this known half, and for just this; undefined for anything
 * else. Never throws.
 */
export function readPart(
  curve: Curve,
  half: CurvePoint,
  a: CurvePoint,
  label: PartLabel,
  bytes: Uint8Array,
): CurvePoint | undefined {
  const { point } = curve.bytes
  if (bytes.length !== partBytes(curve)) return undefined
  const part = curve.fromBytes(bytes.subarray(0, point))
  const c = bytes.subarray(point, point + CHALLENGE)
  const answer = curve.numberFromBytes(bytes.subarray(point + CHALLENGE))
  if (!part || answer === undefined) return undefined
  const n = asNumber(c)
  const one = curve.subtract(curve.timesOpen(curve.base, answer), curve.timesOpen(half, n))
  const other = curve.subtract(curve.timesOpen(a, answer), curve.timesOpen(part, n))
  return equalBytes(challenge(curve, label, half, a, part, one, other), c) ? part : undefined
}

/** Parts of several, by the place of each in the pact, put together: `a` times the key of the table. */
export function sumOfParts(curve: Curve, parts: ReadonlyMap<number, CurvePoint>): CurvePoint {
  let sum = curve.zero
  for (const [i, part] of parts) {
    let weight = 1n
    for (const j of parts.keys()) {
      if (j === i) continue
      const other = BigInt(j + 1)
      const away = curve.plus(other, -BigInt(i + 1))
      weight = curve.product(weight, curve.product(other, curve.inverse(away)))
    }
    sum = curve.add(sum, curve.timesOpen(part, weight))
  }
  return sum
}
