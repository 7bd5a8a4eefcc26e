import type { Act, Board } from '../../rules/board/board.ts'
import type { Game } from '../../rules/game.ts'

/**
 * What a game asks of this seat just now and of nobody else, told apart by a word that nobody reads: a step of the
 * guide that is theirs, or pairs that do not count yet and that they have not said anything of. '' for nothing.
 */
export function askedOf(game: Pick<Game, 'phases' | 'checks'>, board: Board, act: Act): string {
  const offered = game.checks?.gathering?.(board, act)?.pairs?.offered ?? []
  const unsaid = offered.filter(
    ({ says, counts, offers }) => !counts && offers.length > 0 && !Object.hasOwn(says, act.seat),
  )
  if (unsaid.length > 0) return `pairs ${unsaid.map(({ pair }) => pair.join('+')).join()}`
  const { phases } = game
  const now = phases?.list.find(({ id }) => id === phases.now(board))
  const step = now?.steps(board, act).find(({ done, seat }) => !done && seat === act.seat)
  return now && step ? `${now.id} ${step.id}` : ''
}
