import type { ItemId } from '../rules/item.ts'
import { byPile, type Entry, type Spatial } from './spatial.ts'

/** Height of a line of reading, mm: what lies within it is read from left to right. */
const ROW = 55

/** All items in reading order: from top to bottom, from left to right; what is stuck on a card after its card. */
export function readingOrder(spatial: Spatial): ItemId[] {
  const key = (entry: Entry) => Math.round(entry.world.y / ROW)
  const byPlace = (a: Entry, b: Entry) => key(a) - key(b) || a.world.x - b.world.x || byPile(a, b)
  const out: ItemId[] = []
  const put = (entries: Entry[]) => {
    for (const entry of entries.sort(byPlace)) {
      out.push(entry.id)
      put(spatial.stuckOn(entry.id).flatMap((id) => spatial.entries.get(id) ?? []))
    }
  }
  put([...spatial.entries.values()].filter((entry) => entry.on === undefined))
  return out
}
