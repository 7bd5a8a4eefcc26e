import './history.css'
import { ArrowLeft, ArrowRight, History, Undo2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Sentence } from '../../rules/plain/sentence.ts'
import type { Kept } from '../../table/past/snapshots.ts'
import { Modal } from '../parts/Modal.tsx'
import { dated } from '../say/format.ts'
import { useVoice } from '../say/say.ts'
import { useHappened } from './History.tsx'
import { useFilesSay } from './words.ts'

/** The table as it was, on the whole screen, marked as past all around; and the ways back. */
export function Past(props: {
  kept: Kept
  /** Why nobody here can take it back. */
  refusal: Sentence | undefined
  onEarlier?(): void
  onLater?(): void
  onTake(): void
  onList(): void
  onClose(): void
  children: ReactNode
}) {
  const { kept, refusal } = props
  const say = useFilesSay()
  const { lang } = useVoice()
  const [sure, setSure] = useState(false)
  const day = new Date(kept.at).toLocaleString(dated(lang), {
    dateStyle: 'long',
    timeStyle: 'short',
  })
  const since = useHappened(kept.since)
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
    <Modal title={say('history.was', { when: day })} look="past" onClose={props.onClose}>
      <p className="past-note" role="status">
        {say('history.wasNote')}
        {since && <small>{since}</small>}
      </p>
      <div className="past-board">{props.children}</div>
      {sure ? (
        <footer>
          <p>{say('history.takeNote')}</p>
          <button type="button" className="primary" ref={focus} onClick={props.onTake}>
            {say('history.take')}
          </button>
          <button type="button" onClick={() => setSure(false)}>
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
          <i />
          {refusal ? (
            <p>{say(refusal)}</p>
          ) : (
            <button type="button" onClick={() => setSure(true)}>
              <Undo2 aria-hidden size={18} />
              {say('history.take')}
            </button>
          )}
          <button type="button" className="primary" data-first onClick={props.onClose}>
            {say('history.now')}
          </button>
        </footer>
      )}
    </Modal>
  )
}

const focus = (button: HTMLButtonElement | null) => button?.focus()
