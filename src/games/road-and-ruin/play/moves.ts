import type { Supply } from '../../../rules/board/piece.ts'
import { houseMoves } from '../../../rules/moves/table.ts'
import type { Move } from '../../../rules/play/move.ts'
import { SETTINGS } from '../story/settings.ts'
import type { SlipKinds } from '../story/slips.ts'
import { PEOPLE_MOVES } from './people.ts'
import { PLACE_MOVES } from './places.ts'
import { ROAD_MOVES } from './road.ts'
import { SEARCH_MOVES } from './search.ts'
import { slipMoves } from './slips.ts'
import { TABLE_MOVES } from './table.ts'

/** All that people may do, with Checks of these kinds. */
export const roadMoves = (kinds: SlipKinds, supply: readonly Supply[]): readonly Move[] => [
  ...TABLE_MOVES,
  ...slipMoves(kinds),
  ...ROAD_MOVES,
  ...SEARCH_MOVES,
  ...PLACE_MOVES,
  ...PEOPLE_MOVES,
  ...houseMoves({ settings: SETTINGS }, supply),
]
