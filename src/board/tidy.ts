import { stratify, tree } from 'd3-hierarchy'
import type { Change } from '../rules/change.ts'
import type { ItemId } from '../rules/item.ts'
import type { Branch } from '../rules/outline.ts'
import type { Entry } from './spatial.ts'

const GAP_X = 34
const GAP_Y = 52

/**
 * Lays an outline out as a tree: what nothing hangs on to at the top, what hangs on it below.
 * Ovals without any line stay where they are. Places in mm; the tree's top stays where it is.
 */
export function tidyPlaces(
  nodes: readonly Branch[],
  entries: ReadonlyMap<ItemId, Pick<Entry, 'item' | 'world' | 'w' | 'h'>>,
): Change[] {
  const here = nodes.filter((n) => entries.has(n.id))
  const ids = new Set(here.map((n) => n.id))
  const parents = new Map<ItemId, ItemId>()
  for (const { id, parent } of here)
    if (parent !== undefined && parent !== id && ids.has(parent)) parents.set(id, parent)
  const linked = new Set([...parents.keys(), ...parents.values()])
  const roots = here.filter((n) => linked.has(n.id) && !parents.has(n.id)).map((n) => n.id)
  const changes: Change[] = []
  let right = Number.NEGATIVE_INFINITY
  for (const root of roots) {
    const members = new Set<ItemId>([root])
    for (let grown = true; grown; ) {
      grown = false
      for (const [id, parent] of parents)
        if (members.has(parent) && !members.has(id)) {
          members.add(id)
          grown = true
        }
    }
    // As people laid them from left to right, so they stay.
    const rows = [...members].sort((a, b) => entries.get(a)!.world.x - entries.get(b)!.world.x)
    const data = stratify<ItemId>()
      .id((id) => id)
      .parentId((id) => (id === root ? undefined : parents.get(id)))(rows)
    const w = Math.max(...rows.map((id) => entries.get(id)!.w))
    const h = Math.max(...rows.map((id) => entries.get(id)!.h))
    const laid = tree<ItemId>()
      .nodeSize([w + GAP_X, h + GAP_Y])
      .separation(() => 1)(data)
    const top = entries.get(root)!
    const left = Math.min(...laid.descendants().map((n) => n.x))
    const far = Math.max(...laid.descendants().map((n) => n.x))
    const start = Math.max(top.world.x + left, right + w + GAP_X)
    const dx = start - left
    right = start + (far - left)
    for (const node of laid.descendants()) {
      const { item } = entries.get(node.data)!
      const place = { x: node.x + dx, y: node.y + top.world.y, turn: 0, z: item.place.z }
      changes.push({ do: 'place', id: node.data, place })
    }
  }
  return changes
}
