/** Strokes of a hand that is in no hurry: mm, and how hard the marker is pressed. */
export interface ExampleSpot {
  readonly x: number
  readonly y: number
  readonly p: number
}
type Stroke = readonly ExampleSpot[]

/** A line through these points, rounded like handwriting; pressed less where it begins and ends. */
function through(points: readonly (readonly [number, number])[]): Stroke {
  const dabs: ExampleSpot[] = []
  const at = (i: number) => points[Math.min(points.length - 1, Math.max(0, i))]!
  const steps = 8
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    for (let k = 0; k <= steps; k++) {
      if (k === 0 && i > 0) continue
      const t = k / steps
      // Catmull and Rom's curve goes through every point.
      const along = (n: 0 | 1) =>
        0.5 *
        (2 * b[n] +
          (c[n] - a[n]) * t +
          (2 * a[n] - 5 * b[n] + 4 * c[n] - d[n]) * t * t +
          (3 * b[n] - a[n] - 3 * c[n] + d[n]) * t * t * t)
      const far = (i + t) / (points.length - 1)
      dabs.push({ x: along(0), y: along(1), p: 0.35 + 0.3 * Math.sin(Math.PI * far) })
    }
  }
  return dabs
}

/** Waves, so many, from here to the right. */
function waves(x: number, y: number, many: number, wide = 17): Stroke {
  const points: [number, number][] = []
  for (let i = 0; i <= many * 2; i++)
    points.push([x + (i * wide) / 2, y + (i % 2 === 0 ? 2.4 : -2.4) + Math.sin(i * 1.7) * 0.7])
  return through(points)
}

/** The last of the moon: a thin sickle. */
export const moon = (x: number, y: number): readonly Stroke[] => [
  through([
    [x + 4, y - 15],
    [x - 9, y - 9],
    [x - 12, y + 2],
    [x - 6, y + 12],
    [x + 6, y + 15],
  ]),
  through([
    [x + 4, y - 15],
    [x - 3, y - 7],
    [x - 5, y + 2],
    [x - 1, y + 10],
    [x + 6, y + 15],
  ]),
]

/** A lighthouse on its rock, its light, and the sea that is not there. */
export const lighthouse = (x: number, y: number): readonly Stroke[] => [
  through([
    [x - 13, y + 36],
    [x - 10, y + 10],
    [x - 7, y - 18],
  ]),
  through([
    [x + 13, y + 36],
    [x + 10, y + 8],
    [x + 8, y - 19],
  ]),
  through([
    [x - 11, y - 18],
    [x, y - 19],
    [x + 12, y - 18],
  ]),
  through([
    [x - 6, y - 19],
    [x - 7, y - 31],
    [x, y - 39],
    [x + 7, y - 31],
    [x + 7, y - 19],
  ]),
  through([
    [x - 10, y + 6],
    [x, y + 3],
    [x + 10, y + 6],
  ]),
  through([
    [x - 34, y + 38],
    [x - 20, y + 34],
    [x, y + 37],
    [x + 22, y + 33],
    [x + 36, y + 38],
  ]),
  through([
    [x + 14, y - 28],
    [x + 34, y - 34],
    [x + 48, y - 37],
  ]),
  through([
    [x + 14, y - 24],
    [x + 36, y - 22],
    [x + 50, y - 20],
  ]),
  waves(x - 58, y + 52, 3),
  waves(x + 2, y + 56, 4),
  waves(x - 40, y + 66, 4),
]

/** Four strokes and one across them, as people count. */
export const tally = (x: number, y: number): readonly Stroke[] => [
  ...[0, 5, 10, 15].map((along) =>
    through([
      [x + along, y - 7 + (along % 3)],
      [x + along - 0.8, y + 1],
      [x + along + 0.6, y + 8],
    ]),
  ),
  through([
    [x - 4, y + 6],
    [x + 8, y],
    [x + 20, y - 6],
  ]),
]

/** A word underlined twice, so wide. */
export const underlined = (wide: number, y: number): readonly Stroke[] => [
  through([
    [-wide / 2, y],
    [0, y + 1.2],
    [wide / 2, y - 0.6],
  ]),
  through([
    [-wide / 2 + 5, y + 4.6],
    [4, y + 4.2],
    [wide / 2 - 4, y + 3.6],
  ]),
]
