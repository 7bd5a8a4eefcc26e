import type { SeatId } from '../plain/item.ts'
import { DICE, type Die, FACES } from './dice.ts'
import type { RollRecord } from './roll.ts'

/** How often each face of a die lay up: at 0 the face 1. */
export type Counts = readonly number[]

/** All faces thrown, by seat and die. */
export type Tally = ReadonlyMap<SeatId, ReadonlyMap<Die, Counts>>

/** Counts faces, each record once: a longer list of the same is counted on from where the last one ended. */
export interface Counter {
  /** Counts all but those left out. */
  count(records: readonly RollRecord[], without: (record: RollRecord) => boolean): Tally
}

/** Nothing counted yet. */
export function makeCounter(): Counter {
  let seen: { readonly record: RollRecord; readonly out: boolean }[] = []
  let tally = new Map<SeatId, Map<Die, number[]>>()
  return {
    count(records, without) {
      const goesOn =
        seen.length <= records.length &&
        seen.every(({ record, out }, i) => record === records[i] && out === without(record))
      if (!goesOn) {
        seen = []
        tally = new Map()
      }
      const more = records.slice(seen.length)
      // Another value, for whoever compares.
      if (more.length > 0) tally = new Map(tally)
      for (const record of more) {
        const out = without(record)
        seen.push({ record, out })
        if (!out) add(tally, record)
      }
      return tally
    },
  }
}

function add(tally: Map<SeatId, Map<Die, number[]>>, { seat, roll }: RollRecord): void {
  const dice = tally.get(seat) ?? new Map<Die, number[]>()
  tally.set(seat, dice)
  for (const { die, face } of roll) {
    const counts = dice.get(die) ?? Array.from({ length: FACES[die] }, () => 0)
    dice.set(die, counts)
    if (counts[face - 1] !== undefined) counts[face - 1]! += 1
  }
}

/** The counts of one die, of one seat or of all. */
export function countsOf(tally: Tally, die: Die, seat?: SeatId): Counts {
  const own = seat === undefined ? [...tally.values()] : [tally.get(seat)]
  return Array.from({ length: FACES[die] }, (_, i) =>
    own.reduce((sum, dice) => sum + (dice?.get(die)?.[i] ?? 0), 0),
  )
}

/** The dice that were thrown at all, in their usual order. */
export const diceIn = (tally: Tally): Die[] =>
  DICE.filter((die) => [...tally.values()].some((dice) => dice.has(die)))

/** What chance alone does with so many dice. */
export interface Spread {
  readonly thrown: number
  /** How often each face is expected. */
  readonly expected: number
  /** Nineteen times in twenty a face lies up no fewer and no more times than these. */
  readonly low: number
  readonly high: number
  /**
   * How often fair dice lie at least so unevenly, 0 to 1, by the chi-square test; undefined while there are too
   * few to tell: fewer than five for each face.
   */
  readonly chance?: number
}

/** Compares counts with what is expected of a die whose faces are equally likely. */
export function spreadOf(counts: Counts): Spread {
  const thrown = counts.reduce((sum, n) => sum + n, 0)
  const share = 1 / counts.length
  const expected = thrown * share
  const reach = 1.96 * Math.sqrt(thrown * share * (1 - share))
  const spread = {
    thrown,
    expected,
    low: Math.max(0, expected - reach),
    high: Math.min(thrown, expected + reach),
  }
  if (expected < 5) return spread
  const square = counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0)
  return { ...spread, chance: beyond(square, counts.length - 1) }
}

/** The chance that chi-square with `k` degrees of freedom is at least `x`: the upper incomplete gamma function. */
export function beyond(x: number, k: number): number {
  // From where it is known, in steps of two degrees: Q(a + 1, t) = Q(a, t) + t^a e^-t / gamma(a + 1).
  const t = x / 2
  if (t <= 0) return 1
  let a = k % 2 === 0 ? 1 : 0.5
  let q = k % 2 === 0 ? Math.exp(-t) : tail(Math.sqrt(t))
  let term = k % 2 === 0 ? t * Math.exp(-t) : (2 * Math.sqrt(t) * Math.exp(-t)) / Math.sqrt(Math.PI)
  for (; a + 1 <= k / 2; a++) {
    q += term
    term *= t / (a + 1)
  }
  return Math.min(1, Math.max(0, q))
}

/** The complementary error function for z >= 0, to seven digits (Numerical Recipes, erfcc). */
function tail(z: number): number {
  const t = 1 / (1 + z / 2)
  const terms = [
    -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398,
    1.48851587, -0.82215223, 0.17087277,
  ]
  const power = terms.reduceRight((sum, term) => sum * t + term, 0)
  return t * Math.exp(-z * z + power)
}
