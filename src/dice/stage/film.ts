import { POSE, type Tumble } from '../../tray/tumble.ts'
import type { ShownDie } from '../die/show.ts'
import { flareOf } from './bursts.ts'
import { type Pose, poseBetween } from './ready.ts'
import type { Rows } from './set.ts'

/** Dice glide from where they lie to where they leave the hand, milliseconds. */
export const GATHER = 170
/** What is printed on the sides fades so fast once a die is read; a die that bursts turns gold. */
const FADE = 220
const GILD = 260
/** A die that bursts is so much larger for a moment. */
const SWELL = 0.16

/** A throw as it is seen, at any time of it (milliseconds). */
export interface Film {
  readonly tumble: Tumble
  /** Until all lies still. */
  readonly length: number
  /** The dice at a time; `rows` is where they go afterwards. */
  at(time: number, rows: Rows | undefined): SeenDie[]
  /** Where they lie still. */
  rest(): Pose[]
}

/** A die in the throw: everything but what depends on who threw it and what it counts. */
export interface SeenDie extends Omit<ShownDie, 'color' | 'dim'> {
  /** Its number in the Roll. */
  readonly nth: number
}

/** Plays a tumble; `from` is where its dice lay ready, if anybody saw it. */
export function filmOf(tumble: Tumble, from: readonly Pose[]): Film {
  const { step, steps } = tumble
  const length = steps * step
  const children = new Map(
    tumble.dice.flatMap(({ from, born }) => (from === undefined ? [] : [[from, born]])),
  )

  function dieAt(nth: number, time: number, rows: Rows | undefined): SeenDie | undefined {
    const d = tumble.dice[nth]
    if (!d) return undefined
    const { die } = d
    const born = d.born * step
    if (time < born) {
      // Not yet thrown: on its way from where it lay ready to the hand that throws it.
      const start = from[nth]
      if (!start || d.from !== undefined) return undefined
      const way = ease(part(time + GATHER, born + GATHER))
      return { nth, die, ...PLAIN, ...poseBetween(start, poseAt(tumble, d.born, nth), way) }
    }
    const since = time - d.locked * step
    const child = children.get(nth)
    const flare = child === undefined ? 0 : flareOf(time - child * step)
    const grown = d.from === undefined ? 1 : Math.min(1, 0.45 + (time - born) / 220)
    const pose = between(tumble, time, nth, d.born)
    // It swells as it bursts, and stays on the felt.
    const fell = { ...pose, z: pose.z * (1 + SWELL * flare), size: grown + SWELL * flare }
    return {
      nth,
      die,
      ...(rows?.at(nth, fell, time - length) ?? fell),
      gold: child === undefined ? 0 : Math.max(flare, ease(part(since, GILD))),
      flare,
      still: part(since, FADE),
    }
  }

  return {
    tumble,
    length,
    at: (time, rows) => tumble.dice.flatMap((_, nth) => dieAt(nth, time, rows) ?? []),
    rest: () => tumble.dice.map((_, nth) => poseAt(tumble, steps - 1, nth)),
  }
}

/** A die in no throw. */
export const PLAIN = { size: 1, gold: 0, flare: 0, still: 0 } as const

const part = (time: number, length: number) => Math.min(1, Math.max(0, time / length))
const ease = (t: number) => t * t * (3 - 2 * t)

function poseAt({ poses, dice }: Tumble, frame: number, i: number): Pose {
  const at = (frame * dice.length + i) * POSE
  const [x = 0, y = 0, z = 0, w = 1, qx = 0, qy = 0, qz = 0] = poses.subarray(at, at + POSE)
  return { x, y, z, turn: [w, qx, qy, qz] }
}

/** The pose between two recorded frames. */
function between(tumble: Tumble, time: number, i: number, born: number): Pose {
  const exact = Math.min(tumble.steps - 1, Math.max(born, time / tumble.step))
  const frame = Math.floor(exact)
  const here = poseAt(tumble, frame, i)
  if (frame === exact) return here
  return poseBetween(here, poseAt(tumble, Math.min(tumble.steps - 1, frame + 1), i), exact - frame)
}
