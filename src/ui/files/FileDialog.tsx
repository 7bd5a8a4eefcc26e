import './files.css'
import { Combine, CopyPlus } from 'lucide-react'
import { Modal } from '../parts/Modal.tsx'
import { when } from '../say/format.ts'
import { useVoice } from '../say/say.ts'
import { useFilesSay } from './words.ts'

/** What to do with the file of a table that is here already. */
export type FileChoice = 'merge' | 'copy'

export interface FileQuestion {
  readonly file: string
  /** What the table is called in the file, and what it is called here. */
  readonly title: string
  readonly own: string
  readonly touched: number
  /** How many things lie in both, of how many here. */
  readonly both: number
  readonly of: number
  /** It may only be looked at here. */
  readonly watching: boolean
}

/** Asks what to do with the file of a table that is here already; each way explained. */
export function FileDialog(
  props: FileQuestion & { onChoose(choice: FileChoice | undefined): void },
) {
  const { onChoose, watching, both, of } = props
  const say = useFilesSay()
  const { lang } = useVoice()
  const values = {
    file: props.file,
    title: props.title,
    own: props.own,
    when: when(props.touched, Date.now(), lang),
  }
  return (
    <Modal title={say('files.same')} look="file-choice" onClose={() => onChoose(undefined)}>
      <p>{say('files.sameNote', values)}</p>
      {of > 0 && <p className="hint">{say('files.common', { n: both, of })}</p>}
      {watching ? (
        <p className="hint">{say('files.watching')}</p>
      ) : (
        <button type="button" className="way" data-first onClick={() => onChoose('merge')}>
          <Combine aria-hidden size={26} strokeWidth={1.6} />
          <b>{say('files.merge')}</b>
          <span>{say('files.mergeNote')}</span>
        </button>
      )}
      <button type="button" className="way" onClick={() => onChoose('copy')}>
        <CopyPlus aria-hidden size={26} strokeWidth={1.6} />
        <b>{say('files.copy')}</b>
        <span>{say('files.copyNote')}</span>
      </button>
      <footer>
        <button type="button" onClick={() => onChoose(undefined)}>
          {say('files.leave')}
        </button>
      </footer>
    </Modal>
  )
}
