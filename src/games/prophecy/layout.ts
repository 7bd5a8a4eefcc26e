import type { Act, Board } from '../../rules/game.ts'
import type { Item, ItemId, Place, SeatId } from '../../rules/item.ts'
import { topZ, worldPlace } from '../../rules/place.ts'
import { type Kind, PIECES } from './pieces.ts'

/** A rectangle on the paper, in millimetres. */
interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface Spot {
  readonly x: number
  readonly y: number
}

/** The room a card needs with notes all round it, measured from its centre. */
const CARD_ROOM: Box = { left: -138, top: -62, right: 138, bottom: 104 }
const OVAL_ROOM: Box = { left: -66, top: -42, right: 66, bottom: 42 }
const SHEET_ROOM: Box = { left: -80, top: -58, right: 80, bottom: 58 }
const PLACARD_ROOM: Box = { left: -50, top: -35, right: 50, bottom: 35 }

const NOTE_ROOM: Box = { left: -42, top: -42, right: 42, bottom: 42 }

/** Where the Finale is drawn, how far apart the rows of Precursors lie below it, and how far apart in a row. */
const TOP: Spot = { x: 0, y: -300 }
const ROW = 116
const COLUMN = 140

const isKind = (kind: string): kind is Kind => Object.hasOwn(PIECES, kind)

function boxOf(board: Board, item: Item): Box | undefined {
  const place = worldPlace(board.items, item.id)
  if (!place || !isKind(item.kind)) return undefined
  const { width, height } = PIECES[item.kind]
  const cos = Math.abs(Math.cos(place.turn))
  const sin = Math.abs(Math.sin(place.turn))
  const w = (width * cos + height * sin) / 2
  const h = (width * sin + height * cos) / 2
  return { left: place.x - w, top: place.y - h, right: place.x + w, bottom: place.y + h }
}

/** The first of these spots with room around it where nothing lies; beyond everything, if there is none. */
function freeSpot(board: Board, room: Box, spots: Iterable<Spot>): Spot {
  const boxes: Box[] = []
  for (const item of board.items.values()) {
    const box = boxOf(board, item)
    if (box) boxes.push(box)
  }
  let last: Spot = { x: 0, y: 0 }
  for (const spot of spots) {
    last = spot
    const free = boxes.every(
      (box) =>
        box.right <= spot.x + room.left ||
        box.left >= spot.x + room.right ||
        box.bottom <= spot.y + room.top ||
        box.top >= spot.y + room.bottom,
    )
    if (free) return spot
  }
  const edge = boxes.reduce((far, box) => Math.max(far, box.right), last.x)
  return { x: edge - room.left, y: last.y }
}

/** Five cards with their notes, one below the other, fill the sheet from edge to edge. */
const CARDS = [-340, -168, 4, 176, 348]

/**
 * Room for cards on one side of the sheet, left (-1) or right (1): its column, what is free below the outline, the
 * column of the other side, and where the outline leaves room. Only what finds none on the sheet goes out over its edge.
 */
function* columns(side: -1 | 1): Generator<Spot> {
  for (const y of CARDS) yield { x: side * 500, y }
  for (const y of CARDS.slice(3)) {
    for (const x of [220, -60]) yield { x: side * x, y }
  }
  for (const y of [...CARDS].reverse()) yield { x: side * -500, y }
  for (const y of CARDS.slice(0, 3).reverse()) {
    for (const x of [220, -60]) yield { x: side * x, y }
  }
  for (let column = 1; column < 20; column++) {
    for (const y of CARDS) yield { x: side * (500 + column * 280), y }
  }
}

/** To the right and to the left by turns, ever farther. */
function* sideways({ x, y }: Spot, step: number): Generator<Spot> {
  yield { x, y }
  for (let i = 1; i < 60; i++) {
    yield { x: x + i * step, y }
    yield { x: x - i * step, y }
  }
}

/**
 * Room for the card of a Character: left of the outline, by choice in the row of who makes it, so that two who make
 * theirs in the same moment do not lay one on the other.
 */
export function characterSpot(board: Board, seat: SeatId): Spot {
  const y = CARDS[board.seats.findIndex(({ id }) => id === seat)]
  const liked = y === undefined ? [] : [{ x: -500, y }]
  return freeSpot(board, CARD_ROOM, [...liked, ...columns(-1)])
}
/** Room for the card of any other Object: right of the outline. */
export const objectSpot = (board: Board): Spot => freeSpot(board, CARD_ROOM, columns(1))
/** Room for the Finale: at the top. */
export const finaleSpot = (board: Board): Spot => freeSpot(board, OVAL_ROOM, sideways(TOP, COLUMN))
/** Room for the prophecy: beside the Finale. */
export const sheetSpot = (board: Board): Spot =>
  freeSpot(board, SHEET_ROOM, sideways({ x: -230, y: -330 }, 160))
/** Room for the pause card: in the middle, where everybody sees it. */
export const pauseSpot = (board: Board): Spot =>
  freeSpot(board, PLACARD_ROOM, sideways({ x: 0, y: 230 }, 100))

/** Room for a Precursor: in the row below its Parent, as near to it as can be. */
export function precursorSpot(board: Board, parent: ItemId): Spot {
  const at = worldPlace(board.items, parent) ?? { ...TOP, turn: 0, z: 0 }
  return freeSpot(board, OVAL_ROOM, sideways({ x: at.x, y: at.y + ROW }, COLUMN))
}

/** Room for a note that comes off its card: near it. */
export function noteSpot(board: Board, note: ItemId): Spot {
  const at = worldPlace(board.items, note) ?? { x: 0, y: 0, turn: 0, z: 0 }
  return freeSpot(board, NOTE_ROOM, sideways({ x: at.x, y: at.y + 90 }, 40))
}

/** A place on the paper, on top of all, at the slight angle of a thing laid down by hand. */
export function laid(board: Board, act: Act, spot: Spot, tilt = 0.05): Place {
  return { ...spot, turn: (act.chance.wobble() - 0.5) * tilt, z: topZ(board.items) + 1 }
}

/** Places for notes round the lower edge of a card, measured from its centre; the five of a new Character first. */
function* around(): Generator<Spot> {
  yield { x: -98, y: -20 }
  yield { x: -79, y: 60 }
  yield { x: 0, y: 60 }
  yield { x: 79, y: 60 }
  yield { x: 98, y: -20 }
  for (let row = 1; row < 30; row++) {
    for (const x of [0, -79, 79]) yield { x, y: 60 + row * 79 }
  }
}

function stuckOn(board: Board, carrier: ItemId, kind: Kind): readonly Item[] {
  return [...board.items.values()].filter((item) => item.place.on === carrier && item.kind === kind)
}

/** A free place for a note on a card; `first` is the one it would like best, 0 to 4 from left to right. */
export function noteOn(board: Board, act: Act, card: ItemId, first: number): Place {
  const notes = stuckOn(board, card, 'note')
  const spots = [...around()]
  const liked = spots.slice(first, first + 1).concat([2, 1, 3, 0, 4].map((i) => spots[i]!))
  const free = (spot: Spot) =>
    notes.every(({ place }) => Math.hypot(place.x - spot.x, place.y - spot.y) > 34)
  const spot = [...liked, ...spots.slice(5)].find(free) ?? spots[2]!
  return { ...laid(board, act, spot, 0.12), on: card }
}

/** A free place for a die on the lower rim of an oval. */
export function dieOn(board: Board, act: Act, oval: ItemId): Place {
  const dice = stuckOn(board, oval, 'die')
  const spots = [...sideways({ x: -36, y: 0 }, 18)].filter((spot) => Math.abs(spot.x) < 46)
  const rim = spots.map(({ x }) => ({ x, y: 32 * Math.sqrt(1 - (x / 60) ** 2) - 3 }))
  const free = (spot: Spot) =>
    dice.every(({ place }) => Math.hypot(place.x - spot.x, place.y - spot.y) > 15)
  const spot = rim.find(free) ?? { x: 0, y: 12 }
  return { ...laid(board, act, spot, 0.5), on: oval }
}
