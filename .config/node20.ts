// Vitest lists failures by Map.groupBy, which Node has from version 21 on; we run on Node 20.19 too.
function groupBy<Key, Value>(values: Iterable<Value>, keyOf: (value: Value, at: number) => Key) {
  const groups = new Map<Key, Value[]>()
  let at = 0
  for (const value of values) {
    const key = keyOf(value, at++)
    const group = groups.get(key)
    if (group) group.push(value)
    else groups.set(key, [value])
  }
  return groups
}

if (!('groupBy' in Map)) Object.assign(Map, { groupBy })
