import type * as Y from 'yjs'
import type { Bits } from './presence/doers.ts'

/** Who changed a document: this screen, another one by its number, or somebody, where nobody can say who. */
export type Author = 'own' | number | 'somebody'

/**
 * Tells who made each change of a document, and by which of their bits, before anybody is told that it changed;
 * undefined where several did, whose changes came at once. Returns the way out.
 */
export function heedAuthors(
  doc: Y.Doc,
  tell: (author: Author | undefined, span: Bits) => void,
): () => void {
  const heed = ({ beforeState, afterState, local }: Y.Transaction) => {
    const [first, second] = [...afterState].filter(
      ([id, clock]) => clock > (beforeState.get(id) ?? 0),
    )
    const [id, to] = first ?? [doc.clientID, 0]
    const span = { from: beforeState.get(id) ?? 0, to }
    // What only strikes out bears no name.
    if (!first) tell(local ? 'own' : 'somebody', span)
    else if (second) tell(undefined, span)
    else tell(id === doc.clientID ? 'own' : id, span)
  }
  doc.on('beforeObserverCalls', heed)
  return () => doc.off('beforeObserverCalls', heed)
}
