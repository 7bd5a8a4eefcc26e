import { meets, type Rect } from '../../paint/pen/rect.ts'
import type { Change } from '../../rules/board/change.ts'
import { fitsOn } from '../../rules/board/mat.ts'
import type { ItemId } from '../../rules/plain/item.ts'
import { liesAs, lyingThere, onMat } from './drop.ts'
import { leadsOf } from './leads.ts'
import type { Entry, Spatial } from './spatial.ts'

/** How far what is laid beside something lies from it (mm). */
const ROOM = 8

/**
 * Lays these items beside another thing, to its right or below it, where nothing lies yet; one after the other, and
 * above `top`. Beside a mat, or something that lies on one, they are laid on that mat; those that lie there already are
 * taken off it.
 */
export function besidePlaces(
  spatial: Spatial,
  ids: readonly ItemId[],
  id: ItemId,
  top: number,
): readonly Change[] {
  const meant = spatial.entries.get(id)
  if (!meant) return []
  const carrier = spatial.entries.get(meant.on ?? '')
  const mat = meant.piece.mat ? meant : carrier?.piece.mat ? carrier : undefined
  const by = mat ?? meant
  const leads = leadsOf(spatial, ids).filter((entry) => entry.id !== id && entry.id !== by.id)
  const come = leads.filter(({ on }) => on !== by.id)
  if (mat && come.length > 0 && come.every((entry) => liesOn(mat, entry)))
    return matPlaces(spatial, mat, come, top)
  // What lies on a mat already is taken off it.
  const moved = mat && come.length === 0 ? leads : come
  if (moved.length === 0) return []
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

const liesOn = (mat: Entry, thing: Entry): boolean =>
  fitsOn(thing.piece, sizeOf(thing), mat.piece, sizeOf(mat))
const sizeOf = ({ w, h }: Entry) => ({ width: w, height: h })

/** Lays these on a mat, one after the other: in the first places that are free, or where they have room. */
function matPlaces(spatial: Spatial, mat: Entry, moved: readonly Entry[], top: number): Change[] {
  const going = new Set(moved.map(({ id }) => id))
  let lying = lyingThere(spatial, mat.id, going)
  const before = lying
  for (const [i, entry] of moved.entries()) {
    // In a row from its beginning, in a fan at its end, freely one below the other.
    const far = mat.piece.mat?.lies === 'fan' ? 1 : -1
    const x = mat.piece.mat?.lies === 'free' ? i * STEP : (far * mat.w) / 2
    const y = mat.piece.mat?.lies === 'free' ? i * STEP : -mat.h / 2
    const laid = onMat(mat, lying, entry, { x, y, turn: 0, z: 0 })
    const ids = new Set(laid.map(({ id }) => id))
    lying = [...lying.filter(({ id }) => !ids.has(id)), ...laid]
  }
  let z = top
  return lying
    .filter((one) => !liesAs(one, before))
    .map(({ id, spot: { x, y, turn } }): Change => {
      z += 1
      return { do: 'place', id, place: { x, y, turn, z, on: mat.id } }
    })
}

/** How far from one another things come to lie that are laid freely on a mat, mm. */
const STEP = 6

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
