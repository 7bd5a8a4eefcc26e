import type { Flick } from '../../rules/dice/roll.ts'

/** How the phone was pushed at a moment: metres a second squared in the plane of its screen, y up, and when (ms). */
export interface Push {
  readonly x: number
  readonly y: number
  readonly t: number
}

/** What the phone's motion means: nothing, the dice are shaken, or they fly. */
export type Shaken = 'still' | 'shaken' | Flick

/** Softer pushes are walking, or a bump. */
const PUSH = 9
/** The hardest throw. */
const HARDEST = 32
/** It is shaking when the push has turned round so often within so long (ms). */
const TURNS = 3
const WITHIN = 900
/** Dice fly when the phone has been calm for so long (ms). */
const CALM = 380

/** Follows the phone's motion: shaken to and fro it shakes the dice, and when it stops they fly. */
export function makeShaking(): (push: Push) => Shaken {
  let turns: number[] = []
  let last: Push | undefined
  let hardest: Push | undefined
  let shaking = false

  return (push) => {
    const force = Math.hypot(push.x, push.y)
    if (force >= PUSH) {
      // Against the push before: a hand that goes to and fro.
      if (last && push.x * last.x + push.y * last.y < 0) turns.push(push.t)
      last = push
      if (force > Math.hypot(hardest?.x ?? 0, hardest?.y ?? 0)) hardest = push
    }
    turns = turns.filter((t) => push.t - t < WITHIN)
    if (turns.length >= TURNS) shaking = true
    if (!last || push.t - last.t < CALM) return shaking ? 'shaken' : 'still'
    const flick = shaking && hardest ? flickBy(hardest) : 'still'
    turns = []
    last = hardest = undefined
    shaking = false
    return flick
  }
}

/** The throw of a phone whose hardest push was this: away from the thrower rather than back. */
function flickBy({ x, y }: Push): Flick {
  const force = Math.hypot(x, y)
  const short = (n: number) => Math.round(n * 1e4) / 1e4 + 0
  const power = Math.min(1, Math.max(0, (force - PUSH) / (HARDEST - PUSH)))
  const away = y < 0 ? -1 : 1
  return { dx: short((x / force) * away), dy: short((y / force) * away), power: short(power) }
}
