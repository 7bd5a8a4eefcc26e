import { mergeUpdates } from 'yjs'
import type { Keys } from '../keys/keys.ts'
import type { ScreenKey } from '../keys/screen.ts'
import { openEntry, openOldEntry } from './entry.ts'
import type { Grants } from './grant.ts'
import { type Brought, broughtBy } from './held.ts'

/** What was read of some entries: what each brings, where it is one, and all of that as one change, if it can be. */
export interface Read {
  readonly brings: readonly (Brought | undefined)[]
  /** The screens that wrote them, where they are known. */
  readonly by: readonly (ScreenKey | undefined)[]
  readonly update: Uint8Array | undefined
}

/** Reads entries, one after another: yields after each. What is known of `grants` is not looked at again. */
export function* readEntries(
  keys: Keys,
  entries: readonly Uint8Array[],
  grants: Grants,
): Generator<void, Read> {
  const good: Uint8Array[] = []
  const brings: (Brought | undefined)[] = []
  const by: (ScreenKey | undefined)[] = []
  for (const entry of entries) {
    const opened = openEntry(keys, entry, grants) ?? openOldEntry(keys, entry)
    const brought = opened && readable(opened.update)
    brings.push(brought)
    by.push(opened?.by)
    if (opened && brought) good.push(opened.update)
    yield
  }
  return { brings, by, update: merged(good) }
}

function merged(updates: readonly Uint8Array[]): Uint8Array | undefined {
  try {
    return updates.length > 0 ? mergeUpdates([...updates]) : undefined
  } catch {
    // One of them does not go with the others.
    return undefined
  }
}

function readable(update: Uint8Array): Brought | undefined {
  try {
    return broughtBy(update)
  } catch {
    // Signed by one of ours who writes nonsense.
    return undefined
  }
}
