import type { Act, Board } from '../../../rules/board/board.ts'
import type { Item, Place } from '../../../rules/plain/item.ts'
import { topZ, worldPlace } from '../../../rules/plain/place.ts'

/** Where everything lies on a new table, mm: the Theatre in the middle, the Roster left of it, the Deck right of it. */
export const SPOTS = {
  theatre: { x: 0, y: 0 },
  stage: { x: -190, y: 0 },
  roster: { x: -660, y: -90 },
  deck: { x: 560, y: -190 },
  tale: { x: -690, y: 120 },
} as const

/** Rows in which a sort of thing is laid, one beside the other: where the first lies, how far the next, how many. */
const ROWS = {
  slip: { x: -395, y: 380, dx: 115, dy: 84, many: 8 },
  search: { x: -395, y: 470, dx: 115, dy: 84, many: 8 },
  roundtable: { x: 650, y: -190, dx: 70, dy: 96, many: 5 },
  role: { x: -570, y: 120, dx: 70, dy: 96, many: 3 },
  place: { x: -340, y: -210, dx: 160, dy: 110, many: 5 },
  stage: { x: -190, y: 0, dx: 400, dy: 280, many: 2 },
  placard: { x: 0, y: -360, dx: 100, dy: 70, many: 3 },
  sheet: { x: 0, y: -480, dx: 330, dy: 160, many: 3 },
  card: { x: 620, y: 120, dx: 140, dy: 90, many: 3 },
  character: { x: -600, y: 640, dx: 160, dy: 222, many: 7 },
  foe: { x: 590, y: 590, dx: 137, dy: 99, many: 3 },
  spell: { x: -690, y: 420, dx: 70, dy: 96, many: 3 },
  stores: { x: -690, y: 240, dx: 80, dy: 80, many: 3 },
} as const

const near = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.abs(a.x - b.x) < 40 && Math.abs(a.y - b.y) < 40

/**
 * Where the next thing of a sort comes to lie: the first free place of its row, or the last; on the table, at a slight
 * turn, above all else. `made`: those that are laid with it.
 */
export function nextSpot(
  { items }: Board,
  { chance }: Act,
  kind: keyof typeof ROWS,
  made: readonly Place[] = [],
): Place {
  const { x, y, dx, dy, many } = ROWS[kind]
  const taken = [...items.values()]
    .filter((item) => item.kind === kind)
    .flatMap(({ id }) => worldPlace(items, id) ?? [])
  const spots = Array.from({ length: 8 * many }, (_, i) => ({
    x: x + (i % many) * dx,
    y: y + Math.floor(i / many) * dy,
  }))
  const all = [...taken, ...made]
  const spot = spots.find((one) => !all.some((other) => near(one, other))) ?? spots.at(-1)!
  return { ...spot, turn: 0.03 * (chance.wobble() - 0.5), z: topZ(items) + 1 + made.length }
}

/** The same, measured from the mat that it is laid on. */
export const onMat = ({ x, y, turn, z }: Place, mat: Item): Place => ({
  x: x - mat.place.x,
  y: y - mat.place.y,
  turn,
  z,
  on: mat.id,
})
