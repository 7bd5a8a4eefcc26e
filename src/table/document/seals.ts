import type * as Y from 'yjs'
import { parts } from './schema.ts'

/** The origin of what screens say of sealed cards: no undo takes it back. */
const SAID = Object.freeze({ sealed: true })

/** All that screens have said of sealed cards, as it lies in the document: anything. */
export const sealsIn = (doc: Y.Doc): readonly unknown[] => parts(doc).seals.toArray()

/** Writes down what a screen says of sealed cards, which is plain data and signed. */
export function addSeals(doc: Y.Doc, entries: readonly object[]): void {
  if (entries.length > 0) doc.transact(() => parts(doc).seals.push([...entries]), SAID)
}

/** Tells when something has come to it. Returns the way out. */
export function watchSeals(doc: Y.Doc, listener: () => void): () => void {
  const { seals } = parts(doc)
  seals.observe(listener)
  return () => seals.unobserve(listener)
}
