import { chanceOf } from '../dice/odds.ts'
import { COUNTING } from './counting.ts'

const POOLS = [1, 2, 3, 4, 5, 6, 7, 8]
const RATINGS = [1, 2, 3, 4]

/** The chance of success of a pool against each Difficulty, computed, as rows of a table: the pool first. */
export function chancesIn(lang: string): readonly (readonly string[])[] {
  const percent = new Intl.NumberFormat(lang, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  return POOLS.map((pool) => [
    String(pool),
    ...RATINGS.map((rating) => percent.format(chanceOf(pool, rating, COUNTING))),
  ])
}
