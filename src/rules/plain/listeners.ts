/** Those who want to be told when something has happened. */
export interface Listeners<What extends readonly unknown[]> {
  /** Returns the way out. */
  add(listener: (...what: What) => void): () => void
  /** Tells all who listened when this began; whoever comes or goes meanwhile counts the next time. */
  tell(...what: What): void
  clear(): void
}

/** Nobody listens yet. */
export function listeners<What extends readonly unknown[] = []>(): Listeners<What> {
  const all = new Set<(...what: What) => void>()
  return {
    add(listener) {
      all.add(listener)
      return () => void all.delete(listener)
    },
    tell(...what) {
      for (const listener of [...all]) listener(...what)
    },
    clear: () => all.clear(),
  }
}
