/**
 * Which table the page shows, kept in the address's fragment, which no server ever sees.
 * No fragment means the lobby.
 */
export function tableInAddress(): string | undefined {
  return /^#t=([\w-]{8,64})$/.exec(location.hash)?.[1]
}

/** Goes to a table, or to the lobby, so that the browser's Back button comes back here. */
export function goTo(table: string | undefined): void {
  location.hash = table ? `#t=${table}` : ''
}

/** Calls back when the address names another table; returns the way out. */
export function onAddress(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}
