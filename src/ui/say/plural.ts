type Values = Readonly<Record<string, string | number>>

/** English has two forms of a counted thing; zero may have words of its own. `n` is the number counted. */
export function counted(one: string, many: string, none?: string): (values: Values) => string {
  return (values) => {
    const all: Values = { n: 0, ...values }
    if (all['n'] === 0 && none !== undefined) return none
    return (all['n'] === 1 ? one : many).replace(/\{(\w+)\}/g, (_, name) => String(all[name]))
  }
}
