import type { Rect } from '../../paint/pen/rect.ts'

/** How large a picture is wanted: for a screen, for a large one, to print, or as long as one says. */
export type PictureSize = 'screen' | '4k' | 'fine' | 'own'

const LONG = { screen: 1920, '4k': 3840 } as const
/** px per mm: three hundred an inch. */
const PRINT = 300 / 25.4

/** What other programs still open: pixels along a side, and in all. */
export const FINEST = 32_767
const MOST = 400_000_000

const sides = ({ minX, minY, maxX, maxY }: Rect) => [maxX - minX, maxY - minY] as const

/** px per mm for a picture of this part of the table. */
export function scaleOf(extent: Rect, size: PictureSize, long: number): number {
  if (size === 'fine') return PRINT
  return (size === 'own' ? long : LONG[size]) / Math.max(...sides(extent))
}

/** That scale, or the largest at which a picture of this can still be opened. */
export function fitting(extent: Rect, scale: number): number {
  const [w, h] = sides(extent)
  return Math.min(scale, FINEST / Math.max(w, h), Math.sqrt(MOST / (w * h)))
}
