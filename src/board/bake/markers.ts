import type { Mark } from '../../rules/board/mark.ts'
import type { ItemId, Seat } from '../../rules/plain/item.ts'
import { grouped } from '../../rules/plain/lists.ts'
import { samePlain } from '../../table/document/plain.ts'

/** What the board means, by the item that bears it. */
export function makeMarkers() {
  const markers = new Map<ItemId, readonly Mark[]>()
  let last: { marks: readonly Mark[]; seats: readonly Seat[] } = { marks: [], seats: [] }
  return {
    markers: markers as ReadonlyMap<ItemId, readonly Mark[]>,
    /**
     * Takes in what the board means now.
     * @returns the items that are marked otherwise; undefined if all is as it was
     */
    take(marks: readonly Mark[], seats: readonly Seat[]): ItemId[] | undefined {
      const seated = last.seats !== seats
      if (last.marks === marks && !seated) return undefined
      last = { marks, seats }
      const next = grouped(marks, ({ on }) => on)
      const changed: ItemId[] = []
      for (const id of new Set([...markers.keys(), ...next.keys()])) {
        const now = next.get(id)
        // An owner's name and colour stand with the seats.
        const owned = seated && now?.some((mark) => mark.as === 'owner')
        if (owned || !samePlain(markers.get(id), now)) changed.push(id)
        if (now) markers.set(id, now)
        else markers.delete(id)
      }
      return changed
    },
  }
}
