import { plain, say } from '../../rules/plain/sentence.ts'
import { copyOf } from '../../table/copy.ts'
import { toBackup } from '../../table/store/backup.ts'
import { noteIdentity } from '../../table/store/identity.ts'
import type { Table } from '../../table/table.ts'
import { filesSpeaker } from '../../ui/files/words.ts'
import type { Notices } from '../../ui/parts/notices.ts'
import { goTo } from '../page/address.ts'
import { chance } from '../page/chance.ts'
import { download, fileName } from '../page/download.ts'
import { layAgain, openKept } from '../page/opentable.ts'
import type { Tables } from '../page/tables.ts'
import { voiceOf } from '../page/voice.ts'

/** Does something with a table of this device that need not be open; undefined where it cannot be opened. */
export async function withTable<T>(
  id: string,
  { lobby, page }: Tables,
  act: (table: Table) => T | Promise<T>,
): Promise<T | undefined> {
  const opened = await openKept(page, id, lobby.entry(id)?.game)
  if (!opened) return undefined
  try {
    return await act(opened.table)
  } finally {
    await opened.close()
  }
}

/** Hands the person a table as a file. */
export function saveToFile(table: Table): void {
  download(fileName(table.state().about.title), toBackup(table))
}

/** Lays a table that came as a whole, and lists it under an id of its own, which comes back. */
export function layListed(table: Table, { lobby, page }: Tables): string {
  const { game, title, made } = table.state().about
  noteIdentity(lobby, table.id, table.doc)
  layAgain(page, table)
  lobby.add({ id: table.id, game, title, made, touched: Date.now() })
  return table.id
}

/** Makes a copy of a table, which is a table of its own; it comes back as it is listed. */
export function layCopy(
  table: Table,
  tables: Tables,
): { readonly id: string; readonly title: string } {
  const { title } = table.state().about
  const speak = filesSpeaker(voiceOf(tables.page))
  const name = speak(say('copy.title', { title }))
  // Which game it is lasts, whatever anybody has made of what it says of itself meanwhile.
  const game = tables.lobby.entry(table.id)?.game
  const about = { title: name, made: Date.now(), ...(game && { game }) }
  const copy = copyOf(table.doc, chance.id(), about)
  return { id: layListed(copy, tables), title: name }
}

/** Makes a copy of the table that is open, and tells where it is. */
export function copyHere(table: Table, tables: Tables, notices: Notices): void {
  const { id, title } = layCopy(table, tables)
  const speak = filesSpeaker(voiceOf(tables.page))
  notices.add({
    say: plain(speak(say('copy.made', { title }))),
    tone: 'good',
    action: {
      say: plain(speak(say('files.go'))),
      run: () => goTo(id),
    },
  })
}
