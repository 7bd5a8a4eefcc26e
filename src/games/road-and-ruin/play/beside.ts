import { keptByThings } from '../../../rules/board/before.ts'
import type { Act, Board } from '../../../rules/board/board.ts'
import type { Change } from '../../../rules/board/change.ts'
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
import { allOf } from '../../../rules/story/kinds.ts'
import { SPELL } from '../story/magic.ts'
import { type Kind, PIECES } from '../story/pieces.ts'

/** How much paper is left round it, and how far it goes so that no more of the paper has to be seen, mm. */
const ROUND = 6
const NEAR = 320
const FAR = 2400
/** The paper goes on. */
const ENDLESS: Box = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 }

/**
 * Where something comes to lie beside another thing: near, and where no more of the paper has to be seen for it. What
 * that `keeps` for others it may take, unless it is wanted now.
 */
export function besideSpot(
  board: Board,
  { chance }: Act,
  kind: Kind,
  thing: Item,
  wanted = false,
): Place {
  const near = worldPlace(board.items, thing.id) ?? thing.place
  const around = roomOf(PIECES[kind], ROUND)
  const things = boxesOf(board, PIECES)
  const others = new Map([...board.items].filter(([id]) => wanted || id !== thing.id))
  const lying = [...things, ...keptByThings(others, PIECES)]
  const bounds = things.reduce(joined, boxAt(near, around))
  const free = (spot: Dot) => !lying.some((box) => overlap(boxAt(spot, around), box))
  const within = (bounds: Box, far: number) =>
    clearSpot(near, around, { within: bounds, over: [], lying }, far)
  let spot = within(bounds, NEAR)
  if (!free(spot)) spot = within(ENDLESS, NEAR)
  if (!free(spot)) spot = within(ENDLESS, FAR)
  return {
    ...{ x: spot.x, y: spot.y },
    ...{ turn: 0.03 * (chance.wobble() - 0.5), z: topZ(board.items) + 1 },
  }
}

/** Spells that lie where a sheet keeps room for its Role go beside that. */
export const footFreed = (board: Board, act: Act, sheet: Item): readonly Change[] => {
  const [foot] = keptByThings(new Map([[sheet.id, sheet]]), PIECES)
  return allOf(board, SPELL).flatMap(({ id, place }): readonly Change[] =>
    foot && overlap(foot, boxAt(place, roomOf(PIECES.spell)))
      ? [{ do: 'place', id, place: besideSpot(board, act, SPELL, sheet, true) }]
      : [],
  )
}
