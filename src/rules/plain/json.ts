/** What a text says as JSON, unchecked; undefined where it says nothing. */
export function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    // Anybody may have written it.
    return undefined
  }
}

/** Whether something has values by their names, and is no list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
