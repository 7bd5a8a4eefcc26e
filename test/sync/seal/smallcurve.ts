import { sha256, sha512 } from '@noble/hashes/sha2.js'
import { concatBytes } from '@noble/hashes/utils.js'
import {
  bytesFrom,
  type Curve,
  type CurvePoint,
  littleEndian,
} from '../../../src/sync/seal/curve.ts'

/*
 * A stand-in for the group: squares modulo a prime of 45 bits, in which anybody finds logarithms. It is as strict and
 * a hundred times faster, and so thousands of games can be played in it.
 */

/** The order, and the prime twice that and 1. */
const Q = 17_592_186_044_129n
const P = 2n * Q + 1n
const BYTES = 6

const mod = (n: bigint, by: bigint) => ((n % by) + by) % by
function power(base: bigint, n: bigint, by: bigint): bigint {
  let [out, square, left] = [1n, base % by, n]
  for (; left > 0n; left >>= 1n) {
    if (left & 1n) out = (out * square) % by
    square = (square * square) % by
  }
  return out
}
const our = (a: CurvePoint) => a as unknown as bigint
const their = (n: bigint) => n as unknown as CurvePoint

function bytesOf(n: bigint): Uint8Array {
  const out = new Uint8Array(BYTES)
  for (let [i, left] = [0, n]; i < BYTES; i++, left >>= 8n) out[i] = Number(left & 255n)
  return out
}
const numberFrom = (bytes: Uint8Array): bigint | undefined => {
  const n = littleEndian(bytes)
  return bytes.length === BYTES && n < Q ? n : undefined
}
const hashed = (bytes: Uint8Array) => mod(littleEndian(sha512(bytes)), Q) || 1n
const power4 = (n: bigint) => power(4n, n, P)

const coefficients = (seed: Uint8Array, least: number) => {
  const bytes = bytesFrom(seed)
  return Array.from({ length: least }, () => hashed(bytes(64)))
}
const polynomial = (all: readonly bigint[], at: number) =>
  all.reduceRight((sum, one) => mod(sum * BigInt(at + 1) + one, Q), 0n)
const proofOf = (secret: bigint) => {
  const bare = sha256(bytesOf(secret))
  const r = power4(hashed(bare))
  const c = hashed(concatBytes(bytesOf(power4(secret)), bytesOf(r)))
  return concatBytes(bytesOf(r), bytesOf(mod(hashed(bare) + c * secret, Q)))
}
const proves = (open: bigint, proof: Uint8Array) => {
  const r = proof.subarray(0, BYTES)
  const c = hashed(concatBytes(bytesOf(open), r))
  return power4(littleEndian(proof.subarray(BYTES))) === mod(littleEndian(r) * power(open, c, P), P)
}

/** Squares modulo a small prime, with a key made in the same three rounds. */
export const SMALL: Curve = {
  bytes: { point: BYTES, number: BYTES },
  base: their(4n),
  zero: their(1n),
  add: (a, b) => their((our(a) * our(b)) % P),
  subtract: (a, b) => their((our(a) * power(our(b), P - 2n, P)) % P),
  times: (a, n) => their(power(our(a), mod(n, Q), P)),
  timesOpen: (a, n) => their(power(our(a), mod(n, Q), P)),
  same: (a, b) => our(a) === our(b),
  ready: (a) => a,
  toBytes: (a) => bytesOf(our(a)),
  fromBytes(bytes) {
    const n = littleEndian(bytes)
    if (bytes.length !== BYTES || n < 2n || n >= P || power(n, Q, P) !== 1n) return undefined
    return their(n)
  },
  hashToPoint: (bytes) => their(mod(littleEndian(sha512(bytes)), P) ** 2n % P),
  hashToNumber: hashed,
  numberToBytes: bytesOf,
  numberFromBytes: numberFrom,
  plus: (a, b) => mod(a + b, Q),
  product: (a, b) => mod(a * b, Q),
  inverse: (a) => power(mod(a, Q), Q - 2n, Q),
  first(seed, { least }) {
    const own = coefficients(seed, least)
    return { commitment: own.map((n) => bytesOf(power4(n))), proof: proofOf(own[0] ?? 0n) }
  },
  second(seed, { least, many }, firsts) {
    const sound = firsts.every(({ commitment: [open], proof }) =>
      proves(littleEndian(open ?? new Uint8Array()), proof),
    )
    const own = coefficients(seed, least)
    return sound ? Array.from({ length: many }, (_, at) => bytesOf(polynomial(own, at))) : undefined
  },
  third(seed, { least, at }, _, given) {
    const all = given.map((bytes, i) => {
      return i === at ? polynomial(coefficients(seed, least), at) : (numberFrom(bytes) ?? 0n)
    })
    return all.reduce((sum, n) => mod(sum + n, Q), 0n)
  },
}
