import type { Die } from '../rules/dice/dice.ts'
import { PHYSICS } from './physics.ts'
import type { Quaternion } from './quaternion.ts'
import type { Solid } from './solid.ts'
import { solidOfDie } from './solids.ts'

/** A corner of a die, and its touch with the felt in this half-step. */
export interface Corner {
  /** Where it sits in the die. */
  readonly a: number
  readonly b: number
  readonly c: number
  /** Where it is now, from the die's centre, along the axes of the tray. */
  x: number
  y: number
  z: number
  /** The upward speed it is to leave with. */
  leave: number
  /** How much impulse changes its speed by one, along each axis. */
  massX: number
  massY: number
  massZ: number
  /** The impulses given in this half-step. */
  pushX: number
  pushY: number
  pushZ: number
}

/**
 * A die in motion: place (mm), speed (mm/s), turn, spin (rad/s), unit mass. Nothing steers it towards a face.
 * Its faces are numbered slots; which label sits in which slot is the label's business.
 */
export interface Body {
  readonly die: Die
  readonly solid: Solid
  readonly corners: readonly Corner[]
  /** Radius of its round footprint in the plane. */
  readonly reach: number
  x: number
  y: number
  z: number
  vx: number
  vy: number
  vz: number
  turn: Quaternion
  /** The rotation matrix of `turn`, row by row. */
  xa: number
  xb: number
  xc: number
  ya: number
  yb: number
  yc: number
  za: number
  zb: number
  zc: number
  wx: number
  wy: number
  wz: number
  /** Corners that touch the felt. */
  touches: number
  /** Speed of the hardest knock on the felt in this step. */
  knock: number
  still: number
  /** Read: from here on it may be shoved, never tipped. */
  locked: boolean
  /** High above the others: it passes over them, but not over the walls. */
  flying: boolean
}

/** A die at rest in the middle of nowhere, to be placed. */
export function bodyOf(die: Die): Body {
  const solid = solidOfDie(die)
  const none = { x: 0, y: 0, z: 0, leave: 0, massX: 0, massY: 0, massZ: 0 }
  return {
    die,
    solid,
    corners: solid.vertices.map(([a, b, c]) => ({
      a,
      b,
      c,
      ...none,
      pushX: 0,
      pushY: 0,
      pushZ: 0,
    })),
    reach: solid.foot * solid.row.girth,
    x: 0,
    y: 0,
    z: 0,
    vx: 0,
    vy: 0,
    vz: 0,
    turn: [1, 0, 0, 0],
    xa: 1,
    xb: 0,
    xc: 0,
    ya: 0,
    yb: 1,
    yc: 0,
    za: 0,
    zb: 0,
    zc: 1,
    wx: 0,
    wy: 0,
    wz: 0,
    touches: 0,
    knock: 0,
    still: 0,
    locked: false,
    flying: false,
  }
}

/** Turns the die so and works out its matrix. */
export function orient(body: Body, turn: Quaternion): void {
  const [w, x, y, z] = turn
  body.turn = turn
  body.xa = 1 - 2 * (y * y + z * z)
  body.xb = 2 * (x * y - w * z)
  body.xc = 2 * (x * z + w * y)
  body.ya = 2 * (x * y + w * z)
  body.yb = 1 - 2 * (x * x + z * z)
  body.yc = 2 * (y * z - w * x)
  body.za = 2 * (x * z - w * y)
  body.zb = 2 * (y * z + w * x)
  body.zc = 1 - 2 * (x * x + y * y)
}

/** Turns the die on by its spin for `h` seconds. */
export function spinOn(body: Body, h: number): void {
  const [ax, ay, az] = [body.wx * h * 0.5, body.wy * h * 0.5, body.wz * h * 0.5]
  const [qw, qx, qy, qz] = body.turn
  const w = qw - ax * qx - ay * qy - az * qz
  const x = qx + ax * qw + ay * qz - az * qy
  const y = qy + ay * qw + az * qx - ax * qz
  const z = qz + az * qw + ax * qy - ay * qx
  const l = 1 / Math.sqrt(w * w + x * x + y * y + z * z)
  orient(body, [w * l, x * l, y * l, z * l])
}

/** Adds an angular impulse: its change of spin by the inverse inertia about the solid's axis and across it. */
export function twist(body: Body, tx: number, ty: number, tz: number): void {
  const { inverseInertia: i, inverseInertiaAlong: along } = body.solid
  body.wx += i * tx
  body.wy += i * ty
  body.wz += i * tz
  if (along === 0) return
  const s = along * (body.xc * tx + body.yc * ty + body.zc * tz)
  body.wx += s * body.xc
  body.wy += s * body.yc
  body.wz += s * body.zc
}

/** How hard it is to move a point of the die: what an impulse with this lever changes its speed by, beyond 1. */
export function yieldTo(body: Body, tx: number, ty: number, tz: number): number {
  const { inverseInertia, inverseInertiaAlong: along } = body.solid
  const plain = inverseInertia * (tx * tx + ty * ty + tz * tz)
  if (along === 0) return plain
  const s = body.xc * tx + body.yc * ty + body.zc * tz
  return plain + along * s * s
}

/** How high the lowest corner is above the felt. */
export function lowest(body: Body): number {
  let low = body.z
  for (const { a, b, c } of body.corners) {
    const z = body.z + body.za * a + body.zb * b + body.zc * c
    if (z < low) low = z
  }
  return low
}

/** Keeps speed in the plane and spin within what the solver can follow. */
export function restrain(body: Body): void {
  const speed = body.vx * body.vx + body.vy * body.vy
  if (speed > PHYSICS.mostSpeed * PHYSICS.mostSpeed) {
    const s = PHYSICS.mostSpeed / Math.sqrt(speed)
    body.vx *= s
    body.vy *= s
  }
  const spin = body.wx * body.wx + body.wy * body.wy + body.wz * body.wz
  if (spin > PHYSICS.mostSpin * PHYSICS.mostSpin) {
    const s = PHYSICS.mostSpin / Math.sqrt(spin)
    body.wx *= s
    body.wy *= s
    body.wz *= s
  }
}
