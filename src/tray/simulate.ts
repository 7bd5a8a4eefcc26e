import type { Throw } from '../rules/roll.ts'
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
  const world = makeWorld(thrown)
  const frames: number[][] = []
  const impacts: Impact[] = []
  while (!world.done()) {
    for (let step = 0; step < STEPS_A_FRAME; step++) {
      for (const knock of world.step()) impacts.push({ frame: frames.length, ...knock })
    }
    frames.push(world.tumblers.flatMap(poseOf))
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
    steps: frames.length,
    step: 1000 * STEP * STEPS_A_FRAME,
    dice,
    poses: laidOut(frames, dice.length),
    impacts,
    ends: world.tumblers.map(({ body }) => ({ x: body?.x ?? 0, y: body?.y ?? 0 })),
  }
}

/** The frame that shows a step, counted from 1. */
const frameOf = (step: number) => Math.floor((step - 1) / STEPS_A_FRAME)

function poseOf({ body, label }: Tumbler): number[] {
  return body ? [body.x, body.y, body.z, ...printedTurn(body.turn, label)] : [0, 0, 0, 0, 0, 0, 0]
}

/** One array of all frames, each with room for dice that were not known yet when it was recorded. */
function laidOut(frames: readonly (readonly number[])[], count: number): Float32Array<ArrayBuffer> {
  const poses = new Float32Array(frames.length * count * POSE)
  frames.forEach((frame, i) => {
    poses.set(frame, i * count * POSE)
  })
  return poses
}
