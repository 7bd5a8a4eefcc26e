import * as Y from 'yjs'
import { makeRuns } from '../table/runs.ts'
import type { Brought } from './held.ts'

/** Some of a document as one change, and what that brings. */
export interface Extract {
  readonly update: Uint8Array<ArrayBuffer>
  readonly brings: Brought
}

/** After so many things it rests: about a millisecond of it. */
const STEPS = 200
const START = Y.encodeStateVector(new Y.Doc())

/**
 * All that a document holds beyond a state vector as it begins, and what is deleted in it, written a little at a time:
 * yields wherever it can rest. What is done meanwhile may be in it or not, and nothing in it builds on what is not.
 * Undefined where another document takes the place of this one.
 */
export function* extractOf(doc: Y.Doc, vector = START): Generator<void, Extract | undefined> {
  const { store } = doc
  const has = Y.decodeStateVector(vector)
  const until = Y.decodeStateVector(Y.encodeStateVector(doc))
  const runs = makeRuns()
  const stretches = []
  for (const [client, end] of until) {
    const from = has.get(client) ?? 0
    let clock = from
    while (clock < end) {
      // It is looked for anew after each rest: meanwhile things may have become one, or two.
      const structs = store.clients.get(client) ?? []
      let at = Y.findIndexSS(structs, clock)
      for (const rest = at + STEPS; at < rest && clock < end; at++) {
        const struct = structs[at]
        if (!struct) throw new Error('a document has lost what it had')
        runs.add(struct, clock)
        clock = struct.id.clock + struct.length
      }
      yield
      if (doc.store !== store) return undefined
    }
    if (clock > from) stretches.push({ client, from, to: clock })
    until.set(client, Math.max(clock, end))
  }
  const gone = Y.createDeleteSetFromStructStore(store)
  yield
  for (const [client, ranges] of gone.clients) {
    const end = until.get(client) ?? 0
    const kept = ranges.filter(({ clock }) => clock < end)
    for (const range of kept) {
      range.len = Math.min(range.len, end - range.clock)
      runs.gone(client, range.clock, range.len)
    }
    if (kept.length > 0) gone.clients.set(client, kept)
    else gone.clients.delete(client)
  }
  yield
  return { update: runs.close(), brings: { stretches, gone } }
}
