import * as Y from 'yjs'
import { byAndBy } from '../rules/plain/turns.ts'
import { openTable, type TableState } from './table.ts'
import { takeIn } from './yjs/heal.ts'

/** How a table looks in another version of its document, which is given in updates: plain data, read by and by. */
export async function stateOf(id: string, updates: readonly Uint8Array[]): Promise<TableState> {
  const doc = new Y.Doc()
  const table = openTable(id, doc)
  await byAndBy(takeIn(doc, [...updates]))
  const state = table.state()
  table.close()
  return state
}
