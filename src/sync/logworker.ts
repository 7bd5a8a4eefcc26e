import { watcherKeys } from './keys.ts'
import { readEntries, type ToRead } from './logread.ts'
import { type Grants, grantsBy } from './relaygrant.ts'

// TypeScript knows this scope only as a page's.
const scope = globalThis as unknown as {
  onmessage: (event: MessageEvent<ToRead>) => void
  postMessage(found: object): void
}
/** Who may write is looked at once: all that a worker reads is read by one key. */
let grants: Grants | undefined
scope.onmessage = ({ data: { key, entries } }) => {
  const keys = watcherKeys(key)
  grants ??= grantsBy(keys)
  const reading = readEntries(keys, entries, grants)
  for (let step = reading.next(); ; step = reading.next()) {
    if (step.done) return scope.postMessage(step.value)
  }
}
