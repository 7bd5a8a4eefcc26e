/** Whether two lists hold the very same, one by one. */
export const alike = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((one, i) => one === b[i])

/** All by what they have in common, in the order they come in; those that have nothing of it are left out. */
export function grouped<One, Common>(
  all: Iterable<One>,
  of: (one: One) => Common | undefined,
): Map<Common, One[]> {
  const groups = new Map<Common, One[]>()
  for (const one of all) {
    const common = of(one)
    if (common === undefined) continue
    const group = groups.get(common)
    if (group) group.push(one)
    else groups.set(common, [one])
  }
  return groups
}
