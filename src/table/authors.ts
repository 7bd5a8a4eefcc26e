import type * as Y from 'yjs'

/** Who changed a document: this screen, another one by its number, or somebody, where nobody can say who. */
export type Author = 'own' | number | 'somebody'

/**
 * Tells who made each change of a document, before anybody is told that it changed; undefined where several did, whose
 * changes came at once. Returns the way out.
 */
export function heedAuthors(doc: Y.Doc, tell: (author: Author | undefined) => void): () => void {
  const heed = ({ beforeState, afterState, local }: Y.Transaction) => {
    const [first, second] = [...afterState].filter(
      ([id, clock]) => clock > (beforeState.get(id) ?? 0),
    )
    // What only strikes out bears no name.
    if (!first) tell(local ? 'own' : 'somebody')
    else if (second) tell(undefined)
    else tell(first[0] === doc.clientID ? 'own' : first[0])
  }
  doc.on('beforeObserverCalls', heed)
  return () => doc.off('beforeObserverCalls', heed)
}
