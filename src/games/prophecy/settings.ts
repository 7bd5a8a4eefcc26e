import type { Board, Setting } from '../../rules/game.ts'
import type { SeatId } from '../../rules/item.ts'
import { say } from '../../rules/sentence.ts'
import { settled } from '../../rules/setting.ts'

export const PHASES = ['prophecy', 'characters', 'outline', 'story'] as const
export type PhaseId = (typeof PHASES)[number]

/** House settings, the usual ones first named; each lies in the register `set/<id>`. */
export const SETTINGS = [
  { id: 'finale', say: say('setting.finale'), usual: 4, min: 4, max: 5 },
  { id: 'minutes', say: say('setting.minutes'), usual: 8, min: 8, max: 10 },
  { id: 'limit', say: say('setting.limit'), usual: 8, min: 4, max: 12 },
] as const satisfies readonly Setting[]

/** What a house setting is at this table; out of its bounds, it is the usual one. */
export const settingOf = (board: Board, id: (typeof SETTINGS)[number]['id']): number =>
  settled(SETTINGS.find((one) => one.id === id)!, board.play[`set/${id}`])

/** The phase people set; the first while nobody did. */
export function phaseOf(board: Board): PhaseId {
  return PHASES.find((phase) => phase === board.play.phase) ?? 'prophecy'
}

const named = new WeakMap<Board['seats'], ReadonlyMap<SeatId, string>>()

/** What somebody is called who has a seat here. */
export function nameOf({ seats }: Board, id: SeatId): string | undefined {
  // However many there are, each is looked at once.
  const names = named.get(seats) ?? new Map(seats.map((seat) => [seat.id, seat.name]))
  named.set(seats, names)
  return names.get(id)
}

/** The seat that helps the others, if one does [P27]. */
export function moderatorOf(board: Board): SeatId | undefined {
  return board.seats.find((seat) => seat.id === board.play.moderator)?.id
}
