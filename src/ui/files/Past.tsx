import './history.css'
import { ArrowLeft, ArrowRight, Columns2, GitBranch, History, Undo2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Sentence } from '../../rules/plain/sentence.ts'
import type { Happened } from '../../table/past/happened.ts'
import { Modal } from '../parts/Modal.tsx'
import { dated } from '../say/format.ts'
import { useVoice } from '../say/say.ts'
import { useHappened } from './History.tsx'
import { useFilesSay } from './words.ts'

/** The table as it was, on the whole screen, marked as past all around; and the ways back. */
export function Past(props: {
  /** When that was (ms since 1970), by which name, and what had happened since the one before. */
  moment: { readonly at: number; readonly name?: string; readonly since?: Happened | undefined }
  /** Why nobody here can take it back. */
  refusal: Sentence | undefined
  onEarlier?(): void
  onLater?(): void
  onTake(): void
  /** Goes on from it at a new table. */
  onBranch(): void
  onCompare(): void
  onList(): void
  onClose(): void
  children: ReactNode
}) {
  const { moment, refusal } = props
  const say = useFilesSay()
  const { lang } = useVoice()
  const [sure, setSure] = useState<'take' | 'branch'>()
  const day = new Date(moment.at).toLocaleString(dated(lang), {
    dateStyle: 'long',
    timeStyle: 'short',
  })
  const since = useHappened(moment.since)
  const title = moment.name
    ? say('bookmark.was', { name: moment.name, when: day })
    : say('history.was', { when: day })
  const step = (
    key: 'history.earlier' | 'history.later',
    Sign: typeof ArrowLeft,
    go?: () => void,
  ) => (
    <button type="button" className="past-step" aria-disabled={!go} onClick={() => go?.()}>
      <Sign aria-hidden size={18} />
      <span>{say(key)}</span>
    </button>
  )
  return (
    <Modal title={title} look="past" onClose={props.onClose}>
      <p className="past-note" role="status">
        {say('history.wasNote')}
        {since && <small>{since}</small>}
      </p>
      <div className="past-board">{props.children}</div>
      {sure ? (
        <footer>
          <p>{say(sure === 'take' ? 'history.takeNote' : 'branch.note')}</p>
          <button
            type="button"
            className="primary"
            ref={focus}
            onClick={sure === 'take' ? props.onTake : props.onBranch}
          >
            {say(sure === 'take' ? 'history.take' : 'branch.make')}
          </button>
          <button type="button" onClick={() => setSure(undefined)}>
            {say('form.notNow')}
          </button>
        </footer>
      ) : (
        <footer>
          {step('history.earlier', ArrowLeft, props.onEarlier)}
          {step('history.later', ArrowRight, props.onLater)}
          <button type="button" className="past-step" onClick={props.onList}>
            <History aria-hidden size={18} />
            <span>{say('history')}</span>
          </button>
          <button type="button" className="past-step" onClick={props.onCompare}>
            <Columns2 aria-hidden size={18} />
            <span>{say('compare')}</span>
          </button>
          <i />
          {refusal ? (
            <p>{say(refusal)}</p>
          ) : (
            <button type="button" onClick={() => setSure('take')}>
              <Undo2 aria-hidden size={18} />
              {say('history.take')}
            </button>
          )}
          <button type="button" onClick={() => setSure('branch')}>
            <GitBranch aria-hidden size={18} />
            {say('branch.make')}
          </button>
          <button type="button" className="primary" data-first onClick={props.onClose}>
            {say('history.now')}
          </button>
        </footer>
      )}
    </Modal>
  )
}

const focus = (button: HTMLButtonElement | null) => button?.focus()
