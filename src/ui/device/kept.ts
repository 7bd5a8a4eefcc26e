/** What this device keeps under a key, as it was written by whomever; null where that is nothing. */
export function keptHere(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    // A browser that keeps nothing.
    return null
  }
}

/** Keeps a text under a key, or with null forgets it. What the browser will not keep is lost with the page. */
export function keepHere(key: string, text: string | null): void {
  try {
    if (text !== null) localStorage.setItem(key, text)
    else localStorage.removeItem(key)
  } catch {
    // Storage is refused, or full.
  }
}
