import type * as Y from 'yjs'

/** Signed entries, append-only, each looked at by whoever reads it: a part of its own, which comes late. */
const partOf = (doc: Y.Doc): Y.Array<unknown> => doc.getArray('seals')

/** The origin of what screens say of sealed cards: no undo takes it back. */
const SAID = Object.freeze({ sealed: true })

/** All that screens have said of sealed cards, as it lies in the document: anything. */
export const sealsIn = (doc: Y.Doc): readonly unknown[] => partOf(doc).toArray()

/** Writes down what a screen says of sealed cards, which is plain data and signed. */
export function addSeals(doc: Y.Doc, entries: readonly object[]): void {
  if (entries.length > 0) doc.transact(() => partOf(doc).push([...entries]), SAID)
}

/** Tells when something has come to it. Returns the way out. */
export function watchSeals(doc: Y.Doc, listener: () => void): () => void {
  const seals = partOf(doc)
  seals.observe(listener)
  return () => seals.unobserve(listener)
}
