import { listeners } from '../../rules/plain/listeners.ts'
import { joinRoom } from '../../sync/room.ts'
import { type Lobby, openLobby } from '../../table/store/lobby.ts'
import { keep, type Saved } from '../../table/store/save.ts'
import type { Laid } from './opentable.ts'

/** The tables of this browser: their list, kept here and in step with the other tabs, and what is open of them. */
export interface Tables {
  readonly lobby: Lobby
  readonly laid: Laid
  saved(): Saved
  subscribe(listener: () => void): () => void
}

/** Opens the list; once for the page, which never lets go of it. */
export async function openTables(laid: Laid): Promise<Tables> {
  const lobby = openLobby()
  const changed = listeners()
  let saved: Saved = { state: 'saving' }
  await keep(lobby.doc, lobby.id, (next) => {
    saved = next
    changed.tell()
  })
  void joinRoom(lobby)
  return {
    lobby,
    laid,
    saved: () => saved,
    subscribe: changed.add,
  }
}
