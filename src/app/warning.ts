import { type Sentence, say } from '../rules/sentence.ts'
import type { Saved } from '../table/save.ts'

/** What is to be said as long as nothing is kept. */
export function warningOf({ state, why = 'failed' }: Saved): Sentence | undefined {
  return state === 'failing' ? say(`save.${why}`) : undefined
}
