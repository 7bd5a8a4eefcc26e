import type { Die } from '../../rules/dice/dice.ts'
import { feltFor } from '../../tray/physics.ts'
import type { Impact } from '../../tray/tumble.ts'
import { makeRattle, type Rattle } from './rattle.ts'
import { type Pose, poseBetween, readyPoses } from './ready.ts'

/** Dice that lie ready near the thrower, or are in a hand. Times in milliseconds. */
export interface ReadyDice {
  readonly pool: readonly Die[]
  /** The hand takes them up, or moves with them, over a point of the felt. */
  hold(x: number, y: number): void
  /** A hand that goes nowhere takes them up and shakes them, so hard (0 to 1). */
  lift(power: number): void
  /** The hand is jerked, mm/s. */
  jolt(vx: number, vy: number): void
  /** They go back to their places; at once, or after so long if nothing comes of the throw. */
  letGo(now: number, after?: number): void
  poses(): readonly Pose[]
  /** Goes on to `now`; answers whether more is to come by itself. */
  step(now: number): boolean
}

/** How fast they glide back. */
const GLIDE = 70
/** A hand shakes so often a second, and so fast at full power (mm/s). */
const SHAKES = 6.5
const FASTEST = 620

/** Lays dice ready. `hear` is told what knocks in the hand. */
export function layReady(pool: readonly Die[], hear: (impact: Impact) => void): ReadyDice {
  const home = readyPoses(pool)
  const felt = feltFor(pool.length)
  let poses: readonly Pose[] = home
  let hand: { x: number; y: number; power: number } | undefined
  let rattle: Rattle | undefined
  let free: number | undefined
  let last = 0

  function take(x: number, y: number, power: number): void {
    hand = { x, y, power }
    free = undefined
    rattle ??= makeRattle(pool, poses, hand)
  }

  /** What shaking by itself does to the dice in `ms` at `now`, mm/s. */
  function shaken(power: number, now: number, ms: number): void {
    const pace = 2 * Math.PI * SHAKES
    const push = FASTEST * (0.25 + 0.75 * power) * pace * (ms / 1000)
    const phase = (now / 1000) * pace
    rattle?.jolt(push * Math.cos(phase), push * 0.7 * Math.sin(phase * 1.3))
  }

  return {
    pool,
    hold: (x, y) => take(x, y, 0),
    lift: (power) => take(felt.width / 2, felt.height * 0.42, power),
    jolt: (vx, vy) => rattle?.jolt(vx, vy),
    letGo(now, after = 0) {
      if (hand) free = now + after
    },
    poses: () => poses,
    step(now) {
      const ms = Math.min(50, now - last)
      last = now
      if (free !== undefined && now >= free) hand = rattle = free = undefined
      if (hand && rattle) {
        if (hand.power > 0) shaken(hand.power, now, ms)
        for (const impact of rattle.move(hand, ms)) hear(impact)
        poses = rattle.poses()
        return hand.power > 0 || free !== undefined || !rattle.calm()
      }
      const share = 1 - Math.exp(-ms / GLIDE)
      let far = 0
      poses = poses.map((pose, i) => {
        const goal = home[i] ?? pose
        far = Math.max(far, Math.hypot(goal.x - pose.x, goal.y - pose.y, goal.z - pose.z))
        return poseBetween(pose, goal, share)
      })
      if (far > 0.06) return true
      poses = home
      return false
    },
  }
}
