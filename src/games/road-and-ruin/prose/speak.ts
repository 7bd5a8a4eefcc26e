type Worth = string | number | undefined

/** A number with its sign: "+3", "−5". */
export const signed = (n: Worth): string =>
  Number(n) > 0 ? `+${n}` : Number(n) < 0 ? `−${-Number(n)}` : '±0'

/** A number with the minus that it is written with. */
export const minus = (n: Worth): string => String(n).replace('-', '−')

/** Words as a sentence begins with them. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

type Values = Readonly<Record<string, string | number>>

/**
 * The words of a factor: what it is, and where it is told afterwards what it brought, that too, and whose number it
 * was. What others wrote may lack values that are `needed`: then it says no more than what it brought.
 */
export const factorWords =
  (says: (values: Values) => string, ...needed: readonly string[]) =>
  (values: Values): string => {
    const { by, from, name } = values
    const what = needed.some((one) => values[one] === undefined) ? 'Something' : says(values)
    if (by === undefined) return what
    const put =
      from === undefined ? '' : ` (${name || 'somebody'} put it there for ${signed(from)})`
    return by === 0 && from === undefined ? what : `${what}: ${signed(by)}${put}`
  }
