import type { Words } from '../../../rules/plain/sentence.ts'

/** What is printed on cards beside what they are about. */
export const printed: Words = {
  'printed.deck': 'Roundtable Deck',
  'printed.beat': ({ beat }) => String(beat),
  'printed.solves': 'Can be trusted with',
}
