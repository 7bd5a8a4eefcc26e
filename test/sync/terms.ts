import type { Terms } from '../../src/rules/dice/roll.ts'
import { VERSION } from '../../src/tray/physics.ts'
import { USUAL_FLICK } from '../../src/tray/thrown.ts'
import { check } from '../make.ts'

/** A throw that somebody is about to make, of so many six-sided dice. */
export const terms = (id: string, dice = 5): Terms => {
  const own = check('scene', 2, dice)
  return {
    id,
    seat: 'ada',
    check: own,
    thrown: { version: VERSION, dice: own.dice, bursts: own.bursts, flick: USUAL_FLICK },
  }
}
