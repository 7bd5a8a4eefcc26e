import { PencilLine, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Sentence } from '../rules/sentence.ts'
import { takeAll } from './focus.ts'
import { when } from './format.ts'
import { IconButton } from './IconButton.tsx'
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
  const [naming, setNaming] = useState(false)
  const pencil = useRef<HTMLElement>(undefined)
  const byKey = useRef(false)
  // Who wrote it by keys goes on from where that began.
  useEffect(() => {
    if (naming || !byKey.current) return
    byKey.current = false
    pencil.current?.focus()
  }, [naming])
  const save = (title: string) => {
    setNaming(false)
    if (title.trim() && title.trim() !== table.title) on.onRename(table.id, title.trim())
  }
  const about = [game ? say(game) : say('lobby.unknownGame'), when(table.touched, now, lang)]
  return (
    <li className="lobby-table">
      {naming ? (
        <input
          defaultValue={table.title}
          maxLength={120}
          dir="auto"
          aria-label={say('title.name')}
          // Whoever asked to rename it wants to write.
          ref={takeAll}
          onBlur={(event) => save(event.target.value)}
          onKeyDown={(event) => {
            byKey.current = event.key === 'Enter' || event.key === 'Escape'
            // Enter would press the button that has the focus next.
            if (event.key === 'Enter') event.preventDefault()
            if (event.key === 'Enter') save(event.currentTarget.value)
            if (event.key === 'Escape') setNaming(false)
          }}
        />
      ) : (
        <button type="button" className="open" onClick={() => on.onOpen(table.id)}>
          <b dir="auto">{table.title}</b>
          <span>{about.join(' · ')}</span>
        </button>
      )}
      <IconButton
        icon={PencilLine}
        label={say('lobby.rename', { title: table.title })}
        onClick={({ currentTarget }) => {
          pencil.current = currentTarget
          setNaming(true)
        }}
      />
      <IconButton
        icon={Trash2}
        label={say('lobby.remove', { title: table.title })}
        onClick={() => on.onRemove(table.id)}
      />
    </li>
  )
}
