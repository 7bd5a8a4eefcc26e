import type { Graphics } from 'pixi.js'
import { leanOf } from '../paint/boxes.ts'
import type { ItemId } from '../rules/item.ts'
import { viewOf } from './camera.ts'
import { boxOf, type Entry } from './spatial.ts'
import type { View } from './view.ts'

const CHOSEN = 0x6b3fb0
const OPEN = 0xe8a200
/** More than so many in view are shown by one frame round all of them. */
const MANY = 250

/** Draws frames round what is selected and light round what can be chosen. Only what is in view is drawn. */
export function drawHalo(
  halo: Graphics,
  view: View,
  selection: ReadonlySet<ItemId>,
  glow: ReadonlySet<ItemId>,
): void {
  halo.clear()
  const { zoom } = view.camera()
  const rect = viewOf(view.camera(), view.size())
  const seen = (entry: Entry | undefined): entry is Entry => {
    if (!entry || view.lifts.ids.has(entry.id)) return false
    const b = boxOf(entry.world, entry.w, entry.h)
    return b.minX < rect.maxX && b.maxX > rect.minX && b.minY < rect.maxY && b.maxY > rect.minY
  }
  for (const id of glow) {
    const entry = view.spatial.entries.get(id)
    if (!seen(entry)) continue
    outline(halo, entry, 5 / zoom)
    halo.stroke({ width: 8 / zoom, color: OPEN, alpha: 0.28 })
    outline(halo, entry, 3 / zoom)
    halo.stroke({ width: 3 / zoom, color: OPEN, alpha: 0.95 })
  }
  const chosen = [...selection].flatMap((id) => {
    const entry = view.spatial.entries.get(id)
    return seen(entry) ? [entry] : []
  })
  if (chosen.length > MANY) {
    const ids = new Set(chosen.map((entry) => entry.id))
    const all = view.spatial.bounds((entry) => ids.has(entry.id))
    if (!all) return
    halo.rect(all.minX, all.minY, all.maxX - all.minX, all.maxY - all.minY)
    halo.fill({ color: CHOSEN, alpha: 0.16 })
    halo.stroke({ width: 3 / zoom, color: CHOSEN, alpha: 1 })
    return
  }
  for (const entry of chosen) {
    outline(halo, entry, 4 / zoom)
    halo.stroke({ width: 4.5 / zoom, color: 0xffffff, alpha: 0.8 })
    outline(halo, entry, 4 / zoom)
    halo.stroke({ width: 2.2 / zoom, color: CHOSEN, alpha: 1 })
  }
}

/** A path round an item, `gap` mm outside it. */
function outline(halo: Graphics, entry: Entry, gap: number): void {
  const { world } = entry
  const turn = world.turn + leanOf(entry.piece, entry.item)
  const c = Math.cos(turn)
  const s = Math.sin(turn)
  const rx = entry.w / 2 + gap
  const ry = entry.h / 2 + gap
  const at = (x: number, y: number) => ({ x: world.x + x * c - y * s, y: world.y + x * s + y * c })
  const points =
    entry.piece.painter === 'oval'
      ? Array.from({ length: 48 }, (_, i) =>
          at(Math.cos((i / 24) * Math.PI) * rx, Math.sin((i / 24) * Math.PI) * ry),
        )
      : [at(-rx, -ry), at(rx, -ry), at(rx, ry), at(-rx, ry)]
  halo.poly(points, true)
}
