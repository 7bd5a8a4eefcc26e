/** What is loaded when it is first asked for, and the same promise from then on. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined
  return () => {
    loaded ??= load()
    return loaded
  }
}

/** The same for each key: of what was asked for by one, nothing else is loaded. */
export function onceEach<T>(load: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const loaded = new Map<string, Promise<T>>()
  return (key) => {
    const there = loaded.get(key) ?? load(key)
    loaded.set(key, there)
    return there
  }
}
