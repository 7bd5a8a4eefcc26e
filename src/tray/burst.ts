import { type Body, bodyOf, orient } from './body.ts'
import { type Felt, PHYSICS } from './physics.ts'
import { RING } from './ring.ts'
import type { Stream } from './stream.ts'

/** Up with this speed (mm/s): about half a second in the air, well above the other dice. */
const UP = 300

/**
 * The child of a bursting die: it starts where its parent lies, is thrown up and outward, towards the freest
 * place within reach, and passes over the others on its way.
 */
export function burstBody(parent: Body, others: readonly Body[], felt: Felt, chance: Stream): Body {
  const body = bodyOf(parent.die)
  orient(body, chance.turn())
  body.x = parent.x
  body.y = parent.y
  body.z = parent.z + 2
  body.flying = true

  const [u, v] = chance.disc()
  const l = Math.sqrt(u * u + v * v)
  const far = chance.between(46, 70)
  let best = -1
  let [toX, toY] = [parent.x, parent.y]
  for (const [a, b] of RING) {
    const margin = body.reach + 2
    const x = parent.x + ((a * u - b * v) / l) * far
    const y = parent.y + ((a * v + b * u) / l) * far
    const landX = Math.min(felt.width - margin, Math.max(margin, x))
    const landY = Math.min(felt.height - margin, Math.max(margin, y))
    // Free room there, less what the walls take away.
    const room =
      Math.sqrt(nearest(landX, landY, others)) - Math.abs(landX - x) - Math.abs(landY - y)
    if (room <= best) continue
    best = room
    toX = landX
    toY = landY
  }

  const g = PHYSICS.gravity
  const fallen = body.z - body.solid.row.inradius
  const seconds = (UP + Math.sqrt(UP * UP + 2 * g * Math.max(0, fallen))) / g
  body.vx = (toX - parent.x) / seconds
  body.vy = (toY - parent.y) / seconds
  body.vz = UP
  const [wx, wy, wz] = chance.ball()
  body.wx = wx * 22 - body.vy / 12
  body.wy = wy * 22 + body.vx / 12
  body.wz = wz * 14
  return body
}

/** Square of the distance from a place to the nearest die. */
function nearest(x: number, y: number, bodies: readonly Body[]): number {
  let least = 1e9
  for (const b of bodies) {
    least = Math.min(least, (b.x - x) * (b.x - x) + (b.y - y) * (b.y - y))
  }
  return least
}
