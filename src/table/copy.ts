import * as Y from 'yjs'
import { parts } from './document/schema.ts'
import { openTable, type Table } from './table.ts'
import { isWritable } from './yjs/shape.ts'

/**
 * A table of its own with everything that is on another one, what cannot be read here too, but for what no document can
 * take again. It begins anew: it has an identity of its own and nothing of the other's past, so it is as small as what
 * lies on it.
 */
export function copyOf(
  doc: Y.Doc,
  id: string,
  about: { readonly title: string; readonly made: number; readonly game?: string },
): Table {
  const copy = new Y.Doc()
  const [from, to] = [parts(doc), parts(copy)]
  copy.transact(() => {
    for (const name of ['items', 'seats', 'play', 'about'] as const) fill(to[name], from[name])
    to.rolls.push(from.rolls.toArray().filter(isWritable))
    for (const [key, value] of Object.entries({ id, ...about })) to.about.set(key, value)
  })
  return openTable(id, copy)
}

/** Maps in maps: nothing of ours lies deeper than one. */
const DEEPEST = 8

/** Puts what can be written again of one map into another. */
function fill(to: Y.Map<unknown>, from: Y.Map<unknown>, depth = 0): void {
  for (const [key, value] of from.entries()) {
    if (value instanceof Y.Map) {
      if (depth < DEEPEST) fill(to.set(key, new Y.Map<unknown>()), value, depth + 1)
    } else if (value instanceof Y.Text) to.set(key, new Y.Text(value.toString()))
    else if (isWritable(value)) to.set(key, value)
  }
}
