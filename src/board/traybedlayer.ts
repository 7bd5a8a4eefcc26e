import { paintBed } from './traybed.ts'
import { layerIn, sized, watchPlan } from './traylayers.ts'
import type { Plan } from './trayplan.ts'

/** Lays wood and felt into a box, below everything else. Returns the way out. */
export function layBed(box: HTMLElement): () => void {
  const layer = layerIn(box, 0)
  const dark = matchMedia('(prefers-color-scheme: dark)')
  let plan: Plan | undefined
  const paint = () => plan && paintBed(layer, plan, dark.matches)
  const unwatch = watchPlan(box, (next) => {
    plan = next
    sized(layer, next)
    paint()
  })
  dark.addEventListener('change', paint)
  return () => {
    unwatch()
    dark.removeEventListener('change', paint)
    layer.remove()
  }
}
