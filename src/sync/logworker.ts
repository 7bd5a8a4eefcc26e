import { watcherKeys } from './keys.ts'
import { readEntries, type ToRead } from './logread.ts'

// TypeScript knows this scope only as a page's.
const scope = globalThis as unknown as {
  onmessage: (event: MessageEvent<ToRead>) => void
  postMessage(found: object): void
}
scope.onmessage = ({ data: { key, entries } }) => {
  const reading = readEntries(watcherKeys(key), entries)
  for (let step = reading.next(); ; step = reading.next()) {
    if (step.done) return scope.postMessage(step.value)
  }
}
