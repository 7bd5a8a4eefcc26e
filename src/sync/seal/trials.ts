import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { derive } from '../keys/keys.ts'
import type { Curve, CurvePoint } from './curve.ts'
import {
  hashOfList,
  type MaskedList,
  MOST_CARDS,
  type Reshuffle,
  shuffled,
  shuffleOf,
  unshuffled,
} from './mask.ts'

/*
 * Trial shuffles
 *
 * Beside its shuffle a screen makes eight others of the same cards, and shows a hash of all of them. Then a number that
 * nobody could know says of each which way it is opened: how it comes from the cards as they lay before, or how the
 * cards as they lie now come from it. Both together would tell the shuffle, one alone tells nothing. Who has put in a
 * card of their own, or one twice, can open no trial both ways, and is found out 255 times in 256 (cut and choose;
 * Barnett and Smart 2003, section 3). When the game is over the seed itself is opened, and then nothing is left to
 * luck.
 */

/** Trials beside each shuffle. */
export const TRIALS = 8
/** Bytes of a seed. */
const SEED = 32

const trialSeed = (seed: Uint8Array, n: number) => derive(`seal/trial/${n}`, seed)

/** What is shown of trials: one hash of the hashes of all of them. */
export const trialsCover = (hashes: readonly string[]): string =>
  bytesToHex(sha256(utf8ToBytes(hashes.join(''))))

/** The hash of each trial list. */
export function* hashTrials(
  curve: Curve,
  key: CurvePoint,
  list: MaskedList,
  seed: Uint8Array,
): Generator<void, readonly string[]> {
  const hashes: string[] = []
  for (let n = 0; n < TRIALS; n++) {
    const trial = shuffleOf(curve, trialSeed(seed, n), list.length)
    hashes.push(hashOfList(curve, yield* shuffled(curve, key, list, trial)))
    yield
  }
  return hashes
}

const opensFirst = (bits: number, n: number) => ((bits >> n) & 1) === 1

/** From a trial to the cards as they lie now. */
function between(curve: Curve, own: Reshuffle, trial: Reshuffle): Reshuffle {
  const at = new Map(trial.from.map((from, i) => [from, i]))
  const from = own.from.map((one) => at.get(one) ?? 0)
  const by = own.by.map((n, i) => curve.plus(n, -trial.by[from[i]!]!))
  return { from, by }
}

/** Each trial of a shuffle by this seed, opened the one way or the other by eight bits. */
export function openTrials(
  curve: Curve,
  many: number,
  seed: Uint8Array,
  bits: number,
): readonly Uint8Array[] {
  const own = shuffleOf(curve, seed, many)
  return Array.from({ length: TRIALS }, (_, n) => {
    if (opensFirst(bits, n)) return trialSeed(seed, n)
    const { from, by } = between(curve, own, shuffleOf(curve, trialSeed(seed, n), many))
    return concatBytes(Uint8Array.from(from), ...by.map(curve.numberToBytes))
  })
}

/** A shuffle out of bytes; undefined for anything that is none of so many cards. */
function readShuffle(curve: Curve, bytes: Uint8Array, many: number): Reshuffle | undefined {
  const { number } = curve.bytes
  if (many > MOST_CARDS || bytes.length !== many * (1 + number)) return undefined
  const from = [...bytes.subarray(0, many)]
  if (new Set(from).size !== many || from.some((at) => at >= many)) return undefined
  const by = from.flatMap(
    (_, i) =>
      curve.numberFromBytes(bytes.subarray(many + i * number, many + (i + 1) * number)) ?? [],
  )
  return by.length === many ? { from, by } : undefined
}

/**
 * Whether all trials were opened as the bits have it and each fits. Takes any bytes and never
 * throws.
 */
export function* checkTrials(
  curve: Curve,
  key: CurvePoint,
  before: MaskedList,
  after: MaskedList,
  covers: readonly string[],
  bits: number,
  opened: readonly Uint8Array[],
): Generator<void, boolean> {
  if (opened.length !== TRIALS) return false
  const hashes: string[] = []
  for (const [n, bytes] of opened.entries()) {
    yield
    let list: MaskedList | undefined
    if (opensFirst(bits, n)) {
      if (bytes.length !== SEED) return false
      list = yield* shuffled(curve, key, before, shuffleOf(curve, bytes, before.length))
    } else {
      const shuffle = readShuffle(curve, bytes, after.length)
      list = shuffle && (yield* unshuffled(curve, key, after, shuffle))
    }
    if (!list) return false
    hashes.push(hashOfList(curve, list))
  }
  // Earlier versions showed the hash of each.
  const shown = covers.length === 1 ? [trialsCover(hashes)] : hashes
  return covers.length === shown.length && shown.every((hash, n) => hash === covers[n])
}

/** Whether cards lie now as a shuffle by this seed lays them: what an audit asks of each shuffle of a game. */
export function* isShuffledBy(
  curve: Curve,
  key: CurvePoint,
  before: MaskedList,
  after: MaskedList,
  seed: Uint8Array,
): Generator<void, boolean> {
  if (seed.length !== SEED) return false
  const list = yield* shuffled(curve, key, before, shuffleOf(curve, seed, before.length))
  return hashOfList(curve, list) === hashOfList(curve, after)
}

/** The eight bits that follow from an element which nobody could know before. */
export const bitsOf = (curve: Curve, toss: CurvePoint): number =>
  derive('seal/toss', curve.toBytes(toss))[0] ?? 0
