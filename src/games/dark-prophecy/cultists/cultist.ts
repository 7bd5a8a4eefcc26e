import type { Choice } from '../reckon/choice.ts'
import { legal } from '../reckon/choice.ts'
import { type View, worthOf } from './worth.ts'

/** By how much a simple cultist errs in what things are worth, at most. */
const WHIM = 0.35

/**
 * What a simple cultist does now, by what its seat sees: what it takes to be worth most, with a whim. `luck`: numbers
 * in [0, 1). Undefined where nothing waits for it.
 */
export function choiceOf(view: View, luck: () => number): Choice | undefined {
  let chosen: Choice | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const choice of legal(view.game, view.seat, view.sees)) {
    const worth = worthOf(view, choice) + WHIM * luck()
    if (worth <= most) continue
    most = worth
    chosen = choice
  }
  return chosen
}
