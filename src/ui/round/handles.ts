import type { Berth, Berths } from '../../rules/plain/round.ts'
import {
  type Edge,
  type Extent,
  edgeLength,
  isUpright,
  type Side,
} from '../../rules/plain/sides.ts'

/** The corners at which the table is taken by a handle: the first edge of each is that along which it goes first. */
const CORNERS = { start: ['bottom', 'left'], end: ['top', 'right'] } as const
export type HandleCorner = keyof typeof CORNERS

/** A handle stays so far from the rim and from bars, px where all is once as large. */
const GAP = 4

interface Spot {
  readonly x: number
  readonly y: number
}
interface Part {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Where a bar is, with what stays free before it: px of the screen. */
function barPart({ edge }: Side, { middle, deep }: Berth, long: number, screen: Extent): Part {
  const [from, to] = [middle - long / 2, middle + long / 2]
  const { width, height } = screen
  switch (edge) {
    case 'bottom':
      return { left: from, right: to, top: height - deep, bottom: height }
    case 'top':
      return { left: from, right: to, top: 0, bottom: deep }
    case 'left':
      return { left: 0, right: deep, top: from, bottom: to }
    case 'right':
      return { left: width - deep, right: width, top: from, bottom: to }
  }
}

/**
 * Where a handle so `wide`, px, has its middle beside the bars of those who sit round a screen: at the rim, where
 * nothing lies that is read, as near to its corner as there is room. Undefined where bars leave none along both edges.
 */
export function besideBars(
  corner: HandleCorner,
  { sides, berths, bars, screen, scale }: Berths,
  wide: number,
): Spot | undefined {
  const { width, height } = screen
  const [half, gap] = [wide / 2, GAP * scale]
  const far = half + gap
  const taken = sides.flatMap((side, i): readonly Part[] => {
    const berth = berths[i]
    if (!berth) return []
    const long = bars.get(side.seat)?.width ?? berth.room
    return [barPart(side, berth, long, screen)]
  })
  const meets = ({ x, y }: Spot) =>
    taken.find(
      ({ left, top, right, bottom }) =>
        x + far > left + 0.1 &&
        x - far < right - 0.1 &&
        y + far > top + 0.1 &&
        y - far < bottom - 0.1,
    )
  /** Goes from the corner along an edge, over one bar after the other. */
  const along = (edge: Edge): Spot | undefined => {
    const upright = isUpright(edge)
    // From the lower left corner up or to the right; from the upper right one down or to the left.
    const ahead = upright !== (corner === 'start')
    let spot: Spot = corner === 'start' ? { x: far, y: height - far } : { x: width - far, y: far }
    for (let n = 0; n <= taken.length; n++) {
      const over = meets(spot)
      if (!over) return spot
      const next = upright
        ? { ...spot, y: ahead ? over.bottom + far : over.top - far }
        : { ...spot, x: ahead ? over.right + far : over.left - far }
      const at = upright ? next.y : next.x
      if (at < far || at > edgeLength(edge, screen) - far) return undefined
      spot = next
    }
    return undefined
  }
  const from = corner === 'start' ? { x: 0, y: height } : { x: width, y: 0 }
  const away = ({ x, y }: Spot) => Math.hypot(x - from.x, y - from.y)
  return CORNERS[corner]
    .flatMap((edge) => along(edge) ?? [])
    .reduce<Spot | undefined>(
      (best, one) => (best && away(best) <= away(one) ? best : one),
      undefined,
    )
}
