import { stratify, tree } from 'd3-hierarchy'
import type { Change } from '../../rules/board/change.ts'
import type { Game } from '../../rules/game.ts'
import type { ItemId } from '../../rules/plain/item.ts'
import { grouped } from '../../rules/plain/lists.ts'
import type { Branch } from '../../rules/told/outline.ts'
import type { Entry } from './spatial.ts'

const GAP_X = 34
const GAP_Y = 52

type Sized = Pick<Entry, 'item' | 'world' | 'w' | 'h'>

/**
 * Lays an outline out as a tree: what nothing hangs on to at the top, what hangs on it below; or, where it grows up, at
 * its foot, and above. Ovals without any line stay where they are. Places in mm; the tree's root stays where it is.
 */
export function tidyPlaces(
  nodes: readonly Branch[],
  entries: ReadonlyMap<ItemId, Sized>,
  grows: Game['tree'] = 'down',
): Change[] {
  const down = grows === 'up' ? -1 : 1
  const here = nodes.filter((n) => entries.has(n.id))
  const ids = new Set(here.map((n) => n.id))
  const parents = new Map<ItemId, ItemId>()
  for (const { id, parent } of here)
    if (parent !== undefined && parent !== id && ids.has(parent)) parents.set(id, parent)
  const linked = new Set([...parents.keys(), ...parents.values()])
  const below = grouped(parents.keys(), (id) => parents.get(id))
  const roots = here.filter((n) => linked.has(n.id) && !parents.has(n.id)).map((n) => n.id)
  const changes: Change[] = []
  let right = Number.NEGATIVE_INFINITY
  for (const root of roots) {
    // A Set's walk also meets what is added on the way.
    const members = new Set<ItemId>([root])
    for (const member of members) for (const id of below.get(member) ?? []) members.add(id)
    // As people laid them from left to right, so they stay.
    const rows = [...members].sort((a, b) => entries.get(a)!.world.x - entries.get(b)!.world.x)
    const data = stratify<ItemId>()
      .id((id) => id)
      .parentId((id) => (id === root ? undefined : parents.get(id)))(rows)
    const most = (of: (entry: Sized) => number) =>
      rows.reduce((size, id) => Math.max(size, of(entries.get(id)!)), 0)
    const w = most((entry) => entry.w)
    const h = most((entry) => entry.h)
    const laid = tree<ItemId>()
      .nodeSize([w + GAP_X, h + GAP_Y])
      .separation(() => 1)(data)
    const top = entries.get(root)!
    let [left, far] = [laid.x, laid.x]
    for (const { x } of laid.descendants()) {
      left = Math.min(left, x)
      far = Math.max(far, x)
    }
    const start = Math.max(top.world.x + left, right + w + GAP_X)
    const dx = start - left
    right = start + (far - left)
    for (const node of laid.descendants()) {
      const { item } = entries.get(node.data)!
      const place = { x: node.x + dx, y: top.world.y + down * node.y, turn: 0, z: item.place.z }
      changes.push({ do: 'place', id: node.data, place })
    }
  }
  return changes
}
