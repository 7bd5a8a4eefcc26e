import type { Act, Board } from '../../../rules/board/board.ts'
import { type Box, boxAt, boxesOf, type Dot, overlap, roomOf } from '../../../rules/board/room.ts'
import type { Item, Place } from '../../../rules/plain/item.ts'
import { topZ } from '../../../rules/plain/place.ts'
import { type Kind, PIECES } from './pieces.ts'
import { stageNow, theatreOf } from './places.ts'

/** Places for a sort of thing, mm: line by line, from the first on. */
interface Row extends Dot {
  /** On the Theatre, or on the Stage that the focus is on: from its middle. Else on the paper. */
  readonly on?: 'theatre' | 'stage'
  /** How far it is from one to the next, and how many a line has. */
  readonly along: readonly [dx: number, dy: number]
  readonly many: number
  /** How far it is from one line to the next, and after how many of them other places are tried. */
  readonly across?: readonly [dx: number, dy: number]
  readonly lines?: number
}

const alone = (x: number, y: number, dx: number): readonly Row[] => [
  { x, y, along: [dx, 0], many: MOST },
]

/** How many places are tried: the paper goes on. */
const MOST = 64

/** Left of all that is played with: what is behind the people. */
const BEHIND: Row = { x: -646, y: -115, along: [0, 168], many: 4, across: [-270, 0], lines: MOST }

/**
 * Where a sort of thing is laid: the first place that is free. Roster, Deck and Tale lie left of the Theatre, and
 * the characters right below it, so that a game is seen at once, large enough to be read.
 */
const ROWS = {
  roster: alone(-302, -48, -384),
  deck: alone(-436, 176, -120),
  tale: alone(-252, 200, -284),
  theatre: alone(124, 0, 484),
  stage: [{ on: 'theatre', x: -96, y: -80, along: [0, 166], many: 2 }, BEHIND],
  // Beside the Stages, face to face with the characters below.
  foe: [
    { on: 'theatre', x: 134, y: -128, along: [0, 127], many: 3 },
    { x: 461, y: 256, along: [0, 130], many: 2, across: [196, 0], lines: MOST },
  ],
  place: [
    { on: 'stage', x: -66, y: -16, along: [132, 0], many: 2 },
    { on: 'theatre', x: 111, y: -141, along: [0, 82], many: 4 },
    { x: 429, y: -141, along: [0, 82], many: 4, across: [134, 0], lines: MOST },
  ],
  // Right of the Theatre: slips from its foot upwards, two searches at its head, and more below.
  slip: [{ x: 429, y: 143, along: [0, -92], many: 4, across: [138, 0], lines: MOST }],
  search: [{ x: 429, y: -133, along: [138, 0], many: 2, across: [0, 112], lines: MOST }],
  // Below the Theatre, with room for a Role's card at the foot of each.
  character: [{ x: -13, y: 333, along: [202, 0], many: 4, across: [0, 336], lines: MOST }],
  // Below Deck and Tale, where the characters leave off.
  roundtable: [{ x: -440, y: 366, along: [93, 0], many: 4, across: [0, 131], lines: MOST }],
  // Above the Roster.
  role: [{ x: -394, y: -236, along: [190, 0], many: 4, across: [0, -72], lines: MOST }],
  stores: [{ x: -562, y: 145, along: [0, 88], many: MOST }],
  placard: [{ x: -600, y: -300, along: [-110, 0], many: 3, across: [0, -90], lines: MOST }],
  sheet: [{ x: 690, y: -290, along: [330, 0], many: 2, across: [0, -200], lines: MOST }],
} as const satisfies Partial<Record<Kind, readonly Row[]>>

/** How much paper is left round it, mm. */
const ROUND = 2

/** What lies on a mat, from its middle. */
const lyingOn = ({ items }: Pick<Board, 'items'>, mat: Item): readonly Box[] =>
  [...items.values()].flatMap(({ kind, bin, place }) =>
    !bin && place.on === mat.id && Object.hasOwn(PIECES, kind)
      ? boxAt(place, roomOf(PIECES[kind as Kind]))
      : [],
  )

/** The places of a row, line by line. */
const spotsIn = ({ x, y, along, many, across = [0, 0], lines = 1 }: Row): readonly Dot[] =>
  Array.from({ length: many * lines }, (_, i) => {
    const [nth, line] = [i % many, Math.floor(i / many)]
    return {
      x: x + along[0] * nth + across[0] * line,
      y: y + along[1] * nth + across[1] * line,
    }
  })

/**
 * Where the next thing of a sort comes to lie, above all else: the first of its places where nothing lies, or
 * the last; on the table at a slight turn, on a mat straight. `made`: those that are laid with it.
 */
export function nextSpot(
  board: Board,
  { chance }: Act,
  kind: keyof typeof ROWS,
  made: readonly Place[] = [],
): Place {
  const rows: readonly Row[] = ROWS[kind]
  const room = roomOf(PIECES[kind])
  const around = roomOf(PIECES[kind], ROUND)
  const lying = [
    ...boxesOf(board, PIECES),
    ...made.flatMap((one) => (one.on === undefined ? boxAt(one, room) : [])),
  ]
  const places = rows.flatMap((row) => {
    const mat = row.on && (row.on === 'stage' ? stageNow(board) : theatreOf(board))
    if (row.on && !mat) return []
    const taken = mat ? lyingOn(board, mat) : lying
    return spotsIn(row).map((spot) => ({ spot, mat, taken }))
  })
  const free = ({ spot, taken }: (typeof places)[number]) =>
    !taken.some((box) => overlap(boxAt(spot, around), box))
  const { spot, mat } = places.find(free) ?? places.at(-1)!
  const z = topZ(board.items) + 1 + made.length
  return mat
    ? { ...spot, turn: 0, z, on: mat.id }
    : { ...spot, turn: 0.03 * (chance.wobble() - 0.5), z }
}
