import * as Y from 'yjs'
import { cut } from './cut.ts'
import { bucketOf } from './pace.ts'
import { examine } from './structure.ts'

/** What was made up is let go so many times at once, and by and by: each takes the page a while. */
const OFTEN = { burst: 3, perSecond: 1 / 60 }

/** Lets go what was made up, for `put` to put the rest in its place: as often as that is bearable. */
export function makeUnmaking(
  doc: Y.Doc,
  own: number,
  put: (client: number, rest: Uint8Array) => void,
): (client: number, clock: number) => void {
  const often = bucketOf(OFTEN)
  return (client, clock) => {
    const rest = often.take(1, performance.now()) ? unmade(doc, own, client, clock) : undefined
    if (rest) put(client, rest)
  }
}

/**
 * All of a document without what is in it of one client from a clock on, and what hangs on that; undefined where something
 * that `own` wrote would go with it, as what is written next under that number would be something else in the same place.
 */
function unmade(doc: Y.Doc, own: number, client: number, clock: number): Uint8Array | undefined {
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
