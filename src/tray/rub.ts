import { type Body, twist } from './body.ts'
import { PHYSICS } from './physics.ts'

/**
 * Friction of a die against a wall, at the height of its centre, for a blow of `blow` along the inward normal
 * (nx, ny): it makes the die spin, climb and tumble. Only for real blows: resting on a wall it must not hold on.
 */
export function rubWall(body: Body, nx: number, ny: number, blow: number): void {
  if (body.locked || blow < 9) return
  const [tx, ty] = [-ny, nx]
  const [rx, ry] = [-nx * body.reach, -ny * body.reach]
  const along = (body.vx - body.wz * ry) * tx + (body.vy + body.wz * rx) * ty
  const up = body.vz + body.wx * ry - body.wy * rx
  const mass = 1 / (1 + body.solid.inverseInertia * body.reach * body.reach)
  const s = within(along * mass, up * mass, PHYSICS.wallFriction * blow)
  const jt = -along * mass * s
  const jz = -up * mass * s
  body.vx += tx * jt
  body.vy += ty * jt
  body.vz += jz
  twist(body, ry * jz, -rx * jz, (rx * ty - ry * tx) * jt)
}

/** Friction of two dice against each other for a blow of `blow` along the normal (nx, ny) from `a` to `b`. */
export function rubDice(a: Body, b: Body, nx: number, ny: number, blow: number): void {
  const [tx, ty] = [-ny, nx]
  const [ax, ay] = [nx * a.reach, ny * a.reach]
  const [bx, by] = [-nx * b.reach, -ny * b.reach]
  const along =
    (b.vx - b.wz * by - a.vx + a.wz * ay) * tx + (b.vy + b.wz * bx - a.vy - a.wz * ax) * ty
  const up = b.vz + b.wx * by - b.wy * bx - (a.vz + a.wx * ay - a.wy * ax)
  const mass =
    1 /
    (2 + a.solid.inverseInertia * a.reach * a.reach + b.solid.inverseInertia * b.reach * b.reach)
  // A die that has been read is not lifted any more.
  const upward = a.locked || b.locked ? 0 : up
  const s = within(along * mass, upward * mass, PHYSICS.dieFriction * blow)
  const jt = -along * mass * s
  const jz = -upward * mass * s
  a.vx -= tx * jt
  a.vy -= ty * jt
  b.vx += tx * jt
  b.vy += ty * jt
  const [la, lb] = [ax * ty - ay * tx, bx * ty - by * tx]
  if (a.locked) a.wz -= a.solid.inverseInertia * la * jt
  else {
    a.vz -= jz
    twist(a, -ay * jz, ax * jz, -la * jt)
  }
  if (b.locked) b.wz += b.solid.inverseInertia * lb * jt
  else {
    b.vz += jz
    twist(b, by * jz, -bx * jz, lb * jt)
  }
}

/** What (x, y) is to be multiplied by so that it is no longer than `most`. */
function within(x: number, y: number, most: number): number {
  const square = x * x + y * y
  return square > most * most ? most / Math.sqrt(square) : 1
}
