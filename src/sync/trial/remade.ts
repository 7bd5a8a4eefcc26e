import * as Y from 'yjs'
import { cut } from '../update/cut.ts'
import { composed, type Version } from '../update/settle.ts'
import { examine } from '../update/structure.ts'

/** How a document is to be put together anew. */
export type Remaking =
  /** With this version in the place of its own. */
  | { readonly with: Version }
  /** Without what is in it of one client from a clock on, and what hangs on that. */
  | { readonly without: readonly [client: number, clock: number] }

/** A whole document, put together so: untried. Undefined where there is something wrong with it. */
export function remade(state: Uint8Array, how: Remaking): Uint8Array | undefined {
  const doc = new Y.Doc()
  try {
    if ('with' in how) {
      Y.applyUpdate(doc, state)
      return composed(doc, how.with)
    }
    const seen = examine(state, doc, { limit: 0, takes: { upTo: [how.without] } })
    if (seen.fault !== undefined) return undefined
    for (const piece of cut(seen)) Y.applyUpdate(doc, piece)
    return Y.encodeStateAsUpdate(doc)
  } finally {
    doc.destroy()
  }
}
