import './bookmarks.css'
import { ArrowRight, History } from 'lucide-react'
import { useId } from 'react'
import { Modal } from '../parts/Modal.tsx'
import { Select } from '../parts/Select.tsx'
import { usePicture } from './picture.ts'
import { useFilesSay } from './words.ts'

/** A moment that can be compared with others. */
export interface Comparable {
  readonly id: string
  readonly name: string
}

/** One of the two that are compared. */
export interface Compared {
  readonly id: string
  readonly name: string
  /** Undefined until it is drawn. */
  readonly picture: Uint8Array<ArrayBuffer> | 'damaged' | undefined
}

/** Two moments of a table side by side, and what happened between them. */
export function Compare(props: {
  all: readonly Comparable[]
  first: Compared
  then: Compared
  /** Undefined until it is known; 'damaged' where one of them cannot be read. */
  told: readonly string[] | 'damaged' | undefined
  onFirst(id: string): void
  onThen(id: string): void
  onList(): void
  onClose(): void
}) {
  const { all, first, then, told } = props
  const say = useFilesSay()
  return (
    <Modal title={say('compare')} look="compare" onClose={props.onClose}>
      <div className="compared">
        <Side label={say('compare.first')} all={all} one={first} onChoose={props.onFirst} />
        <ArrowRight aria-hidden size={22} />
        <Side label={say('compare.then')} all={all} one={then} onChoose={props.onThen} />
      </div>
      <h3 className="caps">{say('compare.between')}</h3>
      <div role="status">
        {told === undefined || told === 'damaged' || told.length === 0 ? (
          <p className="hint">
            {told === undefined
              ? say('history.loading')
              : say(told === 'damaged' ? 'bookmark.unread' : 'compare.same')}
          </p>
        ) : (
          <ul className="between">
            {told.map((line, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two sentences may be the same
              <li key={n} dir="auto">
                {line}
              </li>
            ))}
          </ul>
        )}
      </div>
      <footer>
        <button type="button" onClick={props.onList}>
          <History aria-hidden size={18} />
          {say('history')}
        </button>
        <button type="button" className="primary" onClick={props.onClose}>
          {say('history.now')}
        </button>
      </footer>
    </Modal>
  )
}

function Side(props: {
  label: string
  all: readonly Comparable[]
  one: Compared
  onChoose(id: string): void
}) {
  const { one } = props
  const say = useFilesSay()
  const id = useId()
  const damaged = one.picture === 'damaged'
  const picture = usePicture(one.picture === 'damaged' ? undefined : one.picture)
  return (
    <figure>
      <label htmlFor={id}>{props.label}</label>
      <Select
        id={id}
        label={props.label}
        value={one.id}
        options={props.all.map(({ id: value, name }) => ({ value, say: name }))}
        onChoose={props.onChoose}
      />
      <span className="photo">
        {picture && <img src={picture} alt="" />}
        {damaged && <em>{say('bookmark.damaged')}</em>}
      </span>
    </figure>
  )
}
