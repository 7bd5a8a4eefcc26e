import type { Throw } from '../rules/dice/roll.ts'
import { VERSION } from './physics.ts'
import { simulate } from './simulate.ts'
import { USUAL_FLICK } from './thrown.ts'
import type { Tumble } from './tumble.ts'

/** What the page asks of the worker, and what it hears. */
export interface Order {
  readonly id: number
  readonly thrown: Throw
}
export type Reply =
  | { readonly id: number; readonly tumble: Tumble }
  | { readonly id: number; readonly refused: string }

self.addEventListener('message', (event: MessageEvent<Order>) => {
  const { id, thrown } = event.data
  try {
    const tumble = simulate(thrown)
    const answer: Reply = { id, tumble }
    const parts = tumble.handfuls ?? [tumble]
    self.postMessage(answer, { transfer: parts.map(({ poses }) => poses.buffer) })
  } catch (error) {
    const answer: Reply = { id, refused: error instanceof Error ? error.message : String(error) }
    self.postMessage(answer)
  }
})

// The first throws of a fresh worker take ten times as long as later ones: let those be some that nobody waits for.
for (const digit of '5678') {
  simulate({
    version: VERSION,
    seed: digit.repeat(64),
    dice: Array.from({ length: 12 }, () => 'd6'),
    bursts: { d6: [6] },
    flick: USUAL_FLICK,
  })
}
