import type { Die } from '../../rules/dice/dice.ts'
import { type Quaternion, turnBy } from '../../tray/quaternion.ts'
import type { Impact } from '../../tray/tumble.ts'
import { cupped, disorder, type Pose } from './ready.ts'

/** A place in the tray's space, millimetres. */
interface Point {
  readonly x: number
  readonly y: number
}

/** Dice loose in a closed hand: they lag behind when it moves, and knock against each other. */
export interface Rattle {
  /** The hand goes to a place, for `ms`; answers what knocked. */
  move(palm: Point, ms: number): Impact[]
  /** The hand was jerked, mm/s, without having gone anywhere. */
  jolt(vx: number, vy: number): void
  poses(): Pose[]
  /** Nothing rattles any more and every die has come to the hand. */
  calm(): boolean
}

/** How far a die may be from its place in the hand, millimetres. */
const SLACK = 8
/** Two dice knock when their middles are so near. */
const TOUCH = 20.5
/** The fingers' hold on a die: stiffness 1/s², damping 1/s. */
const STIFF = 420
const DAMP = 7
const BOUNCE = 0.55
/** Milliseconds: a step of the reckoning, how fast the hand closes round dice that lay apart, and how it follows. */
const STEP = 4
const CLOSING = 60
const FOLLOWS = 26
/** No hand is jerked faster, mm/s; softer knocks are not heard. */
const MOST_JOLT = 900
const HEARD = 30

interface Loose {
  /** Its place in the hand, from the palm. */
  readonly home: readonly [number, number, number]
  /** Where it is from there, and how fast it moves against the hand. */
  x: number
  y: number
  z: number
  vx: number
  vy: number
  vz: number
  slack: number
  turn: Quaternion
  wx: number
  wy: number
}

/** Takes dice up from where they lie, over a place. */
export function makeRattle(dice: readonly Die[], from: readonly Pose[], palm: Point): Rattle {
  let [px, py] = [palm.x, palm.y]
  let [speedX, speedY] = [0, 0]
  let [joltX, joltY] = [0, 0]
  const loose = cupped(dice.length, 0, 0).map(({ x, y, z }, i): Loose => {
    const lay = from[i] ?? { x: px, y: py, z, turn: [1, 0, 0, 0] as const }
    const [dx, dy, dz] = [lay.x - px - x, lay.y - py - y, lay.z - z]
    return {
      home: [x, y, z],
      x: dx,
      y: dy,
      z: dz,
      vx: 0,
      vy: 0,
      vz: 0,
      slack: Math.max(SLACK, Math.hypot(dx, dy, dz)),
      turn: lay.turn,
      wx: 0,
      wy: 0,
    }
  })

  /** One die for a moment of `s` seconds: the fingers pull it to its place; answers how hard it met them, mm/s. */
  function pull(one: Loose, s: number): number {
    let met = 0
    one.vx -= (STIFF * one.x + DAMP * one.vx) * s
    one.vy -= (STIFF * one.y + DAMP * one.vy) * s
    one.vz -= (STIFF * one.z + DAMP * one.vz) * s
    one.x += one.vx * s
    one.y += one.vy * s
    one.z += one.vz * s
    one.slack = SLACK + (one.slack - SLACK) * Math.exp((-s * 1000) / CLOSING)
    const far = Math.hypot(one.x, one.y, one.z)
    if (far > one.slack) {
      const [nx, ny, nz] = [one.x / far, one.y / far, one.z / far]
      const out = one.vx * nx + one.vy * ny + one.vz * nz
      const back = out > 0 ? out * (1 + BOUNCE) : 0
      // While the hand still closes round it nothing knocks.
      if (one.slack < SLACK * 1.1) met = out
      one.x = nx * one.slack
      one.y = ny * one.slack
      one.z = nz * one.slack
      one.vx -= nx * back
      one.vy -= ny * back
      one.vz -= nz * back
      spin(one, ny * back, -nx * back)
    }
    const k = Math.exp(-2.5 * s)
    one.wx *= k
    one.wy *= k
    const [ax, ay] = [(one.wx * s) / 2, (one.wy * s) / 2]
    const l = Math.hypot(1, ax, ay)
    one.turn = turnBy([1 / l, ax / l, ay / l, 0], one.turn)
    return met
  }

  /** Two dice that touch fly apart; answers how hard they met, mm/s. */
  function knock(a: Loose, b: Loose, nth: number): number {
    const dx = b.home[0] + b.x - a.home[0] - a.x
    const dy = b.home[1] + b.y - a.home[1] - a.y
    const dz = b.home[2] + b.z - a.home[2] - a.z
    const far = Math.hypot(dx, dy, dz)
    if (far >= TOUCH || far === 0) return 0
    const [nx, ny, nz] = [dx / far, dy / far, dz / far]
    const near = (a.vx - b.vx) * nx + (a.vy - b.vy) * ny + (a.vz - b.vz) * nz
    if (near <= 0) return 0
    const half = (near * (1 + BOUNCE)) / 2
    a.vx -= nx * half
    a.vy -= ny * half
    // Dice that knock hop, too.
    a.vz += (Math.abs(disorder(nth, 6)) * 0.5 - nz) * half
    b.vx += nx * half
    b.vy += ny * half
    b.vz += (Math.abs(disorder(nth, 7)) * 0.5 + nz) * half
    spin(a, half * disorder(nth, 8), half * disorder(nth, 9))
    spin(b, half * disorder(nth, 10), half * disorder(nth, 11))
    return near
  }

  return {
    move(to, ms) {
      const time = Math.max(1, ms)
      // A pointer tells its places in fits and starts; a hand has weight.
      const share = 1 - Math.exp(-time / FOLLOWS)
      const [dx, dy] = [(to.x - px) * share, (to.y - py) * share]
      const [vx, vy] = [(dx / time) * 1000, (dy / time) * 1000]
      // What the hand gains in speed the dice, left behind, lose against it.
      const jerkX = limit(speedX - vx + joltX)
      const jerkY = limit(speedY - vy + joltY)
      ;[px, py, speedX, speedY, joltX, joltY] = [px + dx, py + dy, vx, vy, 0, 0]
      const steps = Math.min(12, Math.ceil(time / STEP))
      const heard: Impact[] = []
      for (let step = 0; step < steps; step++) {
        loose.forEach((one, i) => {
          // No two lie alike in the hand.
          one.vx += (jerkX / steps) * (1 + 0.7 * disorder(i, 12))
          one.vy += (jerkY / steps) * (1 + 0.7 * disorder(i, 13))
          // Fingers are softer than felt, and hold rather than strike.
          const speed = pull(one, Math.min(time, 48) / steps / 1000) / 2
          if (speed > HEARD * 3) heard.push({ frame: 0, kind: 'felt', speed })
        })
        for (let i = 0; i < loose.length; i++) {
          for (let j = i + 1; j < loose.length; j++) {
            const [a, b] = [loose[i], loose[j]]
            const speed = a && b ? knock(a, b, i * 31 + j * 7 + step) : 0
            if (speed > HEARD) heard.push({ frame: 0, kind: 'die', speed })
          }
        }
      }
      return heard
    },
    jolt(vx, vy) {
      joltX += vx
      joltY += vy
    },
    poses: () =>
      loose.map(({ home, x, y, z, turn }) => ({
        x: px + home[0] + x,
        y: py + home[1] + y,
        z: home[2] + z,
        turn,
      })),
    calm: () =>
      Math.hypot(speedX, speedY) < 4 &&
      loose.every(
        ({ x, y, z, vx, vy, vz }) => Math.hypot(vx, vy, vz) < 4 && Math.hypot(x, y, z) < SLACK,
      ),
  }
}

const limit = (speed: number) => Math.min(MOST_JOLT, Math.max(-MOST_JOLT, speed))

/** A die that is struck on one side turns; the blow in mm/s. */
function spin(one: Loose, wx: number, wy: number): void {
  one.wx = Math.min(40, Math.max(-40, one.wx + wx / 14))
  one.wy = Math.min(40, Math.max(-40, one.wy + wy / 14))
}
