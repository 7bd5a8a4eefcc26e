import { FACE } from '../../rules/board/deck.ts'
import type { FaceId, Item, ItemId } from '../../rules/plain/item.ts'
import type { Table } from '../../table/table.ts'

/** Lays cards open on a table: what all know of them its board bears from then on, and nothing of it is written. */
export function layFaceUp(table: Pick<Table, 'bear'>) {
  let known: ReadonlyMap<ItemId, FaceId> = new Map()
  const dressed = new WeakMap<Item, Item>()
  const dress = (item: Item): Item => {
    const face = known.get(item.id)
    if (face === undefined) return item
    const there = dressed.get(item)
    if (there?.props[FACE] === face) return there
    const next = { ...item, props: { ...item.props, [FACE]: face } }
    dressed.set(item, next)
    return next
  }
  return {
    /** From now on all know these faces, and no others. */
    lie(next: ReadonlyMap<ItemId, FaceId>): void {
      const all = new Set([...known.keys(), ...next.keys()])
      const touched = [...all].filter((id) => known.get(id) !== next.get(id))
      known = next
      if (touched.length > 0) table.bear(dress, touched)
    },
    /** The table is looked at anew, though nothing lies otherwise. */
    anew: () => table.bear(dress, []),
    of: (card: ItemId): FaceId | undefined => known.get(card),
    end() {
      known = new Map()
    },
  }
}
