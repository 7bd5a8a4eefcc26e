import type { Board } from '../../../rules/board/board.ts'
import { type Setting, settingKept } from '../../../rules/board/setting.ts'
import { say } from '../../../rules/plain/sentence.ts'
import { NEW_SEARCH, SEARCH_MOST } from '../reckon/search.ts'

/** What a table goes through: the inn, the road and what happens on it, and the end. */
export const PHASES_OF_ROAD = ['inn', 'road', 'fight', 'camp', 'end'] as const
export type RoadPhase = (typeof PHASES_OF_ROAD)[number]

/** House settings: where a search begins [R11]. Each lies in the register `set/<id>`. */
export const SETTINGS = [
  {
    id: 'discovery',
    say: say('setting.discovery'),
    usual: NEW_SEARCH.discovery,
    min: 11,
    max: SEARCH_MOST,
  },
  { id: 'dismissal', say: say('setting.dismissal'), usual: NEW_SEARCH.dismissal, min: 1, max: 6 },
] as const satisfies readonly Setting[]

/** What a house setting is at this table; out of its bounds, it is the usual one. */
export const settingOf = (board: Board, id: (typeof SETTINGS)[number]['id']): number =>
  settingKept(SETTINGS.find((one) => one.id === id)!, board.play[`set/${id}`])

/** Where people are; at the inn while nobody has set out. */
export const phaseNow = (board: Board): RoadPhase =>
  PHASES_OF_ROAD.find((phase) => phase === board.play.phase) ?? 'inn'
