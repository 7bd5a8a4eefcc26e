import type { Act, Board } from '../../../rules/board/board.ts'
import type { Item, Place } from '../../../rules/plain/item.ts'
import { topZ, worldPlace } from '../../../rules/plain/place.ts'

/** Where everything lies on a new table, mm: the Theatre in the middle, the Roster left of it, the Deck right of it. */
export const SPOTS = {
  theatre: { x: 0, y: -40 },
  /** On the Theatre, from its middle. */
  stage: { x: -152, y: -88 },
  roster: { x: -450, y: -162 },
  deck: { x: 371, y: -193 },
  tale: { x: -494, y: -15 },
} as const

/** Rows in which a sort of thing is laid, one beside the other: where the first lies, how far the next, how many. */
const ROWS = {
  // On the mat that they are laid on, from its middle.
  stage: { x: -152, y: -88, dx: 304, dy: 190, many: 2 },
  place: { x: -75, y: -24, dx: 130, dy: 84, many: 2 },
  // On the table, below the Theatre.
  slip: { x: -262, y: 213, dx: 115, dy: 84, many: 5 },
  search: { x: -262, y: 298, dx: 115, dy: 84, many: 5 },
  character: { x: -490, y: 460, dx: 160, dy: 222, many: 7 },
  // Right of it.
  roundtable: { x: 450, y: -201, dx: 70, dy: 96, many: 4 },
  foe: { x: 405, y: 140, dx: 137, dy: 99, many: 2 },
  // Left of it.
  stores: { x: -372, y: -33, dx: 80, dy: 80, many: 1 },
  role: { x: -537, y: 92, dx: 70, dy: 96, many: 3 },
  spell: { x: -537, y: 205, dx: 70, dy: 96, many: 3 },
  // Above it.
  placard: { x: 60, y: -285, dx: 100, dy: 70, many: 3 },
  sheet: { x: -170, y: -335, dx: 330, dy: 160, many: 2 },
} as const

const near = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.abs(a.x - b.x) < 40 && Math.abs(a.y - b.y) < 40

/**
 * Where the next thing of a sort comes to lie, above all else: the first free place of its row, or the last; on the
 * table at a slight turn, or straight on a `mat`. `made`: those that are laid with it.
 */
export function nextSpot(
  { items }: Board,
  { chance }: Act,
  kind: keyof typeof ROWS,
  { made = [], mat }: { readonly made?: readonly Place[]; readonly mat?: Item | undefined } = {},
): Place {
  const { x, y, dx, dy, many } = ROWS[kind]
  const taken = [...items.values()]
    .filter((item) => item.kind === kind && (!mat || item.place.on === mat.id))
    .flatMap(({ id, place }) => (mat ? place : (worldPlace(items, id) ?? [])))
  const spots = Array.from({ length: 8 * many }, (_, i) => ({
    x: x + (i % many) * dx,
    y: y + Math.floor(i / many) * dy,
  }))
  const all = [...taken, ...made]
  const spot = spots.find((one) => !all.some((other) => near(one, other))) ?? spots.at(-1)!
  const z = topZ(items) + 1 + made.length
  return mat
    ? { ...spot, turn: 0, z, on: mat.id }
    : { ...spot, turn: 0.03 * (chance.wobble() - 0.5), z }
}
