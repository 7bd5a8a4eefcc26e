import { DRAWN } from '../../rules/ink/ink.ts'
import type { ItemId } from '../../rules/plain/item.ts'
import { byPile, type Entry, isFreeInk, isInk, type Spatial } from './spatial.ts'

/** What lies no further down than this from the first of its row is read with it, from left to right: mm. */
const ROW = 38

/** Entries by rows, as one reads a page. */
function byRows(entries: Entry[]): Entry[] {
  const rows: Entry[][] = []
  let top = Number.NEGATIVE_INFINITY
  for (const entry of entries.sort((a, b) => a.world.y - b.world.y || byPile(a, b))) {
    if (entry.world.y - top > ROW) {
      rows.push([])
      top = entry.world.y
    }
    rows[rows.length - 1]!.push(entry)
  }
  return rows.flatMap((row) => row.sort((a, b) => a.world.x - b.world.x || byPile(a, b)))
}

/** Ink is passed by, but for what is large enough to be made something. */
const isStopped = (one: Entry): boolean =>
  !isInk(one) || (isFreeInk(one) && Math.max(one.w, one.h) >= DRAWN)

/** All items in reading order: from top to bottom, from left to right; what is stuck on a card after its card. */
export function readingOrder(spatial: Spatial): ItemId[] {
  const out: ItemId[] = []
  const put = (entries: Entry[]) => {
    for (const entry of byRows(entries.filter(isStopped))) {
      out.push(entry.id)
      put(spatial.stuckOn(entry.id).flatMap((id) => spatial.entries.get(id) ?? []))
    }
  }
  put([...spatial.entries.values()].filter((entry) => entry.on === undefined))
  return out
}

/** The next item in reading order; undefined past either end: the focus leaves the board. */
export function stepFrom(
  order: readonly ItemId[],
  current: ItemId | undefined,
  by: 1 | -1,
): ItemId | undefined {
  const at = current === undefined ? -1 : order.indexOf(current)
  if (at < 0) return by > 0 ? order[0] : order[order.length - 1]
  return order[at + by]
}
