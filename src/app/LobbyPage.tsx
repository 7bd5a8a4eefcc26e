import { useEffect, useState, useSyncExternalStore } from 'react'
import { GAMES } from '../games/index.ts'
import { say } from '../rules/sentence.ts'
import type { Saved } from '../table/save.ts'
import { Lobby } from '../ui/Lobby.tsx'
import type { Notices } from '../ui/notices.ts'
import { type Voice, VoiceContext } from '../ui/say.ts'
import { goTo, goToInvitation } from './address.ts'
import { chance } from './chance.ts'
import { layAgain, layTable } from './session.ts'
import type { Tables } from './tables.ts'
import { voiceOf } from './voice.ts'
import { warningOf } from './warning.ts'

// Each game's name is among its own words, which the lobby's voice does not know.
const CHOICES = GAMES.map((game) => ({
  id: game.id,
  say: say('plain', { text: voiceOf(game).say(game.say) }),
}))

/** The first page: the tables of this browser. */
export function LobbyPage(props: { tables: Tables; saved: Saved; voice: Voice; notices: Notices }) {
  const { tables, saved, voice, notices } = props
  const { lobby } = tables
  const list = useSyncExternalStore(lobby.subscribe, lobby.list)
  const [now, setNow] = useState(Date.now)
  // "A minute ago" grows old while one looks at it.
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  const open = async (file: File) => {
    try {
      const { fromBackup, openBackup } = await import('../table/backup.ts')
      const backup = fromBackup(new Uint8Array(await file.arrayBuffer()))
      if ('refusal' in backup) {
        notices.add({ say: backup.refusal, tone: 'bad' })
        return
      }
      const { game, title, made } = backup.about
      const id = chance.id()
      layAgain(openBackup(id, backup))
      lobby.add({ id, game, title, made, touched: Date.now() })
      notices.add({ say: say('lobby.opened', { title }), tone: 'good' })
      goTo(id)
    } catch {
      notices.add({ say: say('backup.unread'), tone: 'bad' })
    }
  }
  return (
    <VoiceContext value={voice}>
      <Lobby
        tables={list.filter(({ bin }) => !bin)}
        games={CHOICES}
        now={now}
        notices={notices}
        warning={warningOf(saved)}
        onNew={(title, id) => {
          const game = GAMES.find((each) => each.id === id)
          if (!game) return
          const table = layTable(game, title)
          const made = Date.now()
          lobby.add({ id: table, title, game: id, made, touched: made })
          goTo(table)
        }}
        onOpen={goTo}
        onRename={lobby.rename}
        onRemove={(id) => {
          const title = list.find((entry) => entry.id === id)?.title ?? ''
          lobby.remove(id)
          notices.add({
            say: say('lobby.removed', { title }),
            action: { say: say('lobby.restore'), run: () => lobby.restore(id) },
          })
        }}
        onJoin={async (text) => {
          const { invitationIn } = await import('./sharing.ts')
          const found = invitationIn(text)
          if (!('code' in found)) return found
          goToInvitation(found.code)
          return undefined
        }}
        onFile={(file) => void open(file)}
      />
    </VoiceContext>
  )
}
