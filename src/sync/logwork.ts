import { sha256 } from '@noble/hashes/sha2.js'
import { type Keys, watcherKeys } from './keys.ts'
import { type Read, readEntries } from './logread.ts'
import { sealBy } from './relayentry.ts'
import { type Grants, grantsBy } from './relaygrant.ts'

/** What a worker is to do with entries of a log, with the key by which all who were invited can open. */
export type Asked =
  | { readonly do: 'read'; readonly key: Uint8Array; readonly entries: readonly Uint8Array[] }
  /** What is to be signed of a change. */
  | { readonly do: 'hash'; readonly update: Bytes }
  /** A change, and what stands before it, signed. */
  | {
      readonly do: 'seal'
      readonly key: Uint8Array
      readonly head: Uint8Array
      readonly update: Bytes
    }
type Bytes = Uint8Array<ArrayBuffer>

/** What it answers. */
export type Done<A extends Asked> = A extends { do: 'read' }
  ? Read
  : A extends { do: 'hash' }
    ? { readonly hash: Uint8Array; readonly update: Bytes }
    : { readonly bytes: Uint8Array }

/** Does what a worker is asked, all at once. */
export function makeWork(): (asked: Asked) => Done<Asked> {
  /** Who may write is looked at once: all that a worker reads is read by one key. */
  let known: { readonly keys: Keys; readonly grants: Grants } | undefined
  const by = (key: Uint8Array) => {
    const keys = known?.keys ?? watcherKeys(key)
    known ??= { keys, grants: grantsBy(keys) }
    return known
  }
  return (asked) => {
    if (asked.do === 'hash') return { hash: sha256(asked.update), update: asked.update }
    const { keys, grants } = by(asked.key)
    if (asked.do === 'seal') return { bytes: sealBy(keys, asked.head, asked.update) }
    const reading = readEntries(keys, asked.entries, grants)
    for (let step = reading.next(); ; step = reading.next()) if (step.done) return step.value
  }
}
