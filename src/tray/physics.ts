/**
 * The numbers the dice roll by. Lengths in millimetres, times in seconds, angles in radians, unit mass.
 * Whoever changes one of them, or any line of the simulation, raises VERSION: old seeds then roll otherwise,
 * and a Throw of another version is shown from its record instead.
 */
export const VERSION = 1

/** The felt, from wall to wall. */
export interface Felt {
  readonly width: number
  readonly height: number
}

const USUAL_FELT: Felt = { width: 216, height: 144 }
const USUAL_DICE = 24

/**
 * The felt for so many dice leaving the hand: the more there are beyond two dozen, the larger it is, so that
 * they never jam. On the screen the tray stays as it is and the dice look smaller.
 */
export function feltFor(count: number): Felt {
  const k = Math.sqrt(Math.max(1, count / USUAL_DICE))
  return { width: USUAL_FELT.width * k, height: USUAL_FELT.height * k }
}

/** One step of the plane; a body takes two half-steps for each. Two steps make a recorded frame. */
export const STEP = 1 / 120
export const HALF_STEPS = 2
export const STEPS_A_FRAME = 2

/** How many dice leave a hand at once; what is more is thrown after them, when those lie still. */
export const HANDFUL = 100
/** How many dice are in each handful of a throw, as alike as can be. */
export function handfuls(count: number): readonly number[] {
  const hands = Math.max(1, Math.ceil(count / HANDFUL))
  return Array.from({ length: hands }, (_, i) => Math.floor((count + hands - 1 - i) / hands))
}
/**
 * The version of a Throw of so many dice. One of several handfuls says so by its version: a page from before there were
 * any shows it as it is written, and doubts nothing.
 */
export const versionOf = (count: number): number => (count > HANDFUL ? 1000 + VERSION : VERSION)
/**
 * Every bursting die throws its child until a handful holds so many dice. Sixty d6 bursting on sixes meet this
 * about once in 10^40 throws: it is there so that every Throw ends, whatever it says.
 */
export const MOST_DICE = 200

export const PHYSICS = {
  // A quarter of the earth's: dice this small would be still before the eye had seen them roll.
  gravity: 1270,
  friction: 0.4,
  bounce: 0.46,
  // Below this speed a corner does not bounce, or a die would rattle for ever.
  bounceFrom: 18,
  // Rolling resistance of the felt: a constant and a part that grows with the spin, and the same for sliding.
  rollDrag: 9,
  rollDragSpin: 0.6,
  slideDrag: 29,
  slideDragSpeed: 0.3,
  wallBounce: 0.62,
  wallFriction: 0.25,
  dieBounce: 0.5,
  dieFriction: 0.15,
  solverRounds: 8,
  mostSpeed: 870,
  mostSpin: 70,
  // A die is read after so many still steps; still means slower than this.
  stillSteps: 22,
  stillSpeed: 3.3,
  stillSpin: 0.45,
  // From this age on an edge loses its grip, so that a die leaning on a wall or a neighbour slides out.
  leanAge: 1.3,
  // From this age on everything drags more.
  tiredAge: 2,
  // And at this age it is read as it lies.
  lastAge: 5,
} as const
