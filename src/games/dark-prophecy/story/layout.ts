import type { Board } from '../../../rules/board/board.ts'
import type { ItemId, Place, SeatId } from '../../../rules/plain/item.ts'
import { topZ } from '../../../rules/plain/place.ts'
import {
  CARD_SPACE,
  DARK_PIECES,
  type DarkKind,
  DISCIPLINE_SPACE,
  PLACE_SPACE,
  TOKEN_SPACE,
} from './pieces.ts'

/** Where something lies on its mat. */
export type MatPlace = Omit<Place, 'z'>

/** What documents hold of a number: lengths in eighths of a mm, so that nothing is laid anew for nothing. */
const exact = (mm: number): number => Math.round(mm * 8) / 8
const exactTurn = (turn: number): number => Math.fround(turn)

/** How much paper is between what lies side by side, mm. */
const GAP = 14
/** The mats in the middle, from its own middle, mm: verses above, Deeds in the middle, cards below. */
const LINE = DARK_PIECES.deck.height + 8
const MIDDLE = {
  width: DARK_PIECES.verseRow.width + 6 + DARK_PIECES.deck.width,
  height: 2 * LINE + DARK_PIECES.deck.height,
}
const LEFT = -MIDDLE.width / 2
const across = (from: number, kind: DarkKind) => LEFT + from + DARK_PIECES[kind].width / 2
const beside = DARK_PIECES.verseRow.width + 6
const each = DARK_PIECES.deck.width + 6

/** The mats that lie in the middle, each once: by their kinds, which are their ids too. */
export const MATS = {
  verseRow: { x: across(0, 'verseRow'), y: -LINE },
  spent: { x: across(beside, 'spent'), y: -LINE },
  deedRow: { x: across(0, 'deedRow'), y: 0 },
  deedDeck: { x: across(beside, 'deedDeck'), y: 0 },
  deck: { x: across(0, 'deck'), y: LINE },
  discard: { x: across(each, 'discard'), y: LINE },
  inPlay: { x: across(2 * each, 'inPlay'), y: LINE },
} as const satisfies Partial<Record<DarkKind, { readonly x: number; readonly y: number }>>
export type MatKind = keyof typeof MATS

const SIDE = (MIDDLE.width + PLACE_SPACE.width) / 2 + GAP
const HALF = (PLACE_SPACE.height + GAP) / 2
const BELOW = (MIDDLE.height + PLACE_SPACE.height) / 2 + GAP

/** Where people have their things round the middle, clockwise from below, by how many they are. */
const ROUND: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  2: [
    [-SIDE, 0],
    [SIDE, 0],
  ],
  3: [
    [0, BELOW],
    [-SIDE, 0],
    [SIDE, 0],
  ],
  4: [
    [-SIDE, HALF],
    [-SIDE, -HALF],
    [SIDE, -HALF],
    [SIDE, HALF],
  ],
  5: [
    [0, BELOW],
    [-SIDE, BELOW - PLACE_SPACE.height - GAP + HALF],
    [-SIDE, BELOW - 2 * (PLACE_SPACE.height + GAP) + HALF],
    [SIDE, BELOW - 2 * (PLACE_SPACE.height + GAP) + HALF],
    [SIDE, BELOW - PLACE_SPACE.height - GAP + HALF],
  ],
}

/** Where the place of somebody lies on the paper, as the how manieth of how many, mm. */
export function placeSpot(at: number, many: number): { readonly x: number; readonly y: number } {
  const [x = 0, y = 0] = ROUND[many]?.[at] ?? []
  return { x: exact(x), y: exact(y) }
}

/** The mat before a seat. */
export const placeId = (seat: SeatId): ItemId => `place-${seat}`
/** A Discipline card of a seat, by where it lies: left, centre, right. */
export const disciplineId = (seat: SeatId, at: number): ItemId => `discipline-${at}-${seat}`
export const deedId = (deed: string): ItemId => `deed-${deed}`
export const verseId = (kind: string): ItemId => `verse-${kind}`
export const advanceId = (deed: string, at: number): ItemId => `advance-${at}-${deed}`
export const pointId = (seat: SeatId, at: number): ItemId => `point-${at}-${seat}`

const spot = (on: ItemId, x: number, y: number, turn = 0): MatPlace => ({
  x: exact(x),
  y: exact(y),
  turn: exactTurn(turn),
  on,
})

/** Each thing of a pile lies so far up from the one below it, mm, as on any pile; no farther from so many on. */
const EDGE = { x: 0.125, y: 0.125, most: 24 } as const

/** The how manieth from below in a pile at this spot. */
function piled(on: ItemId, x: number, y: number, at: number): MatPlace {
  const high = Math.min(at, EDGE.most)
  return spot(on, x - high * EDGE.x, y - high * EDGE.y)
}

export const inPile = (mat: MatKind, at: number): MatPlace => piled(mat, 0, 0, at)

/** The how manieth of a row of three. */
export const inRow = (mat: 'verseRow' | 'deedRow', at: number): MatPlace =>
  spot(mat, (at - 1) * (DARK_PIECES[mat].width / 3), 0)

// What lies before somebody, mm from the middle of their place: Deeds above, then Disciplines, the hand below.
const TOP = -PLACE_SPACE.height / 2 + 14
const DEEDS_AT = { x: -99, y: TOP + CARD_SPACE.height / 2, step: CARD_SPACE.width + 4 } as const
const DISCIPLINES_AT = {
  x: -PLACE_SPACE.width / 2 + 8 + DISCIPLINE_SPACE.width / 2,
  y: TOP + CARD_SPACE.height + 5 + DISCIPLINE_SPACE.height / 2,
  step: DISCIPLINE_SPACE.width + 4,
} as const
const DONE_AT = { x: 99, y: TOP + CARD_SPACE.height + 6 + CARD_SPACE.height / 2 } as const
const HAND_AT = {
  x: -36,
  y: TOP + CARD_SPACE.height + 5 + DISCIPLINE_SPACE.height + 7 + CARD_SPACE.height / 2,
  wide: 190,
} as const
/** How far a hand goes round to either side, radians, and how much shows of a card at most. */
const FAN = { turn: 0.07, each: 0.02, shown: 0.5, hangs: 1.4 } as const
const POINTS_AT = {
  x: 99 - 23.5,
  y: DONE_AT.y + CARD_SPACE.height / 2 + 9,
  step: 11.75,
  many: 5,
  rows: 3,
} as const

/** An unfinished Deed of somebody, from the left. */
export const deedSpot = (seat: SeatId, at: number): MatPlace =>
  spot(placeId(seat), DEEDS_AT.x + at * DEEDS_AT.step, DEEDS_AT.y)

/** A Discipline card, turned by a quarter for each level up to 3; at 4 it is flipped [D17]. */
export const disciplineSpot = (seat: SeatId, at: number, level: number): MatPlace =>
  spot(
    placeId(seat),
    DISCIPLINES_AT.x + at * DISCIPLINES_AT.step,
    DISCIPLINES_AT.y,
    level > 3 ? 0 : (level * Math.PI) / 2,
  )

/** A completed Deed: they lie in a pile. */
export const doneSpot = (seat: SeatId, at: number): MatPlace =>
  piled(placeId(seat), DONE_AT.x, DONE_AT.y, at)

/** A card of a hand: they lie in a fan. */
export function handSpot(seat: SeatId, at: number, many: number): MatPlace {
  const from = at - (many - 1) / 2
  const step =
    many < 2
      ? 0
      : Math.min(CARD_SPACE.width * FAN.shown, (HAND_AT.wide - CARD_SPACE.width) / (many - 1))
  const turn = Math.max(-FAN.turn, Math.min(FAN.turn, from * FAN.each))
  const hangs = Math.abs(from * turn) * 10 * FAN.hangs
  return spot(placeId(seat), HAND_AT.x + from * step, HAND_AT.y + Math.min(6, hangs), turn)
}

/** An advance on a Deed: they lie in a row at its foot [D23]. */
export const advanceSpot = (deed: string, at: number): MatPlace =>
  spot(
    deedId(deed),
    (Math.min(at, 4) - 2) * (TOKEN_SPACE.width + 0.75),
    CARD_SPACE.height / 2 - TOKEN_SPACE.height / 2 - 3,
  )

/** A point token: in rows of five, and then on one another. */
export function pointSpot(seat: SeatId, at: number): MatPlace {
  const { x, y, step, many, rows } = POINTS_AT
  const [column, row] = [at % many, Math.floor(at / many)]
  if (row < rows) return spot(placeId(seat), x + column * step, y + row * step)
  return piled(placeId(seat), x + (many - 1) * step, y + (rows - 1) * step, at - many * rows + 1)
}

/** Where the next page of what became of the world lies: right of everything. */
export function epilogueSpot({ items }: Pick<Board, 'items'>): Place {
  const { width, height } = DARK_PIECES.sheet
  const pages = [...items.values()].filter(({ kind }) => kind === 'sheet').length
  const x = SIDE + PLACE_SPACE.width / 2 + GAP + width / 2
  return { x: exact(x), y: exact((pages - 1) * (height + GAP)), turn: 0, z: topZ(items) + 1 }
}
