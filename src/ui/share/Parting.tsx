import type { Sentence } from '../../rules/plain/sentence.ts'
import { Modal } from '../parts/Modal.tsx'
import { useShareSay } from './words.ts'

/** Tells somebody that they are no longer at a table, where they played or only watched. */
export function Parting(props: { what: Sentence; watch: boolean; onClose(): void }) {
  const { what, watch, onClose } = props
  const say = useShareSay()
  return (
    <Modal title={say('rekey.outTitle')} look="parting" onClose={onClose}>
      <p role="alert">{say(what)}</p>
      <p>{say(watch ? 'rekey.outKeepsWatch' : 'rekey.outKeeps')}</p>
      <footer>
        <button type="button" className="primary" data-first onClick={onClose}>
          {say('rekey.outRead')}
        </button>
      </footer>
    </Modal>
  )
}
