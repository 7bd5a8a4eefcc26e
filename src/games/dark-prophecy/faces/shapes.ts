import { gouge, hole, moved, roundel, spike } from '../../../rules/told/gouge.ts'

// What comes back in several pictures, in a square of 24 by 24.

/** A drop that falls. */
export const DROP =
  'M12 2C13.4 6.6 18.8 10.8 18.8 15.6A6.8 6.8 0 0 1 5.2 15.6C5.2 10.8 10.6 6.6 12 2Z'
/** A flame. */
export const FLAME =
  'M12.6 1C13.2 5.6 18.4 9 18.4 15.2C18.4 20 15.6 23 12 23C8.4 23 5.6 20.2 5.6 16C5.6 12.8 7.4 11 8.6 9C9 10.6 9.6 11.4 10.6 12C10.2 8 10.8 4.4 12.6 1Z'
/** A skull without its eyes. */
const SKULL_BARE =
  'M12 1.8C18 1.8 21.4 6 21.4 11C21.4 14 20 16 18 17.2L18 20.4C18 21.8 17 22.6 15.8 22.6L8.2 22.6C7 22.6 6 21.8 6 20.4L6 17.2C4 16 2.6 14 2.6 11C2.6 6 6 1.8 12 1.8Z'
export const SKULL = `${SKULL_BARE}${hole(8, 11.2, 2.7)}${hole(16, 11.2, 2.7)}M12 13.6L10.4 17L13.6 17Z${gouge(9.6, 18.6, 9.6, 22.2, 0.8)}${gouge(12, 18.6, 12, 22.2, 0.8)}${gouge(14.4, 18.6, 14.4, 22.2, 0.8)}`
/** A heart. */
export const HEART =
  'M12 22C5 16.6 1.6 12.8 1.6 8.4C1.6 5 4 2.6 7 2.6C9.2 2.6 11 3.8 12 5.8C13 3.8 14.8 2.6 17 2.6C20 2.6 22.4 5 22.4 8.4C22.4 12.8 19 16.6 12 22Z'
/** A bone that stands. */
export const KNUCKLE = `M10.2 5L13.8 5L13.8 19L10.2 19Z${roundel(9.7, 4, 2.9)}${roundel(14.3, 4, 2.9)}${roundel(9.7, 20, 2.9)}${roundel(14.3, 20, 2.9)}`
/** A crown. */
export const CROWN = 'M3 20.4L1.4 7L7.2 11.6L12 3L16.8 11.6L22.6 7L21 20.4Z'
/** A crow that flies to the left. */
export const CROW =
  'M1 12.6L4.4 10.6C5.4 8.8 7.6 8.6 9.4 9.6C10.4 6 13.4 2.8 18.8 1.6C17.6 4 17.4 5.4 17.6 7C19.2 6.4 21 6.4 22.8 7C20.6 8.6 18.8 11.4 16.6 13.4C18.8 14.6 20.8 16.4 22.4 19C18.6 18 14.6 17.8 11 16.6C7.4 16.8 5 15 4 13.2Z'
/** An eye without its pupil. */
export const LIDS =
  'M1 12C4.4 7 8 4.8 12 4.8C16 4.8 19.6 7 23 12C19.6 17 16 19.2 12 19.2C8 19.2 4.4 17 1 12Z'
/** An eye that looks through a slit. */
export const EYE = `${LIDS}${hole(12, 12, 5)}${spike(12, 7.4, 12, 16.6, 3)}`
/** A star with five points. */
export const STAR =
  'M12 1.6L14.5 9.2L22.4 9.2L16 13.9L18.5 21.5L12 16.8L5.5 21.5L8 13.9L1.6 9.2L9.5 9.2Z'
/** A moon. */
export const MOON =
  'M15.4 1.6C10.4 2.6 7.6 7 7.6 12C7.6 17 10.4 21.4 15.4 22.4C13.8 23 12.4 23.2 11 23C5 22.6 1 17.6 1 12C1 6.4 5 1.4 11 1C12.4 0.8 13.8 1 15.4 1.6Z'
/** A hand, held up. */
export const PALM =
  'M8 22.8C7.6 19.6 4 17 2.2 13.4C1.8 12 3.4 11.2 4.6 12.2L7 14.6L7 4.6C7 3 9.4 3 9.4 4.6L9.4 11L10.2 11L10.2 2.6C10.2 0.8 12.8 0.8 12.8 2.6L12.8 11L13.6 11L13.6 3.6C13.6 2 16 2 16 3.6L16 11.6L16.8 11.6L16.8 6C16.8 4.4 19.2 4.4 19.2 6L19.2 15.4C19.2 18.6 18.2 20.4 17.6 22.8Z'

/** A stroke with blunt ends. */
export function bar(x0: number, y0: number, x1: number, y1: number, wide: number): string {
  const long = Math.hypot(x1 - x0, y1 - y0)
  const [nx, ny] = [((y0 - y1) / long) * (wide / 2), ((x1 - x0) / long) * (wide / 2)]
  const at = (x: number, y: number) => `${+x.toFixed(2)} ${+y.toFixed(2)}`
  return `M${at(x0 - nx, y0 - ny)}L${at(x1 - nx, y1 - ny)}L${at(x1 + nx, y1 + ny)}L${at(x0 + nx, y0 + ny)}Z`
}

/** The same taken out. */
export const slot = (x0: number, y0: number, x1: number, y1: number, wide: number): string =>
  bar(x0, y0, x1, y1, -wide)

/** A box, and a box that is taken out. */
export const slab = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y}L${+(x + w).toFixed(2)} ${y}L${+(x + w).toFixed(2)} ${+(y + h).toFixed(2)}L${x} ${+(y + h).toFixed(2)}Z`
export const gap = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y}L${x} ${+(y + h).toFixed(2)}L${+(x + w).toFixed(2)} ${+(y + h).toFixed(2)}L${+(x + w).toFixed(2)} ${y}Z`

/** A ring. */
export const ring = (x: number, y: number, outer: number, inner: number): string =>
  `${roundel(x, y, outer)}${hole(x, y, inner)}`

/** A shape smaller, elsewhere; and the same taken out. */
export const put = (shape: string, x: number, y: number, size: number, turn = 0): string =>
  moved(shape, { x, y, size, turn })
export const carve = (shape: string, x: number, y: number, size: number, turn = 0): string =>
  moved(shape, { x, y, size, turn, out: true })

/** Somebody in a hood, from the front. */
export const HOOD = `M12 1.4C16.6 1.4 19 5.2 19.2 10C19.4 13 21 14.6 22.4 22.6L1.6 22.6C3 14.6 4.6 13 4.8 10C5 5.2 7.4 1.4 12 1.4ZM12 5C9.4 5 8 7.4 8 10.4C8 13.4 9.8 15.6 12 15.6C14.2 15.6 16 13.4 16 10.4C16 7.4 14.6 5 12 5Z`
/** A candle with its flame. */
export const candle = (x: number, foot: number, high: number, wide = 3): string =>
  `${slab(x - wide / 2, foot - high, wide, high)}${put(FLAME, x, foot - high - wide * 1.15, wide / 12)}`
