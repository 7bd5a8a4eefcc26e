import type { Throw } from '../../src/rules/dice/roll.ts'
import { VERSION } from '../../src/tray/physics.ts'
import { simulate } from '../../src/tray/simulate.ts'
import { USUAL_FLICK } from '../../src/tray/thrown.ts'
import { median, quantile, type Reading } from './reading.ts'

const THROWS = 40

function thrown(dice: number, number: number): Throw {
  return {
    version: VERSION,
    seed: number.toString(16).padStart(64, '0'),
    dice: Array.from({ length: dice }, () => 'd6' as const),
    bursts: { d6: [6] },
    flick: USUAL_FLICK,
  }
}

/** How long a throw of so many dice is reckoned, by Node, and how long the dice then roll. */
export function measureDice(count: number): readonly Reading[] {
  const of = `${count} dice`
  simulate(thrown(count, 0))
  const all = Array.from({ length: THROWS }, (_, number) => {
    const since = performance.now()
    const { steps, step } = simulate(thrown(count, number + 1))
    return { known: performance.now() - since, rest: steps * step }
  })
  const known = all.map((each) => each.known)
  const rest = all.map((each) => each.rest)
  return [
    {
      what: 'throw to known, median',
      unit: 'ms',
      of,
      value: median(known),
      ...(count <= 12 && { goal: 20 }),
    },
    { what: 'throw to known, slowest', unit: 'ms', of, value: Math.max(...known) },
    { what: 'throw to rest, median', unit: 'ms', of, value: median(rest), goal: 3000 },
    { what: 'throw to rest, p95', unit: 'ms', of, value: quantile(rest, 0.95) },
  ]
}
