import type { Vector } from './vector.ts'

/** A turn in space: w, x, y, z of a unit quaternion. */
export type Quaternion = readonly [number, number, number, number]

/** The turn that does `b` first and then `a`. */
export function turnBy(a: Quaternion, b: Quaternion): Quaternion {
  return [
    a[0] * b[0] - a[1] * b[1] - a[2] * b[2] - a[3] * b[3],
    a[0] * b[1] + a[1] * b[0] + a[2] * b[3] - a[3] * b[2],
    a[0] * b[2] - a[1] * b[3] + a[2] * b[0] + a[3] * b[1],
    a[0] * b[3] + a[1] * b[2] - a[2] * b[1] + a[3] * b[0],
  ]
}

/** The matrix of a turn, as its three rows. */
export function rowsOf([w, x, y, z]: Quaternion): readonly [Vector, Vector, Vector] {
  return [
    [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
    [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
    [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
  ]
}

/** The turn of a rotation matrix given by its rows; square roots only. */
export function rotationOf([a, b, c]: readonly [Vector, Vector, Vector]): Quaternion {
  const trace = a[0] + b[1] + c[2]
  if (trace > 0) {
    const s = Math.sqrt(trace + 1) * 2
    return [s / 4, (c[1] - b[2]) / s, (a[2] - c[0]) / s, (b[0] - a[1]) / s]
  }
  if (a[0] > b[1] && a[0] > c[2]) {
    const s = Math.sqrt(1 + a[0] - b[1] - c[2]) * 2
    return [(c[1] - b[2]) / s, s / 4, (a[1] + b[0]) / s, (a[2] + c[0]) / s]
  }
  if (b[1] > c[2]) {
    const s = Math.sqrt(1 + b[1] - a[0] - c[2]) * 2
    return [(a[2] - c[0]) / s, (a[1] + b[0]) / s, s / 4, (b[2] + c[1]) / s]
  }
  const s = Math.sqrt(1 + c[2] - a[0] - b[1]) * 2
  return [(b[0] - a[1]) / s, (a[2] + c[0]) / s, (b[2] + c[1]) / s, s / 4]
}
