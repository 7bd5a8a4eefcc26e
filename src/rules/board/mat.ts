import type { ItemId, Place } from '../plain/item.ts'
import type { FaceBox } from './face.ts'
import type { Mat, Piece } from './piece.ts'
import type { Size } from './size.ts'

/** More places are marked on no mat. */
const MOST_SLOTS = 60
/** What is marked stays within its part of the mat; and what lies in a row so far apart, mm. */
const WITHIN = 1.6
const APART = 3
/** How far round a fan goes to either side, and from one thing to the next, radians; and how much shows of each. */
const FAN = { turn: 0.22, each: 0.06, shown: 0.62 } as const
/** Each thing of a pile lies so far up from the one below it, mm; no farther from so many on. */
const EDGE = { x: 0.06, y: 0.1 } as const
const HIGHEST = 30
/** A mat holds what is no larger than itself, and a little more. */
const LARGER = 1.05

/** The places that are marked on a mat so large, mm from its middle: along its longer side. */
export function slotsOf({ lies, slots = 0 }: Mat, w: number, h: number): readonly FaceBox[] {
  const many = Math.min(MOST_SLOTS, Math.floor(slots))
  const places = lies === 'pile' ? Math.min(1, many) : many
  const [wide, high] = w >= h ? [w / places, h] : [w, h / places]
  // Where many are marked on little room, each is still within its part.
  const [aside, down] = [Math.min(WITHIN, wide / 4), Math.min(WITHIN, high / 4)]
  return Array.from({ length: Math.max(0, places) }, (_, i) => ({
    x: -w / 2 + (w >= h ? i * wide : 0) + aside,
    y: -h / 2 + (w >= h ? 0 : i * high) + down,
    w: wide - 2 * aside,
    h: high - 2 * down,
  }))
}

/** Whether things of this piece lie on mats of that: what is drawn on the paper does not, nor what is larger. */
export function fitsOn(thing: Piece, size: Size, mat: Piece, on: Size): boolean {
  if (!mat.mat || thing.painter === 'ink' || thing.painter === 'oval') return false
  return size.width * size.height <= on.width * on.height * LARGER
}

/** A place on a mat: mm and radians from its middle. */
export type MatSpot = Pick<Place, 'x' | 'y' | 'turn'>

/** Something that lies on a mat, or comes to lie there. */
export interface OnMat {
  readonly id: ItemId
  readonly size: Size
  readonly spot: MatSpot
}

/** It lies straight, and faces whom it faced. */
const straight = (turn: number): number => (Math.cos(turn) < 0 ? Math.PI : 0)

const spread = (many: number, room: number, wide: number): number =>
  many < 2 ? 0 : Math.min(wide * FAN.shown, Math.max(0, room - wide) / (many - 1))

/**
 * Where a thing comes to lie that is let go at a place of a mat of this size. In a fan the `others`, which lie there
 * already, make room for it: all of them are told then, from the lowest to the highest, also those that stay as they
 * were.
 */
export function settled(
  mat: Mat,
  { width, height }: Size,
  others: readonly OnMat[],
  thing: OnMat,
): readonly OnMat[] {
  const { spot, size } = thing
  const turn = straight(spot.turn)
  if (mat.lies === 'free') return [thing]
  if (mat.lies === 'pile') {
    // The higher it lies, the more of the pile's edge is seen.
    const high = Math.min(others.length, HIGHEST)
    return [{ ...thing, spot: { x: -high * EDGE.x, y: -high * EDGE.y, turn } }]
  }
  if (mat.lies === 'row' || slotsOf(mat, width, height).length > 0) {
    const places = placesIn(mat, width, height, size)
    const far = ({ x, y }: Pick<MatSpot, 'x' | 'y'>) => Math.hypot(x - spot.x, y - spot.y)
    const taken = (place: Pick<MatSpot, 'x' | 'y'>) =>
      others.some(
        (other) =>
          Math.abs(other.spot.x - place.x) < size.width / 2 &&
          Math.abs(other.spot.y - place.y) < size.height / 2,
      )
    const near = [...places].sort((a, b) => far(a) - far(b))
    const place = near.find((one) => !taken(one)) ?? near[0] ?? { x: 0, y: 0 }
    return [{ ...thing, spot: { ...place, turn } }]
  }
  const all = [...others, thing].sort((a, b) => a.spot.x - b.spot.x || (a.id < b.id ? -1 : 1))
  const step = spread(all.length, width, size.width)
  return all.map((one, i) => {
    const from = i - (all.length - 1) / 2
    const round = Math.max(-FAN.turn, Math.min(FAN.turn, from * FAN.each))
    // Those at the sides hang a little, as cards in a hand do.
    return { ...one, spot: { x: from * step, y: Math.abs(from * round) * 2, turn: round } }
  })
}

/** The middles of the places in a row: those that are marked, or as many as there is room for. */
function placesIn(mat: Mat, width: number, height: number, size: Size) {
  const marked = slotsOf(mat, width, height)
  if (marked.length > 0) return marked.map(({ x, y, w, h }) => ({ x: x + w / 2, y: y + h / 2 }))
  const across = width >= height
  const [room, each] = across ? [width, size.width] : [height, size.height]
  const many = Math.max(1, Math.min(MOST_SLOTS, Math.floor((room + APART) / (each + APART))))
  if (many === 1) return [{ x: 0, y: 0 }]
  const first = -(room / 2) + each / 2 + Math.min(APART, Math.max(0, (room - each) / 2))
  // Where all that has room there would reach over the edge, it lies closer.
  const last = room / 2 - each / 2
  const step = Math.min(each + APART, (last - first) / (many - 1))
  return Array.from({ length: many }, (_, i) =>
    across ? { x: first + i * step, y: 0 } : { x: 0, y: first + i * step },
  )
}
