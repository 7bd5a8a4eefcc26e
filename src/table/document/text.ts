/** One change of a text: at `at`, `remove` UTF-16 units go and `insert` comes. */
export interface Splice {
  readonly at: number
  readonly remove: number
  readonly insert: string
}

const high = (text: string, i: number) => /[\uD800-\uDBFF]/.test(text[i] ?? '')
const low = (text: string, i: number) => /[\uDC00-\uDFFF]/.test(text[i] ?? '')

/** The beginning of a text, of at most so many UTF-16 units, and of no half of a surrogate pair. */
export const cutAt = (text: string, most: number): string =>
  text.slice(0, high(text, most - 1) && low(text, most) ? most - 1 : most)

/**
 * What a field's input did: the one change that makes `after` out of `before`. `caret` is where the caret stands
 * in `after`; among equal letters ("aa" to "aaa") it tells which one is new. Undefined if nothing changed.
 */
export function splice(before: string, after: string, caret: number): Splice | undefined {
  if (before === after) return undefined
  // What stands behind the caret was not typed: the common end reaches at most back to it.
  const most = Math.min(before.length, after.length)
  const behind = Math.min(most, after.length - Math.min(Math.max(0, caret), after.length))
  let tail = 0
  while (tail < behind && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1
  let head = 0
  while (head < most - tail && before[head] === after[head]) head += 1
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1
  // Never cut a surrogate pair in two.
  if (high(before, head - 1) && (low(before, head) || low(after, head))) head -= 1
  const cut = (text: string) => low(text, text.length - tail) && high(text, text.length - tail - 1)
  if (tail > 0 && (cut(before) || cut(after))) tail -= 1
  return {
    at: head,
    remove: before.length - tail - head,
    insert: after.slice(head, after.length - tail),
  }
}

/** Where a caret stands after somebody else's splice: what is inserted right at it comes behind it. */
export function followCaret(caret: number, { at, remove, insert }: Splice): number {
  if (caret <= at) return caret
  if (caret >= at + remove) return caret - remove + insert.length
  return at + insert.length
}
