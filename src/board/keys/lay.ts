import { leanOf } from '../../paint/letters/boxes.ts'
import type { ItemId } from '../../rules/plain/item.ts'
import { toScreen } from '../map/camera.ts'
import type { View } from '../view/view.ts'

/** Lays a button over an item where it is seen now; into the corner where there is none. */
export function layOver({ style }: HTMLElement, view: View, id: ItemId | undefined): void {
  const entry = id === undefined ? undefined : view.spatial.entries.get(id)
  style.visibility = 'visible'
  if (!entry) {
    style.transform = 'translate(8px, 8px)'
    style.width = '1px'
    style.height = '1px'
    return
  }
  const { zoom } = view.camera()
  const p = toScreen(view.camera(), entry.world.x, entry.world.y)
  const w = entry.w * zoom + 8
  const h = entry.h * zoom + 8
  const turn = entry.world.turn + leanOf(entry.piece, entry.item)
  style.width = `${w}px`
  style.height = `${h}px`
  style.borderRadius = entry.piece.painter === 'oval' ? '50%' : '4px'
  style.transform = `translate(${p.x - w / 2}px, ${p.y - h / 2}px) rotate(${turn}rad)`
}
