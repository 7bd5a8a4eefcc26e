import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { say } from '../rules/sentence.ts'
import { makeNotices, type Notices } from '../ui/notices.ts'
import { goTo, onAddress, tableInAddress } from './address.ts'
import { LobbyPage } from './LobbyPage.tsx'
import { openSession, type Session } from './session.ts'
import type { Tables } from './tables.ts'
import { voiceOf } from './voice.ts'

// The lobby needs no board: it is there at once, and the board comes behind it.
const TablePage = lazy(() => import('./TablePage.tsx'))
const VOICE = voiceOf()

/** The lobby, or the table that the address names. */
export function App({ tables }: { tables: Tables }) {
  const [notices] = useState(makeNotices)
  const id = useSyncExternalStore(onAddress, tableInAddress)
  const session = useSession(id, notices)
  const kept = session ?? tables
  const saved = useSyncExternalStore(kept.subscribe, kept.saved)
  useListed(session, tables)
  if (id === undefined)
    return <LobbyPage tables={tables} saved={saved} voice={VOICE} notices={notices} />
  if (!session) return null
  return (
    <Suspense>
      <TablePage key={id} session={session} saved={saved} notices={notices} />
    </Suspense>
  )
}

/** The session of this table; undefined until it is open. */
function useSession(id: string | undefined, notices: Notices): Session | undefined {
  const [open, setOpen] = useState<Session>()
  useEffect(() => {
    if (id === undefined) return
    let left = false
    let session: Session | undefined
    void openSession(id).then((opened) => {
      session = opened
      if (left) void opened?.close()
      else if (opened) setOpen(opened)
      else {
        notices.add({ say: say('table.missing'), tone: 'bad' })
        goTo(undefined)
      }
    })
    return () => {
      left = true
      setOpen(undefined)
      void session?.close()
    }
  }, [id, notices])
  return open?.table.id === id ? open : undefined
}

/** Keeps the lobby's entry of an open table true: its title, and when it was last sat at. */
function useListed(session: Session | undefined, { lobby }: Tables) {
  useEffect(() => {
    if (!session) return
    const { table } = session
    const { about } = table.state()
    const title = () => table.state().about.title
    lobby.add({
      id: table.id,
      title: about.title,
      game: about.game,
      made: about.made,
      touched: Date.now(),
    })
    lobby.touch(table.id, Date.now())
    let last = title()
    document.title = last
    // The list is the truth for a table that was not open: it may have been renamed there. Writing the title into
    // the closed table itself would be a second hand at one key, and a merge could bring the old title back.
    const obey = () => {
      const listed = lobby.list().find(({ id }) => id === table.id)
      if (listed && listed.title !== last)
        table.apply([{ do: 'title', title: listed.title }], { seat: '', track: false })
    }
    const stop = table.subscribe(() => {
      if (title() === last) return
      last = title()
      lobby.rename(table.id, last)
      document.title = last
    })
    obey()
    // Somebody may give it another title in the lobby of another tab.
    const stopListening = lobby.subscribe(obey)
    return () => {
      stop()
      stopListening()
      document.title = 'Prophecy Table'
    }
  }, [session, lobby])
}
