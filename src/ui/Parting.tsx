import type { Sentence } from '../rules/sentence.ts'
import { Modal } from './Modal.tsx'
import { useShareSay } from './sharewords.ts'

/** Tells somebody that they are no longer at a table. */
export function Parting({ what, onClose }: { what: Sentence; onClose(): void }) {
  const say = useShareSay()
  return (
    <Modal title={say('rekey.outTitle')} look="parting" onClose={onClose}>
      <p role="alert">{say(what)}</p>
      <p>{say('rekey.outKeeps')}</p>
      <footer>
        <button type="button" className="primary" data-first onClick={onClose}>
          {say('rekey.outRead')}
        </button>
      </footer>
    </Modal>
  )
}
