import type { Board } from '../../../rules/board/board.ts'
import type { ItemId, Place, SeatId } from '../../../rules/plain/item.ts'
import { topZ } from '../../../rules/plain/place.ts'
import { DEED_SIZE, DISCIPLINE_SIZE, MAIN_SIZE } from '../cards/papers.ts'
import { DARK_PIECES, type DarkKind, PLACE_SPACE } from './pieces.ts'

/** Where something lies on its mat. */
export type MatPlace = Omit<Place, 'z'>

/** What documents hold of a number: lengths in eighths of a mm, so that nothing is laid anew for nothing. */
const exact = (mm: number): number => Math.round(mm * 8) / 8
const exactTurn = (turn: number): number => Math.fround(turn)

/** How much paper is between what lies side by side, mm. */
const GAP = 14
const { verseRow, deedRow, deedDeck, deck } = DARK_PIECES
/** The lines of the middle, mm from its own middle: verses above, then Deeds, cards below. */
const BETWEEN = 4
const HIGH = verseRow.height + deedRow.height + deck.height + 2 * BETWEEN
const VERSES_AT = (verseRow.height - HIGH) / 2
const DEEDS_LIE_AT = -HIGH / 2 + verseRow.height + BETWEEN + deedRow.height / 2
const CARDS_AT = (HIGH - deck.height) / 2
const WIDE = PLACE_SPACE.width
/** The how manieth of four mats for cards that lie side by side. */
const pileAt = (at: number) => ({ x: (at - 1.5) * (WIDE / 4), y: CARDS_AT })

/** The mats that lie in the middle, each once: by their kinds, which are their ids too. */
export const MATS = {
  verseRow: { x: 0, y: VERSES_AT },
  deedRow: { x: (deedRow.width - WIDE) / 2 + 6, y: DEEDS_LIE_AT },
  deedDeck: { x: (WIDE - deedDeck.width) / 2 - 6, y: DEEDS_LIE_AT },
  deck: pileAt(0),
  discard: pileAt(1),
  inPlay: pileAt(2),
  spent: pileAt(3),
} as const satisfies Partial<Record<DarkKind, { readonly x: number; readonly y: number }>>
export type MatKind = keyof typeof MATS

const ASIDE = WIDE + GAP
/** Close below the middle: on a phone a place is seen whole with it. */
const DOWN = (HIGH + PLACE_SPACE.height) / 2 + 11

/** Beside the middle two places lie so far apart, one above the other: the whole is not far from square. */
const APART = PLACE_SPACE.height + 44

/** Where people have their things round the middle, clockwise, by how many they are. */
const ROUND: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  2: [
    [-ASIDE / 2, DOWN],
    [ASIDE / 2, DOWN],
  ],
  3: [
    [0, DOWN],
    [ASIDE, 0],
    [ASIDE, DOWN],
  ],
  4: [
    [-ASIDE, APART / 2],
    [-ASIDE, -APART / 2],
    [ASIDE, -APART / 2],
    [ASIDE, APART / 2],
  ],
  5: [
    [0, DOWN],
    [-ASIDE, DOWN],
    [-ASIDE, DOWN - APART],
    [ASIDE, DOWN - APART],
    [ASIDE, DOWN],
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
const LEFT = 10.5 - WIDE / 2
const TOP = 12 - PLACE_SPACE.height / 2
const DEEDS_AT = {
  x: LEFT + DEED_SIZE.width / 2,
  y: TOP + DEED_SIZE.height / 2,
  step: 101,
} as const
const SECOND = TOP + DEED_SIZE.height + 5 + DISCIPLINE_SIZE.height / 2
const DISCIPLINES_AT = { x: LEFT + DISCIPLINE_SIZE.width / 2, y: SECOND, step: 91 } as const
const DONE_AT = { x: DEEDS_AT.x + 3 * DEEDS_AT.step, y: SECOND } as const
const THIRD = SECOND + DISCIPLINE_SIZE.height / 2 + 5
const HAND_AT = { x: -47, y: THIRD + MAIN_SIZE.height / 2 + 1, wide: 296 } as const
/** How far a hand goes round to either side, radians, and how much shows of a card at most. */
const FAN = { turn: 0.07, each: 0.02, shown: 0.5, hangs: 12 } as const
const POINTS_AT = { x: 125, y: THIRD + 13, step: 27, many: 3, rows: 5 } as const

/** An unfinished Deed of somebody, from the left. */
export const deedSpot = (seat: SeatId, at: number): MatPlace =>
  spot(placeId(seat), DEEDS_AT.x + at * DEEDS_AT.step, DEEDS_AT.y)

/** A Discipline card: its level lies up on its face, which is printed as it is turned or flipped [D17]. */
export const disciplineSpot = (seat: SeatId, at: number): MatPlace =>
  spot(placeId(seat), DISCIPLINES_AT.x + at * DISCIPLINES_AT.step, DISCIPLINES_AT.y)

/** A completed Deed: they lie in a pile. */
export const doneSpot = (seat: SeatId, at: number): MatPlace =>
  piled(placeId(seat), DONE_AT.x, DONE_AT.y, at)

/** A card of a hand: they lie in a fan. */
export function handSpot(seat: SeatId, at: number, many: number): MatPlace {
  const from = at - (many - 1) / 2
  const step =
    many < 2
      ? 0
      : Math.min(MAIN_SIZE.width * FAN.shown, (HAND_AT.wide - MAIN_SIZE.width) / (many - 1))
  const turn = Math.max(-FAN.turn, Math.min(FAN.turn, from * FAN.each))
  const hangs = Math.abs(from * turn) * FAN.hangs
  return spot(placeId(seat), HAND_AT.x + from * step, HAND_AT.y + Math.min(6, hangs), turn)
}

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
  const x = ASIDE + WIDE / 2 + GAP + width / 2
  return { x: exact(x), y: exact((pages - 1) * (height + GAP)), turn: 0, z: topZ(items) + 1 }
}
