import * as Y from 'yjs'
import { parts } from './schema.ts'
import { openTable, type Table } from './table.ts'

/**
 * A table of its own with everything that is on another one, what cannot be read here too. It begins anew: it has an
 * identity of its own and nothing of the other's past, so it is as small as what lies on it.
 */
export function copyOf(
  doc: Y.Doc,
  id: string,
  about: { readonly title: string; readonly made: number },
): Table {
  const copy = new Y.Doc()
  const [from, to] = [parts(doc), parts(copy)]
  copy.transact(() => {
    for (const name of ['items', 'seats', 'play', 'about'] as const) {
      for (const [key, value] of from[name].entries()) to[name].set(key, anew(value))
    }
    to.rolls.push(from.rolls.toArray().map(anew))
    for (const [key, value] of Object.entries({ id, ...about })) to.about.set(key, value)
  })
  return openTable(id, copy)
}

/** What can be put into another document. */
const anew = (value: unknown): unknown => (value instanceof Y.AbstractType ? value.clone() : value)
