import type { Chosen } from '../reckon/choice.ts'
import { legal } from '../reckon/choice.ts'
import { choiceWorth, type SeatView } from './worth.ts'

/** By how much a simple cultist errs in what things are worth, at most. */
const WHIM = 0.35

/**
 * What a simple cultist does now, by what its seat sees: what it takes to be worth most, with a whim. `luck`: numbers
 * in [0, 1). Undefined where nothing waits for it.
 */
export function choiceOf(view: SeatView, luck: () => number): Chosen | undefined {
  let chosen: Chosen | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const choice of legal(view.game, view.seat, view.sees)) {
    const worth = choiceWorth(view, choice) + WHIM * luck()
    if (worth <= most) continue
    most = worth
    chosen = choice
  }
  return chosen
}
