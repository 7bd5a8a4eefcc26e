import type { Doubt } from '../sync/jointwords.ts'
import type { Table } from '../table/table.ts'

/** Doubts that are kept of one table on this device. */
const MOST_KEPT = 100
const key = (table: Table) => `prophecy-table/doubts/${table.id}`

/** What stands written on this device of what was doubted: as JSON, unchecked. */
export function keptDoubts(table: Table): string | undefined {
  try {
    return localStorage.getItem(key(table)) ?? undefined
  } catch {
    // Storage is refused: nothing was ever kept.
    return undefined
  }
}

/** Keeps what is doubted on this device, where nobody who writes to the table can strike it out. */
export function keepDoubts(table: Table, doubts: readonly Doubt[]): void {
  try {
    localStorage.setItem(key(table), JSON.stringify(doubts.slice(-MOST_KEPT)))
  } catch (error) {
    // Storage is refused, or full: it is known as long as the page lives.
    if (!(error instanceof DOMException)) throw error
  }
}
