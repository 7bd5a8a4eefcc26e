import { PencilLine, Trash2 } from 'lucide-react'
import type { Sentence } from '../rules/sentence.ts'
import { when } from './format.ts'
import { IconButton } from './IconButton.tsx'
import { useNaming } from './naming.tsx'
import { useSay, useVoice } from './say.ts'
import type { TableEntry } from './tables.ts'

/** One table of the list: open it, rename it in place, remove it. */
export function LobbyTable({
  table,
  game,
  now,
  ...on
}: {
  table: TableEntry
  game: Sentence | undefined
  now: number
  onOpen(id: string): void
  onRename(id: string, title: string): void
  onRemove(id: string): void
}) {
  const say = useSay()
  const { lang } = useVoice()
  const { field, begin, back } = useNaming(table.title, (title) => on.onRename(table.id, title))
  const about = [game ? say(game) : say('lobby.unknownGame'), when(table.touched, now, lang)]
  return (
    <li className="lobby-table">
      {field || (
        <button type="button" className="open" onClick={() => on.onOpen(table.id)}>
          <b dir="auto">{table.title}</b>
          <span>{about.join(' · ')}</span>
        </button>
      )}
      <IconButton
        icon={PencilLine}
        label={say('lobby.rename', { title: table.title })}
        ref={back}
        onClick={begin}
      />
      <IconButton
        icon={Trash2}
        label={say('lobby.remove', { title: table.title })}
        onClick={() => on.onRemove(table.id)}
      />
    </li>
  )
}
