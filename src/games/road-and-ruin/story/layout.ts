import type { Act, Board } from '../../../rules/board/board.ts'
import { type Box, boxAt, boxesOf, overlap, roomOf } from '../../../rules/board/room.ts'
import type { Item, Place } from '../../../rules/plain/item.ts'
import { topZ } from '../../../rules/plain/place.ts'
import { PIECES } from './pieces.ts'

/**
 * Where everything lies on a new table, mm: the Theatre, left of it the Roster, and below that the Deck with the Tale.
 * All of it is seen at once, large enough to be read.
 */
export const SPOTS = {
  theatre: { x: 176, y: 0 },
  /** On the Theatre, from its middle. */
  stage: { x: -137, y: -69 },
  roster: { x: -302, y: -38 },
  deck: { x: -436, y: 187 },
  tale: { x: -252, y: 211 },
} as const

/** Rows in which a sort of thing is laid, one beside the other: where the first lies, how far the next, how many. */
const ROWS = {
  // On the mat that they are laid on, from its middle.
  stage: { x: -137, y: -69, dx: 274, dy: 168, many: 2 },
  place: { x: -66, y: -20, dx: 132, dy: 84, many: 2 },
  // Right of the Theatre: slips from its foot upwards, searches from its head down.
  slip: { x: 535, y: 143, dx: 0, dy: -92, many: 1 },
  search: { x: 535, y: -133, dx: 0, dy: 112, many: 1 },
  // Below Roster and Theatre.
  // With room for a Role's card at the foot of each.
  character: { x: -389, y: 444, dx: 202, dy: 344, many: 4 },
  foe: { x: 464, y: 258, dx: 196, dy: 130, many: 2 },
  // Right of all that.
  roundtable: { x: 652, y: -122, dx: 96, dy: 134, many: 4 },
  // Left of the Roster.
  role: { x: -580, y: -152, dx: 0, dy: 72, many: 1 },
  spell: { x: -568, y: 256, dx: -162, dy: 130, many: 1 },
  stores: { x: -535, y: 145, dx: -98, dy: 88, many: 1 },
  placard: { x: -600, y: -300, dx: -110, dy: -90, many: 3 },
  sheet: { x: 690, y: -290, dx: 330, dy: -200, many: 2 },
} as const

/** How much paper is left round it, mm; and so many places are tried. */
const ROUND = 2
const MOST = 32

/** What lies on a mat, from its middle. */
const lyingOn = ({ items }: Pick<Board, 'items'>, mat: Item): readonly Box[] =>
  [...items.values()].flatMap(({ kind, bin, place }) =>
    !bin && place.on === mat.id && Object.hasOwn(PIECES, kind)
      ? boxAt(place, roomOf(PIECES[kind as keyof typeof PIECES]))
      : [],
  )

/**
 * Where the next thing of a sort comes to lie, above all else: the first place of its row that is free, whatever lies
 * there, or the last; on the table at a slight turn, or straight on a `mat`. `made`: those that are laid with it.
 */
export function nextSpot(
  board: Board,
  { chance }: Act,
  kind: keyof typeof ROWS,
  { made = [], mat }: { readonly made?: readonly Place[]; readonly mat?: Item | undefined } = {},
): Place {
  const { x, y, dx, dy, many } = ROWS[kind]
  const room = roomOf(PIECES[kind])
  const taken = [
    ...(mat ? lyingOn(board, mat) : boxesOf(board, PIECES)),
    ...made.map((one) => boxAt(one, room)),
  ]
  const spots = Array.from({ length: MOST }, (_, i) => ({
    x: x + (i % many) * dx,
    y: y + Math.floor(i / many) * dy,
  }))
  const around = roomOf(PIECES[kind], ROUND)
  const spot =
    spots.find((one) => !taken.some((box) => overlap(boxAt(one, around), box))) ?? spots.at(-1)!
  const z = topZ(board.items) + 1 + made.length
  return mat
    ? { ...spot, turn: 0, z, on: mat.id }
    : { ...spot, turn: 0.03 * (chance.wobble() - 0.5), z }
}
