import { listeners } from '../../rules/plain/listeners.ts'
import { joinRoom } from '../../sync/room.ts'
import { type Lobby, openLobby } from '../../table/store/lobby.ts'
import { keep, type Saved } from '../../table/store/save.ts'

/** The list of this browser's tables, kept on the device and in step with the other tabs. */
export interface Tables {
  readonly lobby: Lobby
  saved(): Saved
  subscribe(listener: () => void): () => void
}

/** Opens the list; once for the page, which never lets go of it. */
export async function openTables(): Promise<Tables> {
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
    saved: () => saved,
    subscribe: changed.add,
  }
}
