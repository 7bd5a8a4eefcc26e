import { keptByThings } from '../../../rules/board/before.ts'
import type { Act, Board } from '../../../rules/board/board.ts'
import { clearSpot } from '../../../rules/board/clear.ts'
import {
  type Box,
  boxAt,
  boxesOf,
  type Dot,
  joined,
  overlap,
  roomOf,
} from '../../../rules/board/room.ts'
import type { Item, Place } from '../../../rules/plain/item.ts'
import { topZ, worldPlace } from '../../../rules/plain/place.ts'
import { type Kind, PIECES } from '../story/pieces.ts'

/** How much paper is left round it, and how far it goes so that no more of the paper has to be seen, mm. */
const ROUND = 6
const NEAR = 320
const FAR = 2400
/** The paper goes on. */
const ENDLESS: Box = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 }

/** Where something comes to lie beside another thing: near, and where no more of the paper has to be seen for it. */
export function besideSpot(board: Board, { chance }: Act, kind: Kind, thing: Item): Place {
  const near = worldPlace(board.items, thing.id) ?? thing.place
  const around = roomOf(PIECES[kind], ROUND)
  const things = boxesOf(board, PIECES)
  const lying = [...things, ...keptByThings(board.items, PIECES)]
  const free = (spot: Dot) => !lying.some((box) => overlap(boxAt(spot, around), box))
  const bounds = things.reduce(joined, boxAt(near, around))
  const within = clearSpot(near, around, { within: bounds, over: [], lying }, NEAR)
  const spot = free(within)
    ? within
    : clearSpot(near, around, { within: ENDLESS, over: [], lying }, FAR)
  return {
    ...{ x: spot.x, y: spot.y },
    ...{ turn: 0.03 * (chance.wobble() - 0.5), z: topZ(board.items) + 1 },
  }
}
