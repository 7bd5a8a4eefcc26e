import { keepHere, keptHere } from '../../ui/device/kept.ts'

/** Where this device keeps how people sit round it at a table. */
const keyOf = (table: string) => `prophecy-table/round/${table}`

/** What is kept of it, as text, unchecked; null where nothing is. */
export const keptSeating = (table: string): string | null => keptHere(keyOf(table))

/** Keeps it, or with null forgets it. */
export const keepSeating = (table: string, text: string | null): void =>
  keepHere(keyOf(table), text)
