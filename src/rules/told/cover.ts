/** An A5 page, upright: what a cover's picture fills. Millimetres. */
export const COVER = { width: 148, height: 210 } as const

/** A colour, as CSS writes it, so far on its way from 0 to 1. */
export type TintStop = readonly [at: number, color: string]

/** One colour; or several that flow into one another, along a line or from one circle to another. Millimetres. */
export type Tint =
  | string
  | {
      readonly along: readonly [x0: number, y0: number, x1: number, y1: number]
      readonly stops: readonly TintStop[]
    }
  | {
      readonly round: readonly [
        x0: number,
        y0: number,
        r0: number,
        x1: number,
        y1: number,
        r1: number,
      ]
      readonly stops: readonly TintStop[]
    }

/** Something that is painted: filled first, then drawn round. */
export interface CoverShape {
  /** Its outline, as SVG writes a path. Millimetres. */
  readonly path: string
  readonly fill?: Tint
  readonly line?: { readonly tint: Tint; readonly width: number; readonly round?: boolean }
  /** How much of it is seen, 0 to 1; all of it, unless told. */
  readonly alpha?: number
}

/** Parts that are painted together: measured from a point, turned (radians) and stretched there, cut off by a path. */
export interface Group {
  readonly parts: readonly CoverPart[]
  readonly at?: { readonly x: number; readonly y: number }
  readonly turn?: number
  readonly stretch?: { readonly x: number; readonly y: number }
  /** Nothing of it is seen outside this path. */
  readonly within?: string
}

export type CoverPart = CoverShape | Group

/** A cover's picture as data: each part is painted over those before it. */
export type Cover = readonly CoverPart[]

/** The path of a rectangle. Millimetres. */
export const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}Z`

/** The path of an ellipse round a point, turned by radians. Millimetres. */
export function ellipse(x: number, y: number, rx: number, ry = rx, turn = 0): string {
  const [dx, dy] = [rx * Math.cos(turn), rx * Math.sin(turn)]
  const half = `a${rx} ${ry} ${(turn * 180) / Math.PI} 1 0`
  return `M${x - dx} ${y - dy}${half} ${2 * dx} ${2 * dy}${half} ${-2 * dx} ${-2 * dy}Z`
}

const n = (value: number): number => +value.toFixed(2)

/** A round light: a colour (red, green and blue, 0 to 255) in the middle, nothing at its rim. Millimetres. */
export const glow = (
  x: number,
  y: number,
  r: number,
  color: string,
  alpha: number,
): CoverShape => ({
  path: rectangle(x - r, y - r, 2 * r, 2 * r),
  fill: {
    round: [x, y, 0, x, y, r],
    stops: [
      [0, `rgba(${color}, ${alpha})`],
      [0.4, `rgba(${color}, ${n(alpha * 0.36)})`],
      [1, `rgba(${color}, 0)`],
    ],
  },
})

/** The path of what a gouge leaves: a sliver from here to there, thickest in its middle. Millimetres. */
export function sliver(x0: number, y0: number, x1: number, y1: number, wide: number): string {
  const long = Math.hypot(x1 - x0, y1 - y0) || 1
  const [dx, dy] = [((y1 - y0) / long) * wide, ((x0 - x1) / long) * wide]
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2]
  return `M${n(x0)} ${n(y0)}Q${n(x + dx)} ${n(y + dy)} ${n(x1)} ${n(y1)}Q${n(x - dx)} ${n(y - dy)} ${n(x0)} ${n(y0)}Z`
}

/** Rays round a point, in rings. Lengths are millimetres. */
interface Rays {
  readonly x: number
  readonly y: number
  /** How far round they go, radians. */
  readonly round: number
  readonly rings: number
  /** How many are in the innermost ring, and how many more in each further one. */
  readonly count: readonly [first: number, more: number]
  /** How far from the point the innermost ring begins, and how much farther each further one. */
  readonly from: readonly [first: number, more: number]
  /** How long a ray is at least, and how much longer it may be. */
  readonly long: readonly [least: number, more: number]
  /** How wide those of the innermost ring are, and how much is seen of them; how much less of each further one. */
  readonly wide: readonly [first: number, less: number]
  readonly alpha: readonly [first: number, less: number]
  readonly fill: Tint
}

/** A light cut in rings of rays, finer and fewer towards the dark; `next` is the luck of the hand that cut it. */
export const raysRound = (next: () => number, rays: Rays): readonly CoverShape[] =>
  Array.from({ length: rays.rings }, (_, ring) => {
    const count = rays.count[0] + ring * rays.count[1]
    const from = rays.from[0] + ring * rays.from[1]
    const path = Array.from({ length: count }, (_, i) => {
      const turn = rays.round * ((i + (ring % 2) / 2 + (next() - 0.5) * 0.3) / count)
      const [far, long] = [from + next() * 3, rays.long[0] + next() * rays.long[1]]
      const [dx, dy] = [Math.cos(turn), Math.sin(turn)]
      return sliver(
        rays.x + dx * far,
        rays.y + dy * far,
        rays.x + dx * (far + long),
        rays.y + dy * (far + long),
        rays.wide[0] - ring * rays.wide[1],
      )
    }).join('')
    return { path, fill: rays.fill, alpha: n(rays.alpha[0] - ring * rays.alpha[1]) }
  })
