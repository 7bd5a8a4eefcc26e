import { quotedBy } from '../en/speak.ts'

/** A name in quotation marks, or other words where there is none. */
export const quoted = quotedBy('„', '“')
