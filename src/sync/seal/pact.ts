import { equalBytes } from '@noble/curves/utils.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes } from '@noble/hashes/utils.js'
import type { Curve, CurvePoint, FirstWord } from './curve.ts'

/*
 * The pact: a key of the screens at a table that nobody holds
 *
 * Each screen deals a secret of its own out among all, and the key is the sum of these (Pedersen 1991, with proofs
 * that each knows what it deals, as in FROST, Komlo and Goldberg 2020). What is dealt can be checked by whoever gets
 * it (Feldman 1987). No round is written here: they are the library's. Here is what follows from them for everybody,
 * also for who had no part in it.
 */

/** Screens of a pact at most: as many as sit at a table. */
export const MOST_SCREENS = 16

/**
 * How many of so many screens open a card: all but one, so that a game goes on without one; of two both; with `all`,
 * everybody. Always more than half: of two groups apart one at most goes on.
 */
export const leastOf = (many: number, all = false): number =>
  all || many <= 2 ? many : Math.max(many - 1, Math.floor(many / 2) + 1)

/** The key that a pact has made, and the half of each share that everybody may know, in the screens' order. */
export interface PactKey {
  readonly key: CurvePoint
  readonly halves: readonly CurvePoint[]
  /** What all screens sign of it: 64 hexadecimal digits. */
  readonly print: string
}

/** What all have committed to, where each is as it should be: as many elements as open a card. */
function commitmentsOf(
  curve: Curve,
  least: number,
  firsts: readonly FirstWord[],
): CurvePoint[][] | undefined {
  const all = firsts.map(({ commitment }) =>
    commitment.flatMap((one) => curve.fromBytes(one) ?? []),
  )
  return all.every(({ length }) => length === least) ? all : undefined
}

/** The value of a polynomial at the place of a screen, as an element: its coefficients are known only so. */
function valueAt(curve: Curve, coefficients: readonly CurvePoint[], at: number): CurvePoint {
  const x = BigInt(at + 1)
  return coefficients.reduceRight((sum, one) => curve.add(curve.timesOpen(sum, x), one), curve.zero)
}

/**
 * The key that follows from the first words of all; undefined where one of these is none, or the key is none of those
 * that are `wanted`, by their prints.
 */
export function keyOfPact(
  curve: Curve,
  least: number,
  firsts: readonly FirstWord[],
  wanted?: readonly string[],
): PactKey | undefined {
  const all = commitmentsOf(curve, least, firsts)
  if (!all) return undefined
  const sums = Array.from({ length: least }, (_, k) =>
    all.reduce((sum, one) => curve.add(sum, one[k] ?? curve.zero), curve.zero),
  )
  const key = sums[0] ?? curve.zero
  const halves = firsts.map((_, at) => valueAt(curve, sums, at))
  // Nobody comes by chance to a key or a share that hides nothing.
  if ([key, ...halves].some((one) => curve.same(one, curve.zero))) return undefined
  const bytes = concatBytes(
    ...firsts.flatMap(({ commitment, proof }) => [...commitment, proof]),
    ...[key, ...halves].map(curve.toBytes),
  )
  const print = bytesToHex(sha256(bytes))
  if (wanted && !wanted.includes(print)) return undefined
  return { key: curve.ready(key), halves, print }
}

/** Whether a number that a screen dealt to the one at this place is what it has committed to. */
export function isDealt(curve: Curve, { commitment }: FirstWord, at: number, dealt: Uint8Array) {
  const n = curve.numberFromBytes(dealt)
  const points = commitment.flatMap((one) => curve.fromBytes(one) ?? [])
  if (n === undefined || points.length !== commitment.length) return false
  const value = valueAt(curve, points, at)
  return equalBytes(curve.toBytes(curve.timesOpen(curve.base, n)), curve.toBytes(value))
}
