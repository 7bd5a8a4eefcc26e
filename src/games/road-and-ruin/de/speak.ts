import { quotedBy } from '../../../rules/story/speak.ts'
import { factorWordsBy } from '../prose/speak.ts'

/** A name in quotation marks, or other words where there is none. */
export const quoted = quotedBy('„', '“')

/** The words of a factor. */
export const factorWords = factorWordsBy(
  'Etwas',
  (name, from) => `von ${name || 'jemandem'} abgeändert, statt ${from}`,
)
