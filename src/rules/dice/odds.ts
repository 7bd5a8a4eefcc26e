import { type Die, FACES, worthOf } from './dice.ts'
import type { Counting } from './hits.ts'

/**
 * The chances of 0, 1, 2 ... Hits of one starting die with all the dice it brings, without limit.
 * With p(z) for its generating function, and of n faces m Misses, h Hits, a bursting Misses and b
 * bursting Hits: n p = m + h z + a p + b z p, so p = (m + h z) / ((n - a) - b z).
 * For a d6 that hits on 4, 5, 6 and bursts on 6 that is (1/2 + z/3) / (1 - z/6) [P14], [P15].
 */
function ofOneDie({ die, hits, bursts }: Counting, terms: number): Float64Array {
  let m = 0
  let h = 0
  let a = 0
  let b = 0
  for (let face = 1; face <= FACES[die]; face++) {
    const hit = hits.includes(face)
    if (bursts.includes(face)) hit ? b++ : a++
    else hit ? h++ : m++
  }
  const chances = new Float64Array(terms)
  const rest = FACES[die] - a
  // A die that only ever brings more dice counts nothing.
  if (rest === 0) return chances.fill(1, 0, 1)
  for (let k = 0; k < terms; k++) {
    const straight = k === 0 ? m : k === 1 ? h : 0
    chances[k] = (straight + (k > 0 ? b * chances[k - 1]! : 0)) / rest
  }
  return chances
}

/** The exact chance, 0 to 1, that `pool` dice and all they bring make at least `dr` Hits. */
export function chanceOf(pool: number, dr: number, counting: Counting): number {
  if (dr <= 0) return 1
  const one = ofOneDie(counting, dr)
  let all = new Float64Array(dr)
  all[0] = 1
  for (let die = 0; die < pool; die++) {
    const next = new Float64Array(dr)
    for (let i = 0; i < dr; i++) {
      for (let j = 0; i + j < dr; j++) next[i + j]! += all[i]! * one[j]!
    }
    all = next
  }
  const short = all.reduce((sum, chance) => sum + chance, 0)
  return Math.min(1, Math.max(0, 1 - short))
}

/** The chance of success, 0 to 1, where there is only that and failure; undefined where there is more to it. */
export function successIn(
  odds: readonly { readonly chance: number; readonly good?: boolean }[] = [],
): number | undefined {
  const good = odds.find((one) => one.good)
  return odds.length === 2 && odds.some((one) => one.good === false) ? good?.chance : undefined
}

/** What number may come, and how likely each is, 0 to 1; all of them are 1 together. From the least to the greatest. */
export type Distribution = ReadonlyMap<number, number>

/** The highest, or the lowest, of some dice of one sort; of none it is 0. */
export function extremeOf(which: 'highest' | 'lowest', dice: number, die: Die): Distribution {
  const faces = FACES[die]
  if (dice <= 0) return new Map([[0, 1]])
  /** The chance that none lies beyond so many of its faces. */
  const within = (some: number) => (some / faces) ** dice
  const chance = (rank: number) => within(rank) - within(rank - 1)
  const worths = Array.from({ length: faces }, (_, i) => worthOf(die, i + 1)).sort((a, b) => a - b)
  return new Map(
    worths.map((worth, i) => [worth, chance(which === 'highest' ? i + 1 : faces - i)] as const),
  )
}

/** How likely each band of numbers is, in the order in which they come from the least number on. */
export function bandOdds<Band>(
  distribution: Distribution,
  band: (n: number) => Band,
): ReadonlyMap<Band, number> {
  const found = new Map<Band, number>()
  for (const [n, chance] of distribution) found.set(band(n), (found.get(band(n)) ?? 0) + chance)
  return found
}
