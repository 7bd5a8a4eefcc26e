import { leanOf } from '../paint/boxes.ts'
import { corners } from '../paint/rect.ts'
import type { ItemId } from '../rules/item.ts'
import { viewOf } from './camera.ts'
import type { Dot, Ink } from './ink.ts'
import { boxOf, type Entry } from './spatial.ts'
import type { View } from './view.ts'

const CHOSEN = 0x6b3fb0
const OPEN = 0xe8a200
/** More than so many in view are shown by one frame round all of them. */
const MANY = 120

/** Draws frames round what is selected and light round what can be chosen. Only what is in view is drawn. */
export function drawHalo(
  halo: Ink,
  view: Pick<View, 'camera' | 'size' | 'spatial'> & { readonly lifts: Pick<View['lifts'], 'ids'> },
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
    halo.line(outline(entry, 2.5 / zoom), true, { width: 5 / zoom, color: OPEN, alpha: 0.22 })
    halo.line(outline(entry, 1.5 / zoom), true, { width: 1.2 / zoom, color: OPEN, alpha: 0.6 })
  }
  const chosen = [...selection].flatMap((id) => {
    const entry = view.spatial.entries.get(id)
    return seen(entry) ? [entry] : []
  })
  if (chosen.length > MANY) {
    const ids = new Set(chosen.map((entry) => entry.id))
    const all = view.spatial.bounds((entry) => ids.has(entry.id))
    if (!all) return
    const { minX, minY } = all
    const [w, h] = [all.maxX - minX, all.maxY - minY]
    halo.area(minX, minY, w, h, { color: CHOSEN, alpha: 0.16 })
    halo.line(corners(minX, minY, w, h), true, { width: 3 / zoom, color: CHOSEN, alpha: 1 })
    return
  }
  for (const entry of chosen) {
    halo.line(outline(entry, 4 / zoom), true, { width: 4.5 / zoom, color: 0xffffff, alpha: 0.8 })
    halo.line(outline(entry, 4 / zoom), true, { width: 2.2 / zoom, color: CHOSEN, alpha: 1 })
  }
}

/** A path round an item, `gap` mm outside it. */
function outline(entry: Entry, gap: number): Dot[] {
  const { world } = entry
  const turn = world.turn + leanOf(entry.piece, entry.item)
  const c = Math.cos(turn)
  const s = Math.sin(turn)
  const rx = entry.w / 2 + gap
  const ry = entry.h / 2 + gap
  const at = (x: number, y: number) => ({ x: world.x + x * c - y * s, y: world.y + x * s + y * c })
  return entry.piece.painter === 'oval'
    ? Array.from({ length: 48 }, (_, i) =>
        at(Math.cos((i / 24) * Math.PI) * rx, Math.sin((i / 24) * Math.PI) * ry),
      )
    : [at(-rx, -ry), at(rx, -ry), at(rx, ry), at(-rx, ry)]
}
