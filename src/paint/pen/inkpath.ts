import { type Spot, unpackPath } from '../../rules/ink/ink.ts'
import type { Item } from '../../rules/plain/item.ts'

/** How broad a marker writes that is neither pressed nor lifted, mm. */
export const NIB = 2.1

/** What a stroke is made of, and its box: mm, round the middle of its item. */
export interface InkPath {
  readonly spots: readonly Spot[]
  readonly w: number
  readonly h: number
  /** How much of what lies below it hides, mm². */
  readonly area: number
}

const NONE: InkPath = { spots: [], w: 1, h: 1, area: 0 }
const known = new WeakMap<Item['props'], InkPath>()

/** Reads the path of an item of ink, once; one that cannot be read is no ink. */
export function inkPathOf({ props }: Pick<Item, 'props'>): InkPath {
  const there = known.get(props)
  if (there) return there
  const path = read(props.path)
  known.set(props, path)
  return path
}

function read(path: Item['props'][string] | undefined): InkPath {
  const spots = unpackPath(path)
  if (!spots || spots.length === 0) return NONE
  let [x, y, length] = [0, 0, 0]
  let before = spots[0]!
  for (const spot of spots) {
    x = Math.max(x, Math.abs(spot.x))
    y = Math.max(y, Math.abs(spot.y))
    length += Math.hypot(spot.x - before.x, spot.y - before.y)
    before = spot
  }
  return { spots, w: 2 * x + NIB, h: 2 * y + NIB, area: (length + NIB) * NIB }
}
