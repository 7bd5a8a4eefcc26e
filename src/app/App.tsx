import { Suspense, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { printableLine } from '../rules/plain/printable.ts'
import { say } from '../rules/plain/sentence.ts'
import { late, loadAhead, loadSoon, page } from '../ui/parts/late.tsx'
import { makeNotices, type Notices } from '../ui/parts/notices.ts'
import { VoiceContext } from '../ui/say/say.ts'
import { goTo, invitationInAddress, onAddress, tableInAddress } from './page/address.ts'
import { openSession, type Session } from './page/session.ts'
import type { Tables } from './page/tables.ts'
import { useVoiceOf } from './page/voice.ts'
import { warningOf } from './page/warning.ts'
import { catchFiles } from './table/incoming.ts'

// The lobby needs no board, and a table no lobby: whichever is wanted comes first.
const LobbyPage = late(() => import('./lobby/LobbyPage.tsx'))
const TablePage = page(async () => {
  const loaded = await import('./table/TablePage.tsx')
  loaded.readyBoard()
  loadSoon()
  return loaded
})
const JoinPage = page(() => import('./share/JoinPage.tsx'))

/** Loads the page that the address asks for, so that it is shown as soon as there is something to show. */
export function loadPage(): Promise<void> {
  if (invitationInAddress() !== undefined) return loadAhead(JoinPage)
  return loadAhead(tableInAddress() === undefined ? LobbyPage : TablePage)
}

/** The page has been here for so long (ms): it is kept on the device now. */
const ARRIVED = 2000

/** The lobby, or the table that the address names. */
export function App({ tables }: { tables: Tables }) {
  const [notices] = useState(makeNotices)
  const voice = useVoiceOf()
  const id = useSyncExternalStore(onAddress, tableInAddress)
  const session = useSession(id, tables, notices)
  const kept = session ?? tables
  // Every deed is written a moment later: only what goes wrong with that is worth a render.
  const warning = useSyncExternalStore(kept.subscribe, () => warningOf(kept.saved()))
  useListed(session, tables)
  useShared(session, tables, notices)
  const here = useRef({ tables, session, notices })
  here.current = { tables, session, notices }
  useEffect(() => catchFiles(() => here.current), [])
  useKeptPage(kept, notices)
  const invitation = useSyncExternalStore(onAddress, invitationInAddress)
  if (invitation !== undefined)
    return (
      <Suspense>
        <JoinPage key={invitation} invitation={invitation} tables={tables} voice={voice} />
      </Suspense>
    )
  if (id === undefined)
    return (
      <VoiceContext value={voice}>
        <Suspense>
          <LobbyPage tables={tables} warning={warning} notices={notices} />
        </Suspense>
      </VoiceContext>
    )
  if (!session) return null
  return (
    <Suspense>
      <TablePage key={id} session={session} tables={tables} warning={warning} notices={notices} />
    </Suspense>
  )
}

/** The session of this table; undefined until it is open. */
function useSession(
  id: string | undefined,
  { lobby, laid }: Tables,
  notices: Notices,
): Session | undefined {
  const [open, setOpen] = useState<Session>()
  // Before anything is painted: there is nothing to be seen yet, and a frame is long.
  useLayoutEffect(() => {
    if (id === undefined) return
    let left = false
    let session: Session | undefined
    void openSession(laid, id, lobby.list().find((one) => one.id === id)?.game).then((opened) => {
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
  }, [id, lobby, laid, notices])
  return open?.table.id === id ? open : undefined
}

/**
 * Lets the page open without whoever serves it, and offers newer versions of it; not while it is
 * developed, nor where it is one file.
 */
function useKeptPage(kept: Session | Tables, notices: Notices) {
  const latest = useRef(kept)
  latest.current = kept
  useEffect(() => {
    if (!import.meta.env.PROD || import.meta.env['ONE']) return
    const begin = () =>
      void import('./renewal.ts')
        .then(({ keepPage }) => keepPage(notices, () => latest.current))
        // Gone before it was all here: it comes with the next visit.
        .catch(() => undefined)
    const timer = setTimeout(begin, ARRIVED)
    return () => clearTimeout(timer)
  }, [notices])
}

/**
 * Opens an open table to others by the key that the lobby keeps with it, and bars it where that only lets us look on.
 */
function useShared(session: Session | undefined, { lobby }: Tables, notices: Notices) {
  const list = useSyncExternalStore(lobby.subscribe, lobby.list)
  const entry = list.find(({ id }) => id === session?.table.id)
  const key = entry?.shut ? undefined : entry?.key
  const watch = entry?.watch ?? false
  // Before anything can be touched.
  useLayoutEffect(
    () => session?.table.bar(watch ? say('table.watching') : undefined),
    [session, watch],
  )
  useEffect(() => {
    if (!session) return
    let stale = false
    let stop: (() => void) | undefined
    if (key === undefined) void session.room.share(undefined)
    else
      void import('./share/openness.ts').then(({ openBy }) => {
        if (!stale) stop = openBy(session, key, lobby, notices)
      })
    return () => {
      stale = true
      stop?.()
    }
  }, [session, key, lobby, notices])
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
    document.title = printableLine(last)
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
      document.title = printableLine(last)
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
