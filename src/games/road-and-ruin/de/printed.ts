import type { Words } from '../../../rules/plain/sentence.ts'

/** Was außer dem Eigentlichen auf Karten gedruckt steht. */
export const printed: Words = {
  'printed.deck': 'Tafelrunde',
  'printed.beat': ({ beat }) => String(beat),
  'printed.solves': 'Zuständig für',
}
