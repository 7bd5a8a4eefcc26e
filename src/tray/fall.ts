import { type Body, type Corner, lowest, restrain, spinOn, twist, yieldTo } from './body.ts'
import { PHYSICS } from './physics.ts'

/** How tired the felt has grown of this die: both 1 while it is young. */
export interface Patience {
  /** Multiplies gravity and every drag. */
  readonly drag: number
  /** Multiplies the friction of a die that stands on an edge or a corner. */
  readonly edge: number
}

/** What `age` seconds since it left the hand do to a die: an edge loses its grip, later everything drags more. */
export function patienceAt(age: number): Patience {
  const { leanAge, tiredAge } = PHYSICS
  return {
    drag: age > tiredAge ? Math.min(3, 1 + (age - tiredAge) * 2) : 1,
    edge: age > leanAge ? Math.max(0.02, 1 - (age - leanAge) * 2) : 1,
  }
}

/** Reused from call to call: who touches is asked thousands of times in a throw. */
const touching: Corner[] = []

/** One half-step of `h` seconds against the felt: gravity, bounce, Coulomb friction, rolling resistance. */
export function fall(body: Body, h: number, patience: Patience): void {
  body.vz -= PHYSICS.gravity * h * patience.drag
  findTouches(body, h, patience.drag)
  const n = touching.length
  if (n > 0) {
    // On three corners or more it lies; on fewer it stands on an edge, which may have to let go.
    const friction = n > 2 ? PHYSICS.friction : PHYSICS.friction * patience.edge
    for (let round = 0; round < PHYSICS.solverRounds; round++) {
      for (const corner of touching) push(body, corner, friction)
    }
    resist(body, n, h, patience.drag)
  }
  body.touches = n
  restrain(body)
  spinOn(body, h)
  body.z += body.vz * h
  if (body.z < body.solid.circumradius) body.z -= Math.min(0, lowest(body))
}

/** Finds the corners that would meet the felt within `h` and what is to become of them. */
function findTouches(body: Body, h: number, drag: number): void {
  touching.length = 0
  if (body.z - body.solid.circumradius > 1 - body.vz * h) return
  for (const k of body.corners) {
    const z = body.za * k.a + body.zb * k.b + body.zc * k.c
    const gap = body.z + z
    if (gap > 4.5) continue
    const x = body.xa * k.a + body.xb * k.b + body.xc * k.c
    const y = body.ya * k.a + body.yb * k.b + body.yc * k.c
    const down = body.vz + body.wx * y - body.wy * x
    if (gap + down * h > 0.02) continue
    const bounces = down < -PHYSICS.bounceFrom * drag
    if (bounces && -down > body.knock) body.knock = -down
    k.x = x
    k.y = y
    k.z = z
    k.leave = bounces ? -PHYSICS.bounce * down : gap > 0 ? -gap / h : 0
    k.massZ = 1 / (1 + yieldTo(body, y, -x, 0))
    k.massX = 1 / (1 + yieldTo(body, 0, z, -y))
    k.massY = 1 / (1 + yieldTo(body, -z, 0, x))
    k.pushX = k.pushY = k.pushZ = 0
    touching.push(k)
  }
}

/** One corner's turn in the sequence of impulses: up off the felt, then along it within the friction cone. */
function push(body: Body, k: Corner, friction: number): void {
  const up = body.vz + body.wx * k.y - body.wy * k.x
  const wantedZ = Math.max(0, k.pushZ + (k.leave - up) * k.massZ)
  const dz = wantedZ - k.pushZ
  k.pushZ = wantedZ
  body.vz += dz
  twist(body, k.y * dz, -k.x * dz, 0)

  const slipX = body.vx + body.wy * k.z - body.wz * k.y
  const slipY = body.vy + body.wz * k.x - body.wx * k.z
  let wantedX = k.pushX - slipX * k.massX
  let wantedY = k.pushY - slipY * k.massY
  const most = friction * wantedZ
  const square = wantedX * wantedX + wantedY * wantedY
  if (square > most * most) {
    const s = most / Math.sqrt(square)
    wantedX *= s
    wantedY *= s
  }
  const dx = wantedX - k.pushX
  const dy = wantedY - k.pushY
  k.pushX = wantedX
  k.pushY = wantedY
  body.vx += dx
  body.vy += dy
  twist(body, -k.z * dy, k.z * dx, k.x * dy - k.y * dx)
}

/** Rolling and sliding resistance. The constant parts only for a die that lies: they would hold it up on an edge. */
function resist(body: Body, touches: number, h: number, drag: number): void {
  const lies = touches > 2
  const much = body.solid.row.drag * h * drag
  const spin = Math.sqrt(body.wx * body.wx + body.wy * body.wy + body.wz * body.wz)
  if (spin > 0 && (lies || spin > 2)) {
    const brake = (lies ? PHYSICS.rollDrag : 0) + PHYSICS.rollDragSpin * spin
    const s = Math.max(0, 1 - (brake * much) / spin)
    body.wx *= s
    body.wy *= s
    body.wz *= s
  }
  const speed = Math.sqrt(body.vx * body.vx + body.vy * body.vy)
  if (speed > 0) {
    const brake = (lies ? PHYSICS.slideDrag : 0) + PHYSICS.slideDragSpeed * speed
    const s = Math.max(0, 1 - (brake * much) / speed)
    body.vx *= s
    body.vy *= s
  }
}

/** A step of `h` seconds for a die that has been read: it slides and turns on its face. */
export function slide(body: Body, h: number): void {
  const speed = Math.sqrt(body.vx * body.vx + body.vy * body.vy)
  if (speed > 0) {
    const s = Math.max(0, 1 - (PHYSICS.friction * PHYSICS.gravity * 0.5 * h) / speed)
    body.vx *= s
    body.vy *= s
  }
  if (body.wz === 0) return
  body.wz *= Math.max(0, 1 - (60 * h) / Math.abs(body.wz))
  spinOn(body, h)
}
