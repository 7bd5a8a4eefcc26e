import { type Sentence, say } from '../../../rules/plain/sentence.ts'
import type { Wait } from './state.ts'

/** What a game waits for, and for whom, by a name that the seat goes by; for the table where it is nobody's. */
export const waitTold = (waits: Wait, nameOf: (seat: string) => string): Sentence =>
  'seat' in waits
    ? say(`waits.${waits.for}`, {
        name: nameOf(waits.seat),
        n: 'cards' in waits ? waits.cards.length : 'n' in waits ? waits.n : 1,
      })
    : say(`waits.${waits.for}`)
