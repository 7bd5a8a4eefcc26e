import { chanceOf } from '../../../rules/dice/odds.ts'
import { COUNTING } from '../../../rules/story/counting.ts'

const POOLS = [1, 2, 3, 4, 5, 6, 7, 8]
const RATINGS = [1, 2, 3, 4]

/** The chance of success of a pool against each DR, computed, as rows of a table: the pool first. */
export function chances(lang: string): readonly (readonly string[])[] {
  const percent = new Intl.NumberFormat(lang, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  return POOLS.map((pool) => [
    String(pool),
    ...RATINGS.map((dr) => percent.format(chanceOf(pool, dr, COUNTING))),
  ])
}
