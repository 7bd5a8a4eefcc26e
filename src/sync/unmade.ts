import * as Y from 'yjs'
import { cut } from './cut.ts'
import { examine } from './structure.ts'

/**
 * All of a document without what is in it of one client from a clock on, and what hangs on that; undefined where something
 * that `own` wrote would go with it, as what is written next under that number would be something else in the same place.
 */
export function unmade(
  doc: Y.Doc,
  own: number,
  client: number,
  clock: number,
): Uint8Array | undefined {
  const rest = new Y.Doc()
  try {
    const seen = examine(Y.encodeStateAsUpdate(doc), rest, {
      limit: 0,
      takes: { upTo: [[client, clock]] },
    })
    if (seen.fault !== undefined) return undefined
    for (const piece of cut(seen)) Y.applyUpdate(rest, piece)
    const isOurs = Y.getState(rest.store, own) === Y.getState(doc.store, own)
    return isOurs ? Y.encodeStateAsUpdate(rest) : undefined
  } finally {
    rest.destroy()
  }
}
