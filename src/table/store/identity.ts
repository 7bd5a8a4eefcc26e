import type * as Y from 'yjs'
import { isName } from '../document/plain.ts'
import { readItem } from '../document/schema.ts'
import type { Lobby, LobbyEntry } from './lobby.ts'

/*
 * Which table a table is
 *
 * Its keys may change, and each device lists it under a name of its own; this one lasts, and stands in the table
 * itself. Anybody can write anything into a table of theirs: that two say the same proves nothing to a person.
 */

/** The lasting identity of a table; undefined where it has none, or one that is none. */
export function identityOf(doc: Y.Doc): string | undefined {
  const id = doc.getMap('about').get('id')
  return typeof id === 'string' && isName(id) ? id : undefined
}

/** Gives a table an identity, unless it has one. */
export function identify(doc: Y.Doc, id: string): void {
  if (identityOf(doc) === undefined) doc.getMap('about').set('id', id)
}

/** By the lobby's name for a table, its identity: kept beside the list, so that no table has to be opened for it. */
const identities = (lobby: Lobby) => lobby.doc.getMap('identities')

/** Notes which table this one is, once it is known. */
export function noteIdentity(lobby: Lobby, table: string, doc: Y.Doc): void {
  const id = identityOf(doc)
  if (id !== undefined && identities(lobby).get(table) !== id) identities(lobby).set(table, id)
}

/** The tables of this device that say they are the same as this one, the last touched first. */
export function sameAs(lobby: Lobby, doc: Y.Doc): readonly LobbyEntry[] {
  const id = identityOf(doc)
  if (id === undefined) return []
  const known = identities(lobby)
  return lobby.list().filter((entry) => known.get(entry.id) === id || entry.id === id)
}

/** How many things lie in both, of how many in the first: what a stranger's table could not have. */
export function inCommon(
  mine: Y.Doc,
  theirs: Y.Doc,
): { readonly both: number; readonly of: number } {
  const [here, there] = [mine.getMap('items'), theirs.getMap('items')]
  const ids = [...here.keys()].filter((id) => readItem(id, here.get(id)))
  return { both: ids.filter((id) => there.has(id)).length, of: ids.length }
}
