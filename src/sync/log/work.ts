import { sha256 } from '@noble/hashes/sha2.js'
import { mergeUpdates } from 'yjs'
import { atOnce } from '../../rules/plain/turns.ts'
import { type Keys, watcherKeys } from '../keys/keys.ts'
import { sealBy } from './entry.ts'
import { type Grants, grantsBy } from './grant.ts'
import { type Brought, broughtBy } from './held.ts'
import { type Read, readEntries } from './read.ts'

/** What a worker is to do with entries of a log, with the key by which all who were invited can open. */
export type Order =
  | { readonly do: 'read'; readonly key: Uint8Array; readonly entries: readonly Uint8Array[] }
  /** To make one change of several, for somebody to sign. */
  | { readonly do: 'join'; readonly updates: readonly Uint8Array[] }
  /** A change, and what stands before it, signed. */
  | {
      readonly do: 'seal'
      readonly key: Uint8Array
      readonly head: Uint8Array
      readonly update: Uint8Array
    }

/** A change, the SHA-256 of it, and what it brings. */
export interface Joined {
  readonly update: Uint8Array
  readonly hash: Uint8Array
  readonly brings: Brought
}
/** What it answers. */
export type Reply<A extends Order> = A extends { do: 'read' }
  ? Read
  : A extends { do: 'join' }
    ? Joined
    : { readonly bytes: Uint8Array }

/** Makes one change of several, a step after the other. */
export function* joinUpdates(updates: readonly Uint8Array[]): Generator<void, Joined> {
  const update = mergeUpdates([...updates])
  yield
  const hash = sha256(update)
  yield
  return { update, hash, brings: broughtBy(update) }
}

/** Does what a worker is asked, all at once. */
export function makeWork(): (asked: Order) => Reply<Order> {
  /** Who may write is looked at once: all that a worker reads is read by one key. */
  let known: { readonly keys: Keys; readonly grants: Grants } | undefined
  const by = (key: Uint8Array) => {
    const keys = known?.keys ?? watcherKeys(key)
    known ??= { keys, grants: grantsBy(keys) }
    return known
  }
  return (asked) => {
    if (asked.do === 'join') return atOnce(joinUpdates(asked.updates))
    const { keys, grants } = by(asked.key)
    if (asked.do === 'seal') return { bytes: sealBy(keys, asked.head, asked.update) }
    return atOnce(readEntries(keys, asked.entries, grants))
  }
}
