const told = new Set<string>()

/**
 * What a function of a game brings; nothing where it fails. That is told as an error of the page, once under each name,
 * and nothing else is hindered by it.
 */
export function unlessAmiss<T>(name: string, work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    if (told.has(name)) return undefined
    told.add(name)
    queueMicrotask(() => {
      throw error
    })
    return undefined
  }
}
