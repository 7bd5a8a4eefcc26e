type Value = string | number | undefined

/** A name in quotation marks, or other words where there is none. */
export const quoted = (name: Value, otherwise: string): string =>
  name === undefined || name === '' ? otherwise : `“${name}”`

/** What a person is called, who needs no quotation marks. */
export const called = (name: Value, otherwise: string): string =>
  name === undefined || name === '' ? otherwise : String(name)

/** A number and what is counted. */
export const count = (n: Value, one: string, many: string): string => `${n} ${n === 1 ? one : many}`
