import { type Plan, planFor } from './plan.ts'

/** More pixels than two for one are not to be seen on dice in motion. */
const MOST_DENSE = 2

/** Tells how the tray lies in its box, at once and whenever that changes. Returns the way out. */
export function watchPlan(box: HTMLElement, take: (plan: Plan) => void): () => void {
  let plan: Plan | undefined
  let density: MediaQueryList | undefined

  function measure(): void {
    const { clientWidth, clientHeight } = box
    const dense = Math.min(MOST_DENSE, window.devicePixelRatio || 1)
    const next = planFor(clientWidth, clientHeight, dense)
    if (next.width === plan?.width && next.height === plan.height) return
    plan = next
    take(next)
  }
  /** A window dragged to another screen changes its density without changing its size. */
  function watchDensity(): void {
    density?.removeEventListener('change', watchDensity)
    density = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`)
    density.addEventListener('change', watchDensity)
    measure()
  }

  const watch = new ResizeObserver(measure)
  watch.observe(box)
  watchDensity()
  return () => {
    watch.disconnect()
    density?.removeEventListener('change', watchDensity)
  }
}

/** Setting a canvas's size empties it, even to the same size. */
export function sized(canvas: HTMLCanvasElement, { width, height }: Plan): void {
  if (canvas.width !== width) canvas.width = width
  if (canvas.height !== height) canvas.height = height
}

/** A canvas over all of a box, above what lies lower. */
export function layerIn(box: HTMLElement, above: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  Object.assign(canvas.style, {
    position: 'absolute',
    inset: '0',
    width: '100%',
    height: '100%',
    pointerEvents: 'none',
    zIndex: String(above),
  })
  box.append(canvas)
  return canvas
}
