import { listeners } from '../../rules/plain/listeners.ts'
import { joinRoom } from '../../sync/room.ts'
import { type Lobby, openLobby } from '../../table/store/lobby.ts'
import { keep, type Saved } from '../../table/store/save.ts'
import type { Page } from './page.ts'

/** The tables of this browser: their list, kept here and in step with the other tabs; and the page that shows them. */
export interface Tables {
  readonly lobby: Lobby
  readonly page: Page
  saved(): Saved
  subscribe(listener: () => void): () => void
}

/** Opens the list; once for the page, which never lets go of it. */
export async function openTables(page: Page): Promise<Tables> {
  const lobby = openLobby()
  const changed = listeners()
  let saved: Saved = { state: 'saving' }
  await keep(lobby.doc, lobby.id, (next) => {
    saved = next
    changed.tell()
  })
  void joinRoom(page.rooms, lobby)
  return {
    lobby,
    page,
    saved: () => saved,
    subscribe: changed.add,
  }
}
