/**
 * Which faces somebody can tell cards to have by all that is within reach of a thing, as `card face`: where both stand
 * side by side in one thing, or one is what is kept under the other.
 */
export function facesHeld(
  root: unknown,
  cards: ReadonlySet<string>,
  faces: ReadonlySet<string>,
): ReadonlySet<string> {
  const found = new Set<string>()
  const seen = new Set<object>()
  const left: unknown[] = [root]
  const isThing = (one: unknown): one is object => typeof one === 'object' && one !== null
  /** What stands side by side. */
  const beside = (all: readonly unknown[]) => {
    for (const card of all) {
      if (typeof card !== 'string' || !cards.has(card)) continue
      for (const face of all)
        if (typeof face === 'string' && faces.has(face)) found.add(`${card} ${face}`)
    }
  }
  while (left.length > 0) {
    const thing = left.pop()
    if (!isThing(thing) || seen.has(thing) || ArrayBuffer.isView(thing)) continue
    seen.add(thing)
    const own = Object.entries(Object.getOwnPropertyDescriptors(thing))
    const entries: [unknown, unknown][] = [
      ...own.map(([key, { value }]): [unknown, unknown] => [key, value]),
      ...(thing instanceof Map ? thing : []),
    ]
    for (const entry of entries) beside(entry)
    beside(own.map(([, { value }]) => value))
    for (const [key, value] of entries) left.push(key, value)
    if (thing instanceof Set) for (const one of thing) left.push(one)
  }
  return found
}
