import { quotedBy } from '../../../rules/story/speak.ts'
import { signed } from '../prose/speak.ts'

/** A name in quotation marks, or other words where there is none. */
export const quoted = quotedBy('„', '“')

type Values = Readonly<Record<string, string | number>>

/**
 * The words of a factor, with what it brought where that is told afterwards, and whose number it was. Without the
 * values that are `needed` they say no more than what it brought.
 */
export const factorWords =
  (says: (values: Values) => string, ...needed: readonly string[]) =>
  (values: Values): string => {
    const { by, from, name } = values
    const what = needed.some((one) => values[one] === undefined) ? 'Etwas' : says(values)
    if (by === undefined) return what
    const put =
      from === undefined ? '' : ` (von ${name || 'jemandem'} abgeändert, statt ${signed(from)})`
    return by === 0 && from === undefined ? what : `${what}: ${signed(by)}${put}`
  }
