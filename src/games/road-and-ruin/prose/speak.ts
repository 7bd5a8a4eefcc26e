type Worth = string | number | undefined

/** A number with its sign: "+3", "−5". */
export const signed = (n: Worth): string =>
  Number(n) > 0 ? `+${n}` : Number(n) < 0 ? `−${-Number(n)}` : '±0'

/** A number with the minus that it is written with. */
export const minus = (n: Worth): string => String(n).replace('-', '−')

/** By how much numbers go up or down, each with what it counts; of those that stay, nothing. */
export const shifts = (...all: readonly (readonly [by: Worth, what: string])[]): string =>
  all
    .filter(([by]) => Number(by) !== 0)
    .map(([by, what]) => `${signed(by)} ${what}`)
    .join(', ')

/** A name as it stands within a sentence: "the toll keeper". */
export const midst = (name: Worth): string =>
  String(name).replace(/^(The|An?) /, (article) => article.toLowerCase())

/** Words as a sentence begins with them. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

type Values = Readonly<Record<string, string | number>>

/**
 * How a language puts the words of a factor: what it is, and where it is told afterwards what it brought, that too, and
 * whose number it was. What others wrote may lack values that are `needed`: then it says no more than what it brought.
 */
export const factorWordsBy =
  (something: string, put: (name: string, from: string) => string) =>
  (says: (values: Values) => string, ...needed: readonly string[]) =>
  (values: Values): string => {
    const { by, from, name = '' } = values
    const what = needed.some((one) => values[one] === undefined) ? something : says(values)
    if (by === undefined) return what
    const whose = from === undefined ? '' : ` (${put(String(name), signed(from))})`
    return by === 0 && from === undefined ? what : `${what}: ${signed(by)}${whose}`
  }

/** The words of a factor. */
export const factorWords = factorWordsBy(
  'Something',
  (name, from) => `${name || 'somebody'} put it there for ${from}`,
)
