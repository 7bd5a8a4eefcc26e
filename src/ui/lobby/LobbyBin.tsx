import { Trash2 } from 'lucide-react'
import { useFilesSay } from '../files/words.ts'
import { when } from '../say/format.ts'
import { useVoice } from '../say/say.ts'
import type { TableEntry } from './tables.ts'

/** The tables that were taken off the list; each can be put back. */
export function LobbyBin(props: {
  tables: readonly TableEntry[]
  now: number
  onRestore(id: string): void
}) {
  const say = useFilesSay()
  const { lang } = useVoice()
  return (
    <details className="lobby-bin">
      <summary>
        <Trash2 aria-hidden size={17} />
        {say('shelf.binned', { n: props.tables.length })}
      </summary>
      <ul className="rows">
        {props.tables.map(({ id, title, touched }) => (
          <li key={id}>
            <span dir="auto">{title}</span>
            <small>{when(touched, props.now, lang)}</small>
            <button
              type="button"
              aria-label={say('shelf.restore', { title })}
              onClick={() => props.onRestore(id)}
            >
              {say('lobby.restore')}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
