import type { Move } from '../../../rules/play/move.ts'
import { actionMoves } from './actions.ts'
import { pickMoves } from './picks.ts'
import { tableMoves } from './table.ts'

/** All that people, and the table by itself, may do. */
export const darkMoves: readonly Move[] = [...actionMoves, ...pickMoves, ...tableMoves]
