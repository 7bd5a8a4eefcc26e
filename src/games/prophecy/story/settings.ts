import type { Board } from '../../../rules/board/board.ts'
import type { Setting } from '../../../rules/board/setting.ts'
import { settingKept } from '../../../rules/board/setting.ts'
import type { SeatId } from '../../../rules/plain/item.ts'
import { seatOf } from '../../../rules/plain/seats.ts'
import { say } from '../../../rules/plain/sentence.ts'

export const PHASES = ['prophecy', 'characters', 'outline', 'story'] as const
export type PhaseId = (typeof PHASES)[number]

/** House settings: the DR of the Finale [P21], minutes [P25], Scenes [P22]. Each lies in the register `set/<id>`. */
export const SETTINGS = [
  { id: 'finale', say: say('setting.finale'), usual: 4, min: 4, max: 5 },
  { id: 'minutes', say: say('setting.minutes'), usual: 8, min: 8, max: 10 },
  { id: 'limit', say: say('setting.limit'), usual: 8, min: 4, max: 12 },
] as const satisfies readonly Setting[]

/** What a house setting is at this table; out of its bounds, it is the usual one. */
export const settingOf = (board: Board, id: (typeof SETTINGS)[number]['id']): number =>
  settingKept(SETTINGS.find((one) => one.id === id)!, board.play[`set/${id}`])

/** The phase people set; the first while nobody did. */
export function phaseOf(board: Board): PhaseId {
  return PHASES.find((phase) => phase === board.play.phase) ?? 'prophecy'
}

/** The seat that helps the others, if one does [P27]. */
export function moderatorOf(board: Board): SeatId | undefined {
  return seatOf(board.seats, board.play.moderator)?.id
}
