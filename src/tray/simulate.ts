import type { Throw } from '../rules/dice/roll.ts'
import { handfulsOf, oneTumble } from './handfuls.ts'
import { printedTurn } from './label.ts'
import { STEP, STEPS_A_FRAME, VERSION } from './physics.ts'
import { checkThrow } from './thrown.ts'
import { type Impact, POSE, type Tumble } from './tumble.ts'
import { makeWorld, type Tumbler } from './world.ts'

/**
 * Rolls a Throw from the hand to rest, all at once: the faces are what physically lies up. Pure, and the same bit
 * for bit on every machine. Throws a RangeError whose message is a sentence key for a Throw that `checkThrow`
 * refuses.
 */
export function simulate(thrown: Throw): Tumble {
  const refusal = checkThrow(thrown)
  if (refusal) throw new RangeError(refusal.key)
  return oneTumble(handfulsOf(thrown).map(roll))
}

/** A handful from the hand to rest. */
function roll(thrown: Throw): Tumble {
  const world = makeWorld(thrown)
  const trails: number[][] = []
  let steps = 0
  const impacts: Impact[] = []
  while (!world.done()) {
    for (let step = 0; step < STEPS_A_FRAME; step++) {
      for (const knock of world.step()) impacts.push({ frame: steps, ...knock })
    }
    world.tumblers.forEach((t, i) => {
      trails[i] ??= []
      record(t, trails[i])
    })
    steps++
  }
  const dice = world.tumblers.map((t) => ({
    die: t.die,
    born: frameOf(t.start),
    locked: frameOf(t.read?.step ?? 0),
    face: t.read?.face ?? 0,
    ...(t.from === undefined ? {} : { from: t.from }),
  }))
  return {
    version: VERSION,
    felt: world.felt,
    roll: dice.map(({ die, face, from }) => ({
      die,
      face,
      ...(from === undefined ? {} : { from }),
    })),
    steps,
    step: 1000 * STEP * STEPS_A_FRAME,
    dice,
    poses: laidOut(trails, steps),
    impacts,
    ends: world.tumblers.map(({ body }) => ({ x: body?.x ?? 0, y: body?.y ?? 0 })),
  }
}

/** The frame that shows a step, counted from 1. */
const frameOf = (step: number) => Math.floor((step - 1) / STEPS_A_FRAME)

/** Adds where a die is now to its trail, once it is in the tray. */
function record({ body, label }: Tumbler, trail: number[]): void {
  if (!body) return
  const [w, x, y, z] = printedTurn(body.turn, label)
  trail.push(body.x, body.y, body.z, w, x, y, z)
}

/** The trails side by side, frame after frame; all of them end in the last frame. */
function laidOut(trails: readonly (readonly number[])[], steps: number): Float32Array<ArrayBuffer> {
  const poses = new Float32Array(steps * trails.length * POSE)
  trails.forEach((trail, die) => {
    let at = (steps - trail.length / POSE) * trails.length * POSE + die * POSE
    for (let i = 0; i < trail.length; i += POSE) {
      for (let k = 0; k < POSE; k++) poses[at + k] = trail[i + k] ?? 0
      at += trails.length * POSE
    }
  })
  return poses
}
