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
