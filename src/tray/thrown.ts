import { DICE, type Die, FACES, MOST_THROWN } from '../rules/dice/dice.ts'
import type { Flick, Throw } from '../rules/dice/roll.ts'
import { type Sentence, say } from '../rules/plain/sentence.ts'
import { versionOf } from './physics.ts'

/** A throw as a key or a button makes it: away from the thrower and a little to the right, neither soft nor hard. */
export const USUAL_FLICK: Flick = { dx: 0.6, dy: 0.8, power: 0.6 }

/** A press is held from here on (ms), and at full power after so long. */
const HELD = 220
const FULL = 1300

/** The power of a press held for so long (ms), 0 to 1; undefined for a short press, which throws as usual. */
export function heldPower(ms: number): number | undefined {
  // Rounded, so that it is written down short and read back the same.
  return ms < HELD ? undefined : Math.round(Math.min(1, (ms - HELD) / (FULL - HELD)) * 1e4) / 1e4
}

/** The throw of a press held for so long (ms). */
export const heldFlick = (ms: number): Flick => ({
  ...USUAL_FLICK,
  power: heldPower(ms) ?? USUAL_FLICK.power,
})

/**
 * What is wrong with a Throw from outside, as a sentence, or undefined if it can be simulated. Takes anything and
 * never throws.
 */
export function checkThrow(thrown: unknown): Sentence | undefined {
  const unreadable = say('throw.unreadable')
  if (!isRecord(thrown)) return unreadable
  const { version, seed, dice, bursts, flick } = thrown as Partial<Record<keyof Throw, unknown>>
  if (version !== versionOf(Array.isArray(dice) ? dice.length : 0)) return say('throw.version')
  if (typeof seed !== 'string' || !/^[0-9a-f]{64}$/i.test(seed)) return unreadable
  if (!Array.isArray(dice) || !isRecord(bursts) || Array.isArray(bursts)) {
    return unreadable
  }
  if (dice.length > MOST_THROWN) return say('throw.many', { most: MOST_THROWN })
  if (!dice.every(isDie)) return say('throw.unknown')
  for (const [die, faces] of Object.entries(bursts)) {
    if (!isDie(die)) return say('throw.unknown')
    if (!Array.isArray(faces) || !faces.every((f) => Number.isInteger(f))) return unreadable
    // A die that bursts on every face would never end.
    const all = Array.from({ length: FACES[die] }, (_, i) => i + 1)
    if (all.every((f) => faces.includes(f))) return say('throw.endless')
  }
  if (!isRecord(flick)) return unreadable
  const { dx, dy, power } = flick as Partial<Record<keyof Flick, unknown>>
  if (!isNumber(dx) || !isNumber(dy) || !isNumber(power)) return say('throw.flick')
  const square = dx * dx + dy * dy
  if (square < 0.98 || square > 1.02 || power < 0 || power > 1) return say('throw.flick')
  return undefined
}

const isRecord = (x: unknown): x is object => typeof x === 'object' && x !== null
const isNumber = (x: unknown): x is number => Number.isFinite(x)
const isDie = (x: unknown): x is Die => DICE.some((die) => die === x)
