import { grouped } from '../../rules/plain/lists.ts'
import './history.css'
import type { Origin } from '../../table/past/branch.ts'
import type { Happened } from '../../table/past/happened.ts'
import type { Kept } from '../../table/past/snapshots.ts'
import { Modal } from '../parts/Modal.tsx'
import { dated } from '../say/format.ts'
import { useVoice } from '../say/say.ts'
import { type BookmarkList, BookmarkShelf, BranchLine } from './Bookmarks.tsx'
import { usePicture } from './picture.ts'
import { useFilesSay } from './words.ts'

const PARTS = ['made', 'written', 'moved', 'gone', 'rolls'] as const

/** A table's past: its bookmarks, and what this device has kept, the newest first, by days. */
export function History(props: {
  /** Undefined until it is known. */
  list: readonly Kept[] | 'refused' | undefined
  bookmarks: BookmarkList
  /** Where the table came from, for a branch. */
  origin: Origin | undefined
  onLook(kept: Kept): void
  onClose(): void
}) {
  const { list, bookmarks, origin, onLook } = props
  const say = useFilesSay()
  const { lang } = useVoice()
  const kept = list === 'refused' ? [] : (list ?? [])
  const days = grouped(kept, ({ at }) => new Date(at).toDateString())
  return (
    <Modal title={say('history')} look="history" onClose={props.onClose}>
      {origin && <BranchLine {...origin} />}
      <BookmarkShelf {...bookmarks} />
      <p className="hint" role="status">
        {list === undefined
          ? say('history.loading')
          : list === 'refused'
            ? say('history.refused')
            : say(kept.length === 0 ? 'history.empty' : 'history.note')}
      </p>
      {[...days].map(([day, ones]) => (
        <section key={day}>
          <h3 className="caps">
            {new Date(day).toLocaleDateString(dated(lang), {
              weekday: 'long',
              day: 'numeric',
              month: 'long',
            })}
          </h3>
          <ul>
            {ones.map((one) => (
              <li key={one.id}>
                <Moment kept={one} onLook={onLook} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Modal>
  )
}

function Moment({ kept, onLook }: { kept: Kept; onLook(kept: Kept): void }) {
  const say = useFilesSay()
  const { lang } = useVoice()
  const picture = usePicture(kept.picture)
  const time = new Date(kept.at).toLocaleTimeString(dated(lang), { timeStyle: 'short' })
  const since = useHappened(kept.since)
  return (
    <button type="button" className="moment" onClick={() => onLook(kept)}>
      <span className="photo">{picture && <img src={picture} alt="" />}</span>
      <b>{say('history.look', { when: time })}</b>
      <span>{kept.why === 'play' ? since || say('history.play') : say(`history.${kept.why}`)}</span>
    </button>
  )
}

/** What happened, as one line. */
export function useHappened(since: Happened | undefined): string {
  const say = useFilesSay()
  const { lang } = useVoice()
  if (!since) return ''
  const parts = PARTS.filter((part) => since[part] > 0)
  const told = parts.map((part) => say(`history.${part}`, { n: since[part] }))
  if (told.length === 0) return say('history.nothing')
  return new Intl.ListFormat(lang, { type: 'unit' }).format(told)
}
