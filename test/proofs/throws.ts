import { DICE, type Die, FACES } from '../../src/rules/dice/dice.ts'
import type { Throw } from '../../src/rules/dice/roll.ts'
import { seedOf, throwOf } from '../tray/throws.ts'

/** Every die bursts on its highest face. */
const HIGHEST = Object.fromEntries(DICE.map((die) => [die, [FACES[die]]]))

/** Dice of all sorts in turn, `count` of them. */
export const mixed = (n: number, count: number): Die[] =>
  Array.from({ length: count }, (_, k) => DICE[(n + 4 * k) % DICE.length] ?? 'd6')

/** A throw of one to twelve dice of all sorts that burst on their highest faces. */
export const mixedThrow = (n: number): Throw =>
  throwOf(n, 0, { dice: mixed(n, 1 + (n % 12)), bursts: HIGHEST })

/** A throw of these dice that burst on nothing, in a direction and with a power of their own. */
export function turnedThrow(n: number, dice: readonly Die[], power?: number): Throw {
  // Golden parts of the whole: they fill the circle and the range evenly, in no order that a die could know.
  const angle = ((n * 0.7548776662466927) % 1) * 2 * Math.PI
  return throwOf(n, 0, {
    seed: seedOf(n + 1e6),
    dice,
    bursts: {},
    flick: {
      dx: Math.cos(angle),
      dy: Math.sin(angle),
      power: power ?? (n * 0.5698402909980532) % 1,
    },
  })
}
