import { type Body, orient } from './body.ts'
import { turnBy } from './quaternion.ts'

/** Whether a die lies so still that it can be read, were it to go on so for a while. */
export function liesStill(body: Body, speed: number, spin: number): boolean {
  return (
    body.touches >= 3 &&
    body.vx * body.vx + body.vy * body.vy + body.vz * body.vz < speed * speed &&
    body.wx * body.wx + body.wy * body.wy + body.wz * body.wz < spin * spin
  )
}

/** The face that looks down most. */
function faceBelow(body: Body): number {
  let below = 0
  let least = 2
  body.solid.normals.forEach(([a, b, c], face) => {
    const z = body.za * a + body.zb * b + body.zc * c
    if (z < least) {
      least = z
      below = face
    }
  })
  return below
}

/**
 * Reads a die that lies still and locks it on its face. Answers the slot that lies up: the face opposite the
 * one below, or that one itself where a solid has no opposite face.
 */
export function lock(body: Body): number {
  const face = faceBelow(body)
  const [a, b, c] = body.solid.normals[face] ?? [0, 0, -1]
  const x = body.xa * a + body.xb * b + body.xc * c
  const y = body.ya * a + body.yb * b + body.yc * c
  const z = body.za * a + body.zb * b + body.zc * c
  // The shortest turn from (x, y, z) straight down: the last fraction of a degree.
  const l = Math.sqrt((1 - z) * (1 - z) + y * y + x * x)
  orient(body, turnBy([(1 - z) / l, -y / l, x / l, 0], body.turn))
  body.z = body.solid.row.inradius
  body.vz = body.wx = body.wy = 0
  body.locked = true
  const above = body.solid.opposite[face] ?? -1
  return above >= 0 ? above : face
}
