import { plain, type Sentence, say } from '../../rules/plain/sentence.ts'
import { putInto } from '../../sync/trial/merge.ts'
import { soundOf } from '../../sync/trial/trial.ts'
import { openSnapshots } from '../../table/past/snapshots.ts'
import { takeBack } from '../../table/past/takeback.ts'
import {
  type Backup,
  backupIn,
  fromUpdate,
  MOST_STORED,
  openBackup,
} from '../../table/store/backup.ts'
import { inCommon, sameAs } from '../../table/store/identity.ts'
import type { LobbyEntry } from '../../table/store/lobby.ts'
import type { Table } from '../../table/table.ts'
import { DropTarget } from '../../ui/files/DropTarget.tsx'
import { type FileChoice, FileDialog, type FileQuestion } from '../../ui/files/FileDialog.tsx'
import { filesSpeaker } from '../../ui/files/words.ts'
import { goTo } from '../page/address.ts'
import { chance } from '../page/chance.ts'
import type { Here } from '../page/here.ts'
import type { Page } from '../page/page.ts'
import { stand } from '../page/stand.tsx'
import type { Tables } from '../page/tables.ts'
import { voiceOf } from '../page/voice.ts'
import { layCopy, layListed, withTable } from './tablefiles.ts'

// Files of tables that somebody opens or drops on the page. Loaded with the first one.

const speak = ({ tables }: Here, what: Sentence) => filesSpeaker(voiceOf(tables.page))(what)
const inWords = (here: Here, what: Sentence) => plain(speak(here, what))

/** Shows that a file can be let go here, or no longer. */
export function showTarget(page: Page, shown: boolean): void {
  const { files } = page
  files.hide?.()
  files.hide = shown ? stand(voiceOf(page), <DropTarget />) : undefined
}

/** Opens files of tables, one after another; of each it is told what became of it. */
export function takeFiles(files: readonly File[], here: Here): void {
  const alone = files.length === 1
  const all = here.tables.page.files
  for (const file of files) all.turn = all.turn.then(() => take(file, here, alone))
}

async function take(file: File, here: Here, alone: boolean): Promise<void> {
  const { notices } = here
  try {
    const backup = await read(file)
    if ('refusal' in backup) {
      const what = speak(here, backup.refusal)
      const told = alone
        ? plain(what)
        : inWords(here, say('files.named', { file: file.name, what }))
      notices.add({ say: told, tone: 'bad' })
      return
    }
    if (backup.mended) {
      const told = inWords(here, say('files.mended', { file: file.name }))
      notices.add({ say: told, tone: 'bad' })
    }
    await open(backup, file.name, here, alone)
  } catch {
    notices.add({ say: inWords(here, say('backup.unread')), tone: 'bad' })
  }
}

/** Reads a file. What would keep the page busy for long, or is none of ours, is found out before it is applied. */
async function read(
  file: File,
): Promise<(Backup & { readonly mended: boolean }) | { readonly refusal: Sentence }> {
  if (file.size > MOST_STORED) return { refusal: say('backup.large') }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const found = backupIn(bytes)
  if ('refusal' in found) return found
  const sound = await soundOf(found.update)
  if (!sound) return { refusal: say('backup.damaged') }
  const backup = fromUpdate(sound.update)
  return 'refusal' in backup ? backup : { ...backup, mended: sound.mended }
}

async function open(backup: Backup, file: string, here: Here, alone: boolean): Promise<void> {
  const { tables } = here
  const arrived = openBackup(chance.id(), backup)
  const same = sameAs(tables.lobby, arrived.doc)
  const mine = same.find(({ id }) => id === here.opened?.table.id) ?? same[0]
  if (!mine) {
    tellOpened(layListed(arrived, tables), backup.about.title, here, alone)
    return
  }
  const choice = await ask(mine, arrived, file, here)
  if (choice === 'copy') {
    const copy = layCopy(arrived, tables)
    tellOpened(copy.id, copy.title, here, alone)
  } else if (choice === 'merge') await merge(mine, arrived, here, alone)
  arrived.close()
}

/** One that was opened alone in the lobby is gone to; of any other it is told where it is. */
function tellOpened(id: string, title: string, here: Here, alone: boolean): void {
  const { opened, notices } = here
  const go = alone && !opened
  notices.add({
    say: inWords(here, say('files.opened', { title })),
    tone: 'good',
    ...(!go && { action: { say: inWords(here, say('files.go')), run: () => goTo(id) } }),
  })
  if (go) goTo(id)
}

/** Works at a table of this device: the one that is open here, or another. */
const at = <T,>(id: string, { opened, tables }: Here, act: (table: Table) => T | Promise<T>) =>
  opened?.table.id === id ? act(opened.table) : withTable(id, tables, act)

async function ask(
  mine: LobbyEntry,
  arrived: Table,
  file: string,
  here: Here,
): Promise<FileChoice | undefined> {
  const common = await at(mine.id, here, ({ doc }) => inCommon(doc, arrived.doc))
  const { title } = arrived.state().about
  const { both, of } = common ?? { both: 0, of: 0 }
  return choose(here.tables, {
    file,
    title,
    own: mine.title,
    touched: mine.touched,
    both,
    of,
    watching: mine.watch ?? false,
  })
}

const choose = ({ page }: Tables, question: FileQuestion) =>
  new Promise<FileChoice | undefined>((done) => {
    const away = stand(
      voiceOf(page),
      <FileDialog
        {...question}
        onChoose={(choice) => {
          away()
          done(choice)
        }}
      />,
    )
  })

/** Puts what is in a file into the table it is of. How it was before is kept, and can be taken back. */
async function merge(mine: LobbyEntry, arrived: Table, here: Here, alone: boolean): Promise<void> {
  const { notices, opened, tables } = here
  const shown = opened?.table.id === mine.id
  const done = await at(mine.id, here, async (table) => {
    const refusal = table.barred()
    if (refusal) return { refusal, before: table.state(), changed: false }
    const before = table.state()
    await keep(table, before)
    const merged = await putInto(table.doc, arrived.doc)
    return { refusal, merged, before, changed: table.state() !== before }
  })
  if (!done || done.merged === 'none')
    notices.add({ say: inWords(here, say('files.failed')), tone: 'bad' })
  else if (done.refusal) notices.add({ say: done.refusal, tone: 'bad' })
  else {
    tables.lobby.restore(mine.id)
    const { before, changed, merged } = done
    const title = mine.title
    const back = () => {
      const refusal = opened && takeBack(opened.table, before, { whole: true })
      if (refusal) notices.add({ say: refusal, tone: 'bad' })
    }
    notices.add({
      say: inWords(here, say(changed ? 'files.merged' : 'files.mergedNothing', { title })),
      tone: 'good',
      ...(shown && changed && { action: { say: inWords(here, say('history.undo')), run: back } }),
      ...(!shown && {
        action: { say: inWords(here, say('files.go')), run: () => goTo(mine.id) },
      }),
    })
    if (merged === 'some')
      notices.add({ say: inWords(here, say('files.unfit', { title })), tone: 'bad' })
    if (alone && !opened) goTo(mine.id)
  }
}

async function keep(table: Table, state: ReturnType<Table['state']>): Promise<void> {
  try {
    const snapshots = await openSnapshots(table.id)
    await snapshots.keep(state, 'file', Date.now())
    snapshots.close()
  } catch {
    // The browser keeps nothing. Nothing of the table is lost by what comes: it can be taken back while it is open.
  }
}
