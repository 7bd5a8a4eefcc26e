import * as Y from 'yjs'
import { bucketOf } from './pace.ts'
import { type Remade, remake } from './remake.ts'

/** What was made up is let go so many times at once, and by and by: each takes a worker a while. */
const OFTEN = { burst: 3, perSecond: 1 / 60 }

/**
 * Lets go what is in a document of one client from a clock on, and what hangs on that, as often as that is bearable: `put`
 * puts the rest in its place. Not where something that `own` wrote would go with it, as what is written next under that
 * number would be something else in the same place.
 */
export function makeUnmaking(
  doc: Y.Doc,
  own: number,
  put: (client: number, rest: Remade) => void,
): (client: number, clock: number) => void {
  const often = bucketOf(OFTEN)
  return (client, clock) => {
    if (!often.take(1, performance.now())) return
    const isOurs = (fresh: Y.Doc) => Y.getState(fresh.store, own) === Y.getState(doc.store, own)
    remake(doc, { without: [client, clock] }, isOurs, (rest) => put(client, rest)).catch(() => {
      // It stays, and is compared like all else that differs.
    })
  }
}
