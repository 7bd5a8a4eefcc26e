import type { Throw } from '../rules/roll.ts'
import { simulate } from './simulate.ts'
import type { Tumble } from './tumble.ts'

/** What the page asks, and what it hears. */
export interface Asked {
  readonly id: number
  readonly thrown: Throw
}
export type Answered =
  | { readonly id: number; readonly tumble: Tumble }
  | { readonly id: number; readonly refused: string }

self.addEventListener('message', (event: MessageEvent<Asked>) => {
  const { id, thrown } = event.data
  try {
    const tumble = simulate(thrown)
    const answer: Answered = { id, tumble }
    self.postMessage(answer, { transfer: [tumble.poses.buffer] })
  } catch (error) {
    const answer: Answered = { id, refused: error instanceof Error ? error.message : String(error) }
    self.postMessage(answer)
  }
})
