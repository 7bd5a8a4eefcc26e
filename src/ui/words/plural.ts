type Values = Readonly<Record<string, string | number>>

/** English has two forms of a counted thing; zero may have words of its own. `n` is the number counted. */
export function counted(one: string, many: string, none?: string): (values: Values) => string {
  return ({ n = 0 }) => {
    if (n === 0 && none !== undefined) return none
    return (n === 1 ? one : many).replaceAll('{n}', String(n))
  }
}
