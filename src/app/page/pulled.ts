import type { Board } from '../../rules/board/board.ts'
import type { NewItem } from '../../rules/board/change.ts'
import { newItem, type Piece, type Supply } from '../../rules/board/piece.ts'
import {
  type Box,
  boxAt,
  boxesOf,
  type Dot,
  overlap,
  rings,
  roomOf,
} from '../../rules/board/room.ts'
import type { Game } from '../../rules/game.ts'
import type { Item, ItemId, Place } from '../../rules/plain/item.ts'
import { topZ } from '../../rules/plain/place.ts'
import type { Table } from '../../table/table.ts'
import { chance } from './chance.ts'

/** A new card lies by hand, not by ruler: at most so many radians either way. */
const WOBBLE = 0.05
/** How far from one another lie two that were put down in the same place (mm). */
const ASIDE = 16

/** One from the stack, as it lies when it is put down there: above everything else. It remembers when it was taken. */
export function fromSupply(
  game: Game,
  table: Table,
  supply: Supply,
  at: Dot & Partial<Pick<Place, 'on'>>,
): NewItem {
  return newItem(game, {
    id: chance.id(),
    kind: supply.kind,
    place: {
      ...at,
      turn: (chance.wobble() * 2 - 1) * WOBBLE,
      z: topZ(table.board().items) + 1,
    },
    props: { ...supply.props, made: Date.now() },
  })
}

/** A thing laid without a hand: so much paper is left round it, so fine a place is looked for, and so far away (mm). */
const ROUND = 6
const FINE = 32
const FAR = 420

/**
 * This place, or the nearest to it where nothing lies, within what is seen if there is one. Where there is none near,
 * it lies on what is there, but not just over what was put down in the same place. `clearSpot`, which also sees what
 * stands over the table, comes late.
 */
export function freeNear(
  board: Pick<Board, 'items'>,
  pieces: Game['pieces'],
  size: Pick<Piece, 'width' | 'height'>,
  at: Dot,
  seen?: Box,
): Dot {
  const room = roomOf(size, ROUND)
  const reach = boxAt(at, roomOf(size, ROUND + FAR))
  const boxes = boxesOf(board, pieces).filter((box) => overlap(box, reach))
  const free = (spot: Dot) => {
    const here = boxAt(spot, room)
    return !boxes.some((box) => overlap(box, here))
  }
  const inView = ({ x, y }: Dot) => {
    const { left, right, top, bottom } = boxAt({ x, y }, roomOf(size))
    return (
      !seen ||
      (left >= seen.left && right <= seen.right && top >= seen.top && bottom <= seen.bottom)
    )
  }
  let beyond: Dot | undefined
  for (const spot of rings(at, FINE, FAR)) {
    if (!free(spot)) continue
    if (inView(spot)) return spot
    beyond ??= spot
  }
  return beyond ?? aside(board, at)
}

function aside({ items }: Pick<Board, 'items'>, at: Dot): Dot {
  const loose = [...items.values()].flatMap(({ place }) => (place.on === undefined ? place : []))
  let free = at
  while (loose.some(({ x, y }) => Math.hypot(x - free.x, y - free.y) < ASIDE / 2))
    free = { x: free.x + ASIDE, y: free.y + ASIDE }
  return free
}

/** How far a note hangs over the lower edge of what it is stuck on, as a part of its height, and how close two lie. */
const OVER = 0.79
const APART = 0.45

/**
 * Where one of these is stuck on what is selected, or on what that is stuck on: along its lower edge, so that its name
 * stays readable, then along its sides and in further rows; undefined where it does not stick.
 */
export function placeAlong(
  { items }: Pick<Board, 'items'>,
  pieces: Game['pieces'],
  kind: string,
  selected: readonly ItemId[],
): Place | undefined {
  const [id, more] = selected
  const piece = pieces[kind]
  const chosen = more === undefined ? items.get(id ?? '') : undefined
  const sticksTo = (item: Item | undefined) => item && piece?.sticks?.includes(item.kind)
  const on = sticksTo(chosen) ? chosen : items.get(chosen?.place.on ?? '')
  const carrier = on && pieces[on.kind]
  if (!on || !piece || !carrier || !sticksTo(on)) return undefined
  const { width, height } = piece
  const low = carrier.height / 2 + height * (OVER - 0.5)
  const step = width + 3
  const taken = [...items.values()].filter(({ place }) => place.on === on.id)
  const spots: Dot[] = []
  for (let row = 0; row < 12; row++) {
    for (const column of [0, -1, 1]) spots.push({ x: column * step, y: low + row * (height + 3) })
    if (row === 0)
      for (const side of [-1, 1])
        spots.push({ x: (side * (carrier.width + width * 0.93)) / 2, y: -carrier.height * 0.26 })
  }
  const free = spots.find((spot) =>
    taken.every(({ place: { x, y } }) => Math.hypot(x - spot.x, y - spot.y) > width * APART),
  )
  return { ...(free ?? spots[0]!), turn: 0, z: 0, on: on.id }
}
