import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { TITLES } from '../../games/titles.ts'
import type { Game } from '../../rules/game.ts'
import { readSeating } from '../../rules/plain/seating.ts'
import { plain, say } from '../../rules/plain/sentence.ts'
import { type Likeness, likenesses } from '../../table/store/likenesses.ts'
import type { Lobby as List } from '../../table/store/lobby.ts'
import type { Table } from '../../table/table.ts'
import { filesSpeaker } from '../../ui/files/words.ts'
import { LobbyView } from '../../ui/lobby/LobbyView.tsx'
import { OnlyGames } from '../../ui/lobby/OnlyGames.tsx'
import type { GameChoice } from '../../ui/lobby/tables.ts'
import type { Notices } from '../../ui/parts/notices.ts'
import { speaker } from '../../ui/say/words.ts'
import { tableShown } from '../appliance/kiosk.ts'
import { seatNext } from '../appliance/next.ts'
import { layCopy, saveToFile, withTable } from '../files/tablefiles.ts'
import { goTo, goToInvitation } from '../page/address.ts'
import { gameOf } from '../page/games.ts'
import { speakAs } from '../page/language.ts'
import { layTable } from '../page/opentable.ts'
import { keptSeating } from '../page/seating.ts'
import { readSettings, writeSettings } from '../page/settings.ts'
import type { Tables } from '../page/tables.ts'
import { type Speaks, voiceOf } from '../page/voice.ts'
import type { WarningKey } from '../page/warning.ts'
import { chooseFiles } from '../table/incoming.ts'

// What a game is called and what it is about are its own words, which the lobby's voice does not know.
const choices = ({ spoken: { now } }: Speaks): GameChoice[] =>
  TITLES.map(({ words, ...title }) => {
    const speak = speaker(now, words[now] ?? {}, words.en)
    return { ...title, say: plain(speak(title.say)), blurb: plain(speak(title.blurb)) }
  })

/** What the page's own voice does not know, said by the lobby's. */
const tellerOf =
  (page: Speaks) =>
  (...what: Parameters<typeof say>) =>
    plain(filesSpeaker(voiceOf(page))(say(...what)))

/** The first page: the tables of this browser. */
export default function LobbyPage(props: {
  tables: Tables
  warning: WarningKey
  notices: Notices
}) {
  const { tables, warning, notices } = props
  const { lobby, page } = tables
  const told = tellerOf(page)
  const list = useSyncExternalStore(lobby.subscribe, lobby.list)
  const [now, setNow] = useState(Date.now)
  const [own, setOwn] = useState(readSettings)
  // "A minute ago" grows old while one looks at it.
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  const looks = useLikenesses(lobby)
  const coming = useRef(false)
  /** Does something with a game of these, once it has come: once, however often it is pressed until then. */
  const withGame = async (id: string, act: (game: Game) => unknown) => {
    if (coming.current) return
    coming.current = true
    try {
      const game = await gameOf(page, id)
      if (game) await act(game)
    } catch {
      notices.add({ say: say('late.missing'), tone: 'bad' })
    }
    coming.current = false
  }
  /** Lays a table of a game; undefined where its own code does not. */
  const laid = (game: Game, title: string) => {
    try {
      return layTable(page, game, title)
    } catch {
      notices.add({ say: told('lobby.stumbled'), tone: 'bad' })
      return undefined
    }
  }
  const elsewhere = async (id: string, act: (table: Table) => void) => {
    const done = await withTable(id, tables, (table) => {
      act(table)
      return true
    })
    if (done) return
    notices.add({ say: told('files.failed'), tone: 'bad' })
  }
  // Nobody leaves this page, for another's table least of all.
  if (document.documentElement.dataset['without'] !== undefined)
    return (
      <OnlyGames
        games={choices(page)}
        notices={notices}
        onPlay={(id) =>
          withGame(id, (game) => {
            const shown = tableShown()
            // Of a table that cannot be opened all that is known of them is what was kept.
            const before = shown === undefined ? undefined : readSeating(keptSeating(shown))
            seatNext(game, tables, before, own.device)
          })
        }
      />
    )
  return (
    <LobbyView
      tables={list.filter(({ bin }) => !bin)}
      binned={list.filter(({ bin }) => bin)}
      looks={looks}
      games={choices(page)}
      now={now}
      notices={notices}
      own={own}
      onOwn={(some) => {
        const all = { ...own, ...some }
        setOwn(all)
        writeSettings(all)
        if (all.language !== own.language) void speakAs(page, all.language)
      }}
      warning={warning && say(warning)}
      onNew={(title, id) =>
        withGame(id, (game) => {
          const table = laid(game, title)
          if (table === undefined) return
          const made = Date.now()
          lobby.add({ id: table, title, game: id, made, touched: made })
          goTo(table)
        })
      }
      onOpen={goTo}
      onExample={(id) =>
        withGame(id, async (game) => {
          const { layExample } = await import('./example.ts')
          goTo(await layExample(game, tables))
        })
      }
      onRename={lobby.rename}
      onRemove={(id) => {
        const title = lobby.entry(id)?.title ?? ''
        lobby.remove(id)
        notices.add({
          say: told('lobby.removed', { title }),
          action: { say: told('lobby.restore'), run: () => lobby.restore(id) },
        })
      }}
      onJoin={async (text) => {
        const { invitationIn } = await import('../share/sharing.ts')
        const found = invitationIn(text)
        if (!('code' in found)) return found
        goToInvitation(page, found.code)
        return undefined
      }}
      onRestore={lobby.restore}
      onFile={() => chooseFiles({ tables, opened: undefined, notices })}
      onSave={(id) => void elsewhere(id, saveToFile)}
      onCopy={(id) => void elsewhere(id, (table) => layCopy(table, tables))}
    />
  )
}

/** A picture that is being drawn while its table is left is there by then, ms. */
const LATER = [400, 1500]
const NONE: ReadonlyMap<string, Likeness> = new Map()

/** How the tables looked; looked up anew when the list changes, since one is drawn while a table is being left. */
function useLikenesses(lobby: List): ReadonlyMap<string, Likeness> {
  const [looks, setLooks] = useState(NONE)
  useEffect(() => {
    let left = false
    const read = () =>
      likenesses().then(
        (found) => left || setLooks(found),
        // The browser keeps none.
        () => undefined,
      )
    void read()
    const later = LATER.map((wait) => setTimeout(read, wait))
    const stop = lobby.subscribe(read)
    return () => {
      left = true
      later.forEach(clearTimeout)
      stop()
    }
  }, [lobby])
  return looks
}
