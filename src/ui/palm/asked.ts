import type { Act, Board } from '../../rules/board/board.ts'
import type { Game } from '../../rules/game.ts'
import { unsaidIn } from '../check/folds.ts'

/**
 * What a game asks of this seat just now and of nobody else, told apart by a word that nobody reads: a step of the
 * guide that is theirs, or what would help or harm a Check, does not count yet, and waits for their word. '' for
 * nothing.
 */
export function askedOf(game: Pick<Game, 'phases' | 'checks'>, board: Board, act: Act): string {
  const unsaid = unsaidIn(game.checks?.gathering?.(board, act), act.seat)
  if (unsaid.length > 0) return `factors ${unsaid.map(({ id }) => id).join()}`
  const { phases } = game
  const now = phases?.list.find(({ id }) => id === phases.now(board))
  const step = now?.steps(board, act).find(({ done, seat }) => !done && seat === act.seat)
  return now && step ? `${now.id} ${step.id}` : ''
}
