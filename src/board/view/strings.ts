import { curve } from '../../paint/pen/stroke.ts'
import { linkEnds } from '../../paint/things/link.ts'
import type { ItemId } from '../../rules/plain/item.ts'
import { hash } from '../../rules/plain/wobble.ts'
import { lineEnd } from '../bake/bake.ts'
import type { Streaks } from '../layers/streaks.ts'
import type { Entry } from '../map/spatial.ts'
import { placeIn } from './lifts.ts'
import type { View } from './view.ts'

const STRING = { width: 1.6, color: 0x2f2a26, alpha: 0.88 }

/** Draws the lines of held ovals anew where they are held: they follow like strings. */
export function drawStrings(lines: Streaks, view: View): void {
  lines.clear()
  if (view.lifts.ids.size === 0) return
  const end = (id: ItemId) => {
    const lift = view.lifts.of(id)
    const entry: Entry | undefined = view.spatial.entries.get(id)
    if (!entry) return undefined
    const held = lift?.entries.find((e) => e.id === id)
    return lift && held ? lineEnd(held, placeIn(lift, held)) : lineEnd(entry)
  }
  for (const { id, to } of view.spatial.linesOf(view.lifts.ids)) {
    const from = end(id)
    const into = end(to)
    const ends = from && into && linkEnds(from, into)
    if (!ends) continue
    lines.line(curve(ends[0], ends[1], hash(id)), false, STRING)
  }
}
