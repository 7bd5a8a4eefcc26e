import type { Light } from '../../paint/ground/ground.ts'
import { paintBed } from './bed.ts'
import { layerIn, sized, watchPlan } from './layers.ts'

/** Lays wood and felt into a box, below everything else, as they look in this room. Returns the way out. */
export function layBed(box: HTMLElement, room: Light): () => void {
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
