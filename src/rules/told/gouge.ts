/*
 * Signs cut as if in wood: filled paths. Outlines run clockwise, and what is taken out of them the other way, so that
 * they are filled by the usual rule.
 */

const n = (value: number): number => +value.toFixed(2)

/** A dot. */
export const roundel = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${r} ${r} 0 1 1 ${n(2 * r)} 0a${r} ${r} 0 1 1 ${n(-2 * r)} 0Z`

/** The same turned the other way: a round hole. */
export const hole = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${r} ${r} 0 1 0 ${n(2 * r)} 0a${r} ${r} 0 1 0 ${n(-2 * r)} 0Z`

/** What the gouge takes out of a filled shape, from here to there: wide in the middle, sharp at both ends. */
export function gouge(x0: number, y0: number, x1: number, y1: number, wide = 0.9): string {
  const long = Math.hypot(x1 - x0, y1 - y0)
  const [nx, ny] = [((y0 - y1) / long) * (wide / 2), ((x1 - x0) / long) * (wide / 2)]
  const at = (x: number, y: number) => `${n(x)} ${n(y)}`
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2]
  return `M${at(x0, y0)}L${at(x + nx, y + ny)}L${at(x1, y1)}L${at(x - nx, y - ny)}Z`
}

/** The same the other way round: a sliver of ink. */
export const spike = (x0: number, y0: number, x1: number, y1: number, wide = 0.9): string =>
  gouge(x0, y0, x1, y1, -wide)

/** Rays around a point, from one radius to another. */
export const rays = (
  x: number,
  y: number,
  from: number,
  to: number,
  count: number,
  wide = 1.2,
): string =>
  Array.from({ length: count }, (_, i) => {
    const turn = (i / count) * 2 * Math.PI - Math.PI / 2
    const [dx, dy] = [Math.cos(turn), Math.sin(turn)]
    return spike(x + from * dx, y + from * dy, x + to * dx, y + to * dy, wide)
  }).join('')

/** A shape in a square of 24 by 24: where its middle comes to lie, how large, how far turned to the right (degrees). */
export interface Carried {
  readonly x: number
  readonly y: number
  readonly size?: number
  readonly turn?: number
  /** Mirrored: what was filled is taken out. */
  readonly out?: true
}

/** The same shape elsewhere: of straight lines, curves and round arcs, all but those told from where they begin. */
export function moved(path: string, { x, y, size = 1, turn = 0, out }: Carried): string {
  const [cos, sin] = [
    Math.cos((turn * Math.PI) / 180) * size,
    Math.sin((turn * Math.PI) / 180) * size,
  ]
  const way = out ? -1 : 1
  const vector = (dx: number, dy: number) => [
    n(way * dx * cos - dy * sin),
    n(way * dx * sin + dy * cos),
  ]
  const point = (px: number, py: number) => {
    const [dx = 0, dy = 0] = vector(px - 12, py - 12)
    return `${n(x + dx)} ${n(y + dy)}`
  }
  return path.replace(/([MLCAa])([^MLCAaZ]*)/g, (_, step: string, numbers: string) => {
    const all = (numbers.match(/-?[\d.]+/g) ?? []).map(Number)
    if (step === 'A' || step === 'a') {
      const [r = 0, , , large = 0, sweep = 0, ax = 0, ay = 0] = all
      const to = step === 'A' ? point(ax, ay) : vector(ax, ay).join(' ')
      return `${step}${n(r * size)} ${n(r * size)} 0 ${large} ${out ? 1 - sweep : sweep} ${to}`
    }
    const points = []
    for (let i = 0; i + 1 < all.length; i += 2) points.push(point(all[i] ?? 0, all[i + 1] ?? 0))
    return `${step}${points.join(' ')}`
  })
}
