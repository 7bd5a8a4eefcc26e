import type { Room } from '../paint/ground.ts'
import { paintBed } from './traybed.ts'
import { layerIn, sized, watchPlan } from './traylayers.ts'

/** Lays wood and felt into a box, below everything else, as they look in this room. Returns the way out. */
export function layBed(box: HTMLElement, room: Room): () => void {
  const layer = layerIn(box, 0)
  const unwatch = watchPlan(box, (next) => {
    sized(layer, next)
    paintBed(layer, next, room === 'dark')
  })
  return () => {
    unwatch()
    layer.remove()
  }
}
