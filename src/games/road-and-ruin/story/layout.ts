import type { Act, Board } from '../../../rules/board/board.ts'
import { clearSpot } from '../../../rules/board/clear.ts'
import { type Box, boxAt, boxesOf, type Dot, overlap, roomOf } from '../../../rules/board/room.ts'
import type { Item, Place } from '../../../rules/plain/item.ts'
import { topZ } from '../../../rules/plain/place.ts'
import { type Kind, PIECES } from './pieces.ts'
import { stageNow, theatreOf } from './places.ts'

/** Places for a sort of thing, mm: line by line, the first with so many of them. */
interface Row extends Dot {
  /** On the Theatre, or on the Stage that the focus is on: from its middle. Else on the paper. */
  readonly on?: 'theatre' | 'stage'
  /** How far it is from one to the next, and how many a line has. */
  readonly along: readonly [dx: number, dy: number]
  readonly many: number
  /** How far it is from one line to the next, and how many lines there are. */
  readonly across?: readonly [dx: number, dy: number]
  readonly lines?: number
}

const alone = (x: number, y: number): readonly Row[] => [{ x, y, along: [0, 0], many: 1 }]

/** Above all that is played with: what is behind the people. */
const BEHIND: Row = { x: -309, y: -273, along: [270, 0], many: 4, across: [0, -168], lines: 8 }

/**
 * Where a sort of thing is laid: the first place that is free. Roster, Deck and Tale lie left of the Theatre, and all of
 * it above the characters, so that a game is seen at once, large enough to be read.
 */
const ROWS = {
  roster: alone(-280, -78),
  deck: alone(-392, 114),
  tale: alone(-230, 116),
  theatre: alone(124, 0),
  stage: [{ on: 'theatre', x: -96, y: -80, along: [0, 166], many: 2 }, BEHIND],
  // Beside the Stages, face to face with the characters below.
  foe: [
    { on: 'theatre', x: 138, y: -122, along: [0, 121], many: 3 },
    { x: 461, y: 256, along: [0, 120], many: 2, across: [184, 0], lines: 3 },
  ],
  place: [
    { on: 'stage', x: -66, y: -16, along: [132, 0], many: 2 },
    { on: 'theatre', x: 111, y: -141, along: [0, 82], many: 4 },
    { x: 429, y: -141, along: [0, 82], many: 4, across: [134, 0], lines: 3 },
  ],
  // Right of the Theatre: slips from its foot upwards, searches from its head down.
  slip: [{ x: 429, y: 143, along: [0, -92], many: 4, across: [138, 0], lines: 3 }],
  search: [{ x: 429, y: -133, along: [0, 112], many: 3, across: [138, 0], lines: 3 }],
  // With room for a Role's card at the foot of each.
  character: [{ x: -345, y: 332, along: [202, 0], many: 4, across: [0, 344], lines: 8 }],
  // Beside four characters, then beside one another.
  roundtable: [
    { x: 416, y: 262, along: [93, 0], many: 2, across: [0, 131], lines: 3 },
    { x: 602, y: 262, along: [93, 0], many: 3, across: [0, 131], lines: 3 },
  ],
  // Left of the Roster.
  role: [{ x: -514, y: -152, along: [0, 72], many: 4 }],
  stores: [{ x: -491, y: 145, along: [0, 88], many: 4 }],
  placard: [{ x: -600, y: -300, along: [-110, 0], many: 3, across: [0, -90], lines: 3 }],
  sheet: [{ x: 690, y: -290, along: [330, 0], many: 2, across: [0, -200], lines: 8 }],
} as const satisfies Partial<Record<Kind, readonly Row[]>>

/** How much paper is left round it, and how far it goes for a free place, mm. */
const ROUND = 2
export const FAR = 2400

/** The paper goes on. */
export const ENDLESS: Box = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 }

/** What lies on a mat, from its middle. */
const lyingOn = ({ items }: Pick<Board, 'items'>, mat: Item): readonly Box[] =>
  [...items.values()].flatMap(({ kind, bin, place }) =>
    !bin && place.on === mat.id && Object.hasOwn(PIECES, kind)
      ? boxAt(place, roomOf(PIECES[kind as Kind]))
      : [],
  )

function* spotsIn({ x, y, along, many, across = [0, 0], lines = 1 }: Row): Generator<Dot> {
  for (let line = 0; line < lines; line++)
    for (let i = 0; i < many; i++)
      yield { x: x + along[0] * i + across[0] * line, y: y + along[1] * i + across[1] * line }
}

/**
 * Where the next thing of a sort comes to lie, above all else: the first of its places where nothing lies, or the
 * nearest such spot beyond them; on the table at a slight turn, on a mat straight. `made`: those that are laid with it.
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
  const z = topZ(board.items) + 1 + made.length
  const lying = [
    ...boxesOf(board, PIECES),
    ...made.flatMap((one) => (one.on === undefined ? boxAt(one, room) : [])),
  ]
  for (const row of rows) {
    const mat = row.on && (row.on === 'stage' ? stageNow(board) : theatreOf(board))
    if (row.on && !mat) continue
    const taken = mat ? lyingOn(board, mat) : lying
    for (const spot of spotsIn(row))
      if (!taken.some((box) => overlap(boxAt(spot, around), box)))
        return mat
          ? { ...spot, turn: 0, z, on: mat.id }
          : { ...spot, turn: 0.03 * (chance.wobble() - 0.5), z }
  }
  const from = rows.find(({ on }) => !on) ?? rows[0]!
  const spot = clearSpot(from, around, { within: ENDLESS, over: [], lying }, FAR)
  return { ...spot, turn: 0.03 * (chance.wobble() - 0.5), z }
}
