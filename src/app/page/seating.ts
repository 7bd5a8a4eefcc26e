/** Where this device keeps how people sit round it at a table. */
const keyOf = (table: string) => `prophecy-table/round/${table}`

/** What is kept of it, as text, unchecked; null where nothing is. */
export function keptSeating(table: string): string | null {
  try {
    return localStorage.getItem(keyOf(table))
  } catch {
    // A browser that keeps nothing.
    return null
  }
}

/** Keeps it, or with null forgets it. */
export function keepSeating(table: string, text: string | null): void {
  try {
    if (text !== null) localStorage.setItem(keyOf(table), text)
    else localStorage.removeItem(keyOf(table))
  } catch {
    // It holds as long as the page is open.
  }
}
