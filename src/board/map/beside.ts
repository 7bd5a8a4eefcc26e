import { meets, type Rect } from '../../paint/pen/rect.ts'
import type { Change } from '../../rules/board/change.ts'
import type { ItemId } from '../../rules/plain/item.ts'
import { leadsOf } from './leads.ts'
import type { Entry, Spatial } from './spatial.ts'

/** How far what is laid beside something lies from it (mm). */
const ROOM = 8

/**
 * Lays these items beside another thing, to its right or below it, where nothing lies yet; one after
 * the other, and above `top`.
 */
export function besidePlaces(
  spatial: Spatial,
  ids: readonly ItemId[],
  id: ItemId,
  top: number,
): readonly Change[] {
  const by = spatial.entries.get(id)
  const moved = leadsOf(spatial, ids).filter((entry) => entry.id !== id && entry.on !== id)
  if (!by || moved.length === 0) return []
  const going = new Set(moved.flatMap((entry) => spatial.withStuck(entry.id)))
  const lying: Rect[] = [...spatial.entries.values()].filter((one) => !going.has(one.id))
  let z = top
  return moved.map(({ id: one, w, h, item }): Change => {
    const spots = spotsBeside(by, w, h)
    const spot = spots.find((box) => !lying.some((other) => meets(box, other))) ?? spots[0]!
    lying.push(spot)
    z += 1
    const [x, y] = [(spot.minX + spot.maxX) / 2, (spot.minY + spot.maxY) / 2]
    return { do: 'place', id: one, place: { x, y, turn: item.place.on ? 0 : item.place.turn, z } }
  })
}

/** Places for something so wide and high round a thing: to its right, below it, to its left, then farther out. */
function spotsBeside({ world: { x, y }, w, h }: Entry, wide: number, high: number): Rect[] {
  return [1, 2, 3].flatMap((far) => {
    const right = w / 2 + ROOM + wide * (far - 0.5)
    const low = h / 2 + ROOM + high * (far - 0.5)
    const middles = [
      [right, 0],
      [0, low],
      [-right, 0],
      [right, low],
      [-right, low],
    ] as const
    return middles.map(([dx, dy]) => ({
      minX: x + dx - wide / 2,
      maxX: x + dx + wide / 2,
      minY: y + dy - high / 2,
      maxY: y + dy + high / 2,
    }))
  })
}
