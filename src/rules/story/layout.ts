import type { Act, Board } from '../board/board.ts'
import {
  type Box,
  boxAt,
  boxesOf,
  CARD_ROOM,
  type Dot,
  joined,
  overlap,
  rings,
  roomOf,
} from '../board/room.ts'
import { itemSize, type Size } from '../board/size.ts'
import type { Item, ItemId, Place } from '../plain/item.ts'
import { topZ, worldPlace } from '../plain/place.ts'
import { allOf } from './kinds.ts'
import { MATERIAL, type Material } from './pieces.ts'
import type { StoryTelling } from './telling.ts'

const SHEET_ROOM = roomOf(MATERIAL.sheet, 5)
/** The room of a place: a card with a few notes. */
const PLACE_ROOM: Box = { left: -120, top: -46, right: 120, bottom: 102 }
const PLACARD_ROOM: Box = { left: -50, top: -35, right: 50, bottom: 35 }

const NOTE_ROOM: Box = { left: -42, top: -42, right: 42, bottom: 42 }

/** The room of an oval, with its lines above and below. */
const ovalRoom = ({ width, height }: Size): Box => roomOf({ width, height: height + 12 }, 2)

/**
 * Where the edge of the Finale is drawn that is farthest from all others, how far apart the rows of Precursors lie
 * beyond it, and how far apart in a row.
 */
const EDGE = { down: -172, up: 238 } as const
const ROW = 38
const COLUMN = 5

/**
 * What a table is begun on: the outline in the middle, a column of cards on either side. Just so much that all of it is
 * seen and read on a laptop.
 */
const MIDDLE: Box = { left: -478, top: -308, right: 478, bottom: 272 }
/** What lies across below all of that has its upper edge here. */
const FOOT = 266
/** How wide a view usually is for its height. */
const SHAPE = 1.5
/** How much wider all may become for something that lies a mm nearer to what it belongs to (mm). */
const NEARNESS = 0.25

/**
 * How far from the middle cards lie beside the outline, how far apart their columns and rows are, and
 * how many rows stand beside it.
 */
const SIDE = 340
const CELL = { x: 280, y: 168 }
const FIRST = -168
const BESIDE = 3

const rowAt = (row: number) => FIRST + row * CELL.y

/**
 * Room for cards on one side of the outline, left (-1) or right (1): beside it, then further down, then further out.
 */
function* cells(side: -1 | 1): Generator<Dot> {
  for (let row = 0; row < BESIDE; row++) yield { x: side * SIDE, y: rowAt(row) }
  for (let row = BESIDE; row < 12; row++)
    for (const x of [SIDE, SIDE - CELL.x, SIDE - 2 * CELL.x]) yield { x: side * x, y: rowAt(row) }
  for (let column = 1; column < 12; column++)
    for (let row = 0; row < 8; row++) yield { x: side * (SIDE + column * CELL.x), y: rowAt(row) }
}

/** To the right and to the left by turns, ever farther. */
function* sideways({ x, y }: Dot, step: number): Generator<Dot> {
  yield { x, y }
  for (let i = 1; i < 60; i++) {
    yield { x: x + i * step, y }
    yield { x: x - i * step, y }
  }
}

/** Straight down. */
function* downwards({ x, y }: Dot): Generator<Dot> {
  for (let i = 0; i < 60; i++) yield { x, y: y + i * 30 }
}

/** In this row and the next, downwards or upwards (-1), near a spot; and then ever farther out. */
function* nearby({ x, y }: Dot, { width, height }: Size, way: number): Generator<Dot> {
  const [along, on] = [width + COLUMN, way * (height + ROW)]
  for (const row of [0, 1])
    for (const column of [0, 1, -1, 2, -2]) yield { x: x + column * along, y: y + row * on }
  yield* sideways({ x, y }, along)
}

/**
 * A row for whoever sits here, by seat: left of the outline; then right of it from below, where
 * Objects begin above; then below.
 */
const HOMES: readonly Dot[] = [
  ...[0, 1, 2].map((row) => ({ x: -SIDE, y: rowAt(row) })),
  ...[2, 1].map((row) => ({ x: SIDE, y: rowAt(row) })),
  ...[...cells(-1)].slice(BESIDE),
]

/** How far along a line one looks whether it would be covered, as parts of it. */
const ALONG = [0.2, 0.35, 0.5, 0.65, 0.8]

const between = (a: Dot, b: Dot, far: number): Dot => ({
  x: a.x + (b.x - a.x) * far,
  y: a.y + (b.y - a.y) * far,
})

/** Where the first page lies. */
const PAGE: Dot = { x: 0, y: -259 }

/** A place on the paper, on top of all, at the slight angle of a thing laid down by hand. */
export function laid(board: Board, act: Act, spot: Dot, tilt = 0.05): Place {
  return { ...spot, turn: (act.chance.wobble() - 0.5) * tilt, z: topZ(board.items) + 1 }
}

/** Places for notes round the lower edge of a card, measured from its centre; the five of a new Character first. */
function* around(): Generator<Dot> {
  yield { x: -98, y: -20 }
  yield { x: -79, y: 60 }
  yield { x: 0, y: 60 }
  yield { x: 79, y: 60 }
  yield { x: 98, y: -20 }
  for (let row = 1; row < 30; row++) {
    for (const x of [0, -79, 79]) yield { x, y: 60 + row * 79 }
  }
}

function stuckOn(board: Board, carrier: ItemId, kind: Material): readonly Item[] {
  return allOf(board, kind).filter((item) => item.place.on === carrier)
}

/** A free place for a note on a card; `first` is the one it would like best, 0 to 4 from left to right. */
export function noteOn(board: Board, act: Act, card: ItemId, first: number): Place {
  const notes = stuckOn(board, card, 'note')
  const spots = [...around()]
  const liked = spots.slice(first, first + 1).concat([2, 1, 3, 0, 4].map((i) => spots[i]!))
  const free = (spot: Dot) =>
    notes.every(({ place }) => Math.hypot(place.x - spot.x, place.y - spot.y) > 34)
  const spot = [...liked, ...spots.slice(5)].find(free) ?? spots[2]!
  return { ...laid(board, act, spot, 0.12), on: card }
}

/** The middle of a die lies so far beyond the rim, mm: no words reach to where it lies on the oval. */
const BEYOND = 5

/** A free place for a die on the lower rim of an oval, where nothing is written. */
export function dieOn(board: Board, act: Act, oval: ItemId): Place {
  const dice = stuckOn(board, oval, 'die')
  const { width, height } = itemSize(MATERIAL.oval, board.items.get(oval))
  const reach = width / 2 - 14
  const spots = [...sideways({ x: -reach * 0.78, y: 0 }, 18)].filter(({ x }) => Math.abs(x) < reach)
  const rim = spots.map(({ x }) => ({
    x,
    y: (height / 2 + BEYOND) * Math.sqrt(1 - (x / (width / 2 + BEYOND)) ** 2),
  }))
  const free = (spot: Dot) =>
    dice.every(({ place }) => Math.hypot(place.x - spot.x, place.y - spot.y) > 15)
  const spot = rim.find(free) ?? { x: 0, y: 12 }
  return { ...laid(board, act, spot, 0.5), on: oval }
}

/** Where there is room for what is laid on the table. */
export function makeLayout({ pieces, tree }: Pick<StoryTelling, 'pieces' | 'tree'>) {
  /** Down the paper, or up. */
  const way = tree === 'down' ? 1 : -1

  /** The first of these spots with room around it where nothing lies; beyond everything, if there is none. */
  function freeSpot(board: Board, room: Box, spots: Iterable<Dot>): Dot {
    const boxes = boxesOf(board, pieces)
    let last: Dot = { x: 0, y: 0 }
    for (const spot of spots) {
      last = spot
      const here = boxAt(spot, room)
      if (!boxes.some((box) => overlap(box, here))) return spot
    }
    const edge = boxes.reduce((far, box) => Math.max(far, box.right), last.x)
    return { x: edge - room.left, y: last.y }
  }

  /**
   * Of these spots, one where nothing lies and with which all that lies there is seen as large as can be in a view of
   * this shape; of several such, the first, or the nearest to `by`, which is worth a little.
   */
  function fittingSpot(
    board: Board,
    room: Box,
    spots: Iterable<Dot>,
    shape = SHAPE,
    by?: Dot,
  ): Dot {
    const boxes = boxesOf(board, pieces)
    const all = boxes.reduce(joined, MIDDLE)
    let best: { spot: Dot; cost: number } | undefined
    for (const spot of spots) {
      const here = boxAt(spot, room)
      const { left, right, top, bottom } = joined(all, here)
      const far = by ? Math.hypot(spot.x - by.x, spot.y - by.y) * NEARNESS : 0
      const cost = Math.max(right - left, (bottom - top) * shape) + far
      if (best && cost >= best.cost) continue
      if (!boxes.some((box) => overlap(box, here))) best = { spot, cost }
    }
    return best?.spot ?? freeSpot(board, room, [{ x: 0, y: 0 }])
  }

  /**
   * Room for the card of a Character: beside the outline, by choice where the row of who makes it is, so that two who
   * make theirs in the same moment do not lay one on the other.
   */
  function characterSpot(board: Board, act: Act): Dot {
    const liked = HOMES[board.seats.findIndex(({ id }) => id === act.seat)]
    const free =
      liked && !boxesOf(board, pieces).some((box) => overlap(box, boxAt(liked, CARD_ROOM)))
    return free ? liked : fittingSpot(board, CARD_ROOM, HOMES, act.shape)
  }

  /** Room for the card of any other Object: right of the outline, or left of it in a row that is nobody's. */
  const objectSpot = (board: Board, act: Act): Dot =>
    fittingSpot(
      board,
      CARD_ROOM,
      [...cells(1), ...HOMES.slice(board.seats.length, BESIDE)],
      act.shape,
    )

  /** Room for the card of a Scene's place: near it, and clear of the lines between Scenes. */
  function placeSpot(board: Board, act: Act, scene: ItemId): Dot {
    const at = worldPlace(board.items, scene)
    if (!at) return objectSpot(board, act)
    const lines = allOf(board, 'oval').flatMap(({ id, props }) => {
      const from = worldPlace(board.items, id)
      const to =
        typeof props.parent === 'string' ? worldPlace(board.items, props.parent) : undefined
      return from && to ? ALONG.map((far) => between(from, to, far)) : []
    })
    const spots = [...rings(at, 24, 560)].filter((spot) => {
      const { left, top, right, bottom } = boxAt(spot, PLACE_ROOM)
      return !lines.some(({ x, y }) => x > left && x < right && y > top && y < bottom)
    })
    return fittingSpot(board, PLACE_ROOM, spots, act.shape, at)
  }

  /** Room for the Finale: at the top, or at the foot. */
  const finaleSpot = (board: Board, size: Size): Dot =>
    freeSpot(
      board,
      ovalRoom(size),
      sideways({ x: 0, y: EDGE[tree] + (way * size.height) / 2 }, size.width + COLUMN),
    )

  /** Room for a page: above the Finale; and for another above that. */
  const sheetSpot = (board: Board): Dot =>
    freeSpot(board, SHEET_ROOM, [
      PAGE,
      { x: PAGE.x, y: PAGE.y - MATERIAL.sheet.height - 12 },
      ...sideways(PAGE, MATERIAL.sheet.width + 12),
    ])

  /** Room for something long: below the tree and all that lies beside it, or further down. */
  const footSpot = (board: Board, size: Size): Dot =>
    freeSpot(board, roomOf(size, 5), downwards({ x: 0, y: FOOT + size.height / 2 }))

  /** Room for the pause card: in the middle, where everybody sees it. */
  const pauseSpot = (board: Board): Dot =>
    freeSpot(board, PLACARD_ROOM, sideways({ x: 0, y: 230 }, 100))

  /** Room for a Precursor: in the row beyond its Parent, as near to it as can be. */
  function precursorSpot(board: Board, parent: ItemId, size: Size): Dot {
    const at = worldPlace(board.items, parent) ?? { x: 0, y: EDGE[tree] }
    const { height } = itemSize(MATERIAL.oval, board.items.get(parent))
    const y = at.y + (way * height) / 2 + way * ROW + (way * size.height) / 2
    return freeSpot(board, ovalRoom(size), nearby({ x: at.x, y }, size, way))
  }

  /** Room for a note that comes off its card: near it. */
  function noteSpot(board: Board, note: ItemId): Dot {
    const at = worldPlace(board.items, note) ?? { x: 0, y: 0, turn: 0, z: 0 }
    return freeSpot(board, NOTE_ROOM, sideways({ x: at.x, y: at.y + 90 }, 40))
  }

  return {
    characterSpot,
    objectSpot,
    placeSpot,
    finaleSpot,
    precursorSpot,
    sheetSpot,
    footSpot,
    pauseSpot,
    noteSpot,
  }
}
