/** A vector of the tray's space: x to the right, y away from the thrower, z up. */
export type Vector = readonly [number, number, number]

export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

/** `a` and `k` times `b`. */
export const plus = (a: Vector, b: Vector, k = 1): Vector => [
  a[0] + b[0] * k,
  a[1] + b[1] * k,
  a[2] + b[2] * k,
]

export const times = (a: Vector, k: number): Vector => [a[0] * k, a[1] * k, a[2] * k]

// Never Math.hypot: engines differ in its last bit.
export const length = (a: Vector): number => Math.sqrt(dot(a, a))

export const unit = (a: Vector): Vector => times(a, 1 / length(a))
