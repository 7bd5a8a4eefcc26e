import type { Board } from '../../../rules/board/board.ts'
import { playedOn } from './kept.ts'

/** What a table goes through: people gather, the three phases of each turn [D13], and the end. */
export const DARK_PHASES = ['gather', 'action', 'verses', 'end', 'over'] as const
export type DarkPhase = (typeof DARK_PHASES)[number]

/** Where the game stands. */
export function phaseOf(board: Pick<Board, 'play'>): DarkPhase {
  const game = playedOn(board)?.game
  if (!game) return 'gather'
  if (game.over) return 'over'
  return game.turn && game.round > 0 ? game.turn.phase : 'gather'
}
