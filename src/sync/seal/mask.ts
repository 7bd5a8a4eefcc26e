import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes } from '@noble/hashes/utils.js'
import { bytesFrom, type Curve, type CurvePoint, pointFor } from './curve.ts'

/*
 * Cards under masks
 *
 * A face is an element of the group, and a card is that face under a mask (ElGamal 1985): `a` is r times the base,
 * `b` the face and r times the key of the table. Whoever adds to r changes both and not the face, and needs no secret
 * for it: so each screen in turn lays the cards in an order of its own and masks them anew, and the order is known to
 * nobody but all of them together (Barnett and Smart 2003, "Mental Poker Revisited"). At first r is 1 for all cards,
 * which anybody can check.
 */

/** Cards of one deck at most. */
export const MOST_CARDS = 200

/** A card under its mask. */
export interface MaskedCard {
  readonly a: CurvePoint
  readonly b: CurvePoint
}

/** Cards as they lie, the top one first. */
export type MaskedList = readonly MaskedCard[]

/** An order and masks: place `i` gets the card that lay at `from[i]`, masked by `by[i]` more. */
export interface Reshuffle {
  readonly from: readonly number[]
  readonly by: readonly bigint[]
}

/** Names of faces, each as often as it is there, told apart by which of them it is: `wolf#1`. */
export function namesOf(faces: readonly string[]): readonly string[] {
  const met = new Map<string, number>()
  return faces.map((face) => {
    const n = (met.get(face) ?? 0) + 1
    met.set(face, n)
    return `${face}#${n}`
  })
}

/** The elements that stand for such names, in this deck of this table. */
export const facePoints = (
  curve: Curve,
  table: string,
  deck: string,
  names: readonly string[],
): readonly CurvePoint[] => names.map((name) => pointFor(curve, 'face', table, deck, name))

/** Cards as they lie at first, their faces in the order in which they are told. */
export const openList = (curve: Curve, key: CurvePoint, faces: readonly CurvePoint[]): MaskedList =>
  faces.map((face) => ({ a: curve.base, b: curve.add(face, key) }))

/** The shuffle that follows from a seed of 32 bytes: each order as likely as any other. */
export function shuffleOf(curve: Curve, seed: Uint8Array, many: number): Reshuffle {
  const bytes = bytesFrom(seed)
  const from = Array.from({ length: many }, (_, i) => i)
  for (let i = many - 1; i > 0; i--) {
    // Of 2^64 numbers no remainder is likelier by more than one in 10^16.
    const j = Number(new DataView(bytes(8).buffer).getBigUint64(0) % BigInt(i + 1))
    ;[from[i], from[j]] = [from[j]!, from[i]!]
  }
  return { from, by: from.map(() => curve.hashToNumber(bytes(64))) }
}

const masked = (curve: Curve, key: CurvePoint, { a, b }: MaskedCard, by: bigint): MaskedCard => ({
  a: curve.add(a, curve.times(curve.base, by)),
  b: curve.add(b, curve.times(key, by)),
})

/** How many cards are reckoned with at a step. */
const STEP = 10

/** Cards laid and masked anew, some at a step. */
export function* shuffled(
  curve: Curve,
  key: CurvePoint,
  list: MaskedList,
  { from, by }: Reshuffle,
): Generator<void, MaskedList> {
  const out: MaskedCard[] = []
  for (const [i, at] of from.entries()) {
    if (i % STEP === STEP - 1) yield
    out.push(masked(curve, key, list[at]!, by[i]!))
  }
  return out
}

/** Cards as they lay before such a shuffle, whose numbers may be 0; some at a step. */
export function* unshuffled(
  curve: Curve,
  key: CurvePoint,
  list: MaskedList,
  { from, by }: Reshuffle,
): Generator<void, MaskedList> {
  const out: MaskedCard[] = []
  for (const [i, at] of from.entries()) {
    if (i % STEP === STEP - 1) yield
    const { a, b } = list[i]!
    const n = by[i]!
    out[at] = {
      a: curve.subtract(a, curve.timesOpen(curve.base, n)),
      b: curve.subtract(b, curve.timesOpen(key, n)),
    }
  }
  return out
}

/** Cards as bytes, one after another. */
export const listBytes = (curve: Curve, list: MaskedList): Uint8Array =>
  concatBytes(...list.flatMap(({ a, b }) => [curve.toBytes(a), curve.toBytes(b)]))

/** Cards that bytes stand for, of which there are `many`; undefined for anything that is not exactly that. */
export function readList(curve: Curve, bytes: Uint8Array, many: number): MaskedList | undefined {
  const { point } = curve.bytes
  if (bytes.length !== many * 2 * point) return undefined
  const list: MaskedCard[] = []
  for (let at = 0; at < bytes.length; at += 2 * point) {
    const a = curve.fromBytes(bytes.subarray(at, at + point))
    const b = curve.fromBytes(bytes.subarray(at + point, at + 2 * point))
    if (!a || !b) return undefined
    list.push({ a, b })
  }
  return list
}

/** What tells one list from all others: 64 hexadecimal digits. */
export const hashOfList = (curve: Curve, list: MaskedList): string =>
  bytesToHex(sha256(listBytes(curve, list)))
