import { Modal } from '../parts/Modal.tsx'
import { useRoundSay } from './words.ts'

/** Asks whoever would take the screen away from all who sit around it. */
export default function LeaveAll(props: { onLeave(): void; onClose(): void }) {
  const say = useRoundSay()
  return (
    <Modal title={say('command.lobby')} onClose={props.onClose}>
      <p>{say('round.leaveAll')}</p>
      <div className="buttons">
        <button type="button" className="primary" onClick={props.onLeave}>
          {say('command.lobby')}
        </button>
        <button type="button" data-first onClick={props.onClose}>
          {say('form.notNow')}
        </button>
      </div>
    </Modal>
  )
}
