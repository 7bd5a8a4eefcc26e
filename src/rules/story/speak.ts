type Value = string | number | undefined

/** Says a name in a language's quotation marks, or other words where there is none. */
export const quotedBy =
  (opening: string, closing: string) =>
  (name: Value, otherwise: string): string =>
    name === undefined || name === '' ? otherwise : `${opening}${name}${closing}`

/** A name in quotation marks, or other words where there is none. */
export const quoted = quotedBy('“', '”')

/** What a person is called, who needs no quotation marks. */
export const called = (name: Value, otherwise: string): string =>
  name === undefined || name === '' ? otherwise : String(name)

/** A number and what is counted. */
export const count = (n: Value, one: string, many: string): string => `${n} ${n === 1 ? one : many}`
