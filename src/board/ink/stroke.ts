import { type Spot, takesInk } from '../../rules/ink/ink.ts'
import type { Edge } from '../../rules/plain/sides.ts'
import { type Camera, toScreen } from '../map/camera.ts'
import { topAt } from '../map/hit.ts'
import type { Entry, Spatial } from '../map/spatial.ts'
import type { Dab } from '../touch/deed.ts'

/**
 * A hand without a pen presses by how fast it is, px/ms: so hard when it stands still, so much less, and at least so.
 */
export const PRESS = { still: 0.62, by: 0.2, least: 0.16, begin: 0.5, share: 0.18 }
/** What a stroke was written on is looked for at so many places of it. */
const LOOKS = 40

/** How far two dabs lie from one another, px. */
export const far = (a: Dab, b: Dab): number => Math.hypot(b.x - a.x, b.y - a.y)

/** How hard the tip is pressed, after `before`: as the pen says, or as fast as the hand is. */
export function pressureOf(dab: Dab, last: Dab, before: number): number {
  if (dab.pressure !== undefined) return before + (dab.pressure - before) * 0.5
  const speed = far(last, dab) / Math.max(1, dab.at - last.at)
  const now = Math.max(PRESS.least, PRESS.still - PRESS.by * speed)
  return before + (now - before) * PRESS.share
}

/** What a stroke was written on: what lay uppermost under most of it, of what `lies` there. */
export function writtenOn(
  spatial: Spatial,
  spots: readonly Spot[],
  lies: (entry: Entry) => boolean,
): Entry | undefined {
  const found = new Map<Entry | undefined, number>()
  for (const { x, y } of evenly(spots, LOOKS)) {
    const top = topAt(spatial, x, y, 0, lies)
    const on = top && takesInk(top.piece) ? top : undefined
    found.set(on, (found.get(on) ?? 0) + 1)
  }
  const [most] = [...found].sort((a, b) => b[1] - a[1])
  return most?.[0]
}

/** Below a stroke for whoever sits at this edge, px: what is offered for it does not hide it there. */
export function footOf(
  camera: Camera,
  spots: readonly Spot[],
  edge: Edge = 'bottom',
): { x: number; y: number } {
  const seen = spots.map(({ x, y }) => toScreen(camera, x, y))
  const [left, right] = [Math.min(...seen.map(({ x }) => x)), Math.max(...seen.map(({ x }) => x))]
  const [top, bottom] = [Math.min(...seen.map(({ y }) => y)), Math.max(...seen.map(({ y }) => y))]
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  return {
    left: { x: left, y },
    right: { x: right, y },
    top: { x, y: top },
    bottom: { x, y: bottom },
  }[edge]
}

/** Places along the way of a stroke, equally far from one another. */
function evenly(spots: readonly Spot[], count: number): readonly Spot[] {
  let length = 0
  for (let i = 1; i < spots.length; i++)
    length += Math.hypot(spots[i]!.x - spots[i - 1]!.x, spots[i]!.y - spots[i - 1]!.y)
  const step = length / count
  const out: Spot[] = spots.slice(0, 1)
  let gone = 0
  for (let i = 1; i < spots.length && step > 0; i++) {
    const [a, b] = [spots[i - 1]!, spots[i]!]
    const piece = Math.hypot(b.x - a.x, b.y - a.y)
    while (piece > 0 && gone + piece >= out.length * step) {
      const share = (out.length * step - gone) / piece
      out.push({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share, p: b.p })
    }
    gone += piece
  }
  return out
}
