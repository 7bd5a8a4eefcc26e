import { quotedBy } from '../../../rules/story/speak.ts'

/** A name in quotation marks, or other words where there is none. */
export const quoted = quotedBy('„', '“')
