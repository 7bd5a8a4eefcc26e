import { inkPathOf, NIB } from '../../paint/pen/inkpath.ts'
import type { Change } from '../../rules/board/change.ts'
import { into } from '../../rules/plain/place.ts'
import { toTable } from '../map/camera.ts'
import { isNearPath, topAt } from '../map/hit.ts'
import { byPile, type Entry, isInk } from '../map/spatial.ts'
import type { Dab, Deed } from '../touch/deed.ts'
import type { BoardProps } from '../view/props.ts'
import type { View } from '../view/view.ts'

/** How far an eraser reaches, px; and at least, mm. */
const REACH = 7
const LEAST = 1.5

interface Point {
  readonly x: number
  readonly y: number
}

/** Takes whole strokes that it touches: they are gone from the eye at once, and from the table when it is taken up. */
export function makeEraser(view: View, props: () => BoardProps) {
  const rubs = new Map<number, { last: Point; readonly ids: Set<string> }>()

  const touch = (from: Point, to: Point, ids: Set<string>) => {
    const reach = Math.max(LEAST, REACH / view.camera().zoom)
    const rect = {
      minX: Math.min(from.x, to.x) - reach,
      minY: Math.min(from.y, to.y) - reach,
      maxX: Math.max(from.x, to.x) + reach,
      maxY: Math.max(from.y, to.y) + reach,
    }
    const fresh: string[] = []
    for (const entry of view.spatial.seen(rect)) {
      if (!isInk(entry) || view.rubbed.has(entry.id) || view.lifts.ids.has(entry.id)) continue
      const place = meeting(entry, from, to, reach)
      if (!place || isCovered(entry, place)) continue
      ids.add(entry.id)
      fresh.push(entry.id)
    }
    for (const id of fresh) view.rubbed.add(id)
    view.refresh(fresh)
  }

  /** Ink that lies below something at this place is not touched there. */
  const isCovered = (ink: Entry, { x, y }: Point): boolean => {
    const top = topAt(view.spatial, x, y)
    return top !== undefined && byPile(top, ink) > 0
  }

  const over = (pointer: number): readonly string[] => {
    const ids = [...(rubs.get(pointer)?.ids ?? [])]
    rubs.delete(pointer)
    return ids
  }

  const at = ({ x, y }: Dab): Point => toTable(view.camera(), x, y)

  return (deed: Extract<Deed, { do: 'rub' | 'unrub' }>): void => {
    const { pointer } = deed
    if (deed.do === 'rub') {
      const [first] = deed.dabs
      if (deed.to === 'begin' && first) rubs.set(pointer, { last: at(first), ids: new Set() })
      const rub = rubs.get(pointer)
      if (!rub) return
      for (const dab of deed.dabs) {
        const next = at(dab)
        touch(rub.last, next, rub.ids)
        rub.last = next
      }
      if (deed.to !== 'end') return
    }
    const ids = over(pointer)
    const { table, seat } = props()
    if (deed.do === 'rub' && ids.length > 0) {
      const gone = ids.filter((id) => view.spatial.entries.has(id))
      table.apply(
        gone.map((id): Change => ({ do: 'bin', id })),
        { seat: seat ?? '' },
      )
    }
    for (const id of ids) view.rubbed.delete(id)
    view.refresh(ids)
  }
}

/** Where on the table a stroke comes within reach of the way from one point to another. */
function meeting(ink: Entry, from: Point, to: Point, reach: number): Point | undefined {
  const { spots } = inkPathOf(ink.item)
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / reach))
  for (let step = 0; step <= steps; step++) {
    const share = step / steps
    const place = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
    const local = into(ink.world, { ...place, turn: 0, z: 0 })
    if (isNearPath(spots, local, reach + NIB / 2)) return place
  }
  return undefined
}
