import type * as Y from 'yjs'
import { fromLetters, inLetters } from './letters.ts'

/** Signed entries, append-only, each looked at by whoever reads it: a part of its own, which comes late. */
const partOf = (doc: Y.Doc): Y.Array<unknown> => doc.getArray('seals')

/** The origin of what screens say of sealed cards: no undo takes it back. */
const SAID = Object.freeze({ sealed: true })

const known = new WeakMap<Y.Doc, Map<string, unknown>>()

/** All that screens have said of sealed cards: anything. What was read once is the same object each time. */
export function sealsIn(doc: Y.Doc): readonly unknown[] {
  const before = known.get(doc)
  const now = new Map<string, unknown>()
  known.set(doc, now)
  return partOf(doc)
    .toArray()
    .map((one) => {
      if (typeof one !== 'string') return one
      const read = before?.get(one) ?? now.get(one) ?? fromLetters(one) ?? one
      now.set(one, read)
      return read
    })
}

/** Writes down what a screen says of sealed cards, which is plain data and signed. */
export function addSeals(doc: Y.Doc, entries: readonly object[]): void {
  if (entries.length > 0) doc.transact(() => partOf(doc).push(entries.map(inLetters)), SAID)
}

/** Tells when something has come to it. Returns the way out. */
export function watchSeals(doc: Y.Doc, listener: () => void): () => void {
  const seals = partOf(doc)
  seals.observe(listener)
  return () => seals.unobserve(listener)
}
