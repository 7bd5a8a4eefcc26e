import Matter from 'matter-js'
import type { Body } from './body.ts'
import { type Felt, PHYSICS, STEP } from './physics.ts'
import { RING } from './ring.ts'
import { rubDice, rubWall } from './rub.ts'

/** A blow in the plane: a die met a wall or another die at this speed (mm/s). */
export interface Blow {
  readonly kind: 'wall' | 'die'
  readonly speed: number
}

/** The tray seen from above: walls, momentum, die against die. */
export interface Plane {
  add(body: Body): void
  /** Moves all dice by one STEP and answers the blows. */
  step(): readonly Blow[]
  /** How deep the deepest overlap of two dice is, as a part of the distance at which they touch. */
  overlap(): number
}

// matter-js is made for screens: its slop and thresholds suit lengths of some forty units a die.
const SCALE = 2.75
// And its speeds are per sixtieth of a second.
const SPEED = SCALE / 60
const MILLISECONDS = 1000 * STEP

/** A wall: where it stands, and the direction it looks in. */
interface Wall {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly nx: number
  readonly ny: number
}
const THICK = 80

function wallsOf({ width, height }: Felt): Wall[] {
  const long = { x: -THICK, width: width + 2 * THICK, height: THICK, nx: 0 }
  const short = { y: -THICK, width: THICK, height: height + 2 * THICK, ny: 0 }
  return [
    { ...short, x: -THICK, nx: 1 },
    { ...short, x: width, nx: -1 },
    { ...long, y: -THICK, ny: 1 },
    { ...long, y: height, ny: -1 },
  ]
}

/** Pressing two apart may press one of them into a third. */
const PRESS_RINGS = 4

const DICE = 1
const FLYING = 2
const FIXED = 4

/** One die in the plane: its body, its disc, and its speed before the last update. */
interface Disc {
  readonly body: Body
  readonly disc: Matter.Body
  ox: number
  oy: number
}

/**
 * A fresh plane by matter-js, from step 0: its pairs keep impulses from the past, so it must never be resumed
 * from a snapshot. The discs never turn (infinite inertia), so matter's trigonometry never runs; the friction is
 * ours, since it acts in space.
 */
export function makePlane(felt: Felt): Plane {
  const engine = Matter.Engine.create({
    gravity: { x: 0, y: 0, scale: 0 },
    positionIterations: 8,
    velocityIterations: 4,
  })
  const discs: Disc[] = []
  const discOf = new Map<Matter.Body, Disc>()
  const wallOf = new Map<Matter.Body, Wall>()

  for (const wall of wallsOf(felt)) {
    const [x0, y0] = [wall.x * SCALE, wall.y * SCALE]
    const [x1, y1] = [(wall.x + wall.width) * SCALE, (wall.y + wall.height) * SCALE]
    const fixed = Matter.Body.create({
      isStatic: true,
      position: { x: (x0 + x1) / 2, y: (y0 + y1) / 2 },
      vertices: [
        { x: x0, y: y0 },
        { x: x1, y: y0 },
        { x: x1, y: y1 },
        { x: x0, y: y1 },
      ],
      restitution: PHYSICS.wallBounce,
      friction: 0,
      frictionStatic: 0,
      collisionFilter: { category: FIXED, mask: DICE | FLYING, group: 0 },
    })
    wallOf.set(fixed, wall)
    Matter.Composite.add(engine.world, fixed)
  }

  /** Lets dice that fly pass over the others. */
  function filter({ body, disc }: Disc): void {
    disc.collisionFilter.category = body.flying ? FLYING : DICE
    disc.collisionFilter.mask = body.flying ? FIXED : DICE | FIXED
  }

  function update(milliseconds: number, blows: Blow[]): void {
    for (const d of discs) {
      filter(d)
      d.ox = d.body.vx
      d.oy = d.body.vy
      Matter.Body.setVelocity(d.disc, { x: d.ox * SPEED, y: d.oy * SPEED })
    }
    Matter.Engine.update(engine, milliseconds)
    for (const { body, disc } of discs) {
      body.x = disc.position.x / SCALE
      body.y = disc.position.y / SCALE
      body.vx = disc.velocity.x / SPEED
      body.vy = disc.velocity.y / SPEED
      keepInside(body, disc)
      // The last of the sliding: matter never quite comes to rest.
      if (body.locked && Math.abs(body.vx) + Math.abs(body.vy) < 1.5) body.vx = body.vy = 0
    }
    for (const pair of engine.pairs.list) {
      if (!pair.isActive) continue
      const { bodyA, bodyB, normal } = pair.collision
      const blow = meet(bodyA, bodyB, normal.x, normal.y)
      if (blow) blows.push(blow)
    }
  }

  /** The friction of one contact, from the change of speed along its normal. */
  function meet(p: Matter.Body, q: Matter.Body, x: number, y: number): Blow | undefined {
    const a = discOf.get(p)
    const b = discOf.get(q)
    if (a && b) {
      const away = x * (b.body.x - a.body.x) + y * (b.body.y - a.body.y) < 0 ? -1 : 1
      const [nx, ny] = [x * away, y * away]
      const onA = -((a.body.vx - a.ox) * nx + (a.body.vy - a.oy) * ny)
      const onB = (b.body.vx - b.ox) * nx + (b.body.vy - b.oy) * ny
      const speed = Math.min(onA, onB)
      if (speed <= 0.4) return undefined
      rubDice(a.body, b.body, nx, ny, speed)
      return { kind: 'die', speed }
    }
    const d = a ?? b
    const wall = wallOf.get(a ? q : p)
    if (!d || !wall) return undefined
    const speed = (d.body.vx - d.ox) * wall.nx + (d.body.vy - d.oy) * wall.ny
    if (speed <= 0.4) return undefined
    rubWall(d.body, wall.nx, wall.ny, speed)
    return { kind: 'wall', speed }
  }

  /** Presses apart what matter left deep inside one another, to nine tenths of contact. True when nothing was. */
  function pressedApart(): boolean {
    let apart = true
    discs.forEach((p, i) => {
      for (const q of discs.slice(i + 1)) {
        if (p.body.flying || q.body.flying) continue
        const touch = p.body.reach + q.body.reach
        const dx = q.body.x - p.body.x
        const dy = q.body.y - p.body.y
        const square = dx * dx + dy * dy
        if (square >= touch * touch * 0.7) continue
        apart = false
        const distance = Math.sqrt(square)
        // Two dice in one place part sideways.
        const nx = distance > 1e-9 ? dx / distance : 1
        const ny = distance > 1e-9 ? dy / distance : 0
        const by = (touch * 0.9 - distance) * 0.5
        shift(p, -nx * by, -ny * by)
        shift(q, nx * by, ny * by)
      }
    })
    return apart
  }

  function clamp(body: Body): void {
    body.x = Math.min(felt.width - body.reach, Math.max(body.reach, body.x))
    body.y = Math.min(felt.height - body.reach, Math.max(body.reach, body.y))
  }

  /** Brings a die back that was pressed through a wall by many others. */
  function keepInside(body: Body, disc: Matter.Body): void {
    if (body.x > 0 && body.x < felt.width && body.y > 0 && body.y < felt.height) return
    clamp(body)
    Matter.Body.setPosition(disc, { x: body.x * SCALE, y: body.y * SCALE })
  }

  function shift({ body, disc }: Disc, dx: number, dy: number): void {
    body.x += dx
    body.y += dy
    clamp(body)
    Matter.Body.setPosition(disc, { x: body.x * SCALE, y: body.y * SCALE })
  }

  return {
    add(body) {
      const r = body.reach * 1.018 * SCALE
      const [x, y] = [body.x * SCALE, body.y * SCALE]
      const disc = Matter.Body.create({
        position: { x, y },
        vertices: RING.map(([u, v]) => ({ x: x + u * r, y: y + v * r })),
        friction: 0,
        frictionStatic: 0,
        frictionAir: 0,
        restitution: PHYSICS.dieBounce,
        mass: 1,
        inertia: Number.POSITIVE_INFINITY,
      })
      const entry = { body, disc, ox: 0, oy: 0 }
      discs.push(entry)
      discOf.set(disc, entry)
      Matter.Composite.add(engine.world, disc)
    },
    step() {
      const blows: Blow[] = []
      let fastest = 0
      for (const { body } of discs) {
        fastest = Math.max(fastest, body.vx * body.vx + body.vy * body.vy)
      }
      // While something is fast, smaller steps: no die may move by more than an eighth of a die at once.
      const parts = fastest > 480 * 480 ? 3 : fastest > 240 * 240 ? 2 : 1
      for (let part = 0; part < parts; part++) update(MILLISECONDS / parts, blows)
      for (let round = 0; round < PRESS_RINGS && !pressedApart(); round++);
      return blows
    },
    overlap() {
      let deepest = 0
      discs.forEach(({ body: p }, i) => {
        for (const { body: q } of discs.slice(i + 1)) {
          if (p.flying || q.flying) continue
          const [dx, dy, touch] = [q.x - p.x, q.y - p.y, p.reach + q.reach]
          deepest = Math.max(deepest, 1 - Math.sqrt(dx * dx + dy * dy) / touch)
        }
      })
      return deepest
    },
  }
}
