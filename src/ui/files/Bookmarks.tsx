import './bookmarks.css'
import { Bookmark as BookmarkSign, PencilLine, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import type { Sentence } from '../../rules/plain/sentence.ts'
import type { Bookmark } from '../../table/past/bookmarks.ts'
import { IconButton } from '../parts/IconButton.tsx'
import { useNaming } from '../parts/naming.tsx'
import { useVoice } from '../say/say.ts'
import { callerOf, dayAndTime } from './called.ts'
import { usePicture } from './picture.ts'
import { useFilesSay } from './words.ts'

/** A bookmark as it is listed. */
export interface Shown {
  readonly bookmark: Bookmark
  /** Who made it, as far as is known. */
  readonly by: string | undefined
  /** Undefined until it is drawn. */
  readonly picture: Uint8Array<ArrayBuffer> | undefined
  /** It cannot be opened. */
  readonly damaged: boolean
  /** It has no room at the table, and is known on this device. */
  readonly aside: boolean
}

/** The bookmarks of a table, and what can be done with them. */
export interface BookmarkList {
  readonly list: readonly Shown[]
  /** Those that others took away, and this device has kept. */
  readonly lost: readonly Bookmark[]
  /** How many more have a name and no room. */
  readonly over: number
  /** How many are none at all. */
  readonly odd: number
  /** UTF-16 units of a name. */
  readonly longest: number
  /** Why none can be made here. */
  readonly refusal: Sentence | undefined
  /** What was done last, and how it is undone. */
  readonly said: { readonly say: string; undo?(): void } | undefined
  onMake(name: string): void
  onName(bookmark: Bookmark, name: string): void
  onTakeOut(bookmark: Bookmark): void
  onPutBack(bookmark: Bookmark): void
  /** One of the lost is not kept any longer. */
  onLetGo(bookmark: Bookmark): void
  /** Takes away those that have no room, for good. */
  onClear(): void
  onLook(bookmark: Bookmark): void
}

/** Bookmarks in a table's history: a line to make one, and their pictures. */
export function BookmarkShelf(props: BookmarkList) {
  const { list, over, odd, refusal, said } = props
  const say = useFilesSay()
  const id = useId()
  const [name, setName] = useState('')
  return (
    <section className="bookmarks" aria-labelledby={id}>
      <h3 id={id} className="caps">
        {say('bookmark.all')}
      </h3>
      {refusal ? (
        <p className="hint">{say(refusal)}</p>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            props.onMake(name)
            setName('')
          }}
        >
          <input
            value={name}
            maxLength={props.longest}
            dir="auto"
            autoComplete="off"
            aria-label={say('bookmark.name')}
            placeholder={say('bookmark.name')}
            onChange={(event) => setName(event.target.value)}
          />
          <button type="submit" className="primary">
            <BookmarkSign aria-hidden size={17} />
            {say('bookmark.make')}
          </button>
        </form>
      )}
      <p className="said" role="status">
        {said?.say}
        {said?.undo && (
          <button type="button" onClick={said.undo}>
            {say('bookmark.back')}
          </button>
        )}
      </p>
      {list.length + props.lost.length === 0 && <p className="hint">{say('bookmark.none')}</p>}
      <ul>
        {list.map((one) => (
          <li key={one.bookmark.id}>
            <OneBookmark shown={one} fixed={refusal !== undefined} on={props} />
          </li>
        ))}
      </ul>
      {props.lost.length > 0 && <LostBookmarks {...props} />}
      {odd > 0 && <p className="hint">{say('bookmark.odd', { n: odd })}</p>}
      {over > 0 && (
        <p className="hint">
          {say('bookmark.over', { n: over })}
          {!refusal && (
            <button type="button" className="quiet" onClick={props.onClear}>
              {say('bookmark.clear')}
            </button>
          )}
        </p>
      )}
    </section>
  )
}

/** What others took away: by name, to be put back or let go. */
function LostBookmarks({
  lost,
  refusal,
  onPutBack,
  onLetGo,
}: Pick<BookmarkList, 'lost' | 'refusal' | 'onPutBack' | 'onLetGo'>) {
  const say = useFilesSay()
  const voice = useVoice()
  const called = callerOf(voice)
  return (
    <div className="lost">
      <p>{say('bookmark.kept', { n: lost.length })}</p>
      <ul>
        {lost.map((one) => (
          <li key={`${one.id} ${one.at}`}>
            <b dir="auto">{one.name}</b>
            <small>{dayAndTime(one.at, voice.lang)}</small>
            {!refusal && (
              <button
                type="button"
                aria-label={say('bookmark.backNamed', { name: called(one) })}
                onClick={() => onPutBack(one)}
              >
                {say('bookmark.back')}
              </button>
            )}
            <button
              type="button"
              className="quiet"
              aria-label={say('bookmark.letGoNamed', { name: called(one) })}
              onClick={() => onLetGo(one)}
            >
              {say('bookmark.letGo')}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function OneBookmark(props: {
  shown: Shown
  /** Whether it can only be looked at. */
  fixed: boolean
  on: Pick<BookmarkList, 'onName' | 'onTakeOut' | 'onLook'>
}) {
  const { bookmark, by, damaged, aside } = props.shown
  const { on } = props
  const say = useFilesSay()
  const voice = useVoice()
  const picture = usePicture(props.shown.picture)
  const when = dayAndTime(bookmark.at, voice.lang)
  const called = callerOf(voice)(bookmark)
  const { field, begin, back } = useNaming(bookmark.name, (next) => on.onName(bookmark, next))
  const about = [by, bookmark.name && when, aside && say('bookmark.noRoom')]
    .filter(Boolean)
    .join(' · ')
  return (
    <>
      <button type="button" className="moment" onClick={() => on.onLook(bookmark)}>
        <span className="photo">
          {picture && <img src={picture} alt="" />}
          {damaged && <em>{say('bookmark.damaged')}</em>}
        </span>
        {!field && <b dir="auto">{bookmark.name || when}</b>}
        <span>{about || say('bookmark.unnamed')}</span>
      </button>
      {field}
      {!props.fixed && (
        <span className="buttons">
          <IconButton
            icon={PencilLine}
            label={say('bookmark.rename', { name: called })}
            ref={back}
            onClick={begin}
          />
          <IconButton
            icon={Trash2}
            label={say('bookmark.takeOut', { name: called })}
            onClick={() => on.onTakeOut(bookmark)}
          />
        </span>
      )}
    </>
  )
}

/** Where a branch came from, as one line. */
export function BranchLine({ title, name, at }: { title: string; name: string; at: number }) {
  const say = useFilesSay()
  const called = callerOf(useVoice())({ name, at })
  return <p className="branch-line">{say('branch.of', { title, name: called })}</p>
}
