import type { Board } from '../../../rules/board/board.ts'
import type { SeatId } from '../../../rules/plain/item.ts'
import { type Sentence, say } from '../../../rules/plain/sentence.ts'
import { rankingOf, type Score } from '../reckon/score.ts'
import type { GameState } from '../reckon/state.ts'
import { nameIn } from './kept.ts'

/** What makes a score, worth by worth [D31]. */
export const levelsTold = ({ deeds, levels, tokens }: Score): readonly Sentence[] => [
  ...deeds.map(({ deed, points }) => say('score.deed', { deed, n: points })),
  ...levels
    .filter(({ level }) => level > 0)
    .map(({ of, level, points }) => say('score.level', { of, level, n: points })),
  ...(tokens > 0 ? [say('score.tokens', { n: tokens })] : []),
]

/** A score in one line. */
export const scoreTold = (board: Board, { seat, deeds, levels, tokens, total }: Score): Sentence =>
  say('score.of', {
    name: nameIn(board)(seat),
    total,
    deeds: deeds.reduce((sum, { points }) => sum + points, 0),
    many: deeds.length,
    levels: levels.reduce((sum, { points }) => sum + points, 0),
    tokens,
  })

/** Who won, and by what: step by step who was left of the tied [D32]. */
export function standingTold(board: Board, game: GameState): readonly Sentence[] {
  const { winners, steps } = rankingOf(game)
  const names = (seats: readonly SeatId[]) => seats.map(nameIn(board)).join(', ')
  return [
    ...steps.map(({ by, left }) => say('score.step', { by, names: names(left) })),
    say(winners.length > 1 ? 'score.shared' : 'score.won', { names: names(winners) }),
  ]
}
