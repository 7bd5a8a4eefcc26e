/** What is loaded when it is first asked for, and the same promise from then on; anew where it could not be had. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  const ask = onceEach(load)
  return () => ask('')
}

/** The same for each key: of what was asked for by one, nothing else is loaded. */
export function onceEach<T>(load: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const loaded = new Map<string, Promise<T>>()
  return (key) => {
    const before = loaded.get(key)
    if (before) return before
    const there = load(key)
    loaded.set(key, there)
    there.catch(() => loaded.delete(key))
    return there
  }
}
