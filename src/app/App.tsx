import { Suspense, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Game } from '../rules/game.ts'
import { printableLine } from '../rules/plain/printable.ts'
import { say } from '../rules/plain/sentence.ts'
import { late, loadAhead, loadSoon, page } from '../ui/parts/late.tsx'
import { makeNotices, type Notices } from '../ui/parts/notices.ts'
import { VoiceContext } from '../ui/say/say.ts'
import { goTo, invitationInAddress, onAddress, tableInAddress } from './page/address.ts'
import { type FromDevice, isPlayable, type OpenTable, openKept } from './page/opentable.ts'
import type { Page } from './page/page.ts'
import { Stumble } from './page/Stumble.tsx'
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
export function loadPage(held: Page): Promise<void> {
  if (invitationInAddress(held) !== undefined) return loadAhead(JoinPage)
  return loadAhead(tableInAddress() === undefined ? LobbyPage : TablePage)
}

/** The page has been here for so long (ms): it is kept on the device now. */
const ARRIVED = 2000

/** The lobby, or the table that the address names. */
export function App({ tables }: { tables: Tables }) {
  const [notices] = useState(makeNotices)
  const voice = useVoiceOf(tables.page)
  const id = useSyncExternalStore(onAddress, tableInAddress)
  const opened = useOpenTable(id, tables, notices)
  const kept = opened ?? tables
  // Every change is written a moment later: only what goes wrong with that is worth a render.
  const warning = useSyncExternalStore(kept.subscribe, () => warningOf(kept.saved()))
  useListed(opened, tables)
  useShared(opened, tables, notices)
  const here = useRef({ tables, opened, notices })
  here.current = { tables, opened, notices }
  useEffect(() => catchFiles(() => here.current), [])
  useKeptPage(kept, notices)
  const invitation = useSyncExternalStore(onAddress, () => invitationInAddress(tables.page))
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
  if (!opened) return null
  return (
    <Stumble
      key={id}
      onStumble={() => {
        notices.add({ say: say('table.stumbled'), tone: 'bad' })
        goTo(undefined)
      }}
    >
      <Suspense>
        <TablePage opened={opened} tables={tables} warning={warning} notices={notices} />
      </Suspense>
    </Stumble>
  )
}

/** Why a table is not shown. */
const UNSHOWN = {
  table: 'table.missing',
  game: 'table.otherGame',
  scripts: 'table.gameMissing',
} as const

/** Has the look of this game ready to be put on, if it has one; without what cannot be had just now. */
const dressed = ({ look }: Game) =>
  look && import('./page/dress.ts').then(({ dress }) => dress(look)).catch(() => undefined)

/** The table of this id with all that is open of it; undefined until it is. */
function useOpenTable(
  id: string | undefined,
  { lobby, page: held }: Tables,
  notices: Notices,
): OpenTable | undefined {
  const [shown, setShown] = useState<OpenTable>()
  // Before anything is painted: there is nothing to be seen yet, and a frame is long.
  useLayoutEffect(() => {
    if (id === undefined) return
    let left = false
    let mine: FromDevice
    let undress: (() => void) | undefined
    void openKept(held, id, lobby.entry(id)?.game).then(async (opened) => {
      mine = opened
      const putOn = isPlayable(opened) ? await dressed(opened.game) : undefined
      if (left) void opened?.close()
      else if (isPlayable(opened)) {
        undress = putOn?.()
        setShown(opened)
      } else {
        void opened?.close()
        notices.add({ say: say(UNSHOWN[opened?.lacks ?? 'table']), tone: 'bad' })
        goTo(undefined)
      }
    })
    return () => {
      left = true
      undress?.()
      setShown(undefined)
      void mine?.close()
    }
  }, [id, lobby, held, notices])
  return shown?.table.id === id ? shown : undefined
}

/**
 * Lets the page open without whoever serves it, and offers newer versions of it; not while it is
 * developed, nor where it is one file.
 */
function useKeptPage(kept: OpenTable | Tables, notices: Notices) {
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
function useShared(opened: OpenTable | undefined, { lobby, page }: Tables, notices: Notices) {
  useSyncExternalStore(lobby.subscribe, lobby.list)
  const entry = lobby.entry(opened?.table.id)
  const key = entry?.shut ? undefined : entry?.key
  const watch = entry?.watch ?? false
  // Before anything can be touched.
  useLayoutEffect(
    () => opened?.table.bar(watch ? say('table.watching') : undefined),
    [opened, watch],
  )
  useEffect(() => {
    if (!opened) return
    let stale = false
    let stop: (() => void) | undefined
    if (key === undefined) void opened.room.share(undefined)
    else
      void import('./share/openness.ts').then(({ openBy }) => {
        if (!stale) stop = openBy(opened, key, lobby, page, notices)
      })
    return () => {
      stale = true
      stop?.()
    }
  }, [opened, key, lobby, page, notices])
}

/** Keeps the lobby's entry of an open table true: its title, and when it was last sat at. */
function useListed(opened: OpenTable | undefined, { lobby }: Tables) {
  useEffect(() => {
    if (!opened) return
    const { table, game } = opened
    const { about } = table.state()
    const title = () => table.state().about.title
    lobby.add({
      id: table.id,
      title: about.title,
      game: game.id,
      made: about.made,
      touched: Date.now(),
    })
    lobby.touch(table.id, Date.now())
    let last = title()
    document.title = printableLine(last)
    // The list is the truth for a table that was not open: it may have been renamed there. Writing the title into
    // the closed table itself would be a second hand at one key, and a merge could bring the old title back.
    const obey = () => {
      const listed = lobby.entry(table.id)
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
  }, [opened, lobby])
}
