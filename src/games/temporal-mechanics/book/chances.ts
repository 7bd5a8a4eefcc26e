import type { Counting } from '../../../rules/dice/hits.ts'
import { chanceOf } from '../../../rules/dice/odds.ts'

/** 4, 5 and 6 are Hits, and a 6 brings one more die [T18]. */
const COUNTING: Counting = { die: 'd6', hits: [4, 5, 6], bursts: [6] }

const POOLS = [1, 2, 3, 4, 5, 6, 7, 8]
const DIFFICULTIES = [1, 2, 3, 4]

/** The chance of success of a pool against each Difficulty, computed, as rows of a table: the pool first. */
export function chances(lang: string): readonly (readonly string[])[] {
  const percent = new Intl.NumberFormat(lang, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  return POOLS.map((pool) => [
    String(pool),
    ...DIFFICULTIES.map((difficulty) => percent.format(chanceOf(pool, difficulty, COUNTING))),
  ])
}
