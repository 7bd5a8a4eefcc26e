import { ristretto255, ristretto255_FROST, ristretto255_hasher } from '@noble/curves/ed25519.js'
import { sha512 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/*
 * What sealed cards are reckoned with
 *
 * A group of prime order in which logarithms are hard: ristretto255 (RFC 9496), by @noble/curves. All else in this
 * room takes it as a value, so that tests of long games can reckon in a small group, where nothing is secret.
 */

declare const point: unique symbol
/** An element of the group. */
export interface CurvePoint {
  readonly [point]: true
}

/** What a screen says first when a key is made: what it commits to, and that it knows what is in it. */
export interface FirstWord {
  /** As many elements as open a card, the first of them its share of the key. */
  readonly commitment: readonly Uint8Array[]
  readonly proof: Uint8Array
}

/** How many make a key, how many of them open a card, and which of them we are, from 0. */
export interface Sizes {
  readonly many: number
  readonly least: number
  readonly at: number
}

/** Elements and numbers of one group of prime order; numbers are below that order. */
export interface Curve {
  /** Bytes of an element, and of a number. */
  readonly bytes: { readonly point: number; readonly number: number }
  readonly base: CurvePoint
  readonly zero: CurvePoint
  add(a: CurvePoint, b: CurvePoint): CurvePoint
  subtract(a: CurvePoint, b: CurvePoint): CurvePoint
  /** For secret numbers above 0: takes the same time for each. */
  times(a: CurvePoint, n: bigint): CurvePoint
  /** The same, faster, for numbers that everybody may know. */
  timesOpen(a: CurvePoint, n: bigint): CurvePoint
  same(a: CurvePoint, b: CurvePoint): boolean
  /** Makes later work with this one faster. */
  ready(a: CurvePoint): CurvePoint
  toBytes(a: CurvePoint): Uint8Array
  /** Undefined for bytes that stand for none, and for zero, which no honest screen sends. */
  fromBytes(bytes: Uint8Array): CurvePoint | undefined
  /** An element of which nobody knows how it comes from another. */
  hashToPoint(bytes: Uint8Array): CurvePoint
  /** A number above 0 that follows from bytes. */
  hashToNumber(bytes: Uint8Array): bigint
  numberToBytes(n: bigint): Uint8Array
  numberFromBytes(bytes: Uint8Array): bigint | undefined
  plus(a: bigint, b: bigint): bigint
  product(a: bigint, b: bigint): bigint
  /** 1 over a number above 0. */
  inverse(a: bigint): bigint
  /**
   * Three rounds in which `many` make a key that none of them has. All that a screen says follows from its seed of 32
   * bytes and what it heard, so that it says the same again after it was closed.
   */
  first(seed: Uint8Array, sizes: Sizes): FirstWord
  /** The number that is sealed for each, in their order, our own among them; undefined where a proof is false. */
  second(
    seed: Uint8Array,
    sizes: Sizes,
    firsts: readonly FirstWord[],
  ): readonly Uint8Array[] | undefined
  /** Our share of the key, of the first words of all and the numbers for us; undefined where one does not fit. */
  third(
    seed: Uint8Array,
    sizes: Sizes,
    firsts: readonly FirstWord[],
    given: readonly Uint8Array[],
  ): bigint | undefined
}

/** Bytes without end that follow from a seed, a run at each call. */
export function bytesFrom(seed: Uint8Array): (count?: number) => Uint8Array<ArrayBuffer> {
  let n = 0
  return (count = 32) => {
    const out = new Uint8Array(count)
    for (let at = 0; at < count; at += 64) {
      const counter = new Uint8Array(8)
      new DataView(counter.buffer).setUint32(0, n++)
      out.set(sha512(concatBytes(seed, counter)).subarray(0, count - at), at)
    }
    return out
  }
}

/** The number that some bytes stand for, the lowest first. */
export const littleEndian = (bytes: Uint8Array): bigint =>
  bytes.reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n)

type Ristretto = InstanceType<typeof ristretto255.Point>
const { Point } = ristretto255
const { Fn } = Point
const { DKG, Identifier } = ristretto255_FROST
const our = (a: CurvePoint) => a as unknown as Ristretto
const their = (a: Ristretto) => a as unknown as CurvePoint

const idOf = (at: number) => Identifier.fromNumber(at + 1)
const begun = (seed: Uint8Array, { many, least, at }: Sizes) =>
  DKG.round1(idOf(at), { min: least, max: many }, undefined, bytesFrom(seed))
const othersOf = <T>(all: readonly T[], at: number) => all.filter((_, i) => i !== at)
const asRound1 = (firsts: readonly FirstWord[], at: number) =>
  othersOf(
    firsts.map(({ commitment, proof }, i) => ({
      identifier: idOf(i),
      commitment: [...commitment],
      proofOfKnowledge: proof,
    })),
    at,
  )

/** What throws at what others have sent says nothing that can be used. */
function tried<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** ristretto255, with the distributed key generation of FROST (Pedersen 1991; Komlo and Goldberg 2020). */
export const RISTRETTO: Curve = {
  bytes: { point: 32, number: Fn.BYTES },
  base: their(Point.BASE),
  zero: their(Point.ZERO),
  add: (a, b) => their(our(a).add(our(b))),
  subtract: (a, b) => their(our(a).subtract(our(b))),
  times: (a, n) => their(our(a).multiply(n)),
  timesOpen: (a, n) => their(our(a).multiplyUnsafe(n)),
  same: (a, b) => our(a).equals(our(b)),
  ready: (a) => their(our(a).precompute(8)),
  toBytes: (a) => our(a).toBytes(),
  fromBytes: (bytes) =>
    tried(() => {
      const read = Point.fromBytes(bytes)
      return read.equals(Point.ZERO) ? undefined : their(read)
    }),
  hashToPoint: (bytes) => their(ristretto255_hasher.hashToCurve(bytes)),
  hashToNumber: (bytes) => Fn.create(littleEndian(sha512(bytes))) || 1n,
  numberToBytes: (n) => Fn.toBytes(n),
  numberFromBytes: (bytes) => tried(() => Fn.fromBytes(bytes)),
  plus: (a, b) => Fn.add(a, b),
  product: (a, b) => Fn.mul(a, b),
  inverse: (a) => Fn.inv(a),
  first(seed, sizes) {
    const { commitment, proofOfKnowledge } = begun(seed, sizes).public
    return { commitment, proof: proofOfKnowledge }
  },
  second: (seed, sizes, firsts) =>
    tried(() => {
      const { at } = sizes
      const shares = DKG.round2(begun(seed, sizes).secret, asRound1(firsts, at))
      // Nobody is sent their own.
      return firsts.map((_, i) => shares[idOf(i)]?.signingShare ?? new Uint8Array(Fn.BYTES))
    }),
  third: (seed, sizes, firsts, given) =>
    tried(() => {
      const { at } = sizes
      const { secret } = begun(seed, sizes)
      const others = asRound1(firsts, at)
      DKG.round2(secret, others)
      const shares = given.map((signingShare, i) => ({ identifier: idOf(i), signingShare }))
      const key = DKG.round3(secret, others, othersOf(shares, at))
      return Fn.fromBytes(key.secret.signingShare)
    }),
}

/** A hash for one purpose into the group: what is learnt of one element serves no other purpose. */
export const pointFor = (curve: Curve, purpose: string, ...parts: readonly unknown[]): CurvePoint =>
  curve.hashToPoint(utf8ToBytes(JSON.stringify([`prophecy-table/seal/${purpose}`, ...parts])))
