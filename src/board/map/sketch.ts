import { OVAL_RIM } from '../../rules/board/size.ts'
import type { Spot } from '../../rules/ink/ink.ts'
import { recognise, type Shape } from '../../rules/ink/recognise.ts'
import type { ItemId } from '../../rules/plain/item.ts'
import { topAt } from './hit.ts'
import { type Entry, isInk, type Spatial } from './spatial.ts'

/** What somebody may have meant with a stroke, as it lies on the table: mm, radians. */
export type Sketch =
  | {
      readonly is: 'oval' | 'box'
      readonly x: number
      readonly y: number
      /** As large as it was drawn, line and all. */
      readonly width: number
      readonly height: number
      readonly turn: number
      /** The stroke itself. */
      readonly ids: readonly ItemId[]
      /** Ink that is written inside it. */
      readonly inside: readonly ItemId[]
    }
  | {
      readonly is: 'line'
      readonly from: ItemId
      readonly to: ItemId
      readonly ids: readonly ItemId[]
    }

/** How near a line begins and ends to what it joins, mm; by the eye it may be more. */
const NEAR = 9
/** What stands almost straight was meant to. */
const STRAIGHT = 0.1
/** Of what is about as wide as it is high nobody sees how it is turned. */
const ROUND = 0.8

/**
 * What a stroke that lies on the table now may be meant as; undefined for ink that is just ink. `near` is how far (mm)
 * from an oval a line to it may end.
 */
export function sketchOf(
  spatial: Spatial,
  spots: readonly Spot[],
  carrier: Entry | undefined,
  ids: readonly ItemId[],
  near = NEAR,
): Sketch | undefined {
  const shape = recognise(spots)
  if (!shape) return undefined
  if (shape.is === 'line') {
    const [from, to] = [shape.from, shape.to].map(({ x, y }) =>
      topAt(spatial, x, y, near, ({ piece }) => piece.painter === 'oval'),
    )
    return from && to && from !== to ? { is: 'line', from: from.id, to: to.id, ids } : undefined
  }
  if (carrier) return undefined
  const { is, x, y, width, height, turn } = shape
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const holds = ({ world }: Entry): boolean => {
    const [dx, dy] = [world.x - x, world.y - y]
    const [u, v] = [(dx * cos + dy * sin) / (width / 2), (dy * cos - dx * sin) / (height / 2)]
    return is === 'oval' ? u * u + v * v < 1 : Math.abs(u) < 1 && Math.abs(v) < 1
  }
  const reach = (width + height) / 2
  const rect = { minX: x - reach, minY: y - reach, maxX: x + reach, maxY: y + reach }
  const within = spatial.seen(rect).filter((entry) => !ids.includes(entry.id) && holds(entry))
  // Drawn round something that lies there, it says that these belong together.
  if (within.some((entry) => !isInk(entry))) return undefined
  // A line that goes through it was not written in it.
  const size = Math.max(width, height)
  const written = ({ on, w, h }: Entry) => on === undefined && Math.max(w, h) <= size
  const inside = within.filter(written).map(({ id }) => id)
  return roundOf(shape, ids, inside)
}

/** A closed stroke as what it may be meant as. */
export function roundOf(
  { is, x, y, width, height, turn }: Exclude<Shape, { is: 'line' }>,
  ids: readonly ItemId[],
  inside: readonly ItemId[],
): Sketch {
  const round = Math.min(width, height) > ROUND * Math.max(width, height)
  const straight = Math.abs(turn) < STRAIGHT || (is === 'oval' && round)
  const size = { width: width + OVAL_RIM, height: height + OVAL_RIM }
  return { is, x, y, ...size, turn: straight ? 0 : turn, ids, inside }
}
