import { burstsOn, type Die } from '../rules/dice/dice.ts'
import type { Throw } from '../rules/dice/roll.ts'
import { type Body, lowest } from './body.ts'
import { burstBody } from './burst.ts'
import { fall, patienceAt, slide } from './fall.ts'
import { leaveHand, throwBody } from './hand.ts'
import { labelAt, labelling } from './label.ts'
import { type Felt, feltFor, HALF_STEPS, MOST_DICE, PHYSICS, STEP } from './physics.ts'
import { makePlane } from './plane.ts'
import { liesStill, lock } from './read.ts'
import type { Symmetry } from './solid.ts'
import { solidOfDie } from './solids.ts'
import { streamOf } from './stream.ts'

/** A die of a Throw, from the moment it is known that it will fly. */
export interface Tumbler {
  readonly die: Die
  readonly from?: number
  readonly label: Symmetry
  /** The step in which it enters the tray. */
  readonly start: number
  /** Missing before that. */
  body?: Body
  /** The step in which it was read, and what lay up. */
  read?: { readonly step: number; readonly face: number }
}

/** A knock that can be heard: what the die met, and how fast (mm/s). */
export interface Clack {
  readonly kind: 'felt' | 'wall' | 'die'
  readonly speed: number
}

export interface World {
  readonly felt: Felt
  /** In the order of the Roll: the dice of the hand first, then the bursts. */
  readonly tumblers: readonly Tumbler[]
  /** One STEP; answers what knocked, hard enough to be heard. */
  step(): readonly Clack[]
  /** All dice lie read and still. */
  done(): boolean
}

/** How many steps after its parent was read a burst flies. */
const BURST_PAUSE = 14
/** How many steps dice that lie still may take to make room for each other. */
const MOST_SETTLING = 60
const HEARD = 40

/** The tray of one Throw at step 0. It draws its chance by number of die, so nothing depends on who steps it. */
export function makeWorld(thrown: Throw): World {
  const length = Math.sqrt(thrown.flick.dx * thrown.flick.dx + thrown.flick.dy * thrown.flick.dy)
  const flick = {
    dx: thrown.flick.dx / length,
    dy: thrown.flick.dy / length,
    power: thrown.flick.power,
  }
  const felt = feltFor(thrown.dice.length)
  const plane = makePlane(felt)
  const leaves = leaveHand(thrown.dice.length, flick, felt)
  let now = 0
  let settling = 0

  const tumblers: Tumbler[] = []
  function join(die: Die, start: number, from?: number): void {
    const chance = streamOf(thrown.seed, 'label', tumblers.length)
    const label = labelling(solidOfDie(die), chance)
    tumblers.push({ die, label, start, ...(from === undefined ? {} : { from }) })
  }
  thrown.dice.forEach((die, i) => {
    join(die, 1 + (leaves[i]?.step ?? 0))
  })

  const bodies = () => tumblers.flatMap((t) => (t.body ? [t.body] : []))

  function enter(t: Tumbler, index: number): void {
    const parent = t.from === undefined ? undefined : tumblers[t.from]?.body
    t.body = parent
      ? burstBody(parent, bodies(), felt, streamOf(thrown.seed, 'burst', index))
      : throwBody(
          t.die,
          flick,
          leaves[index] ?? { step: 0, aside: 0 },
          felt,
          streamOf(thrown.seed, 'hand', index),
        )
    plane.add(t.body)
  }

  function move(body: Body, age: number): void {
    body.knock = 0
    if (body.locked) {
      slide(body, STEP)
      return
    }
    const patience = patienceAt(age)
    for (let half = 0; half < HALF_STEPS; half++) fall(body, STEP / HALF_STEPS, patience)
    const over = body.vz > 0 || lowest(body) > 1.8 * body.solid.row.inradius
    if (body.flying && !over) body.flying = false
  }

  /** Reads a die that lay still long enough, or too long not to; a bursting face calls the next die. */
  function look(t: Tumbler, body: Body, index: number): void {
    body.still = liesStill(body, PHYSICS.stillSpeed, PHYSICS.stillSpin) ? body.still + 1 : 0
    const late = (now - t.start) * STEP > PHYSICS.lastAge
    if (body.still < PHYSICS.stillSteps && !late) return
    const face = labelAt(body.solid, t.label, lock(body))
    t.read = { step: now, face }
    if (burstsOn(thrown.bursts, t.die, face) && tumblers.length < MOST_DICE) {
      join(t.die, now + BURST_PAUSE, index)
    }
  }

  return {
    felt,
    tumblers,
    step() {
      now++
      const knocks: Clack[] = []
      tumblers.forEach((t, index) => {
        if (!t.body && t.start <= now) enter(t, index)
      })
      for (const { body, start } of tumblers) {
        if (!body) continue
        move(body, (now - start) * STEP)
        if (body.knock > HEARD) knocks.push({ kind: 'felt', speed: body.knock })
      }
      for (const blow of plane.step()) if (blow.speed > HEARD) knocks.push(blow)
      // By index up to the length of before: a die that joins now is looked at later.
      const count = tumblers.length
      for (let i = 0; i < count; i++) {
        const t = tumblers[i]
        if (t?.body && !t.read) look(t, t.body, i)
      }
      return knocks
    },
    done() {
      if (tumblers.some((t) => !t.read)) return false
      const still = tumblers.every(({ body }) => body?.vx === 0 && body.vy === 0)
      // A tray fuller than it is large never comes quite to rest; what lies up is known by then.
      return (still && plane.overlap() < 0.02) || settling++ > MOST_SETTLING
    },
  }
}
