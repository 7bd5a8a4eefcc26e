import * as Y from 'yjs'
import { openTable, type TableState } from './table.ts'

/** How a table looks in another version of its document: plain data. */
export function stateOf(id: string, update: Uint8Array): TableState {
  const doc = new Y.Doc()
  Y.applyUpdate(doc, update)
  const table = openTable(id, doc)
  const state = table.state()
  table.close()
  return state
}
