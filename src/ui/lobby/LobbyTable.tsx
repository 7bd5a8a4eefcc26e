import { CopyPlus, PencilLine, Save, Trash2 } from 'lucide-react'
import type { Sentence } from '../../rules/plain/sentence.ts'
import type { Likeness } from '../../table/store/likenesses.ts'
import { callerOf } from '../files/called.ts'
import { usePicture } from '../files/picture.ts'
import { useFilesSay } from '../files/words.ts'
import { IconButton } from '../parts/IconButton.tsx'
import { useNaming } from '../parts/naming.tsx'
import { when } from '../say/format.ts'
import { useVoice } from '../say/say.ts'
import type { TableEntry } from './tables.ts'

/** One table of the list, with its picture: open it, rename it in place, copy it, save it, remove it. */
export function LobbyTable({
  table,
  game,
  look,
  now,
  ...on
}: {
  table: TableEntry
  game: Sentence | undefined
  look: Likeness | undefined
  now: number
  onOpen(id: string): void
  onRename(id: string, title: string): void
  onRemove(id: string): void
  onSave(id: string): void
  onCopy(id: string): void
}) {
  const say = useFilesSay()
  const voice = useVoice()
  const { lang } = voice
  const { id, title } = table
  const { field, begin, back } = useNaming(title, (next) => on.onRename(id, next))
  const picture = usePicture(look?.picture)
  const about = [game ? say(game) : say('lobby.unknownGame'), when(table.touched, now, lang)]
  const called = callerOf(voice)
  const branchOf = (from: NonNullable<Likeness['from']>) =>
    say('branch.of', { title: from.title, name: called(from) })
  const people = look?.people ?? []
  const names = new Intl.ListFormat(lang, { type: 'conjunction' }).format(people)
  return (
    <li className="lobby-table">
      <button
        type="button"
        className="open"
        aria-label={field ? title : undefined}
        onClick={() => on.onOpen(id)}
      >
        <span className="photo">{picture && <img src={picture} alt="" />}</span>
        {!field && <b dir="auto">{title}</b>}
        {!field && <span>{about.join(' · ')}</span>}
        {!field && look?.from && <span>{branchOf(look.from)}</span>}
        {!field && people.length > 0 && <span>{say('shelf.people', { names })}</span>}
      </button>
      {field}
      <div className="buttons">
        <IconButton
          icon={PencilLine}
          label={say('lobby.rename', { title })}
          ref={back}
          onClick={begin}
        />
        <IconButton
          icon={CopyPlus}
          label={say('shelf.copy', { title })}
          onClick={() => on.onCopy(id)}
        />
        <IconButton
          icon={Save}
          label={say('shelf.save', { title })}
          onClick={() => on.onSave(id)}
        />
        <IconButton
          icon={Trash2}
          label={say('lobby.remove', { title })}
          onClick={() => on.onRemove(id)}
        />
      </div>
    </li>
  )
}
